import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { TriedLayout } from '#studio/compose.ts'
import type { Copy } from '#studio/copywriter/copy.ts'
import { listBlockTexts } from '#studio/copywriter/facts/post-block.ts'
import { LAYOUTS, STRIP_LAYOUTS } from '#studio/layouts/catalog.ts'
import { minTypeSize } from '#studio/layouts/type-sizes.ts'
import { createCanvas } from '#studio/model/canvas.ts'
import type { Brief } from '#studio/model/brief.ts'
import type { Scene } from '#studio/model/scene.ts'
import {
  createDesign,
  GOLDEN_DESIGNS,
  GOLDEN_STRIPS,
  type GoldenDesign,
} from '#studio/render/testing/golden-designs.ts'
import { check, compose, render, writeBriefCopy, type ComposeTask } from '#studio/render/worker.ts'

/** What `npm run gallery -- LAYOUT [SIZE] [PROMPT]` draws. `size` is in pixels; without a prompt, the words of the golden design are used. */
export interface LayoutRequest {
  layout: string
  size: readonly [width: number, height: number]
  prompt: string | null
}

export interface DrawnLayout {
  /** PNG. */
  image: Uint8Array
  scene: Scene
  /** What is shown, what was left out, and why: one line each. */
  report: string[]
}

const FEED: LayoutRequest['size'] = [1080, 1350]
const BANNER: LayoutRequest['size'] = [728, 90]

/**
 * Reads the arguments of the command.
 * @throws {Error} where there is no such layout
 */
export function readRequest([layout = '', ...details]: readonly string[]): LayoutRequest {
  const names = [...LAYOUTS, ...STRIP_LAYOUTS].map(({ name }) => name)
  if (!names.includes(layout)) throw new Error(`There is no layout "${layout}". The layouts are: ${names.join(', ')}`)
  const [, width, height] = /^(\d+)x(\d+)$/.exec(details[0] ?? '') ?? []
  const isStrip = STRIP_LAYOUTS.some(({ name }) => name === layout)
  const size = width && height ? ([Number(width), Number(height)] as const) : isStrip ? BANNER : FEED
  return { layout, size, prompt: (width ? details.slice(1) : details).join(' ') || null }
}

/** Draws one layout with one text, and explains what it left out. */
export async function drawLayout({ layout, size, prompt }: LayoutRequest): Promise<DrawnLayout> {
  const { brief, pictures } = await createDesign({ showing: chooseDesign(layout, prompt), size, layout })
  const copy = await writeBriefCopy({ brief, model: null })
  const tried: TriedLayout[] = []
  const task = { brief, copy, pictures, options: { layout, onTried: (one: TriedLayout) => tried.push(one) } }
  const scene = await compose(task)
  const image = await render({ scene, pictures })
  const report = [
    ...explainChoice(layout, size, tried, scene),
    ...describeTexts(scene),
    ...(await explainLeftOut(task, scene)),
    ...describeFaults(tried.find((one) => one.layout === scene.layout)),
    ...(await describeCheck(brief, scene, image)),
  ]
  return { image, scene, report }
}

/** Draws a layout into a folder and prints what it left out. */
export async function printLayout(request: LayoutRequest, folder: string): Promise<void> {
  const { image, report } = await drawLayout(request)
  const file = join(folder, `${request.layout}-${request.size.join('x')}.png`)
  await mkdir(folder, { recursive: true })
  await writeFile(file, image)
  process.stdout.write(`${[...report, '', file].join('\n')}\n`)
}

/** The golden design of the layout. With another prompt, only its brand and its images stay. */
function chooseDesign(layout: string, prompt: string | null): GoldenDesign {
  const strip = Object.values(GOLDEN_STRIPS).find((wanted) => wanted.layout === layout)
  const design = GOLDEN_DESIGNS[layout] ?? strip?.showing
  if (!design) throw new Error(`golden-designs.ts has no design for ${layout}`)
  return prompt === null
    ? design
    : { brand: design.brand, prompt, ...(design.pictures && { pictures: design.pictures }) }
}

