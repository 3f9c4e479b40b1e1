import { mkdir, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { LAYOUTS } from '#studio/layouts/catalog.ts'
import {
  renderDesign,
  GOLDEN_FOLDER,
  GOLDEN_IMAGES,
  GOLDEN_LANGUAGES,
  GOLDEN_SIZES,
  GOLDEN_STRIPS,
  scaleToGolden,
  SEASONAL_DESIGN,
  GOLDEN_DESIGNS,
  type GoldenAspect,
  type DesignRequest,
} from '#studio/render/testing/golden-designs.ts'
import { openStudio, type RenderedImage } from '#studio/render/studio.ts'
import { THEMES } from '#studio/themes/theme.ts'
import sharp from 'sharp'
import { drawLanguageGallery } from './gallery-languages.ts'
import { printLayout, readRequest } from './gallery-layout.ts'
import { drawPromptGallery } from './gallery-prompts.ts'

/**
 * `npm run gallery`: renders every layout in every format, the five seasons and twenty seeds of one brief into .tmp/gallery, with
 * a page to look at them. `npm run gallery -- prompts` renders the 200 prompts of the prompt set for three brands instead (`--
 * prompts 1080x1920` in another size), `-- languages` all languages in three sizes for three brands (`-- languages de fi` only some).
 * `npm run gallery -- LAYOUT [SIZE] [PROMPT]` renders one layout with one text, and prints what it left out and why.
 * `--golden` replaces the golden images instead: look at all of them before they are
 * committed.
 */
const folder = join(import.meta.dirname, '../.tmp/gallery')
const forms = Object.keys(GOLDEN_SIZES) as GoldenAspect[]
const studio = openStudio({ threads: availableParallelism() })

interface Shown {
  section: string
  name: string
  wanted: DesignRequest
}

const families = LAYOUTS.flatMap(({ name }) =>
  forms.map((form): Shown => {
    const showing = GOLDEN_DESIGNS[name]
    if (!showing) throw new Error(`golden-designs.ts has no design for ${name}`)
    return { section: name, name: `${name}-${form}`, wanted: { showing, size: GOLDEN_SIZES[form], layout: name } }
  }),
)
const images = Object.entries(GOLDEN_IMAGES).map(([name, wanted]): Shown => ({ section: 'Images', name, wanted }))
const languages = Object.entries(GOLDEN_LANGUAGES).map(([name, wanted]): Shown => ({
  section: 'Languages',
  name,
  wanted,
}))
const strips = Object.entries(GOLDEN_STRIPS).map(([name, wanted]): Shown => ({ section: 'Strips', name, wanted }))
const seasons = THEMES.flatMap((theme) =>
  forms.map((form, index): Shown => {
    const wanted = { showing: SEASONAL_DESIGN, size: GOLDEN_SIZES[form], theme, seed: index + 5 }
    return { section: `Season: ${theme}`, name: `${theme}-${form}`, wanted }
  }),
)
const seeds = Array.from({ length: 20 }, (_, index): Shown => {
  const wanted = {
    showing: { ...SEASONAL_DESIGN, pictures: ['bottle' as const] },
    size: GOLDEN_SIZES.square,
    seed: index + 1,
  }
  return { section: 'Twenty seeds of one brief', name: `seed-${index + 1}`, wanted }
})

const [mode, ...details] = process.argv.slice(2)
if (mode === 'prompts') {
  const [width = 1080, height = 1080] = (details[0] ?? '').split('x').filter(Boolean).map(Number)
  await drawPromptGallery(studio, join(folder, 'prompts'), { width, height })
} else if (mode === 'languages') await drawLanguageGallery(studio, join(folder, 'languages'), details)
else if (mode === '--golden') await renewGoldens()
else if (mode) await printLayout(readRequest([mode, ...details]), folder)
else await drawGallery()
await studio.close()

async function renewGoldens(): Promise<void> {
  await rm(GOLDEN_FOLDER, { recursive: true, force: true })
  await mkdir(GOLDEN_FOLDER, { recursive: true })
  await drawAll([...families, ...images, ...languages, ...strips], async ({ name }, rendered) => {
    await scaleToGolden(rendered)
      .webp({ lossless: true, effort: 6 })
      .toFile(join(GOLDEN_FOLDER, `${name}.webp`))
  })
}

async function drawGallery(): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const all = [...families, ...images, ...languages, ...strips, ...seasons, ...seeds]
  await drawAll(all, async ({ name }, { data }) => {
    await sharp(data)
      .webp({ quality: 90 })
      .toFile(join(folder, `${name}.webp`))
  })
  await writeFile(join(folder, 'index.html'), createPage(all))
  process.stdout.write(`${all.length} designs: ${join(folder, 'index.html')}\n`)
}

async function drawAll(all: readonly Shown[], keep: (shown: Shown, rendered: RenderedImage) => Promise<void>) {
  let next = 0
  const lane = async () => {
    for (let shown = all[next++]; shown; shown = all[next++]) {
      const drawn = await renderDesign(studio, shown.wanted)
      if (shown.wanted.layout && shown.wanted.layout !== drawn.scene.layout)
        throw new Error(`${shown.name} was rendered with the layout ${drawn.scene.layout}`)
      await keep(shown, drawn)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, lane))
}

function createPage(all: readonly Shown[]): string {
  const sections = [...new Set(all.map(({ section }) => section))].map((section) => {
    const figures = all
      .filter((shown) => shown.section === section)
      .map(
        ({ name }) =>
          `<figure><img src="${name}.webp" alt="${name}" loading="lazy"><figcaption>${name}</figcaption></figure>`,
      )
    return `<h2>${section}</h2><div>${figures.join('')}</div>`
  })
  const style =
    'body{font:14px system-ui;margin:32px;background:#f4f4f2}div{display:flex;flex-wrap:wrap;gap:16px;align-items:start}figure{margin:0}img{height:300px}figcaption{color:#666}'
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Gallery</title><style>${style}</style><h1>Gallery</h1>${sections.join('')}</html>`
}
