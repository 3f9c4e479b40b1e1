import { scaleSafeArea } from '#contract/platforms/safe-area.ts'
import { describeDesign } from './copywriter/alt-text.ts'
import { listFrameTexts, type SlideFrame } from './carousel/slide.ts'
import { slideLayout } from './carousel/slide-layout.ts'
import { applyOverrides } from './editing/apply-overrides.ts'
import { assignSlots } from './editing/assign-slots.ts'
import { hasOverrides, listAddedTexts, type Overrides } from './editing/overrides.ts'
import { emphasizeFacts } from './layouts/text/emphasize-facts.ts'
import { treatPhotos } from './layouts/images/photo-treatment.ts'
import { addCompanions } from './layouts/objects/add-companions.ts'
import { addSubject } from './layouts/objects/add-subject.ts'
import { findQuotedTexts, joinRequestText } from './copywriter/headlines/quotes.ts'
import { alignRightToLeftLines, mirrorLayers } from './layouts/mirror-layout.ts'
import { createCanvas } from './model/canvas.ts'
import { cleanCopy } from './copywriter/clean-copy.ts'
import { addLabelToVideo, chooseLabel, createLabel, type LabelWish, listLabelTexts } from './layouts/add-label.ts'
import { addCornerObject } from './layouts/corner-object.ts'
import { addFoot } from './layouts/add-foot.ts'
import { chooseSign } from './layouts/sign.ts'
import { settleEdge } from './layouts/settle-edge.ts'
import { clearGrounds } from './layouts/clear-grounds.ts'
import { addTexture } from './layouts/add-texture.ts'
import { keepApt } from './layouts/apt-copy.ts'
import { createSharedContext } from './layouts/create-context.ts'
import { imageOnly } from './layouts/definitions/image-only.ts'
import { chooseLayout } from './layouts/catalog.ts'
import { chooseEmphasis, chooseToneStyle } from './layouts/tone-style.ts'
import { createTypeSizes } from './layouts/type-sizes.ts'
import { isLegible, listFaults, measureFaults } from './layouts/layout-faults.ts'
import { fitVideoSize } from './motion/video-size.ts'
import { burnCaptions, planCaptions } from './video/burn-captions.ts'
import { composeVideo, listSaidTexts, planVideo, type MotionOptions } from './video/compose-video.ts'
import { animateVideo } from './motion/animate-video.ts'
import { addThemeDecoration } from './themes/decorate.ts'
import { createNotes, findDigitalSource, listFonts, reportDropped } from './model/scene-facts.ts'
import { listUploaded } from './type/uploaded-family.ts'
import { isRightToLeft } from './type/scripts.ts'
import { toDrawableText } from './type/breaking/drawable-text.ts'
import type { AiLabel } from './copywriter/ai-labels.ts'
import type { FindSyllables } from './type/breaking/hyphen-points.ts'
import type { Brief } from './model/brief.ts'
import type { Copy } from './copywriter/copy.ts'
import type { Canvas } from './model/canvas.ts'
import type { Layout, SelectionInput, LayoutContext } from './layouts/layout-context.ts'
import type { SceneImages } from './model/material.ts'
import type { Layer, Scene } from './model/scene.ts'
import type { Story } from './model/story.ts'
import type { MeasureText } from './type/text-ruler.ts'

export interface ComposeOptions {
  /** Layouts to avoid, because their design failed the brand check. Ignored if no other layout is left. */
  avoid?: readonly string[]
  /** The layout to use if it suits the content. Otherwise brief and seed choose. `none` is the image only. */
  layout?: string | null
  /** Whether a model generated the image, for the provenance metadata. */
  paintedByModel?: boolean
  /** Letters and emoji that no bundled font has. They are removed, and `notes` says so. */
  missing?: ReadonlySet<string>
  /** Style, length and frame rate of a video, in place of those that the request names. */
  video?: MotionOptions
  /** The overrides of the user. They are applied to the layout's layers, before motion and brand check. */
  overrides?: Overrides | null
  /** The storyboard of a film. Without it, the studio writes one from the copy. */
  story?: Story | null
  /** The scenes of a film without a storyboard of its own. What is heard is in `video`. */
  scenes?: Story['scenes']
  /** The place of a slide in its carousel. All slides have the layout of carousels. */
  slide?: SlideFrame | null
  /** Called for each layout that is tried. For tools that compose in their own thread: a function cannot be sent to another one. */
  onTried?: (tried: TriedLayout) => void
}

/** A layout that was tried. One that is not legible has no headline, or a text that is too small to read. */
export interface TriedLayout {
  layout: string
  isLegible: boolean
  faults: ReturnType<typeof listFaults>
  layers: readonly Layer[]
}

/** What the renderer adds to the options. */
export interface ComposeTools {
  /** Returns the ends of the syllables of a word. Without it, no word is hyphenated. */
  findSyllables?: FindSyllables | null
}

/**
 * Composes the scene for a brief, its copy, and its images. Pure except for `measure`: the same input gives the same
 * scene.
 * @throws what `measure` throws.
 */
