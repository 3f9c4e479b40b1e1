import { expect, onTestFinished, test } from 'vitest'
import { readSeed } from '#studio/render/testing/soak/read-seed.ts'
import { ownDataDir } from '../testing/data-dir.ts'
import { hostileVariants, KNOWN_ATTACKS } from '../testing/hostile/hostile-svgs.ts'
import { startServer } from '../testing/server-process.ts'
import { addUploaders, openUploads, watchHealth } from '../testing/uploaders.ts'

/** `SOAK_SEED` repeats a run with the same files in the same order. */
const SEED = readSeed()
const SHARE = Number(process.env['SOAK_SHARE'] ?? 1)
const VARIANTS = Math.ceil(60 * SHARE)
const AT_ONCE = 40
const HEALTH_MAX_MS = 300

test('SVGs that are slow to parse, and variants of them, forty at once: each is refused, and the health check replies within 300 ms', async () => {
  const dataDir = ownDataDir()
  const uploaders = await addUploaders(dataDir, AT_ONCE)
  const server = await startServer({ DATA_DIR: dataDir, RATE_LIMITS: 'off' })
  onTestFinished(() => server.kill())
  const upload = await openUploads(server, uploaders)
  for (const { name, bytes, status } of [...KNOWN_ATTACKS, ...hostileVariants(SEED, VARIANTS)]) {
    const health = watchHealth(server.origin)
    const label = `SOAK_SEED=${SEED}: ${name}, ${bytes.length} bytes`
    expect({ label, answers: await upload(bytes, AT_ONCE) }).toEqual({
      label,
      answers: Array<number>(AT_ONCE).fill(status),
    })
    const longest = await health.stop()
    console.log(`${label}: health at most ${Math.round(longest)} ms`)
    expect(longest).toBeLessThan(HEALTH_MAX_MS)
  }
})
