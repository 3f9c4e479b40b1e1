import { test } from 'vitest'
import { crashRounds } from './testing/crash-rounds.ts'
import { ownDataDir } from './testing/data-dir.ts'

test('killed fifty times while generating: nothing lost, nothing double', async () => {
  await crashRounds(ownDataDir(), 50)
})
