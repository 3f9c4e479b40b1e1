import { afterAll, expect, test } from 'vitest'
import { readSeed } from './testing/soak/read-seed.ts'
import { runSoakRounds } from './testing/soak/soak-rounds.ts'
import { openStudio } from './studio.ts'

const studio = openStudio({ threads: 2 })
afterAll(() => studio.close())

/** `SOAK_SEED` repeats a run: request n has the seed SOAK_SEED + n. */
const SEED = readSeed()
const REQUESTS = Number(process.env['SOAK_REQUESTS'] ?? 1000)
const SABOTAGES = Number(process.env['SOAK_SABOTAGES'] ?? 500)

test('1000 random requests pass their brand check without clipped text, and 99 % of 500 injected defects fail their rule', async () => {
  const { faults, retried, defective, missed } = await runSoakRounds(studio, REQUESTS, SABOTAGES, SEED)
  console.log(
    `SOAK_SEED=${SEED}: ${REQUESTS} requests, ${retried.length} needed another layout, ${faults.length} faults`,
  )
  for (const one of retried) console.log(`another layout: ${one}`)
  console.log(`${defective} injected defects, ${missed.length} missed`)
  for (const one of missed) console.log(`missed: ${one}`)
  expect(faults).toEqual([])
  expect([defective, missed.slice(Math.floor(defective * 0.01))]).toEqual([SABOTAGES, []])
})
