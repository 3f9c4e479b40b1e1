import { groundOf } from './color/grounds.ts'
import { rolesOf } from './color/roles.ts'
import { canvasOf } from './form.ts'
import { arch } from './layouts/arch.ts'
import { poster } from './layouts/poster.ts'
import { sizesOf } from './layouts/sizes.ts'
import { randomFrom } from './random.ts'
import { facesOf, typePlanOf, wordsToMeasure } from './type/plan.ts'
import { rulerFor } from './type/ruler.ts'
import { drawable, piecesOf } from './type/words.ts'
import { quotedWords } from './copy/quotes.ts'
import type { Brief } from './brief.ts'
import type { Copy } from './copy/copy.ts'
import type { Layout, Scope } from './layouts/scope.ts'
import type { Material } from './material.ts'
import type { Random } from './random.ts'
import type { FontUse, Layer, Scene } from './scene.ts'
import type { TypePlan } from './type/plan.ts'
import type { Measure } from './type/ruler.ts'

export interface ComposeOptions {
  /** Layout families not to use, because a check failed with them. Ignored when nothing else is left. */
  avoid?: readonly string[]
  /** Whether the picture was painted by a model, for the provenance mark. */
  paintedByModel?: boolean
}

const LAYOUTS: readonly Layout[] = [arch, poster]

/** Lays out a brief with its words and material. Pure but for `measure`; the same input gives the same scene. */
export async function composeScene(
  brief: Brief,
  words: Copy,
  material: Material,
  measure: Measure,
  options: ComposeOptions = {},
): Promise<Scene> {
  const copy = drawableCopy(words, brief)
  const tone = (brief.tone ?? brief.brand.tone).toLowerCase()
  const layout = layoutFor(tone, randomFrom(brief.seed, 'layout'), options.avoid ?? [])
  const scope = await scopeOf(brief, copy, material, measure, tone, layout === poster)
  const layers = layout.compose(scope)
  return {
    version: 1,
    width: brief.width,
    height: brief.height,
    layout: layout.name,
    seed: brief.seed,
    roles: scope.roles,
    fonts: fontsOf(layers),
    copy,
    safe: scope.canvas.safe,
    layers,
    source: sourceOf(material, options.paintedByModel ?? false),
    notes: notesOf(material, scope.type, copy, layers),
  }
}

/** Everything that a layout works with. All words are measured here, once. */
async function scopeOf(
  brief: Brief,
  copy: Copy,
  material: Material,
  measure: Measure,
  tone: string,
  loud: boolean,
): Promise<Scope> {
  const { brand, seed, width, height, platform } = brief
  const type = typePlanOf(brand, copy, tone, quotedWords(brief.prompt).includes(copy.headline))
  const ruler = await rulerFor(wordsToMeasure(copy, brand, piecesOf), facesOf(type), measure)
  const roles = rolesOf(brand.primary_color, brand.secondary_color)
  const canvas = canvasOf(width, height, platform)
  const random = (name: string) => randomFrom(seed, name)
  const ground = (fill: string) => groundOf(fill, roles)
  return { brief, copy, canvas, roles, material, type, ruler, sizes: sizesOf(canvas, loud), tone, random, ground }
}

/** Loud tones lean to the poster, calm ones to the arch; the seed decides. */
function layoutFor(tone: string, random: Random, avoid: readonly string[]): Layout {
  const left = LAYOUTS.filter((layout) => !avoid.includes(layout.name))
  const choices = left.length > 0 ? left : LAYOUTS
  const loud = ['bold', 'playful', 'innovative', 'friendly'].includes(tone)
  const weighted = choices.flatMap((layout) =>
    (layout === poster) === loud ? [layout, layout, layout] : [layout, layout],
  )
  return random.pick(weighted)
}

function drawableCopy(copy: Copy, brief: Brief): Copy {
  const text = (value: string | null) => (value ? drawable(value) || null : null)
  return {
    ...copy,
    eyebrow: text(copy.eyebrow),
    headline: text(copy.headline) ?? drawable(brief.brand.name),
    subline: text(copy.subline),
    benefits: copy.benefits.map(drawable).filter((benefit) => benefit.length > 0),
    badge: text(copy.badge),
    price: text(copy.price),
    cta: text(copy.cta),
  }
}

function fontsOf(layers: readonly Layer[]): FontUse[] {
  const uses = layers.flatMap((layer) =>
    layer.kind === 'text' ? [{ family: layer.family, weight: layer.weight }] : [],
  )
  const keys = [...new Set(uses.map((use) => `${use.weight} ${use.family}`))].toSorted()
  return keys.map((key) => ({ family: key.slice(key.indexOf(' ') + 1), weight: Number.parseInt(key, 10) }))
}

function sourceOf(material: Material, painted: boolean): Scene['source'] {
  if (!material.picture) return 'digitalCreation'
  return painted ? 'compositeWithTrainedAlgorithmicMedia' : 'composite'
}

function notesOf(material: Material, type: TypePlan, copy: Copy, layers: readonly Layer[]): string[] {
  const shown = new Set(layers.flatMap((layer) => (layer.kind === 'text' ? [layer.text] : [])))
  const asked = [copy.subline, copy.eyebrow, copy.cta, copy.price, copy.badge, ...copy.benefits]
  const leftOut = asked.some((text) => text && !shown.has(text))
  return [...material.notes, ...(type.exact ? [] : ['font_fallback']), ...(leftOut ? ['words_left_out'] : [])]
}
