import { escapeUnit, openBitReader, packBits, toBits, unescapeUnit } from './h264-bits.ts'
import { createSkippedFrame } from './skipped-frame.ts'
import { readParameters, type StreamParameters } from './stream-parameters.ts'

/** A frame of a segment: the NAL units of H.264 with their lengths before them, and its place in the segment. */
interface PlacedFrame {
  data: Uint8Array
  at: number
}

/**
 * Shows the frames of a stream again, `times` in all for each of them. A repeat is a frame of skipped macroblocks, which costs no time and
 * about 40 bytes. All frames behind it get the numbers that they have then. `configuration` is that of its decoder.
 * @throws Error if the frames are not encoded in the order in which they are shown, or by other features than `readParameters` knows.
 */
export function repeatFrames(
  frames: readonly Uint8Array[],
  times: readonly number[],
  configuration: Uint8Array,
): PlacedFrame[] {
  const stream = readParameters(configuration)
  const placed: PlacedFrame[] = []
  let number = -1
  for (const [index, data] of frames.entries()) {
    number = isKeyFrame(data) ? 0 : number + 1
    placed.push({ data: setNumber(data, number, stream), at: placed.length })
    for (let time = 1; time < (times[index] ?? 1); time++) {
      number += 1
      placed.push({ data: joinUnits([createSkippedFrame(number, stream)]), at: placed.length })
    }
  }
  return placed
}

/** Types of NAL units (ITU-T H.264, table 7-1). */
const [SLICE, KEY_SLICE] = [1, 5]

/**
 * Whether a frame is a key frame: it contains an IDR slice. The bundled encoder marks all frames as key frames, and players then show
 * nothing after a seek.
 */
export const isKeyFrame = (data: Uint8Array): boolean => splitUnits(data).some((unit) => readType(unit) === KEY_SLICE)

const readType = ([first = 0]: Uint8Array): number => first & 31

function splitUnits(data: Uint8Array): Uint8Array[] {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  const units: Uint8Array[] = []
  for (let at = 0; at + 4 < data.length;) {
    const end = at + 4 + view.getUint32(at)
    units.push(data.subarray(at + 4, end))
    at = end
  }
  return units
}

function joinUnits(units: readonly Uint8Array[]): Uint8Array {
  const parts = units.map((unit) => {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(unit.length)
    return Buffer.concat([length, unit])
  })
  return new Uint8Array(Buffer.concat(parts))
}

function setNumber(data: Uint8Array, number: number, stream: StreamParameters): Uint8Array {
  const units = splitUnits(data)
  if (!units.some((unit) => readType(unit) === SLICE)) return data
  return joinUnits(units.map((unit) => (readType(unit) === SLICE ? setSliceNumber(unit, number, stream) : unit)))
}

/**
 * Writes the number of its frame into a slice, behind its first macroblock, its type, and its parameter set (7.3.3). It has bits of its own,
 * so that no other bit moves.
 * @throws Error if no other frame refers to the frame, because only such frames are counted.
 */
function setSliceNumber(unit: Uint8Array, number: number, { counted }: StreamParameters): Uint8Array {
  if (((unit[0] ?? 0) & 0x60) === 0) throw new Error('The encoder wrote a frame to which no other one refers')
  const plain = unescapeUnit(unit)
  const reader = openBitReader(plain)
  for (let field = 0; field < 3; field++) reader.ue()
  const [from, until] = [reader.at(), reader.at() + counted]
  const [first, end] = [from >> 3, Math.ceil(until / 8)]
  const bits = [...plain.subarray(first, end)].map((byte) => toBits(byte, 8)).join('')
  const changed =
    bits.slice(0, from - 8 * first) + toBits(number % 2 ** counted, counted) + bits.slice(until - 8 * first)
  plain.set(packBits(changed), first)
  return escapeUnit(plain)
}
