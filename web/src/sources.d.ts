declare module "*.ftl" {
  const source: string;
  export default source;
}
declare module "*.md" {
  const html: string;
  export default html;
}
declare module "*.toml" {
  // biome-ignore lint/suspicious/noExplicitAny: each game says what its facts are where it reads them
  const facts: any;
  export default facts;
}
