import sharp from 'sharp'
import { expect, test } from 'vitest'
import { checkScene } from '../check/check-scene.ts'
import { BRAND_CHECK_SENTENCES } from '#contract/sentences/brand-check-sentences.ts'
import { deriveColorRoles } from '../color/color-roles.ts'
import { WORD_LABELS } from '../check/word-labels.ts'
import { createBrief, createCopy } from '../testing/briefs.ts'
import { shareCompositor } from './shared-studio.ts'
import type { CheckedWords } from '../check/words-rule.ts'
import type { Layer, LogoLayer, PanelLayer, Scene, TextLayer } from '../model/scene.ts'

const [PRIMARY, SECONDARY] = ['#0F4C3F', '#E3C9A8']
const compositor = shareCompositor()

const text = (role: TextLayer['role'], words: string, over: Partial<TextLayer>): TextLayer => ({
  kind: 'text',
  role,
  text: words,
  transform: 'none',
  family: 'Inter',
  weight: 700,
  size: 40,
  tracking: 0,
  color: '#FFFFFF',
  ground: PRIMARY,
  box: { x: 40, y: 340, width: 240, height: 36 },
  lines: [{ text: words, x: 40, y: 370, width: 240 }],
  ...over,
})

const HEADLINE = text('headline', 'Fresh bread', {})
const CTA = text('cta', 'Order', {
  size: 20,
  weight: 600,
  color: PRIMARY,
  ground: SECONDARY,
  box: { x: 64, y: 452, width: 58, height: 15 },
  lines: [{ text: 'Order', x: 64, y: 467, width: 58 }],
})
const BUTTON: PanelLayer = {
  kind: 'panel',
  role: 'button',
  box: { x: 40, y: 430, width: 106, height: 60 },
  corners: [8, 8, 8, 8],
  color: SECONDARY,
  stroke: null,
  stroke_width: 0,
}
const field = (color: string, width = 600): Layer => ({
  kind: 'art',
  role: 'field',
  box: { x: 0, y: 300, width, height: 300 },
  corners: null,
  paths: [{ d: `M0 300H${width}V600H0Z`, fill: color }],
})
const LOGO: Layer = {
  kind: 'logo',
  key: 'logo',
  box: { x: 60, y: 60, width: 120, height: 40 },
  crop: { x: 0, y: 0, width: 300, height: 100 },
  clear: 20,
}

const GOOD: Scene = {
  version: 4,
  width: 600,
  height: 600,
  layout: 'test',
  seed: 1,
  roles: deriveColorRoles(PRIMARY, SECONDARY),
  fonts: [],
  copy: createCopy('Fresh bread', { cta: 'Order' }),
  safe: { box: { x: 20, y: 20, width: 560, height: 560 }, keep_out: [{ x: 500, y: 500, width: 100, height: 100 }] },
  brand: { name: 'Crumb', dont: ['cheap', 'Use exclamation marks'], logo: true },
  layers: [{ kind: 'backdrop', color: '#FFFFFF' }, field(PRIMARY), LOGO, HEADLINE, BUTTON, CTA],
  source: 'digitalCreation',
  notes: [],
}

async function logoBytes(): Promise<Uint8Array> {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100"><circle cx="50" cy="50" r="48"/></svg>'
  return new Uint8Array(await sharp(Buffer.from(svg)).png().toBuffer())
}

/** Runs the check of a scene on pixels drawn from it, or from another scene. */
async function runCheck(scene: Scene, drawn = scene, withLogo = true) {
  const png = await compositor.draw(drawn, withLogo ? { logo: await logoBytes() } : {})
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return checkScene(scene, { data, width: info.width, height: info.height })
}

const swapped = (from: Layer, to: Layer | null): Scene => ({
  ...GOOD,
  layers: GOOD.layers.flatMap((layer) => (layer === from ? (to ? [to] : []) : [layer])),
})
const FIELD = GOOD.layers[1] as Layer
const moved = (layer: TextLayer, x: number, y: number): TextLayer => ({
  ...layer,
  box: { ...layer.box, x, y },
  lines: layer.lines.map((line) => ({ ...line, x, y: y + line.y - layer.box.y })),
})
const onPaper = swapped(HEADLINE, { ...HEADLINE, ground: '#FFFFFF', color: '#000000' })

