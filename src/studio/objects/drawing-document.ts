/** Creates an SVG document of `width` x `height` pixels that shows the part `view` (x, y, width, height) of a drawing. */
export function createDrawingDocument(
  body: string,
  width: number,
  height: number,
  view: readonly [number, number, number, number],
): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${view.join(' ')}" preserveAspectRatio="none">${body}</svg>`
}
