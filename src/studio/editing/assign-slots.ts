import { contains, type Box } from '../model/geometry.ts'
import { listBlockTexts } from '../copywriter/facts/post-block.ts'
import type { Copy } from '../copywriter/copy.ts'
import type { Layer, PanelLayer, TextLayer } from '../model/scene.ts'

/** The input for naming slots: the texts of the design, the keys of its images in request order, and its size in pixels. */
export interface SlotSource {
  copy: Copy
  images: readonly string[]
  width: number
  height: number
}

/**
 * Gives every editable layer the name of its slot. Layers of one slot are edited together: a button and its text, an icon and its row,
 * the logo and its plate. The names depend on what a layer shows and not on the layout. So `headline` or `benefit:2` is the same part in
 * every layout and size.
 */
export function assignSlots(layers: readonly Layer[], source: SlotSource): Layer[] {
  const images = [...source.images]
  const counts = new Map<string, number>()
  const next = (name: string) => {
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return count === 1 ? name : `${name}:${count}`
  }
  const findNext = createNextFinder()
  const named: (string | undefined)[] = layers.map((layer) => {
    if (layer.kind === 'text') return nameText(layer, source.copy, findNext)
    if (layer.kind === 'logo') return 'logo'
    if (layer.kind === 'object') return `object:${next('object').split(':')[1] ?? 1}`
    if (layer.kind === 'art' && layer.role === 'motif') return next('motif')
    if (layer.kind !== 'picture') return undefined
    if (!images.includes(layer.key)) images.push(layer.key)
    return `picture:${images.indexOf(layer.key) + 1}`
  })
  for (let at = layers.length - 1; at >= 0; at--) {
    const [layer, above] = [layers[at], layers[at + 1]]
    if (!layer) continue
    if (layer.kind === 'panel') named[at] = namePanel(layer, layers, named, at)
    if (layer.kind === 'art' && above && carries(layer, above, source)) named[at] = named[at + 1]
  }
  return layers.map((layer, at) => {
    const slot = named[at]
    return slot === undefined || layer.kind === 'backdrop' ? layer : { ...layer, slot }
  })
}

/** Finds the index of a text in a list. Of equal texts, each call finds the next one. */
type FindNext = (list: string, texts: readonly string[], text: string) => number

function createNextFinder(): FindNext {
  const counts = new Map<string, number>()
  return (list, texts, text) => {
    const places = texts.flatMap((one, index) => (one === text ? [index] : []))
    const key = `${list} ${text}`
    const count = counts.get(key) ?? 0
    counts.set(key, count + 1)
    return places[Math.min(count, places.length - 1)] ?? -1
  }
}

/** A wordmark counts as the logo. Rows are distinguished by the position of their text in the copy. */
function nameText({ role, text }: TextLayer, copy: Copy, findNext: FindNext): string {
  const nameRow = (name: string, texts: readonly string[]) => {
    const index = findNext(name, texts, text)
    return index < 0 ? null : `${name}:${index + 1}`
  }
  // Rows of a menu, steps, a comparison or a statistic; and several facts that one line joins.
  const nameOther = () =>
    nameRow('row', listBlockTexts(copy.block)) ?? (/^\d{1,2}$/.test(text) ? `row:${text}` : 'facts')
  if (role === 'wordmark') return 'logo'
  if (role === 'page') return text.includes('/') ? 'page' : 'number'
  if (role === 'headline' || role === 'label') return role
  if (role === 'detail')
    return (
      nameRow(
        'detail',
        copy.details.map((fact) => fact.text),
      ) ?? nameOther()
    )
  if (role === 'benefit') return nameRow('benefit', copy.benefits) ?? nameOther()
  return copy[role] === text ? role : nameOther()
}

/** The text on a panel determines the slot of the panel. */
function namePanel(
  panel: PanelLayer,
  layers: readonly Layer[],
  named: readonly (string | undefined)[],
  at: number,
): string {
  const words = layers[at + 1]
  if (words?.kind === 'text' && contains(panel.box, words.box, 2)) return named[at + 1] ?? 'badge'
  return { button: 'cta', badge: 'badge', plate: 'logo' }[panel.role]
}

/** A field is small if it has less than this share of the canvas. */
const SMALL_SHARE = 0.15
/** The white border of a print is at most this many times as large as the image on it; its box includes its shadow. */
const PRINT_SHARE = 6

/** Whether a drawing belongs to the layer above it: an icon to its row, a sticker to its text, a shadow to its object. */
function carries(art: Extract<Layer, { kind: 'art' }>, above: Layer, { width, height }: SlotSource): boolean {
  if (art.role === 'shadow') return above.kind === 'picture' || above.kind === 'object'
  if (above.kind === 'text')
    return (
      art.role === 'icon' ||
      (art.role !== 'ground' && contains(art.box, above.box) && isBelow(art.box, width * height * SMALL_SHARE))
    )
  if (above.kind !== 'picture' || art.role === 'ground') return false
  const { box } = above
  return above.angle !== 0 && contains(art.box, box) && isBelow(art.box, PRINT_SHARE * box.width * box.height)
}

const isBelow = (box: Box, area: number) => box.width * box.height < area
