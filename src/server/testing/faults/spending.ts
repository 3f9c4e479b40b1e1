import { expect, onTestFinished } from 'vitest'
import type { Person, Site } from '../site.ts'

export interface HeldResults {
  /** Resolves when the first item has come as far as storing its result. */
  reached: Promise<void>
  release: () => void
}

/** Keeps every item from storing its result, from now on until it is released or the test ends. */
export function holdResults({ opened }: Site): HeldResults {
  const { storage } = opened.app
  const { write } = storage
  const reached = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  storage.write = async (key, bytes) => {
    if (key.startsWith('blobs/')) {
      reached.resolve()
      await released.promise
    }
    return write(key, bytes)
  }
  const release = () => {
    storage.write = write
    released.resolve()
  }
  onTestFinished(release)
  return { reached: reached.promise, release }
}

/**
 * The attack on the platform's key: asks for an item and cancels it once its picture is paid and before it is stored, up to
 * `times` times. Returns the refusal that ended it, null when there was none.
 */
export async function cancelWhileStoring(site: Site, person: Person, times: number): Promise<unknown> {
  const { id: brand_id } = await person.api.brands.create({ body: { name: 'Nocte' } })
  for (let round = 0; round < times; round += 1) {
    const { reached, release } = holdResults(site)
    try {
      const job = await person.api.content.generate({
        form: { brand_id, prompt: 'A calm post about our new night cream', dimensions: '400x400' },
        files: {},
        headers: { prefer: 'respond-async' },
      })
      await reached
      const { status } = await person.api.generator.cancel({ params: { id: job.id ?? 0 } })
      expect(status).toBe('cancelled')
    } catch (error) {
      return error
    } finally {
      release()
    }
  }
  return null
}
