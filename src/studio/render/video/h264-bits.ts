/** Bits of a NAL unit of H.264 as text of zeros and ones: the parts that are read here are a few bytes long. */

/** Reads the fields of a NAL unit one after the other. */
interface BitReader {
  /** An unsigned number of so many bits. */
  bits(count: number): number
  /** An Exp-Golomb code (ITU-T H.264, 9.1). */
  ue(): number
  /** The number of bits that were read. */
  at(): number
}

/**
 * Opens a reader of a NAL unit without its escapes, behind its first byte.
 * @throws RangeError (from `ue`) if the unit ends before the code.
 */
export function openBitReader(unit: Uint8Array): BitReader {
  let at = 8
  const bit = () => ((unit[at >> 3] ?? 0) >> (7 - (at++ & 7))) & 1
  const bits = (count: number) => Array.from({ length: count }, bit).reduce((value, next) => 2 * value + next, 0)
  return {
    bits,
    ue: () => {
      let zeros = 0
      while (bit() === 0) if (++zeros > 32) throw new RangeError('The NAL unit ends too early')
      return 2 ** zeros - 1 + bits(zeros)
    },
    at: () => at,
  }
}

/** A number in so many bits. */
export const toBits = (value: number, count: number): string => value.toString(2).padStart(count, '0')

/** A number as Exp-Golomb code. */
export function toCode(value: number): string {
  const bits = (value + 1).toString(2)
  return '0'.repeat(bits.length - 1) + bits
}

/** Packs bits into bytes, with zeros behind them. */
export const packBits = (bits: string): Uint8Array =>
  Uint8Array.from({ length: Math.ceil(bits.length / 8) }, (_, at) =>
    Number.parseInt(bits.slice(8 * at, 8 * at + 8).padEnd(8, '0'), 2),
  )

/** Removes the 3 behind each two zeros (7.4.1). */
export function unescapeUnit(unit: Uint8Array): Uint8Array {
  const plain: number[] = []
  let zeros = 0
  for (const byte of unit) {
    if (zeros >= 2 && byte === 3) zeros = 0
    else {
      plain.push(byte)
      zeros = byte === 0 ? zeros + 1 : 0
    }
  }
  return Uint8Array.from(plain)
}

/** Adds a 3 behind two zeros before a byte up to 3. */
export function escapeUnit(plain: Uint8Array): Uint8Array {
  const unit: number[] = []
  let zeros = 0
  for (const byte of plain) {
    if (zeros >= 2 && byte <= 3) {
      unit.push(3)
      zeros = 0
    }
    unit.push(byte)
    zeros = byte === 0 ? zeros + 1 : 0
  }
  return Uint8Array.from(unit)
}
