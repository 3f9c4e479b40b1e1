import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ACCOUNTS, PREPARED } from './signet.ts'

/** More than one worker ever needs. */
const ACCOUNT_COUNT = 300

/**
 * Creates a DATA_DIR with accounts once. The server of each worker starts on a copy, because creating a database takes seconds of CPU
 * time, and signing up takes 0.3 s.
 */
export default function prepare(): () => void {
  const dataDir = mkdtempSync(join(tmpdir(), 'signet-e2e-prepared-'))
  const args = ['--liftoff-only', 'e2e/prepare-data.ts', dataDir, String(ACCOUNT_COUNT)]
  process.env[ACCOUNTS] = execFileSync(process.execPath, args, { encoding: 'utf8' })
  process.env[PREPARED] = dataDir
  return () => rmSync(dataDir, { recursive: true, force: true })
}
