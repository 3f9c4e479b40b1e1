import { Piscina } from 'piscina'
import type { CheckTask, ComposeTask, RenderTask } from './worker.ts'
import type { Pictures } from './prepare.ts'
import type { Brief } from '../brief.ts'
import type { BrandCheck } from '../check/rule.ts'
import type { ComposeOptions } from '../compose.ts'
import type { Copy } from '../copy/copy.ts'
import type { Scene } from '../scene.ts'

export type { Pictures } from './prepare.ts'

export interface Rendered {
  data: Uint8Array
  mime_type: 'image/png'
  width: number
  height: number
}

/** Aborting rejects with an AbortError and ends the thread that does the work. */
export interface Abortable {
  signal?: AbortSignal
}

/** Composes, draws and checks in worker threads. Every call is independent of all others. */
export interface Studio {
  /** Lays out words and pictures. A broken picture is skipped and named in `scene.notes`. */
  compose(brief: Brief, copy: Copy, pictures: Pictures, options?: ComposeOptions & Abortable): Promise<Scene>
  /** The scene as PNG of exactly its width and height. The same scene and pictures give the same bytes. */
  render(scene: Scene, pictures: Pictures, options?: Abortable): Promise<Rendered>
  /** Measures the delivered pixels against the brand. */
  check(scene: Scene, rendered: Rendered, options?: Abortable): Promise<BrandCheck>
  close(): Promise<void>
}

type Task = ComposeTask | RenderTask | CheckTask

/** Threads start when they are first needed; each holds one renderer and the fonts that were asked of it. */
export function openStudio({ threads = 2 }: { threads?: number } = {}): Studio {
  const pool = new Piscina({
    filename: new URL('./worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: Math.max(1, threads),
    idleTimeout: 60_000,
  })
  const run = async <Result>(name: string, task: Task, signal?: AbortSignal): Promise<Result> => {
    signal?.throwIfAborted()
    return (await pool.run(task, { name, signal })) as Result
  }
  return {
    compose: (brief, copy, pictures, { signal, ...options } = {}) =>
      run<Scene>('compose', { brief, copy, pictures, options }, signal),
    render: async (scene, pictures, { signal } = {}) => {
      const data = await run<Uint8Array>('render', { scene, pictures }, signal)
      return { data, mime_type: 'image/png', width: scene.width, height: scene.height }
    },
    check: (scene, { data }, { signal } = {}) => run<BrandCheck>('check', { scene, data }, signal),
    close: () => pool.destroy(),
  }
}
