// Loaded with `--import` into a process and its workers: simulates a disk that keeps only what was synced.
// Whatever is written below SHADOW_FROM reaches SHADOW_TO when, and only when, it is synced; killing the process and
// going on with SHADOW_TO is then a power cut. Once there is a file SHADOW_STOP, nothing reaches the disk any more.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { dirname, join, relative } from 'node:path'

const from = process.env['SHADOW_FROM'] ?? ''
const to = process.env['SHADOW_TO'] ?? ''
const stop = process.env['SHADOW_STOP']

const real = { ...fs, open: fs.promises.open, renameLater: fs.promises.rename }
/** Null for a path that is not kept, or no longer. */
function toShadowPath(path: string): string | null {
  if (!path.startsWith(`${from}/`) || (stop && real.existsSync(stop))) return null
  return join(to, relative(from, path))
}

/** A synced file stands on the disk with the content it has now; a synced folder as a folder. */
function keep(descriptor: number): void {
  const path = real.readlinkSync(`/proc/self/fd/${descriptor}`)
  const shadow = toShadowPath(path)
  if (!shadow || !real.existsSync(path)) return
  const isFolder = real.statSync(path).isDirectory()
  real.mkdirSync(isFolder ? shadow : dirname(shadow), { recursive: true })
  if (isFolder) return
  // Aside and renamed, because the kill may come in the middle of the copy; a disk does not tear a synced file.
  real.copyFileSync(path, `${shadow}.torn`)
  real.renameSync(`${shadow}.torn`, shadow)
}

function move(source: string, target: string): void {
  const [before, after] = [toShadowPath(source), toShadowPath(target)]
  if (!before || !after || !real.existsSync(before)) return
  real.mkdirSync(dirname(after), { recursive: true })
  real.renameSync(before, after)
}

fs.fsyncSync = (descriptor) => {
  real.fsyncSync(descriptor)
  keep(descriptor)
}
fs.renameSync = (source, target) => {
  real.renameSync(source, target)
  move(String(source), String(target))
}
fs.unlinkSync = (path) => {
  real.unlinkSync(path)
  const shadow = toShadowPath(String(path))
  if (shadow) real.rmSync(shadow, { force: true })
}
fs.promises.rename = async (source, target) => {
  await real.renameLater(source, target)
  move(String(source), String(target))
}
fs.promises.open = async (...args) => {
  const handle = await real.open(...args)
  const sync = handle.sync.bind(handle)
  handle.sync = async () => {
    await sync()
    keep(handle.fd)
  }
  return handle
}
syncBuiltinESMExports()
