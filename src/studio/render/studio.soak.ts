import { expect, test } from 'vitest'
import { soakRounds } from './soak/rounds.ts'

/** `SOAK_SEED` repeats a run: request n of it has the seed SOAK_SEED + n. */
const SEED = Number(process.env['SOAK_SEED'] ?? Date.now() % 1_000_000)
const REQUESTS = Number(process.env['SOAK_REQUESTS'] ?? 1000)
const SABOTAGES = Number(process.env['SOAK_SABOTAGES'] ?? 500)

test('1000 random requests pass their brand check with every word whole, and of 500 sabotages 99 in 100 are caught by the rule that they break', async () => {
  const { faults, retried, spoilt, missed } = await soakRounds(REQUESTS, SABOTAGES, SEED)
  console.log(
    `SOAK_SEED=${SEED}: ${REQUESTS} requests, ${retried.length} needed another family, ${faults.length} faults`,
  )
  for (const one of retried) console.log(`another family: ${one}`)
  console.log(`${spoilt} sabotages, ${missed.length} missed`)
  for (const one of missed) console.log(`missed: ${one}`)
  expect(faults).toEqual([])
  expect([spoilt, missed.slice(Math.floor(spoilt * 0.01))]).toEqual([SABOTAGES, []])
})
