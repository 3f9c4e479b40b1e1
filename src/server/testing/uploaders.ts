import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import { addPeople, createEmails } from './add-people.ts'
import type { ServerProcess } from './server-process.ts'

/** Uploads of one person at once that the server takes. */
const EACH = 3

/** Uploads the same bytes as a logo, `times` at once, and returns the status of each answer. */
export type Upload = (bytes: Uint8Array, times: number) => Promise<number[]>

/** Adds as many people as it takes to make `atOnce` uploads at the same time, before the server starts. Returns their tokens. */
export const addUploaders = (dataDir: string, atOnce: number): Promise<string[]> =>
  addPeople(dataDir, createEmails(Math.ceil(atOnce / EACH)))

/** Uploads by these people, who have a brand each. */
export async function openUploads(server: ServerProcess, tokens: readonly string[]): Promise<Upload> {
  const calls: ((file: Blob) => Promise<number>)[] = []
  for (const token of tokens) {
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
