import { drawn } from '../type/fit.ts'
import { smallestType } from '../layouts/sizes.ts'
import { bottom, contains, overlaps, right } from '../geometry.ts'
import type { CheckRule } from './rule.ts'
import type { Box } from '../geometry.ts'
import type { Scene, TextLayer } from '../scene.ts'

export const textsOf = (scene: Scene): TextLayer[] => scene.layers.filter((layer) => layer.kind === 'text')

/** Words as given, drawn to the letter: every text layer's lines are its text, and its text is one of the copy's. */
export function checkWords(scene: Scene): CheckRule[] {
  const { copy } = scene
  const known = new Set([copy.headline, copy.subline, copy.eyebrow, copy.badge, copy.price, copy.cta, ...copy.benefits])
  const texts = textsOf(scene)
  const wrong = texts.filter((text) => !isWhole(text) || (text.role !== 'wordmark' && !known.has(text.text)))
  const headline = texts.some((text) => text.role === 'headline' && text.text === copy.headline)
  return [
    {
      rule: 'words_exact',
      label: 'Words are drawn to the letter',
      passed: wrong.length === 0 && headline,
      value: wrong.length + (headline ? 0 : 1),
      threshold: 0,
      unit: 'texts',
      box: boxOf(wrong[0]?.box ?? null),
    },
    smallest(scene, texts),
    ...safeWords(scene, texts),
  ]
}

const letters = (text: string) => text.replace(/\s+/g, '')
const isWhole = (text: TextLayer) =>
  letters(text.lines.map((line) => line.text).join('')) === letters(drawn(text.text, text))

function smallest(scene: Scene, texts: readonly TextLayer[]): CheckRule {
  const least = smallestType({ base: Math.sqrt(scene.width * scene.height) })
  const small = texts.reduce<TextLayer | null>((low, text) => (low && low.size <= text.size ? low : text), null)
  return {
    rule: 'type_size',
    label: 'Smallest words are legible',
    passed: !small || small.size >= least - 0.01,
    value: Math.round((small?.size ?? 0) * 10) / 10,
    threshold: Math.round(least * 10) / 10,
    unit: 'px',
    box: boxOf(small?.box ?? null),
  }
}

/** Words and logo keep off what the platform covers, and off the canvas's edges. */
function safeWords(scene: Scene, texts: readonly TextLayer[]): CheckRule[] {
  const logos = scene.layers.flatMap((layer) => (layer.kind === 'logo' ? [layer.box] : []))
  const boxes = [...texts.map((text) => text.box), ...logos]
  const bad = boxes.filter(
    (box) => !contains(scene.safe.box, box, 1) || scene.safe.keep_out.some((out) => overlaps(out, box)),
  )
  return [
    {
      rule: 'safe_area',
      label: 'Words and logo stay clear of the platform’s own buttons',
      passed: bad.length === 0,
      value: bad.length,
      threshold: 0,
      unit: 'boxes',
      box: boxOf(bad[0] ?? null),
    },
    ...logoRules(scene, texts),
  ]
}

function logoRules(scene: Scene, texts: readonly TextLayer[]): CheckRule[] {
  return scene.layers.flatMap((layer) => {
    if (layer.kind !== 'logo') return []
    const stretch = Math.abs(layer.box.width / layer.box.height / (layer.crop.width / layer.crop.height) - 1) * 100
    const clear = Math.min(...texts.map((text) => gapBetween(layer.box, text.box)), layer.clear * 4)
    const box = boxOf(layer.box)
    return [
      {
        rule: 'logo_shape',
        label: 'Logo keeps its proportions',
        passed: stretch <= 1,
        value: Math.round(stretch * 100) / 100,
        threshold: 1,
        unit: '%',
        box,
      },
      {
        rule: 'logo_clear',
        label: 'Logo has its clear space',
        passed: clear >= layer.clear - 1,
        value: Math.round(clear),
        threshold: Math.round(layer.clear),
        unit: 'px',
        box,
      },
    ]
  })
}

function gapBetween(a: Box, b: Box): number {
  const dx = Math.max(0, a.x - right(b), b.x - right(a))
  const dy = Math.max(0, a.y - bottom(b), b.y - bottom(a))
  return Math.hypot(dx, dy)
}

export function boxOf(box: Box | null): [number, number, number, number] | null {
  return box && [Math.round(box.x), Math.round(box.y), Math.round(box.width), Math.round(box.height)]
}
