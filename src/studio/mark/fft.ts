/** Complex numbers as two arrays of real and imaginary parts. */
export interface Complex {
  re: Float64Array
  im: Float64Array
}

export const createComplex = (length: number): Complex => ({
  re: new Float64Array(length),
  im: new Float64Array(length),
})

/**
 * Transforms a square of `side` × `side` values in place. `side` is a power of two. Frequencies outside of `columns` are not computed, or
 * are taken as zero by the inverse.
 */
export function transform({ re, im }: Complex, side: number, isInverse: boolean, columns = listAll(side)): void {
  const line = createComplex(side)
  const transformRows = () => {
    for (let row = 0; row < side; row += 1)
      transformLine({ re, im }, line, { from: row * side, step: 1, side, isInverse })
  }
  if (!isInverse) transformRows()
  for (const column of columns) transformLine({ re, im }, line, { from: column, step: side, side, isInverse })
  if (isInverse) transformRows()
}

const listAll = (side: number): readonly number[] => Array.from({ length: side }, (_, index) => index)

interface Line {
  from: number
  step: number
  side: number
  isInverse: boolean
}

function transformLine(all: Complex, line: Complex, { from, step, side, isInverse }: Line): void {
  for (let index = 0; index < side; index += 1) {
    line.re[index] = all.re[from + index * step] ?? 0
    line.im[index] = all.im[from + index * step] ?? 0
  }
  transformInPlace(line, isInverse)
  for (let index = 0; index < side; index += 1) {
    all.re[from + index * step] = line.re[index] ?? 0
    all.im[from + index * step] = line.im[index] ?? 0
  }
}

/** Cosines and sines of the angles of a length. */
const turns = new Map<number, Complex>()

function listTurns(length: number): Complex {
  const known = turns.get(length)
  if (known) return known
  const angles = Float64Array.from({ length: length / 2 }, (_, turn) => (-2 * Math.PI * turn) / length)
  const listed = { re: angles.map(Math.cos), im: angles.map(Math.sin) }
  turns.set(length, listed)
  return listed
}

/** The radix-2 algorithm of Cooley and Tukey. The inverse is divided by the length. */
function transformInPlace({ re, im }: Complex, isInverse: boolean): void {
  const { length } = re
  const { re: cosines, im: sines } = listTurns(length)
  const sign = isInverse ? -1 : 1
  reverseBits({ re, im })
  for (let size = 2; size <= length; size *= 2) {
    const [half, step] = [size / 2, length / size]
    for (let turn = 0; turn < half; turn += 1) {
      const cos = cosines[turn * step] ?? 0
      const sin = sign * (sines[turn * step] ?? 0)
      for (let at = turn; at < length; at += size) {
        const other = at + half
        const a = re[other] ?? 0
        const b = im[other] ?? 0
        const x = a * cos - b * sin
        const y = a * sin + b * cos
        const p = re[at] ?? 0
        const q = im[at] ?? 0
        re[other] = p - x
        im[other] = q - y
        re[at] = p + x
        im[at] = q + y
      }
    }
  }
  if (!isInverse) return
  for (let index = 0; index < length; index += 1) {
    re[index] = (re[index] ?? 0) / length
    im[index] = (im[index] ?? 0) / length
  }
}

function reverseBits({ re, im }: Complex): void {
  const { length } = re
  for (let index = 1, reversed = 0; index < length; index += 1) {
    let bit = length >> 1
    for (; reversed & bit; bit >>= 1) reversed ^= bit
    reversed ^= bit
    if (index >= reversed) continue
    const [a, b] = [re[index] ?? 0, im[index] ?? 0]
    re[index] = re[reversed] ?? 0
    im[index] = im[reversed] ?? 0
    re[reversed] = a
    im[reversed] = b
  }
}
