/** How much of a picture is out of focus: all of it in focus, or a soft ground with a sharp subject in its middle. */
export type Focus = 'everywhere' | 'subject'

/**
 * RGB pixels of a picture as soft as a photograph: noise of many sizes, weaker the finer it is (value noise). The same seed gives the same
 * picture.
 */
export function drawPhoto(seed: number, width: number, height: number, focus: Focus = 'everywhere'): Uint8Array {
  const random = openRandom(seed)
  const sums = new Float64Array(width * height)
  for (let cells = 2, strength = 180; cells <= 512; cells *= 2, strength *= 0.55) {
    const grid = Float64Array.from({ length: (cells + 2) ** 2 }, () => (random() - 0.5) * strength)
    const at = (column: number, row: number) => grid[row * (cells + 2) + column] ?? 0
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1) {
        const [left, top] = [Math.floor((x * cells) / width), Math.floor((y * cells) / height)]
        const [dx, dy] = [(x * cells) / width - left, (y * cells) / height - top]
        const above = at(left, top) * (1 - dx) + at(left + 1, top) * dx
        const below = at(left, top + 1) * (1 - dx) + at(left + 1, top + 1) * dx
        const share = focus === 'everywhere' || cells <= 8 ? 1 : measureFocus(x / width, y / height)
        sums[y * width + x] = (sums[y * width + x] ?? 0) + share * (above * (1 - dy) + below * dy)
      }
  }
  const pixels = new Uint8Array(width * height * 3)
  for (const [index, sum] of sums.entries())
    for (const [channel, tint] of [10, 0, -15].entries())
      pixels[index * 3 + channel] = Math.max(0, Math.min(255, 128 + sum + tint))
  return pixels
}

/** 1 on a disc in the middle, which has half of the area, and 0.12 around it. */
const measureFocus = (x: number, y: number): number => (Math.hypot(x - 0.5, y - 0.5) < 0.4 ? 1 : 0.12)

function openRandom(seed: number): () => number {
  let state = seed * 7919 + 1
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
}
