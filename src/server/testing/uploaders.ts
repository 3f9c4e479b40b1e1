import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import { signUp } from './people.ts'
import type { ServerProcess } from './server-process.ts'

/** Uploads of one person at once that the server takes. */
const EACH = 3

/** Uploads the same bytes as a logo, `times` at once, and returns the status of each answer. */
export type Upload = (bytes: Uint8Array, times: number) => Promise<number[]>

/** As many people as it takes to make `atOnce` uploads at the same time. */
export async function openUploads(server: ServerProcess, dataDir: string, atOnce: number): Promise<Upload> {
  const calls: ((file: Blob) => Promise<number>)[] = []
  for (let person = 0; person * EACH < atOnce; person += 1) {
    const token = await signUp(server.visitor(), dataDir, `uploader-${person}@example.com`)
    const api = server.visitor(token)
    const { id } = await api.brands.create({ body: { name: 'Acme' } })
    const upload = (file: Blob) =>
      api.brands.uploadLogo({ params: { id }, files: { file: [file] } }).then(
        () => 200,
        (error: { status: number }) => error.status,
      )
    calls.push(...Array.from({ length: EACH }, () => upload))
  }
  return (bytes, times) => Promise.all(calls.slice(0, times).map((upload) => upload(new Blob([new Uint8Array(bytes)]))))
}

/** Asks for the health of a server again and again until stopped; `stop` returns the longest answer in milliseconds. */
export function watchHealth(origin: string): { stop: () => Promise<number> } {
  const state = { stopped: false, longest: 0 }
  const watch = async () => {
    while (!state.stopped) {
      const started = performance.now()
      expect((await fetch(`${origin}/api/health`)).status).toBe(200)
      state.longest = Math.max(state.longest, performance.now() - started)
      await sleep(20)
    }
    return state.longest
  }
  const watching = watch()
  return {
    stop: () => {
      state.stopped = true
      return watching
    },
  }
}
