/**
 * Frees the memory of an image immediately. Otherwise buffers of several megabytes pile up, or cause a full garbage
 * collection after every few images. No other view of the same buffer may be in use.
 */
export function freeBuffer(bytes: Uint8Array<ArrayBuffer>): void {
  bytes.buffer.transfer(0)
}
