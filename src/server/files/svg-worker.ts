import sharp from 'sharp'

/** A process of its own: reads an SVG from standard input, writes a PNG. Whoever starts it stops it after five seconds. */
const SIDE_MAX = 2048
const chunks: Buffer[] = []
for await (const chunk of process.stdin as AsyncIterable<Buffer>) chunks.push(chunk)
const svg = Buffer.concat(chunks)
const { width, height } = await sharp(svg, { limitInputPixels: false }).metadata()
/** Librsvg draws at 72 dots an inch; a small logo is drawn large enough to be used large. */
const density = Math.max(1, Math.min(2400, (72 * SIDE_MAX) / Math.max(width, height)))
const drawn = sharp(svg, { density, limitInputPixels: 40_000_000 }).resize(SIDE_MAX, SIDE_MAX, {
  fit: 'inside',
  withoutEnlargement: true,
})
process.stdout.write(await drawn.png().toBuffer())