export async function composeScene(
  given: Brief,
  words: Copy,
  material: SceneImages,
  measure: MeasureText,
  options: ComposeOptions & ComposeTools = {},
): Promise<Scene> {
  const missing = options.missing ?? new Set()
  const isVideo = given.content_type === 'video'
  const brand = { ...given.brand, name: toDrawableText(given.brand.name, missing) || '·' }
  const size = isVideo ? fitVideoSize(given.width, given.height) : given
  const safe_area =
    given.safe_area && scaleSafeArea(given.safe_area, size.width / given.width, size.height / given.height)
  const brief = { ...given, width: size.width, height: size.height, safe_area, brand }
  const canvas = createCanvas(brief.width, brief.height, brief.platform, brief.safe_area)
  const clean = cleanCopy(words, brief, missing)
  const copy = options.slide ? clean : keepApt(clean, canvas, brief)
  const input = createSelectionInput(brief, copy, material, canvas)
  const hasSubject = material.images.length > 0 || material.objects.length > 0
  const planShots = (hidden: ReadonlySet<string>) =>
    isVideo ? planVideo({ brief, copy, options, hidden, hasSubject, tone: input.toneStyle.tone }) : null
  const composed = await composeLegible(brief, material, measure, canvas, input, {
    ...options,
    shown: [...(planShots(new Set())?.texts ?? []), ...listLabelTexts(readLabelWish(brief, options), copy.language)],
  })
  const { layout, context } = composed
  const { overrides = null } = options
  const painted = options.paintedByModel ?? false
  const label = chooseLabel(readLabelWish(brief, options), composed.layers, painted)
  const edited = editLayers({ ...composed, label }, canvas, overrides, missing)
  const { layers } = edited
  const plan = planShots(listHidden(composed.layers, layers))
  const captions = plan && plan.captions !== 'none' ? planCaptions(context, listSaidTexts(plan), plan.captions) : null
  const video = plan ? composeVideo(context, plan, captions?.band ?? 0) : []
  const all = [...layers, ...video.flatMap((shot) => shot.layers)]
  // Nobody but the model knows what is on an image without words.
  const isAsPainted = layout === imageOnly && painted && copy.alt_text !== ''
  const pieces = copy.pieces && layout !== imageOnly ? reportDropped(copy.pieces, all) : copy.pieces
  const said = { ...copy, ...(pieces && { pieces }) }
  const alt_text = isAsPainted ? copy.alt_text : describeDesign(brief, copy, layers, painted)
  const scene: Scene = {
    version: 4,
    width: brief.width,
    height: brief.height,
    layout: layout.name,
    seed: brief.seed,
    roles: context.roles,
    ...listSceneFonts(brief, all),
    copy: { ...said, alt_text },
    safe: canvas.safe,
    brand: { name: brand.name, dont: brand.dont ?? [], logo: brief.pictures.some(({ role }) => role === 'logo') },
    layers,
    ...(overrides && hasOverrides(overrides) && { overrides }),
    source: findDigitalSource(layers, painted),
    notes: [
      ...createNotes(material, context.type, layout === imageOnly ? null : said, all),
      ...(missing.size > 0 ? ['letters_left_out'] : []),
      ...(plan && plan.captions !== 'none' && !captions ? ['captions_left_out'] : []),
      ...edited.notes,
    ],
  }
  if (!plan) return scene
  const animated = animateVideo({ scene, ...plan, composed: video })
  const motion = captions ? burnCaptions(animated, context, { ...captions, canvas, offset: layers.length }) : animated
  const shots = [...video.flatMap((shot) => shot.layers), ...motion.layers.slice(animated.layers.length)]
  return { ...scene, motion: addLabelToVideo(motion, composed.context, { label, scene, canvas, shots }) }
}

const readLabelWish = ({ brand }: Brief, { overrides }: ComposeOptions): LabelWish => ({
  chosen: overrides?.label,
  brand: brand.ai_label,
})

/** The texts that overrides took out of a design. */
function listHidden(before: readonly Layer[], after: readonly Layer[]): Set<string> {
  const listTexts = (layers: readonly Layer[]) => layers.flatMap((layer) => (layer.kind === 'text' ? [layer.text] : []))
  const left = new Set(listTexts(after))
  return new Set(listTexts(before).filter((text) => !left.has(text)))
}

/** The fonts of layers, and the uploaded families among them. */
function listSceneFonts({ brand }: Brief, layers: readonly Layer[]): Pick<Scene, 'fonts' | 'uploaded_fonts'> {
  const fonts = listFonts(layers)
  const uploaded = listUploaded(brand.fonts).filter(({ name }) => fonts.some(({ family }) => family === name))
  return { fonts, ...(uploaded.length > 0 && { uploaded_fonts: uploaded }) }
}

/** Adds the objects that a layout does not place itself. A layout of type alone has none. */
function addObjects(context: LayoutContext, layout: Layout): Layer[] {
  const layers = layout.compose(context)
  return layout.isTypeOnly ? layers : addCompanions(context, addSubject(context, layers))
}

