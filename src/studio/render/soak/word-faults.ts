import sharp from 'sharp'
import { contains, grow } from '../../geometry.ts'
import type { Box } from '../../geometry.ts'
import type { Scene, TextLayer } from '../../scene.ts'
import type { Compositor } from '../compositor.ts'

/** Less coverage than this is the blur of an edge, of 255. */
const INK = 60
/** How much of a text’s full ink may be off, in shares and at least in pixels, and how far a channel may be. */
const HIDDEN = 0.005
const HIDDEN_PIXELS = 3
const OFF = 60

/**
 * What is wrong with the words of a delivered picture, told by pixels and not by what the layout believes about its boxes.
 * Each text is drawn alone, on nothing, on a sheet that is larger than the canvas on all sides. Its ink has to end before
 * the canvas does; every pixel that it covers wholly has to be delivered in the same colour, so that nothing lies on it
 * and nothing cuts it; no other text may have ink there; and words on a button or badge have to end before it does.
 */
export async function wordFaults(scene: Scene, png: Uint8Array, compositor: Compositor): Promise<string[]> {
  const delivered = await sharp(png).removeAlpha().raw().toBuffer()
  const taken = new Uint8Array(scene.width * scene.height)
  const faults: string[] = []
  for (const text of scene.layers.filter((layer) => layer.kind === 'text')) {
    const ink = await inkOf(text, scene, compositor, delivered, taken)
    const fault = (what: string) => faults.push(`${text.role} “${text.text}” ${what}`)
    if (!ink.box) fault('has no ink')
    if (ink.outside > 0) fault(`is cut by the edge of the canvas: ${ink.outside} pixels`)
    if (ink.solid - ink.seen > Math.max(HIDDEN_PIXELS, ink.solid * HIDDEN))
      fault(`is hidden: ${ink.seen} of ${ink.solid} pixels are seen`)
    if (ink.shared > 0) fault(`lies on other words: ${ink.shared} pixels`)
    const holder = panelOf(text, scene)
    if (holder && ink.box && !contains(holder, ink.box, 1)) fault('is larger than what it stands on')
  }
  return faults
}

interface Ink {
  /** Pixels that the text covers wholly, how many of them are delivered so, and how many another text covers too. */
  solid: number
  seen: number
  shared: number
  /** Pixels with ink on the canvas's rim or beyond it. */
  outside: number
  box: Box | null
}

async function inkOf(
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
  if (right > left) ink.box = { x: left, y: top, width: right - left, height: bottom - top }
  return ink
}

function isSame(a: Uint8Array, i: number, b: Uint8Array, j: number): boolean {
  return [0, 1, 2].every((part) => Math.abs((a[i + part] ?? 0) - (b[j + part] ?? 0)) <= OFF)
}

/** The button or badge that a text is the label of. */
function panelOf(text: TextLayer, scene: Scene): Box | null {
  const middle = grow(text.box, -text.box.width * 0.45, -text.box.height * 0.45)
  const panel = scene.layers.find(
    (layer) => layer.kind === 'panel' && layer.role !== 'plate' && contains(layer.box, middle),
  )
  return panel?.kind === 'panel' ? panel.box : null
}
