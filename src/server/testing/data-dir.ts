import { execFileSync } from 'node:child_process'
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

/** A data directory on a disk of its own, which takes root; null where none can be had. The disk has `kilobytes` units of 1024 bytes. */
export function smallDisk(kilobytes: number): string | null {
  const folder = ownDataDir()
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${kilobytes}k`, 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    return null
  }
  onTestFinished(() => void execFileSync('umount', ['--lazy', folder]))
  return folder
}
