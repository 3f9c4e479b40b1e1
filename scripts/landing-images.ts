import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { writeCopy } from '#studio/copywriter/write-copy.ts'
import { openStudio } from '#studio/render/studio.ts'
import type { Brief } from '#studio/model/brief.ts'
import type { ImageBytes, Studio } from '#studio/render/studio.ts'
import { PIECES, type Piece } from './landing/pieces.ts'

/**
 * Renders the landing page's images with our own studio: `node scripts/landing-images.ts [NAME …]`, all or those named. Writes
 * public/landing and the list of them in src/web/ui/showcase/images.ts. Both are committed, so a build needs no studio.
 */
const root = join(import.meta.dirname, '..')
const folder = join(root, 'public/landing')
const WIDTHS = [360, 720, 1080]
/** For old browsers without AVIF. They are few, and the largest width would double the size of the folder. */
const WEBP_WIDTHS = [360, 720]

const studio = openStudio()
const wanted = process.argv.slice(2)
if (wanted.length === 0) await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
for (const piece of PIECES) if (wanted.length === 0 || wanted.includes(piece.name)) await make(studio, piece)
await writeFile(join(root, 'src/web/ui/showcase/images.ts'), createModule(PIECES.map(writeEntry)))
await studio.close()

/** Renders one piece in every width. */
async function make(of: Studio, piece: Piece): Promise<void> {
  const brief = createBrief(piece)
  const copy = writeCopy(brief)
  const images = await readImages(piece)
  const { data } = await of.render(await of.compose(brief, copy, images, { layout: piece.layout }), images)
  for (const width of WIDTHS) {
    const scaled = sharp(data).resize({ width })
    await scaled
      .clone()
      .avif({ quality: 58, effort: 6, chromaSubsampling: '4:4:4' })
      .toFile(join(folder, `${piece.name}-${width}.avif`))
    if (!WEBP_WIDTHS.includes(width)) continue
    await scaled
      .clone()
      .webp({ quality: 80, effort: 6, smartSubsample: true })
      .toFile(join(folder, `${piece.name}-${width}.webp`))
  }
}

/** The line of a piece in the list. */
function writeEntry(piece: Piece): string {
  const { name, width, height, brand } = piece
  const { headline } = writeCopy(createBrief(piece))
  return `  ${toKey(name)}: {\n    brand: ${quoted(brand.name)},\n    width: ${width},\n    height: ${height},\n    alt: ${quoted(headline)},\n  },`
}

function createBrief({ brand, prompt, width, height, platform, product, seed }: Piece): Brief {
  const none = { product: null, title: null, tone: null, goal: null, theme: null, instructions: null }
  const images = product ? [{ key: 'product', role: 'product' } as const] : []
  return { content_type: 'image', width, height, platform, brand, ...none, prompt, pictures: images, seed }
}

async function readImages({ product }: Piece): Promise<ImageBytes> {
  if (!product) return {}
  return { product: new Uint8Array(await readFile(join(import.meta.dirname, `landing/${product}.png`))) }
}

function createModule(lines: readonly string[]): string {
  return `/** Written by scripts/landing-images.ts. Sizes are pixels of the original; \`alt\` is its headline. */
export const IMAGES = {
${lines.join('\n')}
} as const

/** Each image is at \`/landing/NAME-WIDTH.avif\` and \`.webp\` in these widths, in pixels. */
export const IMAGE_WIDTHS = { avif: [${WIDTHS.join(', ')}], webp: [${WEBP_WIDTHS.join(', ')}] } as const
`
}

function toKey(name: string): string {
  return name.includes('-') ? `'${name}'` : name
}

function quoted(text: string): string {
  return text.includes("'") ? JSON.stringify(text) : `'${text}'`
}
