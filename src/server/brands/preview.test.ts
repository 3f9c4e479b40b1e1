import { availableParallelism } from 'node:os'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSite, type Person, type Site } from '../testing/site.ts'

let site: Site
let busy: Person
let other: Person
beforeAll(async () => {
  site = await openSite()
  busy = await site.signUp('Busy')
  other = await site.signUp('Other')
})
afterAll(() => site.close())

/** The status of a preview, and when its reply arrived, in milliseconds. */
async function preview(
  person: Person,
  name: string,
): Promise<{ status: number; at: number; retryAfter: string | null }> {
  const answer = await fetch(`${site.origin}/api/brands/preview`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${person.token}` },
    body: JSON.stringify({ name }),
  })
  await answer.arrayBuffer()
  return { status: answer.status, at: performance.now(), retryAfter: answer.headers.get('retry-after') }
}

test('of eighty previews of one user at once, twelve are drawn, the others get 429, and another user is served first', async () => {
  // Starts both threads of the studio. A thread that still starts would make the one user wait longer than the other.
  await Promise.all([preview(busy, 'Warm'), preview(other, 'Warm')])
  // Nothing is drawn before all eighty have arrived: a preview that ended would make room for another one.
  const hold = Promise.withResolvers<void>()
  for (let core = 0; core < availableParallelism(); core += 1) void site.opened.app.renders(() => hold.promise)
  let refusals = 0
  const many = Array.from({ length: 80 }, async (_, index) => {
    const answer = await preview(busy, `Acme ${index}`)
    if (answer.status === 429) refusals += 1
    return answer
  })
  await expect.poll(() => refusals).toBe(68)
  const others = preview(other, 'Verdant')
  hold.resolve()
  const own = await others
  const answers = await Promise.all(many)
  const drawn = answers.filter(({ status }) => status === 200)
  const refused = answers.filter(({ status }) => status === 429)
  expect(own.status).toBe(200)
  expect(drawn).toHaveLength(12)
  expect(refused).toHaveLength(68)
  expect(refused.map(({ retryAfter }) => Number(retryAfter)).every((seconds) => seconds >= 1)).toBe(true)
  expect(drawn.filter(({ at }) => at > own.at).length).toBeGreaterThanOrEqual(6)
})
