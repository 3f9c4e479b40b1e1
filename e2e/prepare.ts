import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PREPARED, startSignet } from './signet.ts'

/** Creates a DATA_DIR once. The server of each worker starts on a copy, because creating a database takes seconds of CPU time. */
export default async function prepare(): Promise<() => void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'signet-e2e-prepared-'))
  const server = await startSignet(dataDir)
  await server.stop()
  process.env[PREPARED] = dataDir
  return () => rmSync(dataDir, { recursive: true, force: true })
}
