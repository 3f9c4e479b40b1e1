import sharp, { type Sharp } from 'sharp'
import { checkScene } from '../check/check-scene.ts'
import type { CheckedWords } from '../check/words-rule.ts'
import { clipToWholePixels, grow, type Box } from '../model/geometry.ts'
import { describeSlots, type SlotBox } from '../editing/describe-slots.ts'
import { findFixes, type Finding } from '../editing/find-fixes.ts'
import { readSlot } from '../editing/order-slot.ts'
import { measureSlotBounds } from '../editing/slot-kinds.ts'
import type { SlotLayer } from '../editing/transform-layer.ts'
import { isRightToLeft } from '../type/scripts.ts'
import type { Copy } from '../copywriter/copy.ts'
import type { ImageFacts } from '../model/material.ts'
import type { Scene } from '../model/scene.ts'
import type { Compositor } from './compositor.ts'
import { measureShadowReach } from './drawing/node-tree.ts'
import type { ImageBytes } from './image/prepare-images.ts'

/** How to draw a preview. `ratio` is pixels of the image for each pixel of the canvas. */
export interface PreviewOptions {
  ratio: number
  /** The slot to draw alone, or to leave out. */
  only?: string | undefined
  without?: string | undefined
  check: boolean
  /** Scales the checked pixels down instead of drawing them again, which takes half the time. */
  reduces?: boolean
  /** Returns null if the requested layout does not suit the design. */
  isStrict?: boolean
}

/** A drawn preview. `box` is the part of the canvas that it covers, in pixels of the canvas. */
export interface EncodedPreview {
  data: Uint8Array
  mime_type: 'image/png' | 'image/jpeg'
  width: number
  height: number
  box: [number, number, number, number]
}

export interface Preview {
  image: EncodedPreview
  layout: string
  boxes: SlotBox[]
  notes: readonly string[]
  /** The texts as they were set, with the places of the pieces of their request. */
  copy: Copy
  check: { score: number; passed: boolean; findings: Finding[]; design: Finding[] } | null
}

/** The longest side of a preview in pixels. */
const LONGEST = 4096
const JPEG = { quality: 82, chromaSubsampling: '4:4:4' } as const

/**
 * Draws a scene for the editor: its image, its slots, and the brand check of the full-size pixels. At ratio 1, the whole design is
 * the file that an export delivers.
 * @throws Error if a font family of the scene is not bundled.
 */
export async function drawPreview(
  compositor: Compositor,
  {
    scene,
    pictures,
    images,
    platform,
    words = null,
  }: {
    scene: Scene
    pictures: ImageBytes
    images: readonly ImageFacts[]
    platform: string | null
    words?: CheckedWords | null | undefined
  },
  { ratio, only, without, check, reduces = false }: PreviewOptions,
): Promise<Preview> {
  const rightToLeft = isRightToLeft(scene.copy.headline)
  const isWhole = only === undefined && without === undefined
  const { image, measured } =
    isWhole && check && reduces && ratio < 1
      ? await drawReduced(compositor, scene, pictures, { ratio, words })
      : await drawChecked(compositor, scene, pictures, { ratio, only, without, words, check: isWhole && check })
  return {
    image,
    layout: scene.layout,
    boxes: describeSlots(scene, images, rightToLeft),
    notes: scene.notes,
    copy: scene.copy,
    check: measured && {
      score: measured.score,
      passed: measured.passed,
      findings: findFixes(measured.rules, { scene, platform, rightToLeft }),
      design: findFixes(measured.design ?? [], { scene, platform, rightToLeft }),
    },
  }
}

type Drawing = Part & { words: CheckedWords | null }

async function drawChecked(
  compositor: Compositor,
  scene: Scene,
  imageBytes: ImageBytes,
  { words, check, ...part }: Drawing & { check: boolean },
) {
  const isDelivered = check || (part.ratio === 1 && part.only === undefined && part.without === undefined)
  const delivered = isDelivered ? await compositor.draw(scene, imageBytes) : null
  const image =
    delivered && part.ratio === 1
      ? toDelivered(scene, delivered)
      : await drawScaled(compositor, scene, imageBytes, part)
  return { image, measured: check && delivered ? await measure(scene, sharp(delivered), words) : null }
}

