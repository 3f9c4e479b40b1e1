/** A frame of a segment: an access unit of H.264 with lengths before its NAL units, and its place in the segment. */
interface PlacedFrame {
  data: Uint8Array
  at: number
}

/** `times` is how often each encoded frame is shown. Sizes are pixels. */
export interface Repeats {
  times: readonly number[]
  width: number
  height: number
}

/** The bundled encoder counts frames in so many bits (`log2_max_frame_num`), and writes one slice for each frame. */
const COUNTED = 2 ** 5

/**
 * Shows encoded frames again. A repeat is a frame of skipped macroblocks (ITU-T H.264, 7.3.4), which takes no time to encode: the decoder
 * copies the frame before it. All later frames get the number that they have then. Only for files of the bundled encoder: frames in
 * the order in which they are shown, each of which refers to the one before it.
 * @throws Error if a frame is not written as the bundled encoder does.
 */
export function repeatFrames(frames: readonly Uint8Array[], { times, width, height }: Repeats): PlacedFrame[] {
  const macroblocks = Math.ceil(width / 16) * Math.ceil(height / 16)
  const placed: PlacedFrame[] = []
  let number = -1
  for (const [index, data] of frames.entries()) {
    number = isKeyFrame(data) ? 0 : number + 1
    placed.push({ data: number === 0 ? data : setNumber(data, number), at: placed.length })
    for (let time = 1; time < (times[index] ?? 1); time++) {
      number += 1
      placed.push({ data: createRepeat(number, macroblocks), at: placed.length })
    }
  }
  return placed
}

/**
 * Whether a frame is a key frame: it contains a NAL unit of type 5 (IDR slice, ITU-T H.264, table 7-1). The bundled
 * encoder marks all frames as key frames, and players then show nothing after a seek.
 */
export function isKeyFrame(data: Uint8Array): boolean {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  for (let at = 0; at + 4 < data.length; at += 4 + view.getUint32(at))
    if ((view.getUint8(at + 4) & 31) === 5) return true
  return false
}

/** A slice of P frames that others refer to. */
const SLICE = 0x61
/** The first byte of a slice: the first macroblock, P, and the first parameter set take a bit each; the number has the others. */
const START = 0xe0

/** The number is in bits of its own, so that no other bit moves. */
function setNumber(data: Uint8Array, number: number): Uint8Array {
  const [unit = 0, start = 0] = data.subarray(4)
  if (unit !== SLICE || (start & START) !== START) throw new Error('The encoder wrote a frame of another kind')
  const numbered = data.slice()
  numbered[5] = START | (number % COUNTED)
  return numbered
}

/**
 * A P frame that only skips. Behind its number: no changes of references (3 bits), no change of the quantizer, no deblocking, and the count
 * of skipped macroblocks as Exp-Golomb code. Up to 131,070 macroblocks it has no zeros that would need an escape.
 */
function createRepeat(number: number, macroblocks: number): Uint8Array {
  const count = (macroblocks + 1).toString(2)
  const bits = `0001010${'0'.repeat(count.length - 1)}${count}1`
  const bytes = bits.padEnd(8 * Math.ceil(bits.length / 8), '0').match(/.{8}/g) ?? []
  const slice = [SLICE, START | (number % COUNTED), ...bytes.map((byte) => Number.parseInt(byte, 2))]
  return Uint8Array.from([0, 0, 0, slice.length, ...slice])
}
