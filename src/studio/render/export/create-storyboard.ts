import sharp from 'sharp'
import { toSceneDesign } from '../../check/video-rule.ts'
import type { Box } from '../../model/geometry.ts'
import type { VideoScene } from '../../model/video-scene.ts'
import type { ImageLayer, Layer, Scene } from '../../model/scene.ts'
import { createLineBreaker } from '../../type/breaking/line-breaker.ts'
import { wrapText, type TextStyle } from '../../type/fit-text.ts'
import { getFontFamily } from '../../type/font-families.ts'
import { adjustStyleForScripts, placeText } from '../../type/text-block.ts'
import { createRuler, listMeasuredWords, type TextRuler } from '../../type/text-ruler.ts'
import type { Compositor } from '../compositor.ts'
import type { ImageBytes } from '../image/prepare-images.ts'
import { bindPages } from './create-pdf.ts'

/** A4 on its side, in pixels of 1/96 inch, and how many pixels of the file each of them has. */
const PAGE = { width: 1123, height: 794 }
const RATIO = 2
const [MARGIN, HEADER, GAP] = [48, 56, 24]
const [INK, PAPER, MUTED] = ['#1A1A1A', '#FFFFFF', '#595959'] as const

const bold: TextStyle = {
  face: { family: getFontFamily('Inter'), weight: 700 },
  leading: 1.3,
  tracking: 0,
  transform: 'none',
}
const plain: TextStyle = { ...bold, face: { ...bold.face, weight: 500 } }
const [TITLE_SIZE, TIME_SIZE, WORDS_SIZE] = [18, 15, 14]

/**
 * Draws the storyboard of a film as a PDF: its scenes in their order, each with its number, its time and its words. Returns null for a film
 * of an older release, which has no scenes.
 * @throws Error if a font family of the scene is not bundled.
 */
export async function createStoryboard(
  compositor: Compositor,
  scene: Scene,
  images: ImageBytes,
): Promise<Uint8Array | null> {
  const { motion } = scene
  const scenes = motion?.scenes
  if (!motion || !scenes) return null
  const isWide = scene.width > scene.height * 1.2
  const [columns, rows] = isWide ? [3, 2] : [4, 1]
  const title = [scene.brand?.name, scene.copy.headline].filter(Boolean).join(' · ')
  const length = `${seconds(motion.frames, motion.fps)} s`
  const entries = scenes.map((one, index) => ({
    one,
    key: `scene${index + 1}`,
    time: `${index + 1} · ${seconds(one.from, motion.fps)}–${seconds(one.until, motion.fps)} s`,
    words: one.texts.join(' / '),
  }))
  const texts = [title, length, ...entries.flatMap(({ time, words }) => [time, words])]
  const ruler = await openRuler(compositor, texts, scene.copy.language)
  const stills: Record<string, Uint8Array> = {}
  for (const { one, key } of entries) stills[key] = await drawStill(compositor, { scene, one, pictures: images })
  const pages: { scene: Scene; data: Uint8Array }[] = []
  for (let at = 0; at < entries.length; at += columns * rows) {
    const shown = entries.slice(at, at + columns * rows)
    const width = (PAGE.width - 2 * MARGIN - GAP * (columns - 1)) / columns
    const space = (PAGE.height - 2 * MARGIN - HEADER - GAP * (rows - 1)) / rows
    const layers: Layer[] = [
      { kind: 'backdrop', color: PAPER },
      ...writeText(
        ruler,
        title,
        { x: MARGIN, y: MARGIN, width: PAGE.width - 2 * MARGIN - 120, height: 24 },
        { style: bold, size: TITLE_SIZE },
      ),
      ...writeText(
        ruler,
        length,
        { x: PAGE.width - MARGIN - 100, y: MARGIN, width: 100, height: 24 },
        { style: plain, size: TITLE_SIZE },
      ),
      ...shown.flatMap(({ key, time, words }, index) => {
        const box = {
          x: MARGIN + (index % columns) * (width + GAP),
          y: MARGIN + HEADER + Math.floor(index / columns) * (space + GAP),
          width,
          height: Math.min(space * 0.7, (width * scene.height) / scene.width),
        }
        return placePanel(ruler, scene, { box, bottom: box.y + space, key, time, words })
      }),
    ]
    const page: Scene = { ...scene, ...PAGE, layers, fonts: [], notes: [] }
    delete page.motion
    const view = { box: { x: 0, y: 0, ...PAGE }, ratio: RATIO, isClear: false }
    const { data, ...size } = await compositor.drawScaled(page, stills, view)
    pages.push({
      scene: page,
      data: await sharp(data, { raw: { ...size, channels: 4 } })
        .png()
        .toBuffer(),
    })
  }
  return bindPages(pages, title)
}

