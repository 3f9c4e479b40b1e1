import * as fc from 'fast-check'
import { expect } from 'vitest'
import { openGeminiServer } from '../gemini/gemini-server.ts'
import { type ApiDocument, listOperations } from './document.ts'
import { type Answer, findFault } from './judge.ts'
import { openFuzzedSite } from './people-and-things.ts'
import { type Attempt, attemptsAt } from './requests.ts'
import { send } from './send.ts'

/** So many requests are made up at a time, so that forty thousand need no more memory than these. */
const BATCH = 250
/** What a fault is told with is cut off here. */
const TOLD_MAX = 600
const FAULTS_MAX = 20

/**
 * Sends requests that are made up from the document which the server itself serves, half of them broken in one place.
 * No answer is a fault of ours, every answer fits its description, what is valid is accepted or refused for a described
 * reason, and what is not valid is refused. The same seed makes the same requests.
 */
export async function fuzzRounds(dataDir: string, count: number, seed: number): Promise<void> {
  const gemini = await openGeminiServer()
  const site = await openFuzzedSite(dataDir, gemini.url)
  try {
    const operations = listOperations((await site.server.visitor().system.openapi()) as unknown as ApiDocument)
    const attempts = attemptsAt(operations, site.known)
    const tally = { accepted: 0, refused: 0, 'made invalid and refused': 0 }
    const faults: string[] = []
    for (let done = 0; done < count && faults.length < FAULTS_MAX; done += BATCH) {
      const numRuns = Math.min(BATCH, count - done)
      for (const [at, attempt] of fc.sample(attempts, { seed: seed + done, numRuns }).entries()) {
        const answer = await send(site, attempt, done + at)
        const refused = attempt.wrong ? 'made invalid and refused' : 'refused'
        tally[answer.status < 400 ? 'accepted' : refused] += 1
        const fault = findFault(attempt, answer)
        if (fault) faults.push(told(attempt, answer, fault))
      }
    }
    console.log(`SOAK_SEED=${seed}: ${JSON.stringify(tally)}`)
    expect(faults, `SOAK_SEED=${seed}`).toEqual([])
    expect(site.server.output().match(/^\{.*"level":"(error|fatal)".*$/gm)).toBeNull()
    expect(await site.server.stop()).toBe(0)
  } finally {
    await site.server.kill()
    await gemini.close()
  }
}

function told({ operation, wrong, path, query, header, body, form, files }: Attempt, answer: Answer, fault: string) {
  const request = JSON.stringify({ path, query, header, body, form, files })
  const parts = [request, JSON.stringify(answer.body)].map((part) => part.slice(0, TOLD_MAX))
  return `${operation.id} (${wrong ?? 'valid'}) ${fault}: ${parts.join(' → ')}`
}
