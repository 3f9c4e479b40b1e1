import { boxFromEdges, right, type Box } from '../../model/geometry.ts'
import { toRuleBox } from '../check-rule.ts'
import { grade, isStory, type DesignRule } from './design-rule.ts'
import type { Layer, Scene } from '../../model/scene.ts'

/** Cells along the shorter side. */
const CELLS = 36
/** A larger empty part than this percentage of the canvas looks forgotten. A story is high, so that an empty part is a band of it. */
const MOST_EMPTY = 26
const MOST_EMPTY_OF_STORY = 20
/** Drawn shapes that cover more of the canvas than this are its ground. */
const GROUND = 0.5

/** Bands from edge to edge without anything: lower ones than this percentage of the height are air between what is there. */
const LEAST_BAND = 12
/** More of them, in percent of the height, look as if something had been forgotten above or below. A platform covers the ends of a story. */
const MOST_BANDS = 36
const MOST_BANDS_OF_STORY = 46
/** In a wide form, words stand beside each other, and the air above and below them is a larger part of the height. */
const MOST_BANDS_OF_WIDE = 44
const WIDE = 1.6
/** Words and pictures that take a smaller percentage of the canvas are timid: it looks like a note on a wall. */
const LEAST_FILLED = 17
/** A picture has air around what it shows, words are measured by their letters. */
const SHARE_OF_IMAGE = 0.85

/** Checks how the space of a design is used: by the largest empty part, by empty bands, and by how much words and pictures take. */
export const checkSpace = (scene: Scene): DesignRule[] => [checkEmpty(scene), checkBands(scene), checkFilled(scene)]

/** Measures the largest rectangle in which nothing is: no words, no picture, no drawing, no logo. */
function checkEmpty(scene: Scene): DesignRule {
  const { width, height } = scene
  const empty = findLargestEmpty(scene)
  const threshold = isStory(scene) ? MOST_EMPTY_OF_STORY : MOST_EMPTY
  const value = toPercent((empty.width * empty.height) / (width * height))
  const passed = value <= threshold
  return {
    rule: 'space_used',
    label: 'No large part of the picture is empty',
    passed,
    value,
    threshold,
    unit: '%',
    box: passed ? null : toRuleBox({ box: empty }),
    points: grade(value, { none: threshold * 1.8, threshold, full: threshold * 0.5 }),
    weight: 0.45,
  }
}

function checkBands(scene: Scene): DesignRule {
  const { width, height } = scene
  const bands = findBands(scene).filter((band) => toPercent(band.height / height) >= LEAST_BAND)
  const value = toPercent(bands.reduce((sum, band) => sum + band.height, 0) / height)
  const isWide = width >= height * WIDE
  const threshold = isStory(scene) ? MOST_BANDS_OF_STORY : isWide ? MOST_BANDS_OF_WIDE : MOST_BANDS
  const passed = value <= threshold
  const highest = bands.reduce<{ y: number; height: number } | null>(
    (most, band) => (most && most.height >= band.height ? most : band),
    null,
  )
  return {
    rule: 'space_bands',
    label: 'No wide bands are empty',
    passed,
    value,
    threshold,
    unit: '%',
    box: passed || !highest ? null : toRuleBox({ box: { x: 0, width, ...highest } }),
    points: grade(value, { none: threshold * 1.5, threshold, full: threshold * 0.5 }),
    weight: 0.45,
  }
}

function checkFilled(scene: Scene): DesignRule {
  const { width, height, layers } = scene
  const area = width * height
  const taken = layers.map((layer) => {
    if (layer.kind === 'text')
      return layer.lines.reduce((sum, { width: across, scale = 1 }) => sum + across * layer.size * scale, 0)
    const isShown = layer.kind === 'picture' || layer.kind === 'object'
    return isShown ? Math.min(area, layer.box.width * layer.box.height) * SHARE_OF_IMAGE : 0
  })
  const value = toPercent(Math.min(1, taken.reduce((sum, of) => sum + of, 0) / area))
  return {
    rule: 'space_filled',
    label: 'Words and pictures fill the design',
    passed: value >= LEAST_FILLED,
    value,
    threshold: LEAST_FILLED,
    unit: '%',
    box: null,
    points: grade(value, { none: 8, threshold: LEAST_FILLED, full: LEAST_FILLED * 1.4 }),
    weight: 0.45,
  }
}

const toPercent = (share: number): number => Math.round(share * 1000) / 10

/** The bands from edge to edge in which nothing is, from the top. In pixels. */
function findBands(scene: Scene): { y: number; height: number }[] {
  const { height } = scene
  const content = scene.layers.flatMap((layer) => listContent(layer, scene)).toSorted((a, b) => a.y - b.y)
  const bands: { y: number; height: number }[] = []
  let y = 0
  for (const box of [...content, { y: height, height: 0 }]) {
    if (box.y > y) bands.push({ y, height: box.y - y })
    y = Math.max(y, box.y + box.height)
  }
  return bands
}

function findLargestEmpty(scene: Scene): Box {
  const { width, height } = scene
  const cell = Math.min(width, height) / CELLS
  const [columns, rows] = [Math.round(width / cell), Math.round(height / cell)]
  const filled = new Uint8Array(columns * rows)
  for (const box of scene.layers.flatMap((layer) => listContent(layer, scene)))
    fill(filled, { columns, rows, cell }, box)
  return findLargest(filled, columns, rows, cell)
}

/** The boxes of what can be seen of a layer; none for grounds. */
function listContent(layer: Layer, { width, height }: Scene): Box[] {
  if (layer.kind === 'backdrop') return []
  if (layer.kind === 'text')
    return layer.lines.map(({ x, y, width: across, scale = 1 }) => ({
      x,
      y: y - layer.size * scale * 0.8,
      width: across,
      height: layer.size * scale,
    }))
  const isDrawn = layer.kind === 'art'
  const isGround = isDrawn && (layer.role !== 'motif' || layer.box.width * layer.box.height > GROUND * width * height)
  return isGround ? [] : [layer.box]
}

/** Marks the cells of a box, with one around it: air beside words is no empty part. */
function fill(filled: Uint8Array, grid: { columns: number; rows: number; cell: number }, box: Box): void {
  const { columns, rows, cell } = grid
  const [fromX, toX] = [Math.floor(box.x / cell) - 1, Math.ceil(right(box) / cell)]
  const [fromY, toY] = [Math.floor(box.y / cell) - 1, Math.ceil((box.y + box.height) / cell)]
  for (let row = Math.max(0, fromY); row <= Math.min(rows - 1, toY); row += 1)
    filled.fill(1, row * columns + Math.max(0, fromX), row * columns + Math.min(columns, toX + 1))
}

/** The largest rectangle of free cells, by the heights of the free columns above each row. */
function findLargest(filled: Uint8Array, columns: number, rows: number, cell: number): Box {
  const heights = new Uint16Array(columns)
  let best = { area: 0, from: 0, to: 0, top: 0, end: 0 }
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1)
      heights[column] = filled[row * columns + column] ? 0 : (heights[column] ?? 0) + 1
    for (let from = 0; from < columns; from += 1) {
      let lowest = heights[from] ?? 0
      for (let to = from; to < columns && lowest > 0; to += 1) {
        lowest = Math.min(lowest, heights[to] ?? 0)
        const area = lowest * (to - from + 1)
        if (area > best.area) best = { area, from, to: to + 1, top: row + 1 - lowest, end: row + 1 }
      }
    }
  }
  return boxFromEdges(best.from * cell, best.top * cell, best.to * cell, best.end * cell)
}
