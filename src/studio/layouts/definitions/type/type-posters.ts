import { ellipsePath, filled, rectanglePath, stroked } from '../../../art/svg-paths.ts'
import { logoPattern } from '../../../art/logo-marks.ts'
import { findLogoShape } from '../../../model/material.ts'
import { derivePalette } from '../../../art/palette.ts'
import { tilePattern } from '../../../art/tile-pattern.ts'
import { bottom, boxFromEdges, grow, right } from '../../../model/geometry.ts'
import { chooseQuietTone } from '../../background-pattern.ts'
import { createField, type ColorScheme } from '../../color-scheme.ts'
import { splitNumber } from '../../text/split-headline.ts'
import { isTestimonial } from '../../apt-copy.ts'
import {
  drawArcs,
  drawBars,
  drawChecks,
  drawDisc,
  drawDots,
  drawRays,
  drawSlant,
  drawStripes,
  drawWaves,
  orMark,
  type DrawShape,
} from '../../corner-shapes.ts'
import { createTypePoster } from './type-poster.ts'
import type { Skeleton } from '../../text/skeleton.ts'
import type { Box } from '../../../model/geometry.ts'
import type { ArtLayer, Layer, Path } from '../../../model/scene.ts'
import type { Layout, LayoutContext, SelectionInput } from '../../layout-context.ts'

const isFlat = ({ aspect }: SelectionInput) => aspect === 'banner'
const sheetOf = ({ canvas: { width, height } }: LayoutContext): Box => ({ x: 0, y: 0, width, height })

const createGround = (box: Box, paths: readonly Path[]): ArtLayer => ({
  kind: 'art',
  role: 'ground',
  box,
  corners: null,
  paths,
})

/** A thick rule of the accent color along the foot. A design without the primary color has an edge of that color instead. */
const createFootRule = (context: LayoutContext, { ground, lacksPrimary }: ColorScheme): Layer[] => {
  if (lacksPrimary) return []
  const { height, width, base } = context.canvas
  const rule = Math.min(height * 0.03, base * 0.022)
  return [createField({ x: 0, y: height - rule, width, height: rule }, context.surface(ground).accent)]
}

/** The share of the canvas beside or above the words that a pattern takes. */
const SIDE = { slim: 0.2, tall: 0.22, square: 0.24, wide: 0.24, banner: 0.2 } as const

const isUpright = ({ canvas: { aspect } }: LayoutContext) => aspect === 'tall' || aspect === 'slim'

/** The box of the words beside a pattern: below it on an upright canvas, left of it on others. */
function boxBeside(context: LayoutContext): Box {
  const { content, width, height, base, aspect } = context.canvas
  const share = SIDE[aspect]
  if (isUpright(context))
    return boxFromEdges(
      content.x,
      Math.max(content.y, height * share * 0.7 + base * 0.06),
      right(content),
      bottom(content),
    )
  return boxFromEdges(
    content.x,
    content.y,
    Math.min(right(content), width * (1 - share) - base * 0.05),
    bottom(content),
  )
}

/** Its edges are edges of pixels. */
function areaBeside({ canvas: { width, height, aspect } }: LayoutContext, isStacked: boolean): Box {
  const share = SIDE[aspect]
  return isStacked
    ? { x: 0, y: 0, width, height: Math.round(height * share * 0.7) }
    : boxFromEdges(Math.round(width * (1 - share)), 0, width, height)
}

/** How often the strip shows the brand's own mark, where it is one compact shape. */
const OWN_MARK = 0.8

/** Tiles of simple shapes in the colors of the brand, or its mark in rows. */
function createTiles(context: LayoutContext, { ground }: ColorScheme): Layer[] {
  const area = areaBeside(context, isUpright(context))
  const palette = derivePalette(ground, context.roles)
  const random = context.random('tiles')
  const shape = findLogoShape(context.material)
  const on = derivePalette(palette.lead, context.roles, ground)
  const paths =
    shape && random.chance(OWN_MARK) ? logoPattern(shape, area, on.lead) : tilePattern(area, palette, random)
  return [createField(area, palette.lead), { kind: 'art', role: 'motif', box: area, corners: null, paths }]
}

/** A field of the second color with large rings. */
function createRings(context: LayoutContext, { ground, field }: ColorScheme): Layer[] {
  const area = areaBeside(context, isUpright(context))
  const { accent } = context.surface(field)
  const r = Math.max(area.width, area.height) * 0.62
  const [x, y] = [right(area), isUpright(context) ? area.y : bottom(area)]
  const rings = [1, 0.78, 0.56, 0.34].map((share) => stroked(ellipsePath(x, y, r * share), accent, r * 0.07))
  const fill = field === ground ? context.roles.second : field
  return [createField(area, fill), { kind: 'art', role: 'motif', box: area, corners: null, paths: rings }]
}

/** A frame of two lines inside the edge. */
function createFrame(context: LayoutContext, { ground }: ColorScheme): Layer[] {
  const { canvas, roles } = context
  const sheet = sheetOf(context)
  const { accent } = context.surface(ground)
  const edge = canvas.margin * 0.34
  const outer = grow(sheet, -edge)
  const d = `${rectanglePath(sheet)}M${outer.x} ${outer.y}v${outer.height}h${outer.width}v${-outer.height}Z`
  const color = ground === roles.primary ? accent : roles.primary
  const line = Math.max(1.5, canvas.base * 0.002)
  const inner = grow(outer, -canvas.base * 0.008)
  return [
    {
      kind: 'art',
      role: 'field',
      box: sheet,
      corners: null,
      paths: [filled(d, color), stroked(rectanglePath(inner), color, line)],
    },
  ]
}

