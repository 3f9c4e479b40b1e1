import { groundOf } from './color/grounds.ts'
import { rolesOf } from './color/roles.ts'
import { quotedWords, saidIn } from './copy/quotes.ts'
import { mirroredCanvas, readFromLeft, readFromRight } from './direction.ts'
import { canvasOf } from './form.ts'
import { bare } from './layouts/bare.ts'
import { layoutFor } from './layouts/catalogue.ts'
import { emphasisOf, mannerOf } from './layouts/manner.ts'
import { sizesOf, smallestType } from './layouts/sizes.ts'
import { endCard } from './motion/end-card.ts'
import { filmSize } from './motion/film-size.ts'
import { motionOf } from './motion/motion.ts'
import { randomFrom } from './random.ts'
import { dressed } from './themes/dress.ts'
import { themeNamed } from './themes/themes.ts'
import { facesOf, typePlanOf, wordsToMeasure } from './type/plan.ts'
import { rulerFor } from './type/ruler.ts'
import { isRightToLeft } from './type/scripts.ts'
import { drawable, piecesOf } from './type/words.ts'
import type { Brief } from './brief.ts'
import type { Copy } from './copy/copy.ts'
import type { Canvas } from './form.ts'
import type { Layout, Occasion, Scope } from './layouts/scope.ts'
import type { Material } from './material.ts'
import type { MotionOptions } from './motion/motion.ts'
import type { FontUse, Layer, Scene } from './scene.ts'
import type { Style } from './type/fit.ts'
import type { TypePlan } from './type/plan.ts'
import type { Measure } from './type/ruler.ts'

export interface ComposeOptions {
  /** Layout families not to use, because a check failed with them. Ignored when nothing else is left. */
  avoid?: readonly string[]
  /** The layout family to use where it suits what there is to show; else brief and seed choose. `none`: the picture alone. */
  layout?: string | null
  /** Whether the picture was painted by a model, for the provenance mark. */
  paintedByModel?: boolean
  /** Letters and emoji that no bundled font has. They are left out, and `notes` says so. */
  missing?: ReadonlySet<string>
  /** Length and frame rate of a video. */
  film?: MotionOptions
}

/** Lays out a brief with its words and material. Pure but for `measure`; the same input gives the same scene. */
export async function composeScene(
  given: Brief,
  words: Copy,
  material: Material,
  measure: Measure,
  options: ComposeOptions = {},
): Promise<Scene> {
  const missing = options.missing ?? new Set()
  const isVideo = given.content_type === 'video'
  const brand = { ...given.brand, name: drawable(given.brand.name, missing) || '·' }
  const brief = { ...given, ...(isVideo && filmSize(given.width, given.height)), brand }
  const copy = drawableCopy(words, brief, missing)
  const canvas = canvasOf(brief.width, brief.height, brief.platform)
  const occasion = occasionOf(brief, copy, material, canvas)
  const { layout, scope, layers } = await laidOut(brief, material, measure, canvas, occasion, options)
  const scene: Scene = {
    version: 1,
    width: brief.width,
    height: brief.height,
    layout: layout.name,
    seed: brief.seed,
    roles: scope.roles,
    fonts: fontsOf(layers),
    copy,
    safe: canvas.safe,
    brand: { name: brand.name, dont: brand.dont ?? [], logo: brief.pictures.some(({ role }) => role === 'logo') },
    layers,
    source: sourceOf(layers, options.paintedByModel ?? false),
    notes: [
      ...notesOf(material, scope.type, layout === bare ? null : copy, layers),
      ...(missing.size > 0 ? ['letters_left_out'] : []),
    ],
  }
  return isVideo ? withMotion(scene, scope, options.film) : scene
}

interface LaidOut {
  layout: Layout
  scope: Scope
  layers: Layer[]
}

/** In the family that seed and brief choose, or where the headline or a long word has no room in it, in the first that has. */
async function laidOut(
  brief: Brief,
  material: Material,
  measure: Measure,
  canvas: Canvas,
  occasion: Occasion,
  options: ComposeOptions,
): Promise<LaidOut> {
  const avoid = [...(options.avoid ?? [])]
  const lay = async (layout: Layout): Promise<LaidOut> => {
    const scope = await scopeOf(brief, material, measure, canvas, occasion, layout)
    return { layout, scope, layers: directed(dressed(scope, layout.compose(scope)), scope) }
  }
  const first = await lay(layoutFor(occasion, brief.seed, options))
  for (let next = first; ; next = await lay(layoutFor(occasion, brief.seed, { avoid }))) {
    if (avoid.includes(next.layout.name)) return first
    if (next.layout === bare || isLegible(next.layers, canvas)) return next
    avoid.push(next.layout.name)
  }
}

