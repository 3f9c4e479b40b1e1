import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { access, constants, mkdir, open, readdir, readFile, rename, rm, stat, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { checkKey, INSTALLATION, MissingObject, type Storage } from './storage.ts'

/** With fewer free bytes, nothing is bought that may not fit. */
const LEAST_FREE_BYTES = 512 * 1024 * 1024

/** Stores objects as files, in 256 folders by the first two letters of their names. `leastFreeBytes` is free bytes. */
export async function openFileStorage(root: string, leastFreeBytes = LEAST_FREE_BYTES): Promise<Storage> {
  await mkdir(root, { recursive: true, mode: 0o700 })
  const toPath = (key: string) => {
    const [group = '', name = ''] = checkKey(key).split('/')
    return join(root, group, name.slice(0, 2), name)
  }
  const hasSpace = async () => {
    const { bavail, bsize } = await statfs(root)
    return bavail * bsize >= leastFreeBytes
  }
  return {
    write: async (key, bytes) => writeWhole(toPath(key), bytes),
    read: async (key) => readFile(toPath(key)).catch(missing),
    stream: async (key, range) => {
      const path = toPath(key)
      const { size } = await stat(path).catch(missing)
      return { body: createReadStream(path, range ?? {}), size }
    },
    remove: async (key) => rm(toPath(key), { force: true }),
    list: () => listFiles(root),
    hasSpace,
    ready: () =>
      access(root, constants.W_OK).then(
        () => hasSpace(),
        () => false,
      ),
  }
}

async function* listFiles(root: string): AsyncGenerator<{ key: string; modified: Date }> {
  for (const group of await readdir(root)) {
    for (const entry of await readdir(join(root, group), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue
      const { mtime } = await stat(join(entry.parentPath, entry.name))
      const key = `${group}/${entry.name}`
      if (key !== INSTALLATION) yield { key, modified: mtime }
    }
  }
}

/** Writes a temporary file, fsyncs, renames, and fsyncs the folder: the object is complete on disk, or absent. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const folder = dirname(path)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const draft = `${path}.${randomBytes(6).toString('hex')}.tmp`
  try {
    const file = await open(draft, 'wx', 0o600)
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
  await syncFolders(folder)
}

/** The folder itself may be new, so its parent is synced too. */
async function syncFolders(folder: string): Promise<void> {
  for (const path of [folder, dirname(folder)]) {
    const handle = await open(path, 'r')
    await handle.sync().finally(() => handle.close())
  }
}

function missing(error: NodeJS.ErrnoException): never {
  if (error.code === 'ENOENT') throw new MissingObject('There is no such object')
  throw error
}
