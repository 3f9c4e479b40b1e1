import { openBitReader, unescapeUnit } from './h264-bits.ts'

/** What the slices of a stream of H.264 depend on. */
export interface StreamParameters {
  /** Frames are numbered in so many bits. */
  counted: number
  macroblocks: number
  /** CABAC; otherwise CAVLC. */
  isArithmetic: boolean
  /** The quantizer from which slices count theirs. */
  quantizer: number
}

/** Profiles whose sequence has fields for its colors: High and those above it. */
const HIGH = 100

/**
 * Reads the parameters of a stream from its decoder configuration (ISO/IEC 14496-15, 5.3.3.1) with one sequence and one picture set.
 * @throws Error if its frames are not shown in their order, or if its slices have fields that a repeated frame does not write.
 */
export function readParameters(configuration: Uint8Array): StreamParameters {
  const view = new DataView(configuration.buffer, configuration.byteOffset, configuration.byteLength)
  const first = view.getUint16(6)
  const second = view.getUint16(9 + first)
  const sequence = readSequence(unescapeUnit(configuration.subarray(8, 8 + first)))
  const frames = readFrameSet(unescapeUnit(configuration.subarray(11 + first, 11 + first + second)))
  return { ...sequence, ...frames }
}

/** ITU-T H.264, 7.3.2.1.1. */
function readSequence(unit: Uint8Array): Pick<StreamParameters, 'counted' | 'macroblocks'> {
  const reader = openBitReader(unit)
  const profile = reader.bits(8)
  reader.bits(16)
  reader.ue()
  if (profile >= HIGH) {
    const colors = [reader.ue(), reader.ue(), reader.ue()]
    expectFields([...colors, reader.bits(2)], [1, 0, 0, 0])
  }
  const counted = reader.ue() + 4
  expectFields([reader.ue()], [2])
  reader.ue()
  reader.bits(1)
  const [columns, rows] = [reader.ue() + 1, reader.ue() + 1]
  expectFields([reader.bits(1)], [1])
  return { counted, macroblocks: columns * rows }
}

/** ITU-T H.264, 7.3.2.2. */
function readFrameSet(unit: Uint8Array): Pick<StreamParameters, 'isArithmetic' | 'quantizer'> {
  const reader = openBitReader(unit)
  expectFields([reader.ue(), reader.ue()], [0, 0])
  const isArithmetic = reader.bits(1) === 1
  expectFields([reader.bits(1), reader.ue()], [0, 0])
  reader.ue()
  reader.ue()
  expectFields([reader.bits(1)], [0])
  reader.bits(2)
  const quantizer = 26 + toSigned(reader.ue())
  reader.ue()
  reader.ue()
  expectFields([reader.bits(1)], [1])
  reader.bits(1)
  expectFields([reader.bits(1)], [0])
  return { isArithmetic, quantizer }
}

const toSigned = (code: number): number => (code % 2 === 1 ? (code + 1) / 2 : -code / 2)

function expectFields(fields: readonly number[], expected: readonly number[]): void {
  if (fields.some((field, index) => field !== expected[index]))
    throw new Error(`The encoder wrote ${fields.join(' ')} instead of ${expected.join(' ')}`)
}
