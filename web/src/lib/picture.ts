/** An SVG as an address that a picture can be shown from. */
export const svgAddress = (svg: string): string => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;

/** An SVG as a PNG, so many pixels wide. */
export async function svgToPng(svg: string, width: number, height: number): Promise<Blob> {
  const image = new Image(width, height);
  image.src = svgAddress(svg);
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  canvas.getContext("2d")!.drawImage(image, 0, 0, width, height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((made) => (made ? resolve(made) : reject(new Error("no PNG was made"))), "image/png"),
  );
}
