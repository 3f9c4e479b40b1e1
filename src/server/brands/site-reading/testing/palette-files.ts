interface Swatch {
  name: string
  model: 'RGB ' | 'CMYK' | 'LAB ' | 'Gray'
  values: number[]
}

/** An Adobe Swatch Exchange file. */
export function aseFile(swatches: readonly Swatch[]): Buffer {
  const blocks = swatches.map(({ name, model, values }) => {
    const text = Buffer.from(`${name}\0`, 'utf16le').swap16()
    const block = Buffer.alloc(2 + text.length + 4 + values.length * 4 + 2)
    block.writeUInt16BE(name.length + 1)
    text.copy(block, 2)
    block.write(model, 2 + text.length, 'latin1')
    values.forEach((value, index) => block.writeFloatBE(value, 6 + text.length + index * 4))
    const head = Buffer.alloc(6)
    head.writeUInt16BE(1)
    head.writeUInt32BE(block.length, 2)
    return Buffer.concat([head, block])
  })
  const head = Buffer.from('ASEF\0\x01\0\0\0\0\0\0', 'latin1')
  head.writeUInt32BE(swatches.length, 8)
  return Buffer.concat([head, ...blocks])
}

/** The same whole numbers on every call (a linear congruential generator). */
export function randomBytes(seed: number): () => number {
  let state = seed
  return () => (state = (state * 48_271) % 2_147_483_647)
}
