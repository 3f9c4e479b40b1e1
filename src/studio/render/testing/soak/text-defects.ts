import sharp from 'sharp'
import { contains, grow } from '../../../model/geometry.ts'
import { freeBuffer } from '../../image/free-buffer.ts'
import type { Box } from '../../../model/geometry.ts'
import type { Scene, TextLayer } from '../../../model/scene.ts'
import type { Compositor } from '../../compositor.ts'

/** Alpha values (0 to 255) below this are antialiasing. */
const INK = 60
/** Tolerances: share of hidden pixels, minimum number of hidden pixels, and difference per channel. */
const HIDDEN = 0.005
const HIDDEN_PIXELS = 3
const OFF = 60

/**
 * Finds defects of the text in a delivered image. It uses only pixels, not the layout's boxes. Each text is drawn alone
 * on a canvas larger than the image. Its pixels must end inside the image. Each fully covered pixel must have the same
 * color in the delivered image, so that nothing covers or clips it. Texts must not overlap, and text on a button or
 * badge must end inside it.
 */
export async function findTextDefects(scene: Scene, png: Uint8Array, compositor: Compositor): Promise<string[]> {
  const delivered = await sharp(png).removeAlpha().raw().toBuffer()
  const taken = new Uint8Array(scene.width * scene.height)
  const faults: string[] = []
  for (const text of scene.layers.filter((layer) => layer.kind === 'text')) {
    const ink = await measureInk(text, scene, compositor, delivered, taken)
    const fault = (what: string) => faults.push(`${text.role} “${text.text}” ${what}`)
    if (!ink.box) fault('has no ink')
    if (ink.outside > 0) fault(`is cut by the edge of the canvas: ${ink.outside} pixels`)
    if (ink.solid - ink.seen > Math.max(HIDDEN_PIXELS, ink.solid * HIDDEN))
      fault(`is hidden: ${ink.seen} of ${ink.solid} pixels are seen`)
    if (ink.shared > 0) fault(`lies on other words: ${ink.shared} pixels`)
    const holder = findPanel(text, scene)
    if (holder && ink.box && !contains(holder, ink.box, 1)) fault('is larger than what it stands on')
  }
  return faults
}

interface Ink {
  /**
   * Pixels that the text covers fully, those of them that are delivered unchanged, and those that another text also
   * covers.
   */
  solid: number
  seen: number
  shared: number
  /** Text pixels on the edge of the canvas or outside it. */
  outside: number
  box: Box | null
}

async function measureInk(
  text: TextLayer,
  scene: Scene,
  compositor: Compositor,
  delivered: Uint8Array,
  taken: Uint8Array,
): Promise<Ink> {
  const { width, height } = scene
  const pad = Math.ceil(Math.max(40, text.size))
  const sheet = { x: -pad, y: -pad, width: width + 2 * pad, height: height + 2 * pad }
  const rgba = await compositor.drawPart({ ...scene, layers: [text] }, {}, sheet)
  const ink: Ink = { solid: 0, seen: 0, shared: 0, outside: 0, box: null }
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (let at = 3, pixel = 0; at < rgba.length; at += 4, pixel++) {
    const alpha = rgba[at] ?? 0
    if (alpha < INK) continue
    const [x, y] = [(pixel % sheet.width) - pad, Math.floor(pixel / sheet.width) - pad]
    left = Math.min(left, x)
    right = Math.max(right, x + 1)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y + 1)
    if (x < 1 || y < 1 || x >= width - 1 || y >= height - 1) ink.outside += 1
    else if (alpha === 255) {
      const place = y * width + x
      ink.solid += 1
      if (isSame(rgba, at - 3, delivered, place * 3)) ink.seen += 1
      if (taken[place] === 1) ink.shared += 1
      taken[place] = 1
    }
  }
  freeBuffer(rgba)
  if (right > left) ink.box = { x: left, y: top, width: right - left, height: bottom - top }
  return ink
}

function isSame(a: Uint8Array, i: number, b: Uint8Array, j: number): boolean {
  const isNear = (part: number) => Math.abs((a[i + part] ?? 0) - (b[j + part] ?? 0)) <= OFF
  return isNear(0) && isNear(1) && isNear(2)
}

/** Returns the button or badge behind a text. */
function findPanel(text: TextLayer, scene: Scene): Box | null {
  const middle = grow(text.box, -text.box.width * 0.45, -text.box.height * 0.45)
  const panel = scene.layers.find(
    (layer) => layer.kind === 'panel' && layer.role !== 'plate' && contains(layer.box, middle),
  )
  return panel?.kind === 'panel' ? panel.box : null
}
