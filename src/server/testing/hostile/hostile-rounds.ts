import { readFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { addPeople, createEmails } from '../add-people.ts'
import type { HostileInput, Sender } from './hostile-inputs.ts'
import { openProbe, type Probed } from '../open-probe.ts'
import { type ServerProcess, startServer } from '../server-process.ts'

const PEOPLE = 14
const REPORTER = join(import.meta.dirname, '../hold-reporter.ts')

/** What was measured while an input was sent; times in milliseconds. */
export interface Measured extends Probed {
  name: string
  /** How often each status was answered; `none` for connections that ended without an answer. */
  statuses: Record<string, number>
  /** Those among `statuses` that the input does not allow. */
  wrong: string[]
  /** CPU time of the longest turn of the server's event loop. */
  hold: number
  /** Whether no more programs wanted to run than there are cores before it began. */
  isQuiet: boolean
}

export interface HostileSite {
  server: ServerProcess
  /** Sends an input `times` at once while the server is asked for its health. */
  measure: (input: HostileInput, times: number) => Promise<Measured>
}

/** A real server process with people who will attack it. `settings` are further variables of the server. */
export async function openHostileSite(dataDir: string, settings: Record<string, string> = {}): Promise<HostileSite> {
  const holdsFile = join(dataDir, 'holds.json')
  const env = { DATA_DIR: dataDir, RATE_LIMITS: 'off', HOLDS_FILE: holdsFile, ...settings }
  const tokens = await addPeople(dataDir, createEmails(PEOPLE))
  const server = await startServer(env, ['--import', REPORTER])
  const probe = openProbe(server.origin)
  onTestFinished(probe.close)
  const senders: Sender[] = []
  for (const token of tokens) {
    const { id } = await server.visitor(token).brands.create({ body: { name: 'Acme' } })
    senders.push({ origin: server.origin, token, brandId: id })
  }
  return {
    server,
    measure: async (input, times) => {
      await longestHold(server.pid, holdsFile)
      const isQuiet = (loadavg()[0] ?? 0) <= availableParallelism()
      const stopProbe = probe.start()
      const answered = await Promise.all(
        Array.from({ length: times }, async (_, at) => {
          const sender = senders[input.from === 'one' ? 0 : at % senders.length]
          return sender ? String((await input.send(sender)) ?? 'none') : 'none'
        }),
      )
      const probed = await stopProbe()
      const statuses: Record<string, number> = {}
      for (const status of answered) statuses[status] = (statuses[status] ?? 0) + 1
      const wrong = Object.keys(statuses).filter(
        (status) => status !== String(input.status ?? status) || status === '500',
      )
      return { name: input.name, statuses, wrong, ...probed, hold: await longestHold(server.pid, holdsFile), isQuiet }
    },
  }
}

/** Asks the reporter within the server process; it answers by writing its file. */
async function longestHold(pid: number, file: string): Promise<number> {
  const asked = Date.now()
  process.kill(pid, 'SIGUSR2')
  for (;;) {
    const report = readReport(file)
    if (report && report.at >= asked) return report.cpu
    await new Promise((done) => setTimeout(done, 5))
  }
}

function readReport(file: string): { cpu: number; at: number } | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as { cpu: number; at: number }
  } catch {
    return null
  }
}

export const told = ({ name, statuses, health, control, answers, hold }: Measured): string =>
  `${name}: health at most ${Math.round(health)} ms of ${answers} (idle server ${Math.round(control)} ms), event loop held for ${Math.round(hold)} ms, answers ${JSON.stringify(statuses)}\n`