const BREAKS: Record<string, { scene?: Scene; drawn?: Scene; logo?: false }> = {
  primary_share: {
    scene: { ...onPaper, layers: onPaper.layers.map((layer) => (layer === FIELD ? field(PRIMARY, 10) : layer)) },
  },
  primary_exact: { drawn: swapped(FIELD, field('#165145')) },
  field_exact: { drawn: swapped(BUTTON, { ...BUTTON, color: '#EBD2B4' }) },
  contrast_small: { scene: swapped(CTA, { ...CTA, color: '#8A6A3C' }) },
  contrast_large: { scene: swapped(HEADLINE, { ...HEADLINE, color: '#5F9184' }) },
  words_exact: {
    scene: swapped(HEADLINE, { ...HEADLINE, lines: HEADLINE.lines.map((line) => ({ ...line, text: 'Fresh braed' })) }),
  },
  words_visible: { drawn: swapped(CTA, null) },
  type_size: { scene: swapped(CTA, { ...CTA, size: 9 }), drawn: GOOD },
  safe_area: { scene: swapped(HEADLINE, moved(HEADLINE, 6, 340)) },
  banned_words: { scene: { ...GOOD, brand: { name: 'Crumb', dont: ['Never say “fresh”'], logo: true } } },
  logo_present: { logo: false },
  logo_shape: { scene: swapped(LOGO, { ...LOGO, box: { ...LOGO.box, width: 140 } }) },
  logo_clear: { scene: swapped(LOGO, { ...LOGO, box: { ...LOGO.box, y: 292 } }) },
}

/** What the rules about the design leave of the good scene: half of it is empty. */
const measureQuality = async () => (await runCheck(GOOD)).score

test('a scene that follows every rule passes', async () => {
  const check = await runCheck(GOOD)
  expect(check.rules.filter((rule) => !rule.passed)).toEqual([])
  expect(check.passed).toBe(true)
  expect(check.rules.map((rule) => rule.rule).toSorted()).toEqual(Object.keys(BREAKS).toSorted())
})

test.each(Object.entries(BREAKS))('a scene that breaks %s fails only that rule', async (rule, broken) => {
  const scene = broken.scene ?? GOOD
  const check = await runCheck(scene, broken.drawn ?? scene, broken.logo ?? true)
  expect(check.rules.filter((of) => !of.passed).map((of) => of.rule)).toEqual([rule])
  // Twelve of thirteen rules, of what the rules about the design left.
  expect(check.score / (await measureQuality())).toBeCloseTo(12 / 13, 1)
  const failed = check.rules.find((of) => !of.passed)
  if (!rule.startsWith('primary')) expect(failed?.box).not.toBeNull()
})

const turned = <L extends TextLayer | PanelLayer | LogoLayer>(layer: L, angle: number): L => ({
  ...layer,
  rotation: { angle, origin: [layer.box.x + layer.box.width / 2, layer.box.y + layer.box.height / 2] },
})

test('every rule and every finding about words has a sentence that the screens translate', async () => {
  const sentences = new Set<string>(Object.values(BRAND_CHECK_SENTENCES))
  const labels = Object.values(WORD_LABELS)
  expect(labels.filter((label) => !sentences.has(label))).toEqual([])
  const overrides = { version: 1 as const, slots: { logo: { move: [0, 0] as const, angle: 15 } }, added: [] }
  const check = await runCheck({ ...swapped(LOGO, turned(LOGO, 15)), overrides })
  expect(check.rules.map(({ rule }) => rule)).toEqual(expect.arrayContaining(['logo_upright', 'words_apart']))
  expect(check.rules.filter(({ label }) => !sentences.has(label))).toEqual([])
})

test('turned words, buttons and badges are measured along their own sides', async () => {
  const origin = [BUTTON.box.x + BUTTON.box.width / 2, BUTTON.box.y + BUTTON.box.height / 2] as const
  const layers = GOOD.layers.map((layer) => {
    if (layer === BUTTON || layer === CTA) return { ...layer, rotation: { angle: -12, origin } }
    return layer === HEADLINE ? turned(HEADLINE, 6) : layer
  })
  const check = await runCheck({ ...GOOD, layers })
  expect(check.rules.filter((rule) => !rule.passed && rule.rule !== 'words_apart')).toEqual([])
})

test('the faults of turned words are found', async () => {
  const scene = swapped(CTA, { ...turned(CTA, 20), color: '#8A6A3C' })
  const failed = (await runCheck(scene)).rules.filter((rule) => !rule.passed).map(({ rule }) => rule)
  expect(failed).toContain('contrast_small')
  const outside = swapped(HEADLINE, turned(HEADLINE, 90))
  const [, , width = 0, height = 0] =
    (await runCheck(outside)).rules.find(({ rule }) => rule === 'words_visible')?.box ?? []
  expect([width, height].every((side) => side > 0)).toBe(true)
})

test('a turned logo keeps its shape and is a finding of its own', async () => {
  const check = await runCheck(swapped(LOGO, turned(LOGO, 15)))
  expect(check.rules.filter((rule) => !rule.passed).map(({ rule, value }) => [rule, value])).toEqual([
    ['logo_upright', 15],
  ])
})

