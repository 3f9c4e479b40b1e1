import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Box } from '../../../model/geometry.ts'
import type { RgbaPixels } from '../find-focus.ts'
import {
  addUp,
  convolve,
  convolveSeparably,
  type Grid,
  poolLargest,
  type SeparableLayer,
  type Sums,
} from './network.ts'

/** A face is one of this certainty, 0 to 1. */
const SURE = 0.5
/** Boxes of which more than this share is common are one face. */
const SAME = 0.4

/**
 * Finds the boxes of faces in a picture, in its pixels, the largest first: nothing else about persons. It is the detector of face-api.js
 * (`LICENSE.txt` beside this file), computed in plain code, so that it needs no runtime of its own (docs/decisions/0092-faces.md). Faces of
 * less than a twentieth of the longer side are hardly found.
 */
export function findFaces(pixels: RgbaPixels): Box[] {
  const size = Math.max(pixels.width, pixels.height)
  if (Math.min(pixels.width, pixels.height) < LEAST_SIDE) return []
  const cells = runNetwork(toInput(pixels))
  const found = listCandidates(cells, size)
    .toSorted((one, other) => other.score - one.score)
    .reduce<Box[]>((kept, { box }) => (kept.some((of) => measureOverlap(of, box) > SAME) ? kept : [...kept, box]), [])
  return found
    .map((box) => clipTo(box, pixels))
    .filter(({ width, height }) => width > 0 && height > 0)
    .toSorted((one, other) => other.width * other.height - one.width * one.height)
}

/** The network needs at least as many pixels. */
const LEAST_SIDE = 64

/** The mean color of the pictures from which the network learned: red, green, blue. */
const MEAN = [117.001, 114.697, 97.404] as const

/** The picture in the upper left corner of a square. */
function toInput({ data, width, height }: RgbaPixels): Grid {
  const side = Math.max(width, height)
  const input = new Float64Array(side * side * 3)
  for (let at = 0; at < side * side; at++) {
    const [x, y] = [at % side, Math.floor(at / side)]
    const from = x < width && y < height ? (y * width + x) * 4 : null
    for (let channel = 0; channel < 3; channel++) {
      const value = from === null ? 0 : (data[from + channel] ?? 0)
      input[at * 3 + channel] = (value - (MEAN[channel] ?? 0)) / 255
    }
  }
  return { width: side, height: side, channels: 3, data: input }
}

function runNetwork(input: Grid): Grid {
  const { first, layers, last } = loadWeights()
  let grid = poolLargest(convolve(input, first), 2)
  for (const [index, layer] of layers.entries())
    grid = poolLargest(convolveSeparably(grid, layer), index === layers.length - 1 ? 1 : 2)
  return addUp(grid, last)
}

/** Sizes of faces, in cells of the result. Each cell has a box of each. */
const ANCHORS = [
  [1.603231, 2.094468],
  [6.041143, 7.080126],
  [2.882459, 3.518061],
  [4.266906, 5.178857],
  [9.041765, 10.66308],
] as const
/** Of each box: center, size, certainty. */
const BOX_VALUES = 5

const sigmoid = (value: number) => 1 / (1 + Math.exp(-value))

function listCandidates({ width: cells, data }: Grid, size: number): { box: Box; score: number }[] {
  const cell = size / cells
  return Array.from({ length: cells * cells * ANCHORS.length }, (_, index) => {
    const anchor = ANCHORS[index % ANCHORS.length]
    const place = Math.floor(index / ANCHORS.length)
    const value = (offset: number) => data[index * BOX_VALUES + offset] ?? 0
    const [width, height] = [0, 1].map((axis) => Math.exp(value(2 + axis)) * (anchor?.[axis] ?? 0) * cell)
    const center = { x: (place % cells) + sigmoid(value(0)), y: Math.floor(place / cells) + sigmoid(value(1)) }
    const box = { width: width ?? 0, height: height ?? 0, x: 0, y: 0 }
    return {
      box: { ...box, x: center.x * cell - box.width / 2, y: center.y * cell - box.height / 2 },
      score: sigmoid(value(4)),
    }
  }).filter(({ score }) => score > SURE)
}

