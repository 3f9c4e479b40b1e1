import { hasLetters } from '../../../check/text-rules.ts'
import { mixColors } from '../../../color/oklch.ts'
import { right } from '../../../model/geometry.ts'
import type { Random } from '../../../model/random.ts'
import type { Layer, LogoLayer, Scene, TextLayer } from '../../../model/scene.ts'

/** A design with a defect: the scene for the check, the scene that is drawn, and the rules of which one must fail. */
export interface DefectiveDesign {
  scene: Scene
  drawn: Scene
  rules: readonly string[]
}

/** Returns null if the scene has nothing for this defect. */
type InjectDefect = (scene: Scene, random: Random) => DefectiveDesign | null

/** Defects in the scene or in the drawn image. */
export const DEFECTS: Readonly<Record<string, InjectDefect>> = {
  'another primary color': (scene) => recolor(scene, scene.roles.primary),
  'a button of another color': (scene, random) => {
    const panel = scene.layers.find((layer) => layer.kind === 'panel' && layer.color !== null)
    if (panel?.kind !== 'panel' || !panel.color) return null
    const color = shifted(panel.color, random.between(60, 110))
    const drawn = swapped(scene, (layer) => (layer === panel ? { ...panel, color } : layer))
    return { scene, drawn, rules: ['field_exact'] }
  },
  'a logo that is not drawn': (scene) => {
    const drawn = { ...scene, layers: scene.layers.filter((layer) => layer.kind !== 'logo') }
    return findLogo(scene) && { scene, drawn, rules: ['logo_present'] }
  },
  'a logo that found no place': (scene) => {
    const without = { ...scene, layers: scene.layers.filter((layer) => layer.kind !== 'logo') }
    return findLogo(scene) && { scene: without, drawn: without, rules: ['logo_present'] }
  },
  'a stretched logo': (scene, random) => {
    const by = random.pick([0.8, 0.9, 1.1, 1.25])
    return onLogo(scene, (logo) => ({ ...logo, box: { ...logo.box, width: logo.box.width * by } }), 'logo_shape')
  },
  'words beside the logo': (scene) => {
    const logo = findLogo(scene)
    const x = logo ? right(logo.box) + logo.clear * 0.3 : 0
    return logo && onText(scene, 0, (text) => movedTo(text, x, logo.box.y), ['logo_clear'])
  },
  'faint words': (scene, random) => {
    const index = random.next()
    return onText(scene, index, (text) => ({ ...text, color: mixColors(text.color, text.ground, 0.78) }), [
      'contrast_small',
      'contrast_large',
    ])
  },
  'words of their ground’s color': (scene, random) =>
    onText(scene, random.next(), (text) => ({ ...text, color: text.ground }), ['contrast_small', 'contrast_large']),
  'words that are not drawn': (scene, random) => {
    const text = textAt(scene, random.next())
    if (!text) return null
    return { scene, drawn: { ...scene, layers: scene.layers.filter((of) => of !== text) }, rules: ['words_visible'] }
  },
  'a changed letter': (scene, random) =>
    onText(scene, random.next(), (text) => ({ ...text, lines: changed(text.lines, random) }), ['words_exact']),
  'a lost line': (scene) => {
    const text = listTextLayers(scene).find(({ lines }) => lines.length > 1)
    return text
      ? onText(scene, listTextLayers(scene).indexOf(text) / listTextLayers(scene).length, lastLineLost, ['words_exact'])
      : null
  },
  'words of nobody': (scene) =>
    onText(scene, 0, (text) => ({ ...text, role: 'subline', text: 'x', lines: text.lines.map(asX) }), ['words_exact']),
  'words that run over the edge': (scene, random) => {
    const [sideways, far] = [random.chance(0.5), random.between(0.1, 0.9)]
    const beyond = (text: TextLayer) =>
      sideways
        ? movedTo(text, scene.width - text.box.width * far, text.box.y)
        : movedTo(text, text.box.x, scene.height - text.box.height * far)
    return onText(scene, random.next(), beyond, ['safe_area'])
  },
  'words that are too large': (scene, random) => {
    const by = Math.max(scene.width, scene.height) * random.between(1.1, 2)
    return onText(scene, random.next(), (text) => enlarged(text, by / text.box.width), ['safe_area'])
  },
  'words where the platform has its buttons': (scene) => {
    const { box, keep_out } = scene.safe
    const out = keep_out[0]
    if (out) return onText(scene, 0.5, (text) => movedTo(text, out.x - 4, out.y + 4), ['safe_area'])
    const below = scene.height - box.y - box.height
    return below < 12
      ? null
      : onText(scene, 0.5, (text) => movedTo(text, text.box.x, scene.height - below * 0.9), ['safe_area'])
  },
  'tiny words': (scene, random) => onText(scene, random.next(), (text) => enlarged(text, 6 / text.size), ['type_size']),
  'words from the don’t-list': (scene) => {
    const word = scene.copy.headline.match(/\p{L}{3,}/u)?.[0]
    if (!word || !scene.brand) return null
    const banned = { ...scene, brand: { ...scene.brand, dont: [`Say “${word}”`] } }
    return { scene: banned, drawn: banned, rules: ['banned_words'] }
  },
}

