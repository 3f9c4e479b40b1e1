/** RGBA with straight alpha, four bytes per pixel, row by row. */
export interface Pixels {
  width: number
  height: number
  data: Uint8Array
}

/** A cache of pixels. The least recently used ones are dropped when their bytes exceed the limit. */
export interface PixelCache {
  /** Returns the pixels of a key, or creates them. Requests for the same key share one creation. */
  get(key: string, create: () => Promise<Pixels>): Promise<Pixels>
}

/** Creates a cache that keeps at most `limit` bytes. Pixels larger than the limit are not kept. */
export function createPixelCache(limit: number): PixelCache {
  const kept = new Map<string, Pixels>()
  const running = new Map<string, Promise<Pixels>>()
  let bytes = 0
  const keep = (key: string, pixels: Pixels) => {
    kept.set(key, pixels)
    bytes += pixels.data.byteLength
    for (const [oldest, { data }] of kept) {
      if (bytes <= limit) break
      kept.delete(oldest)
      bytes -= data.byteLength
    }
  }
  return {
    get: (key, create) => {
      const known = kept.get(key)
      if (known) {
        // A map keeps the order of insertion, so the last one is the most recently used.
        kept.delete(key)
        kept.set(key, known)
        return Promise.resolve(known)
      }
      const shared =
        running.get(key) ??
        create()
          .then((pixels) => {
            keep(key, pixels)
            return pixels
          })
          .finally(() => running.delete(key))
      running.set(key, shared)
      return shared
    },
  }
}
