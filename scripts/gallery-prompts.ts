import { mkdir, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { drawPrompt } from '#studio/testing/prompts/draw-prompt.ts'
import { PROMPT_SET } from '#studio/testing/prompts/prompt-set.ts'
import { randomFrom } from '#studio/model/random.ts'
import { createBrief } from '#studio/testing/briefs.ts'
import type { BrandBrief, Brief } from '#studio/model/brief.ts'
import type { Studio } from '#studio/render/studio.ts'
import sharp from 'sharp'

/** Seed of the values in the prompts. */
const SEED = 1

/** A classic, a loud and a friendly brand. */
export const GALLERY_BRANDS: readonly Partial<BrandBrief>[] = [
  {
    name: 'Northwind',
    description: 'Good things for people who care',
    primary_color: '#0F4C3F',
    secondary_color: '#E3C9A8',
    typography: 'Playfair Display, serif',
    tone: 'professional',
  },
  {
    name: 'Sunbolt',
    description: 'Sparkling citrus',
    primary_color: '#D8321A',
    secondary_color: '#FFD60A',
    typography: 'Anton, sans-serif',
    tone: 'bold',
  },
  {
    name: 'Ledgerline',
    description: 'Clear words for busy people',
    primary_color: '#2B2BD9',
    secondary_color: '#D7F25B',
    typography: 'Inter, sans-serif',
    tone: 'friendly',
  },
]

/** The designs of one row of a gallery, and the name of each file. */
export interface GalleryRow {
  title: string
  briefs: readonly { file: string; brief: Brief }[]
}

interface Figure {
  file: string
  layout: string
  leftOut: string[]
}

/**
 * Renders every prompt of the prompt set for three brands into `folder`. A page there shows each prompt beside its images and lists the
 * texts that are only in the caption. `width` and `height` are pixels.
 */
export async function drawPromptGallery(
  studio: Studio,
  folder: string,
  { width, height }: { width: number; height: number },
): Promise<void> {
  const prompts = Object.entries(PROMPT_SET).flatMap(([business, marked]) =>
    marked.map((text, index) => drawPrompt(text, randomFrom(SEED, `${business} ${index}`)).prompt),
  )
  const rows = prompts.map((prompt, index) => ({
    title: `${index + 1}. ${prompt}`,
    briefs: GALLERY_BRANDS.map((brand, column) => ({
      file: `${String(index + 1).padStart(3, '0')}-${column + 1}.webp`,
      brief: createBrief({ prompt, width, height, seed: index * GALLERY_BRANDS.length + column + 1 }, brand),
    })),
  }))
  await drawRows(studio, folder, rows)
}

/** Renders the rows of a gallery into `folder`, with a page. */
export async function drawRows(studio: Studio, folder: string, rows: readonly GalleryRow[]): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const jobs = rows.flatMap(({ briefs }) => briefs)
  const figures = new Map<string, Figure>()
  let next = 0
  const lane = async () => {
    for (let job = jobs[next++]; job; job = jobs[next++]) {
      const { brief, file } = job
      const scene = await studio.compose(brief, await studio.writeCopy(brief), {})
      const { data } = await studio.render(scene, {})
      await sharp(data).resize({ height: 480, fit: 'inside' }).webp({ quality: 88 }).toFile(join(folder, file))
      const leftOut = scene.notes.filter((note) => /^(?:words|letters)_left_out/.test(note))
      figures.set(file, { file, layout: scene.layout, leftOut })
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, lane))
  await writeFile(join(folder, 'index.html'), createPage(rows, figures))
  process.stdout.write(`${jobs.length} pictures: ${join(folder, 'index.html')}\n`)
}

const escape = (text: string) => text.replace(/[&<>"]/g, (letter) => `&#${letter.codePointAt(0)};`)

function createPage(rows: readonly GalleryRow[], figures: ReadonlyMap<string, Figure>): string {
  const sections = rows.map(({ title, briefs }) => {
    const images = briefs.map(({ file }) => {
      const { layout = '', leftOut = [] } = figures.get(file) ?? {}
      const caption = escape([layout, ...leftOut].join(' · '))
      return `<figure><img src="${file}" alt="" loading="lazy"><figcaption>${caption}</figcaption></figure>`
    })
    return `<section><h2>${escape(title)}</h2><div>${images.join('')}</div></section>`
  })
  const style =
    'body{font:14px system-ui;margin:32px;background:#f4f4f2}h2{font-size:16px}div{display:flex;flex-wrap:wrap;gap:16px;align-items:start}figure{margin:0}img{height:300px}figcaption{color:#666}'
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Prompts</title><style>${style}</style><h1>Prompts</h1>${sections.join('')}</html>`
}