const seconds = (frame: number, fps: number) => String(Math.round((frame / fps) * 10) / 10)

/** A scene at rest, as large as a page shows it. */
async function drawStill(
  compositor: Compositor,
  { scene, one, pictures }: { scene: Scene; one: VideoScene; pictures: ImageBytes },
): Promise<Uint8Array> {
  const { motion, width, height } = scene
  if (!motion) throw new Error('Only a scene with motion has a storyboard.')
  const ratio = Math.min(1, (700 * RATIO) / 2 / Math.min(width, height))
  const view = { box: { x: 0, y: 0, width, height }, ratio, isClear: false }
  const { data, ...size } = await compositor.drawScaled(toSceneDesign(scene, motion, one), pictures, view)
  return new Uint8Array(
    await sharp(data, { raw: { ...size, channels: 4 } })
      .removeAlpha()
      .png()
      .toBuffer(),
  )
}

interface Panel {
  box: Box
  /** Where the words end. */
  bottom: number
  key: string
  time: string
  words: string
}

/** A still of a scene, with its time and its words below. A tall one is narrower than its column, so that all of it is seen. */
function placePanel(ruler: TextRuler, { width, height }: Scene, { box, bottom, key, time, words }: Panel): Layer[] {
  const scale = Math.min(box.width / width, box.height / height)
  const ratio = Math.min(1, (700 * RATIO) / 2 / Math.min(width, height))
  const still: ImageLayer = {
    kind: 'picture',
    key,
    box: { x: box.x, y: box.y, width: width * scale, height: height * scale },
    crop: { x: 0, y: 0, width: Math.round(width * ratio), height: Math.round(height * ratio) },
    angle: 0,
    corners: [0, 0, 0, 0],
    blend: 'normal',
    shadow: null,
  }
  const top = box.y + still.box.height + 14
  const below = top + TIME_SIZE * 1.9
  return [
    still,
    ...writeText(ruler, time, { x: box.x, y: top, width: box.width, height: 20 }, { style: bold, size: TIME_SIZE }),
    ...writeText(
      ruler,
      words,
      { x: box.x, y: below, width: box.width, height: bottom - below },
      { style: plain, size: WORDS_SIZE },
    ),
  ]
}

/** Writes as many lines of a text as its box holds; dots say that there is more. */
function writeText(
  ruler: TextRuler,
  text: string,
  box: Box,
  { style: wanted, size }: { style: TextStyle; size: number },
): Layer[] {
  const role = 'detail' as const
  const spec = { role, text, style: wanted, color: wanted === bold ? INK : MUTED, ground: PAPER }
  const style = adjustStyleForScripts(spec, ruler.breaker?.language)
  const all = wrapText(text, style, ruler, size, box.width, 99) ?? [text]
  const most = Math.max(1, Math.floor(box.height / (style.leading * size)))
  const lines = all.slice(0, most).map((line, index) => (index === most - 1 && all.length > most ? `${line} …` : line))
  const widths = lines.map((line) => measure(ruler, line, style) * size)
  const width = Math.max(0, ...widths)
  const height = (style.face.family.cap + (lines.length - 1) * style.leading) * size
  const block = { ...spec, style, lines, widths, size, width, rise: 0, height, drop: 0 }
  return text === '' ? [] : [placeText(block, box.x, box.y)]
}

const measure = (ruler: TextRuler, line: string, { face, tracking }: TextStyle) => ruler.width(line, face, tracking)

function openRuler(compositor: Compositor, texts: readonly string[], language: string): Promise<TextRuler> {
  const breaker = createLineBreaker({ language })
  const words = [...new Set([...texts.flatMap((text) => listMeasuredWords(breaker.split(text))), '…'])]
  return createRuler(words, [bold.face, plain.face], (runs) => compositor.measure(runs), breaker)
}
