import { escapeUnit, packBits, toBits, toCode } from './h264-bits.ts'
import type { StreamParameters } from './stream-parameters.ts'

/** A slice of P frames to which later frames refer. */
const SLICE = '01100001'

/**
 * Creates the NAL unit of a P frame whose macroblocks are all skipped (ITU-T H.264, 7.3.3 and 7.3.4): a decoder copies the frame before it.
 * `number` is the number of the frame in its stream.
 */
export function createSkippedFrame(number: number, stream: StreamParameters): Uint8Array {
  const counted = toBits(number % 2 ** stream.counted, stream.counted)
  // First macroblock, P, parameter set; its number; one reference, in its order, that stays.
  const start = `${SLICE}111${counted}1100`
  const isUnfiltered = '010'
  if (!stream.isArithmetic) return pack(`${start}1${isUnfiltered}${toCode(stream.macroblocks)}1`)
  // The highest quantizer makes a skipped macroblock the likely one from the beginning.
  const quantizer = toCode(2 * (HIGHEST - stream.quantizer) - 1)
  const header = `${start}${toCode(CONTEXTS.set)}${HIGHEST === stream.quantizer ? '1' : quantizer}${isUnfiltered}`
  return pack(header.padEnd(8 * Math.ceil(header.length / 8), '1') + encodeSkips(stream.macroblocks))
}

const pack = (bits: string): Uint8Array => escapeUnit(packBits(bits))

/** The highest quantizer. Skipped macroblocks have no coefficients, so it changes no pixel. */
const HIGHEST = 51
/** How the context of skipped macroblocks begins in a set of contexts (table 9-13). */
const CONTEXTS = { set: 2, slope: 29, offset: 16 } as const
/** The state in which the other value is least likely. */
const LEAST_LIKELY = 62
/** From one state to the next, the less likely value loses this share of its probability (9.3.1.1). */
const ADAPTED = (0.01875 / 0.5) ** (1 / 63)

/** The range of the less likely value, by the state and the quarter of the whole range (table 9-44, from state 3 on). */
const measureUnlikely = (state: number, range: number): number =>
  Math.round(0.5 * ADAPTED ** state * (288 + 64 * ((range >> 6) & 3)))

/**
 * Encodes that each macroblock is skipped, and that the slice ends with the last one (9.3.4). What is said is always the likely value, so
 * that the code is zeros until its end.
 */
function encodeSkips(macroblocks: number): string {
  let state = ((CONTEXTS.slope * HIGHEST) >> 4) + CONTEXTS.offset - 64
  let range = 510
  let zeros = 0
  const shift = () => {
    if (range >= 256) return
    range *= 2
    zeros += 1
  }
  for (let at = 1; at <= macroblocks; at++) {
    range -= measureUnlikely(state, range)
    state = Math.min(LEAST_LIKELY, state + 1)
    shift()
    range -= 2
    if (at < macroblocks) shift()
  }

  // The end takes the last two values of the range. The first bit of a slice is not written, and the last one ends the unit.
  return `${'0'.repeat(zeros)}${toBits(range, 10).slice(0, 9)}`.slice(1) + '1'
}
