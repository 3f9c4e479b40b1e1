import { test } from 'vitest'
import { crashRounds } from '../../testing/faults/crash-rounds.ts'
import { preparedDataDir } from '../../testing/data-dir.ts'

test('a server that is killed while generating continues after the restart, without losing or repeating an item', async () => {
  const dataDir = preparedDataDir()
  await crashRounds({ dataDir: () => dataDir, databaseUrl: null, recoversAtOnce: true }, 1)
})
