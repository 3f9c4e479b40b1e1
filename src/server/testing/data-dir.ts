import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

export const newDataDir = () => mkdtempSync(join(tmpdir(), 'signet-test-'))

/** A data directory that goes with the test. */
export function ownDataDir(): string {
  const dataDir = newDataDir()
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  return dataDir
}