/** Names the slots of the layers, adds the label, and applies the overrides of the user. */
function editLayers(
  { context, layers, label }: Composition & { label: AiLabel | null },
  canvas: Canvas,
  overrides: Overrides | null,
  missing: ReadonlySet<string>,
) {
  const { images, spare = [] } = context.material
  const { width, height } = canvas
  const named = assignSlots(layers, { copy: context.copy, images: images.map(({ key }) => key), width, height })
  const slotted = label
    ? [...named, ...createLabel(context, canvas, { label, layers: named, isOnOneColor: true })]
    : named
  if (!overrides || !hasOverrides(overrides)) return { layers: slotted, notes: [] }
  const toDrawable = (text: string) => toDrawableText(text, missing)
  return applyOverrides(slotted, overrides, { context, canvas, images: [...images, ...spare], toDrawable })
}

interface Composition {
  layout: Layout
  context: LayoutContext
  layers: Layer[]
}

/** How many layouts are composed to find one without faults. */
const MAX_TRIES = 10
/** Smaller faults are not worth another layout. */
const FAULTLESS = 0.1

/**
 * Uses the layout that seed and brief choose. If the headline or a long word does not fit, it uses the first layout
 * where all text is legible. Among the next layouts it prefers the one with the fewest faults.
 */
async function composeLegible(
  brief: Brief,
  material: SceneImages,
  measure: MeasureText,
  canvas: Canvas,
  input: SelectionInput,
  options: ComposeOptions & ComposeTools & { shown: readonly string[] },
): Promise<Composition> {
  const avoid = [...(options.avoid ?? [])]
  const { slide = null, missing = new Set() } = options
  const typed = listAddedTexts(options.overrides).map((text) => toDrawableText(text, missing))
  const sign = chooseSign(input.copy)
  const added = [...(slide ? listFrameTexts(slide) : []), ...typed, ...options.shown, ...(sign ? [sign] : [])]
  const { findSyllables } = options
  const shared = await createSharedContext({ brief, material, measure, canvas, input, added, slide, findSyllables })
  const lay = (layout: Layout): Composition => {
    const sizes = createTypeSizes(shared.canvas, layout.voice === 'loud', input.emphasis)
    const context = { ...shared, sizes }
    const turn = (layers: readonly Layer[]) => ({ layout, context, layers: applyReadingDirection(layers, context) })
    if (slide) return turn(emphasizeFacts(context, layout.compose(context)))
    const composed = addObjects(context, layout)
    const treated = layout === imageOnly || options.paintedByModel ? composed : treatPhotos(context, composed)
    const fill = (layers: Layer[]) => settleEdge(context, addFoot(context, addCornerObject(context, layers)))
    const plain = layout === imageOnly ? treated : fill(treated)
    const decorated = addThemeDecoration(context, clearGrounds(plain, context.canvas))
    return turn(addTexture(context, emphasizeFacts(context, decorated)))
  }
  if (slide) return lay(slideLayout)
  const first = lay(chooseLayout(input, brief.seed, options))
  if (first.layout === imageOnly) return first
  const wanted = options.layout === first.layout.name
  let best: Composition | null = null
  let [fewest, tries] = [Infinity, 0]
  for (let next = first; !avoid.includes(next.layout.name); next = lay(chooseLayout(input, brief.seed, { avoid }))) {
    avoid.push(next.layout.name)
    const canBeRead = isLegible(next.layers, canvas)
    options.onTried?.(describeTried(next, canBeRead))
    if (!canBeRead) continue
    const faults = measureFaults(next.context, next.layout, next.layers)
    if (faults < fewest) [best, fewest] = [next, faults]
    tries += 1
    if (fewest < FAULTLESS || wanted || tries === MAX_TRIES) break
  }
  return best ?? first
}

const describeTried = ({ layout, context, layers }: Composition, canBeRead: boolean): TriedLayout => ({
  layout: layout.name,
  isLegible: canBeRead,
  faults: listFaults(context, layout, layers),
  layers,
})

function createSelectionInput(
  brief: Brief,
  copy: Copy,
  { images, objects }: SceneImages,
  { aspect, strip }: Canvas,
): SelectionInput {
  const quoted = findQuotedTexts(joinRequestText(brief)).includes(copy.headline)
  const [toneStyle, emphasis] = [chooseToneStyle(brief), chooseEmphasis(brief.goal)]
  return {
    aspect,
    strip,
    copy,
    images,
    hasObject: objects.length > 0,
    isObjectChosen: typeof brief.motif === 'string',
    toneStyle,
    emphasis,
    quoted,
    prompt: brief.prompt,
  }
}

/** A design with a right-to-left headline is composed on a mirrored canvas. Here its layers are mirrored back. */
const applyReadingDirection = (layers: readonly Layer[], { copy, canvas }: LayoutContext) =>
  isRightToLeft(copy.headline) ? mirrorLayers(layers, canvas.width) : alignRightToLeftLines(layers)