/** Draws the delivered pixels once, checks them, and scales them down. */
async function drawReduced(compositor: Compositor, scene: Scene, imageBytes: ImageBytes, { ratio, words }: Drawing) {
  const { width, height } = scene
  const pixels = sharp(await compositor.drawWhole(scene, imageBytes), { raw: { width, height, channels: 4 } })
  const scaled = pixels
    .clone()
    .removeAlpha()
    .resize(Math.max(1, Math.round(width * ratio)), Math.max(1, Math.round(height * ratio)))
  const encoded = await encode(scaled, !scene.layers.some(({ kind }) => kind === 'picture'))
  const box: EncodedPreview['box'] = [0, 0, width, height]
  return { image: { ...encoded, box }, measured: await measure(scene, pixels, words) }
}

const toDelivered = ({ width, height }: Scene, data: Uint8Array): EncodedPreview => ({
  data,
  mime_type: 'image/png',
  width,
  height,
  box: [0, 0, width, height],
})

async function measure(scene: Scene, pixels: Sharp, words: CheckedWords | null) {
  const { data, info } = await pixels.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return checkScene(scene, { data, width: info.width, height: info.height }, words)
}

type Part = Pick<PreviewOptions, 'ratio' | 'only' | 'without'>

/** Draws a scene, one slot of it, or all but one slot, scaled. */
async function drawScaled(
  compositor: Compositor,
  scene: Scene,
  imageBytes: ImageBytes,
  part: Part,
): Promise<EncodedPreview> {
  const { only, without } = part
  const layers = scene.layers.filter((layer) =>
    only === undefined ? readSlot(layer) !== without : readSlot(layer) === only,
  )
  const box =
    only === undefined
      ? { x: 0, y: 0, width: scene.width, height: scene.height }
      : measureReach(scene, layers as SlotLayer[])
  const ratio = Math.min(part.ratio, LONGEST / Math.max(box.width, box.height))
  const shown = without === undefined && only === undefined ? scene : { ...scene, layers }
  const {
    data: rgba,
    width,
    height,
  } = await compositor.drawScaled(shown, imageBytes, { box, ratio, isClear: only !== undefined })
  const raw = sharp(rgba, { raw: { width, height, channels: 4 } })
  const isLossless = only !== undefined || ratio >= 1 || !layers.some(({ kind }) => kind === 'picture')
  const opaque = only === undefined ? raw.removeAlpha() : raw
  return { ...(await encode(opaque, isLossless)), box: [box.x, box.y, box.width, box.height] }
}

async function encode(pixels: Sharp, isLossless: boolean): Promise<Omit<EncodedPreview, 'box'>> {
  const encoded = isLossless ? pixels.png({ compressionLevel: 3 }) : pixels.jpeg(JPEG)
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true })
  const mime_type = isLossless ? ('image/png' as const) : ('image/jpeg' as const)
  return { data: new Uint8Array(data), mime_type, width: info.width, height: info.height }
}

/** The whole pixels of the canvas that a slot can touch: turned images and shadows reach beyond their box. */
function measureReach(scene: Scene, layers: readonly SlotLayer[]): Box {
  const canvas = { x: 0, y: 0, width: scene.width, height: scene.height }
  if (layers.length === 0) return { x: 0, y: 0, width: 1, height: 1 }
  const box = measureSlotBounds(layers)
  const turned = layers.some((layer) => 'angle' in layer && layer.angle !== 0)
  const around = turned ? (Math.hypot(box.width, box.height) - Math.min(box.width, box.height)) / 2 : 0
  const text = Math.max(0, ...layers.map((layer) => (layer.kind === 'text' ? layer.size * 0.4 : 0)))
  const reach = Math.max(2, around, text, ...layers.map(measureShadowReach))
  return clipToWholePixels(grow(box, reach), canvas) ?? { x: 0, y: 0, width: 1, height: 1 }
}
