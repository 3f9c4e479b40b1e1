import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** What Emscripten's NODEFS hands to a stream operation: files carry the descriptor of the real file. */
interface Stream {
  nfd?: number
  node: unknown
}

interface NodeFileSystem {
  stream_ops: { fsync?: (stream: Stream) => number }
  realPath: (node: unknown) => string
}

type InitResult = Awaited<ReturnType<NodeFS['init']>>
type PreRun = NonNullable<InitResult['emscriptenOpts']['preRun']>[number]

/**
 * PGlite's file system makes no fsync at all, so a power cut could take every commit since the start. This one hands
 * PostgreSQL's fsync calls to the real files.
 */
export class SyncedNodeFS extends NodeFS {
  override async init(pg: PGlite, options: Parameters<NodeFS['init']>[1]): Promise<InitResult> {
    const ready = await super.init(pg, options)
    const hook: PreRun = (module) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Emscripten's file systems are no part of PGlite's types
      const files = (module as unknown as { FS: { filesystems: { NODEFS: NodeFileSystem } } }).FS.filesystems.NODEFS
      files.stream_ops.fsync = (stream) => {
        if (stream.nfd === undefined) syncPath(files.realPath(stream.node))
        else fsyncSync(stream.nfd)
        return 0
      }
    }
    return {
      ...ready,
      emscriptenOpts: { ...ready.emscriptenOpts, preRun: [...(ready.emscriptenOpts.preRun ?? []), hook] },
    }
  }
}

/** Makes a file or folder reach the disk. */
export function syncPath(path: string): void {
  const descriptor = openSync(path, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

/** Makes everything below a folder reach the disk: done once after the database was created. */
export function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) syncTree(path)
    else if (entry.isFile()) syncPath(path)
  }
  syncPath(folder)
}