/** Emoji have no color or letter that could be wrong. */
const listTextLayers = ({ layers }: Scene) => layers.filter((layer) => layer.kind === 'text').filter(hasLetters)
const findLogo = ({ layers }: Scene) => layers.find((layer): layer is LogoLayer => layer.kind === 'logo') ?? null
const textAt = (scene: Scene, share: number) =>
  listTextLayers(scene)[Math.floor(share * listTextLayers(scene).length)] ?? null

const swapped = (scene: Scene, change: (layer: Layer) => Layer): Scene => ({
  ...scene,
  layers: scene.layers.map(change),
})

function onText(
  scene: Scene,
  share: number,
  change: (text: TextLayer) => TextLayer,
  rules: readonly string[],
): DefectiveDesign | null {
  const text = textAt(scene, share)
  if (!text) return null
  const defective = swapped(scene, (layer) => (layer === text ? change(text) : layer))
  return { scene: defective, drawn: defective, rules }
}

function onLogo(scene: Scene, change: (logo: LogoLayer) => LogoLayer, rule: string): DefectiveDesign | null {
  const logo = findLogo(scene)
  const defective = swapped(scene, (layer) => (layer === logo ? change(logo) : layer))
  return logo && { scene: defective, drawn: defective, rules: [rule] }
}

/** Replaces one color everywhere, as a wrong color profile would do. */
function recolor(scene: Scene, color: string): DefectiveDesign {
  const other = shifted(color, 70)
  const text = JSON.stringify(scene.layers).replaceAll(color, other).replaceAll(color.toLowerCase(), other)
  return { scene, drawn: { ...scene, layers: JSON.parse(text) as Layer[] }, rules: ['primary_exact', 'primary_share'] }
}

/** Returns a color that differs by `by` steps in green and blue. */
function shifted(color: string, by: number): string {
  const value = Number.parseInt(color.slice(1), 16)
  const away = (channel: number) => Math.round(channel > 127 ? channel - by : channel + by)
  const [red, green, blue] = [value >> 16, away((value >> 8) & 255), away(value & 255)]
  return `#${((red << 16) | (green << 8) | blue).toString(16).padStart(6, '0').toUpperCase()}`
}

function movedTo(text: TextLayer, x: number, y: number): TextLayer {
  const { box, lines } = text
  const placed = lines.map((line) => ({ ...line, x: line.x + x - box.x, y: line.y + y - box.y }))
  return { ...text, box: { ...box, x, y }, lines: placed }
}

function enlarged(text: TextLayer, by: number): TextLayer {
  const { box, lines, size } = text
  const placed = lines.map((line) => ({
    ...line,
    x: box.x + (line.x - box.x) * by,
    y: box.y + (line.y - box.y) * by,
    width: line.width * by,
  }))
  return { ...text, size: size * by, box: { ...box, width: box.width * by, height: box.height * by }, lines: placed }
}

function changed(lines: TextLayer['lines'], random: Random): TextLayer['lines'] {
  const which = Math.floor(random.next() * lines.length)
  const other = (letter: string) => (letter === 'x' ? 'y' : 'x')
  return lines.map((line, index) => (index === which ? { ...line, text: line.text.replace(/\S/u, other) } : line))
}

const lastLineLost = (text: TextLayer): TextLayer => ({ ...text, lines: text.lines.slice(0, -1) })
const asX = (line: TextLayer['lines'][number], index: number) => ({ ...line, text: index === 0 ? 'x' : '' })