function explainChoice(
  wanted: string,
  size: LayoutRequest['size'],
  tried: readonly TriedLayout[],
  scene: Scene,
): string[] {
  const title = `${wanted}, ${size.join(' × ')}`
  if (scene.layout === wanted) return [title]
  const own = tried.find(({ layout }) => layout === wanted)
  const reason = own
    ? explainIllegible(own, size)
    : 'its function `suits` returns 0 for this content or size, or the content is a block that has layouts of its own'
  return [title, `NOT USED: ${reason}`, `drawn instead: ${scene.layout}`]
}

function explainIllegible({ layers }: TriedLayout, [width, height]: LayoutRequest['size']): string {
  const least = minTypeSize(createCanvas(width, height, null))
  const texts = layers.flatMap((layer) => (layer.kind === 'text' ? [layer] : []))
  if (!texts.some(({ role }) => role === 'headline')) return 'the headline does not fit, so the layout has no headline'
  const small = texts.filter((text) => text.size < least).map(({ text, size }) => `“${text}” (${Math.round(size)} px)`)
  return `these texts are smaller than ${Math.round(least)} px: ${small.join(', ')}`
}

const describeTexts = ({ layers }: Scene): string[] =>
  layers.flatMap((layer) =>
    layer.kind === 'text'
      ? [`shown: ${layer.role} “${layer.text}”, ${Math.round(layer.size)} px, ${layer.lines.length} line(s)`]
      : [],
  )

const LEFT_OUT = 'words_left_out: '

/** Draws each text that was left out alone with the headline. If it is shown then, it had no space beside the others. */
async function explainLeftOut(task: ComposeTask, scene: Scene): Promise<string[]> {
  const lines: string[] = []
  for (const note of scene.notes) {
    const text = note.startsWith(LEFT_OUT) ? note.slice(LEFT_OUT.length) : null
    if (text === null) {
      lines.push(`note: ${note}`)
      continue
    }
    const parts = listParts(task.copy, text)
    if (parts.length === 0) {
      lines.push(`left out: “${text}”: it has no slot, and stands in the caption`)
      continue
    }
    const alone = await compose({ ...task, copy: keepOnly(task.copy, text), options: { layout: scene.layout } })
    const why =
      alone.layout !== scene.layout
        ? 'this layout is not used for it alone'
        : alone.notes.includes(note)
          ? 'it does not fit, or this layout does not show it at this size'
          : 'no space beside the other texts'
    lines.push(`left out: “${text}” (${parts.join(', ')}): ${why}`)
  }
  return lines
}

const SINGLE = ['subline', 'eyebrow', 'badge', 'price', 'cta', 'small_print'] as const

/** The parts of the copy that contain a text. A text without a part is for the caption only. */
function listParts({ details, benefits, block, ...copy }: Copy, text: string): string[] {
  return [
    ...SINGLE.filter((part) => copy[part] === text),
    ...(details.some((fact) => fact.text === text) ? ['details'] : []),
    ...(benefits.includes(text) ? ['benefits'] : []),
    ...(listBlockTexts(block).includes(text) ? ['block'] : []),
  ]
}

/** The copy with its headline, its block and one more text. */
function keepOnly(copy: Copy, text: string): Copy {
  const single = Object.fromEntries(SINGLE.map((part) => [part, copy[part] === text ? text : null]))
  return {
    ...copy,
    ...single,
    details: copy.details.filter((fact) => fact.text === text),
    benefits: copy.benefits.filter((benefit) => benefit === text),
  }
}

/** A fault of 1 is as bad as one missing fact; the layout with the smallest sum is used. */
const describeFaults = (tried: TriedLayout | undefined): string[] =>
  Object.entries(tried?.faults ?? {})
    .filter(([, fault]) => fault > 0)
    .map(([name, fault]) => `fault: ${name} ${fault.toFixed(2)}`)

async function describeCheck(brief: Brief, scene: Scene, data: Uint8Array): Promise<string[]> {
  const { score, rules } = await check({ scene, data, words: { brief } })
  const failed = rules.filter(({ passed }) => !passed)
  return [`brand check: ${score}`, ...failed.map((rule) => `failed rule: ${JSON.stringify(rule)}`)]
}