/** The common area of two boxes as a share of what both cover. */
function measureOverlap(one: Box, other: Box): number {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
  const common = Math.max(0, across) * Math.max(0, down)
  return common / (one.width * one.height + other.width * other.height - common)
}

function clipTo({ x, y, width, height }: Box, within: { width: number; height: number }): Box {
  const [left, top] = [Math.max(0, x), Math.max(0, y)]
  return {
    x: left,
    y: top,
    width: Math.min(within.width, x + width) - left,
    height: Math.min(within.height, y + height) - top,
  }
}

/** The weights of a layer are bytes: a value is `byte * scale + min`. */
type Quantized = readonly [count: number, scale: number, min: number]

/** The layers in the order of the file, as in `tiny_face_detector_model-weights_manifest.json` of @vladmandic/face-api 1.7.15. */
const FIRST: readonly [weights: Quantized, bias: Quantized] = [
  [3 * 3 * 3 * 16, 0.009007044399485869, -1.2069439495311063],
  [16, 0.005263455241334205, -0.9211046672334858],
]
const LAYERS: readonly (readonly [taps: Quantized, weights: Quantized, bias: Quantized])[] = [
  [
    [9 * 16, 0.004001977630690033, -0.5042491814669441],
    [16 * 32, 0.013836609615999109, -1.411334180831909],
    [32, 0.0015159862590771096, -0.30926119685173037],
  ],
  [
    [9 * 32, 0.002666276225856706, -0.317286870876948],
    [32 * 64, 0.015265831292844286, -1.6792414422128714],
    [64, 0.0020280554598453, -0.37113414915168985],
  ],
  [
    [9 * 64, 0.006100742489683862, -0.8907084034938438],
    [64 * 128, 0.016276211832083907, -2.0508026908425725],
    [128, 0.003394414279975143, -0.7637432129944072],
  ],
  [
    [9 * 128, 0.006716050119961009, -0.8059260143953211],
    [128 * 256, 0.021875603993733724, -2.8875797271728514],
    [256, 0.0041141652009066415, -0.8187188749804216],
  ],
  [
    [9 * 256, 0.008423839597141042, -0.9013508368940915],
    [256 * 512, 0.030007277283014035, -3.8709387695088107],
    [512, 0.008402082966823203, -1.4871686851277068],
  ],
]
const LAST: readonly [weights: Quantized, bias: Quantized] = [
  [512 * ANCHORS.length * BOX_VALUES, 0.028336129469030042, -4.675461362389957],
  [ANCHORS.length * BOX_VALUES, 0.002268134028303857, -0.41053225912299807],
]

interface Weights {
  first: Sums
  layers: readonly SeparableLayer[]
  last: Sums
}

let loaded: Weights | null = null

function loadWeights(): Weights {
  if (loaded) return loaded
  const bytes = readFileSync(join(import.meta.dirname, 'tiny-face-detector.bin'))
  let at = 0
  const read = ([count, scale, min]: Quantized) => {
    const values = Float64Array.from(bytes.subarray(at, at + count), (byte) => byte * scale + min)
    at += count
    return values
  }
  const readSums = ([weights, bias]: readonly [Quantized, Quantized]) => turnRows(read(weights), read(bias))
  const first = readSums(FIRST)
  const layers = LAYERS.map(([taps, ...sums]) => ({ taps: read(taps), ...readSums(sums) }))
  loaded = { first, layers, last: readSums(LAST) }
  return loaded
}

/** The file has the weights of a value next to each other, `addUp` needs those of a sum. */
function turnRows(weights: Float64Array, bias: Float64Array): Sums {
  const values = weights.length / bias.length
  const turned = weights.map((_, at) => weights[(at % values) * bias.length + Math.floor(at / values)] ?? 0)
  return { weights: turned, bias }
}
