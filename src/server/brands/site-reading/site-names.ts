import type { ResolveName } from '../../files/names/resolve-name.ts'
import { openRoom } from '../../infrastructure/limits/room.ts'

type Answer = Parameters<Parameters<ResolveName>[1]>

/** Names of one import that are resolved at once. */
const AT_ONCE = 4
/** After so many names without an answer, an import asks for no others. Those that are asked for then may be as many again. */
const UNANSWERED_MAX = 4
/** Codes of c-ares for a question that ended without an answer: https://nodejs.org/api/dns.html#error-codes */
const UNANSWERED = ['ETIMEOUT', 'ECANCELLED']

/** Resolves each name of an import once, so a page with links to many servers that do not answer waits for few of them. */
export function openSiteNames(resolve: ResolveName): ResolveName {
  const room = openRoom(AT_ONCE)
  const answers = new Map<string, Promise<Answer>>()
  let unanswered = 0
  const ask = async (hostname: string, signal?: AbortSignal): Promise<Answer> => {
    if (unanswered >= UNANSWERED_MAX) return [new Error('too many names were not answered'), []]
    const answer = await new Promise<Answer>((done) => resolve(hostname, (...of) => done(of), signal))
    const [error] = answer
    if (error && 'code' in error && UNANSWERED.includes(String(error.code))) unanswered += 1
    return answer
  }
  return (hostname, onAnswer, signal) => {
    const answer = answers.get(hostname) ?? room(() => ask(hostname, signal))
    answers.set(hostname, answer)
    void answer.then((of) => onAnswer(...of))
  }
}