const isLegible = (layers: readonly Layer[], canvas: Canvas) =>
  layers.some((layer) => layer.kind === 'text' && layer.role === 'headline') &&
  layers.every((layer) => layer.kind !== 'text' || layer.size >= smallestType(canvas) - 0.01)

function withMotion(scene: Scene, scope: Scope, film: MotionOptions | undefined): Scene {
  const { ground, mark, call } = endCard(scope)
  const card = { ground, mark: directed(mark, scope), call: directed(call, scope) }
  const motion = motionOf(scene, scope.tone, card, film)
  return { ...scene, fonts: fontsOf([...scene.layers, ...motion.layers]), motion }
}

function occasionOf(brief: Brief, copy: Copy, { pictures }: Material, { form }: Canvas): Occasion {
  const quoted = quotedWords(saidIn(brief)).includes(copy.headline)
  const [manner, emphasis] = [mannerOf(brief), emphasisOf(brief.goal)]
  return { form, copy, pictures, manner, emphasis, quoted, prompt: brief.prompt }
}

/** Everything that a layout works with. All words are measured here, once. */
async function scopeOf(
  brief: Brief,
  material: Material,
  measure: Measure,
  straight: Canvas,
  { copy, manner, emphasis, quoted }: Occasion,
  layout: Layout,
): Promise<Scope> {
  const { brand, seed } = brief
  const random = (name: string) => randomFrom(seed, name)
  const canvas = isRightToLeft(copy.headline) ? mirroredCanvas(straight) : straight
  const planned = typePlanOf(brand, copy, manner.tone, quoted)
  const raised = manner.capitals && !quoted && copy.headline.length <= 30 && random('case').chance(0.5)
  const type = raised ? inCapitals(planned) : planned
  const ruler = await rulerFor(wordsToMeasure(copy, brand, piecesOf), facesOf(type), measure)
  const roles = rolesOf(brand.primary_color, brand.secondary_color)
  const ground = (fill: string) => groundOf(fill, roles)
  const sizes = sizesOf(canvas, layout.voice === 'loud', emphasis)
  const { tone } = manner
  const theme = themeNamed(brief.theme)
  return { brief, copy, canvas, roles, material, type, ruler, sizes, tone, manner, emphasis, theme, random, ground }
}

/** A design whose headline runs from right to left is composed on a mirrored canvas and turned back here. */
const directed = (layers: readonly Layer[], { copy, canvas }: Scope) =>
  isRightToLeft(copy.headline) ? readFromRight(layers, canvas.width) : readFromLeft(layers)

/** Capitals need no room for descenders, so that their lines come closer. */
function inCapitals(type: TypePlan): TypePlan {
  const raised = (style: Style): Style =>
    style.transform === 'uppercase' ? style : { ...style, transform: 'uppercase', leading: style.face.family.cap + 0.2 }
  return { ...type, headline: raised(type.headline), poster: raised(type.poster) }
}

function drawableCopy(copy: Copy, brief: Brief, missing: ReadonlySet<string>): Copy {
  const text = (value: string | null) => (value ? drawable(value, missing) || null : null)
  return {
    ...copy,
    eyebrow: text(copy.eyebrow),
    headline: text(copy.headline) ?? brief.brand.name,
    subline: text(copy.subline),
    benefits: copy.benefits.map((benefit) => drawable(benefit, missing)).filter((benefit) => benefit.length > 0),
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

/** What is drawn counts: a picture that found no place makes no composite. */
function sourceOf(layers: readonly Layer[], painted: boolean): Scene['source'] {
  if (!layers.some((layer) => layer.kind === 'picture')) return 'digitalCreation'
  return painted ? 'compositeWithTrainedAlgorithmicMedia' : 'composite'
}

/** `copy` is null where no words were wanted. */
function notesOf(material: Material, type: TypePlan, copy: Copy | null, layers: readonly Layer[]): string[] {
  if (!copy) return [...material.notes]
  const shown = new Set(layers.flatMap((layer) => (layer.kind === 'text' ? [layer.text] : [])))
  const asked = [copy.subline, copy.eyebrow, copy.cta, copy.price, copy.badge, ...copy.benefits]
  const leftOut = asked.some((text) => text && !shown.has(text))
  return [...material.notes, ...(type.exact ? [] : ['font_fallback']), ...(leftOut ? ['words_left_out'] : [])]
}