test('a given logo that was not placed is reported', async () => {
  const check = await runCheck(swapped(LOGO, null))
  expect(check.rules.find((rule) => rule.rule === 'logo_present')).toMatchObject({ passed: false, value: 0, box: null })
})

test('text under a platform button is reported', async () => {
  const check = await runCheck(swapped(CTA, moved(CTA, 505, 510)))
  expect(check.rules.find((rule) => rule.rule === 'safe_area')).toMatchObject({
    passed: false,
    box: [505, 510, 58, 15],
  })
})

test('accents above capitals count as letters, not as background, also on a canvas of 200 pixels', async () => {
  const wordmark = text('wordmark', 'ÖÖÖ', {
    family: 'Anton',
    weight: 400,
    size: 17.6,
    ground: '#1D0E1B',
    box: { x: 14, y: 14, width: 19, height: 15.2 },
    lines: [{ text: 'ÖÖÖ', x: 14, y: 29.2, width: 19 }],
  })
  const backdrop: Layer = { kind: 'backdrop', color: '#1D0E1B' }
  const check = await runCheck({ ...GOOD, width: 208, height: 261, layers: [backdrop, wordmark] })
  const contrast = check.rules.find(({ rule }) => rule === 'contrast_large')
  expect(contrast?.value).toBeGreaterThan(15)
})

test('a rule below a large figure is no ground of the small line with an accent above it', async () => {
  const offer = text('headline', 'ERMÄSSIGT 6 €', {
    family: 'Anton',
    weight: 400,
    size: 60,
    ground: '#1D0E1B',
    box: { x: 40, y: 40, width: 120, height: 84 },
    lines: [
      { text: 'ERMÄSSIGT', x: 40, y: 60, width: 100, scale: 0.4 },
      { text: '6 €', x: 40, y: 122, width: 90 },
    ],
  })
  const backdrop: Layer = { kind: 'backdrop', color: '#1D0E1B' }
  const lineBox = { x: 30, y: 136, width: 160, height: 2 }
  const paths = [{ d: 'M30 136H190V138H30Z', fill: '#B1A8B2' }]
  const line: Layer = { kind: 'art', role: 'motif', box: lineBox, corners: null, paths }
  const check = await runCheck({ ...GOOD, width: 208, height: 261, layers: [backdrop, line, offer] })
  expect(check.rules.find(({ rule }) => rule === 'contrast_large')?.value).toBeGreaterThan(15)
})

const BREAD: CheckedWords = {
  brief: createBrief({ prompt: 'Fresh bread and rolls' }, { name: 'Crumb', ctas: ['Order'] }),
}
const checkWordsOf = async (scene: Scene, words: CheckedWords) => {
  const { data, info } = await sharp(await compositor.draw(scene, { logo: await logoBytes() }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return checkScene(scene, { data, width: info.width, height: info.height }, words)
}

test('words that are not those of the request cost points, and their place is shown', async () => {
  const brief = createBrief({ prompt: 'Fresh bread' }, { name: 'Crumb', ctas: ['Order'] })
  expect(await checkWordsOf(GOOD, { brief })).toMatchObject({ score: await measureQuality(), passed: true })
  const check = await checkWordsOf(GOOD, BREAD)
  expect(check.passed).toBe(false)
  // Thirteen of fourteen rules, and wrong words take two fifths besides.
  expect(check.score / (await measureQuality())).toBeCloseTo((13 / 14) * 0.6, 1)
  expect(check.rules.find(({ rule }) => rule === 'words')).toMatchObject({
    label: 'Words',
    passed: false,
    value: 2,
    box: [40, 340, 240, 36],
    findings: [
      { label: 'A sentence was cut: “Fresh bread and rolls”', box: [40, 340, 240, 36] },
      { label: 'These words are neither on the picture nor in the caption: “rolls”', box: null },
    ],
  })
})

test('words that a person chose for a piece of the request are hers', async () => {
  const choices = [{ id: 'prompt:0-9', text: 'Fresh bread' }]
  const brief = createBrief({ prompt: 'Old bread', choices }, { name: 'Crumb', ctas: ['Order'] })
  expect(await checkWordsOf(GOOD, { brief })).toMatchObject({ score: await measureQuality(), passed: true })
})

test('words that a person put into a saved design are hers', async () => {
  const check = await checkWordsOf(GOOD, { ...BREAD, brief: createBrief({ prompt: 'Rye rolls' }), isRevised: true })
  const words = check.rules.find(({ rule }) => rule === 'words')
  expect(words).toMatchObject({ passed: true, value: 0 })
})
