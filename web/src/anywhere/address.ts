/** Hosts that are told without `http`, and have no certificate: this machine, numbers, names of a home. */
const NEAR = /^(localhost|[\d.]+|\[[\da-f:]+\]|[\w-]+\.local|[\w-]+)(:\d+)?(\/|$)/i;

/** The address of a server as somebody writes it, up to its host; "" if it is none. */
export function serverAddress(written: string): string {
  const said = written.trim();
  if (!said) return "";
  try {
    const address = new URL(/^[a-z]+:\/\//i.test(said) ? said : `${NEAR.test(said) ? "http" : "https"}://${said}`);
    const isWeb = address.protocol === "https:" || address.protocol === "http:";
    return isWeb && !address.username && !address.password ? address.origin : "";
  } catch {
    return "";
  }
}
