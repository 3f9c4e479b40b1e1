/** Linear light of the 256 values of an sRGB channel. */
const LINEAR = Float64Array.from({ length: 256 }, (_none, value) => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})

/**
 * Converts a pixel of sRGB, 0 to 255 each, to OKLab (https://bottosson.github.io/posts/oklab/): lightness 0 to 1, green to red and blue to
 * yellow about -0.4 to 0.4. For many pixels: it makes no text of a color, as `toLch` needs.
 */
export function toOklab(red: number, green: number, blue: number): [l: number, a: number, b: number] {
  const [r, g, b] = [LINEAR[red] ?? 0, LINEAR[green] ?? 0, LINEAR[blue] ?? 0]
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ]
}