/** Two large quotation marks in a quiet tone, cut by the upper edge. */
function drawQuotationMarks(sheet: Box, tone: string, { canvas: { base, width } }: LayoutContext): Path[] {
  const r = Math.min(base * 0.24, width * 0.26)
  const mark = (x: number) => {
    const y = sheet.y + r * 0.86
    return `${ellipsePath(x, y, r * 0.62)}M${x + r * 0.62} ${y}C${x + r * 0.66} ${y + r * 0.9} ${x + r * 0.2} ${y + r * 1.5} ${x - r * 0.5} ${y + r * 1.66}L${x - r * 0.36} ${y + r * 1.3}C${x - r * 0.02} ${y + r * 1.1} ${x + r * 0.1} ${y + r * 0.8} ${x + r * 0.06} ${y + r * 0.5}Z`
  }
  const [one, two] = [right(sheet) - r * 2.2, right(sheet) - r * 0.75]
  return [filled(mark(one), tone), filled(mark(two), tone)]
}

/** The marks are what the poster shows, and stand above its words. */
const createQuotationMarks = (context: LayoutContext, { ground }: ColorScheme): Layer[] => {
  const sheet = sheetOf(context)
  const box = { ...sheet, height: sheet.height * 0.6 }
  return [createGround(box, drawQuotationMarks(sheet, chooseQuietTone(context.surface(ground)), context))]
}

/** The mark of the brand, or one of some shapes, so that a poster does not always look the same. */
const anyOf = (...shapes: readonly DrawShape[]): DrawShape =>
  orMark((piece, color, context) => context.random('poster shape').pick(shapes)(piece, color, context))

/** The skeletons of words beside a pattern. */
const BESIDE: readonly Skeleton[] = ['classic', 'low', 'signed']

/** A headline alone leaves much of a story empty beside a pattern. */
const isBareStory = ({ aspect, copy }: SelectionInput): boolean =>
  aspect === 'tall' && copy.details.length + copy.benefits.length === 0

/** So little that only a person chooses it. */
const RARELY = 0.004

/** Posters that need no picture. */
export const TYPE_POSTERS: readonly Layout[] = [
  createTypePoster({
    name: 'billboard',
    grounds: ['primary', 'deep', 'second', 'paper'],
  }),
  createTypePoster({
    name: 'numeral',
    grounds: ['primary', 'second', 'deep', 'tint'],
    suits: ({ copy }) => (splitNumber(copy) ? 4 : 0),
    hasNumber: true,
    art: createFootRule,
  }),
  createTypePoster({
    name: 'voice',
    grounds: ['primary', 'deep', 'tint', 'second', 'paper'],
    hasMarks: true,
    suits: ({ copy }) => (isTestimonial(copy) ? 6 : 0),
    art: createQuotationMarks,
    skeletons: ['low', 'centered', 'signed'],
  }),
  createTypePoster({
    name: 'band',
    grounds: ['primary', 'deep', 'paper', 'second'],
    suits: (input) => (input.copy.details.length + input.copy.benefits.length > 1 && !isFlat(input) ? 1.4 : 0.02),
    hasBand: true,
    skeletons: ['classic', 'low'],
  }),
  createTypePoster({
    name: 'frame',
    grounds: ['paper', 'tint', 'primary', 'deep'],
    suits: ({ toneStyle, copy }) =>
      (copy.headline.length < 60 ? [0.08, 0.05, 0.03] : [0.04, 0.03, 0.02])[toneStyle.energy] ?? 0.05,
    art: createFrame,
    isFramed: true,
    column: ({ canvas }) => (canvas.aspect === 'banner' ? {} : { align: 'center', spread: 'together' }),
  }),
  createTypePoster({
    name: 'tiles',
    grounds: ['paper', 'primary', 'deep', 'tint'],
    art: createTiles,
    hasShape: true,
    box: boxBeside,
    skeletons: BESIDE,
    suits: (input) => (isBareStory(input) ? RARELY : 0.02),
  }),
  createTypePoster({
    name: 'rings',
    grounds: ['primary', 'paper', 'deep'],
    art: createRings,
    hasShape: true,
    box: boxBeside,
    skeletons: BESIDE,
    suits: (input) => (isBareStory(input) ? RARELY : 0.02),
  }),
  createTypePoster({
    name: 'disc',
    grounds: ['primary', 'second', 'tint', 'deep'],
    shape: anyOf(drawDisc, drawArcs, drawBars, drawDots),
    suits: () => 0.06,
  }),
  createTypePoster({
    name: 'halftone',
    grounds: ['primary', 'second', 'deep'],
    shape: drawDots,
    suits: ({ toneStyle }) => [0.01, 0.03, 0.05][toneStyle.energy] ?? 0.03,
  }),
  createTypePoster({
    name: 'rays',
    grounds: ['primary', 'second', 'deep'],
    shape: drawRays,
    suits: ({ toneStyle }) => [0.01, 0.03, 0.05][toneStyle.energy] ?? 0.03,
  }),
  createTypePoster({
    name: 'slant',
    grounds: ['primary', 'deep', 'paper', 'tint'],
    shape: drawSlant,
    suits: () => 0.12,
  }),
  createTypePoster({
    name: 'tide',
    grounds: ['primary', 'tint', 'deep', 'paper'],
    shape: anyOf(drawWaves, drawArcs),
    suits: ({ toneStyle }) => [0.04, 0.03, 0.01][toneStyle.energy] ?? 0.03,
  }),
  createTypePoster({
    name: 'stripes',
    grounds: ['primary', 'second'],
    shape: anyOf(drawStripes, drawChecks, drawBars),
    suits: ({ toneStyle }) => [0.01, 0.03, 0.05][toneStyle.energy] ?? 0.03,
  }),
]
