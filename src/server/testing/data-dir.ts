import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import { copyEmbedded } from './databases.ts'

export const newDataDir = () => mkdtempSync(join(tmpdir(), 'signet-test-'))

/** An own data directory whose database is made already, which takes seconds otherwise. */
export function preparedDataDir(): string {
  const dataDir = ownDataDir()
  copyEmbedded(inject('embeddedTemplate'), dataDir)
  return dataDir
}

/** A data directory that goes with the test. */
export function ownDataDir(): string {
  const dataDir = newDataDir()
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  return dataDir
}
