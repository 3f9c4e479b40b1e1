/** What credentials add to a file without those of other pictures, in bytes: about 3 KB, and more in a PNG. */
const USUAL_BYTES = 8 * 1024

interface Sized {
  data: Uint8Array
}

/**
 * Encodes and signs a file so that both fit into `maxBytes`. How much credentials take is known only afterwards, because those of a
 * model's picture are part of them: a second round then leaves as much as they took. Null if they do not fit.
 */
export async function signWithin<T extends Sized, S extends Sized>(
  maxBytes: number,
  encode: (maxBytes: number) => Promise<T | null>,
  sign: (fitted: T) => Promise<S>,
): Promise<{ fitted: T; signed: S } | null> {
  let reservedBytes = USUAL_BYTES
  for (let round = 0; round < 2 && reservedBytes < maxBytes; round += 1) {
    const fitted = await encode(maxBytes - reservedBytes)
    if (!fitted || fitted.data.length > maxBytes - reservedBytes) return null
    const signed = await sign(fitted)
    if (signed.data.length <= maxBytes) return { fitted, signed }
    reservedBytes = signed.data.length - fitted.data.length + 1024
  }
  return null
}
