import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished } from 'vitest'
import { ApiError } from '#contract/client/client.ts'
import { TOO_MANY_WAITING } from '#contract/messages.ts'
import { type Random, randomFrom } from '#studio/model/random.ts'
import { signUp } from '../people.ts'
import { type ServerProcess, startServer } from '../server-process.ts'
import { type Agreement, expectAgreement, readBooks } from './paid-ledgers.ts'
import { openPricedStandIns, type PricedStandIns } from './priced-stand-ins.ts'

interface Rounds {
  /** Provider calls in all, at least. */
  calls: number
  kills: number
  seed: number
}

/** A third of them has an own key of Gemini; the others use the operator's providers. */
const PEOPLE = 9
/** A process lives until enough calls were made, or so long. */
const ROUND_MS = 20_000
/** Provider calls of one item, with those that fail. */
const CALLS_AN_ORDER = 2.5
/** More is ordered when no call was made for so long. */
const IDLE_MS = 1500

interface Person {
  token: string
  brand_id: number
}

interface World {
  env: Record<string, string>
  server: ServerProcess
  people: Person[]
  standIns: PricedStandIns
  random: Random
  /** Number of the next order. */
  order: number
}

export interface Outcome extends Agreement {
  calls: number
  /** By provider and kind. */
  bills: Record<string, number>
  kills: number
  cuts: number
  items: number
  succeeded: number
  faults: Record<string, number>
}

/**
 * Generates images with all providers, which fail by chance behind networks that are cut, while the process is killed again and again.
 * Texts come from OpenAI's protocol, or from Gemini for those with a key of their own; images from OpenAI's protocol in the first half
 * and from ComfyUI in the second. At the end all jobs have ended, and the ledgers agree.
 */
export async function providerRounds(dataDir: string, { calls, kills, seed }: Rounds): Promise<Outcome> {
  const standIns = await openPricedStandIns(randomFrom(seed, 'fate'))
  const env = {
    DATA_DIR: dataDir,
    FREE_PLAN_MONTHLY_GENERATIONS: '0',
    GEMINI_BASE_URL: standIns.geminiUrl,
    LOG_LEVEL: 'fatal',
    RATE_LIMITS: 'off',
  }
  const files = { openai: standIns.writeFile(dataDir, 'openai'), comfyui: standIns.writeFile(dataDir, 'comfyui') }
  const first = { ...env, PROVIDERS_FILE: files.openai }
  const server = await startServer(first)
  const world: World = { env: first, server, people: [], standIns, random: randomFrom(seed, 'rounds'), order: 0 }
  onTestFinished(async () => {
    await world.server.kill()
    await standIns.close()
  })
  world.people = await signUpAll(world.server, dataDir)
  let cuts = await runRounds(world, calls / 2, Math.floor(kills / 2))
  await letAllEnd(world)
  await world.server.stop()
  world.env = { ...env, PROVIDERS_FILE: files.comfyui }
  world.server = await startServer(world.env)
  cuts += await runRounds(world, calls / 2, Math.ceil(kills / 2))
  await letAllEnd(world)
  await world.server.stop()
  const books = await readBooks(dataDir)
  expect(standIns.calls()).toBeGreaterThanOrEqual(calls)
  const billed = standIns.listBilled()
  const bills: Record<string, number> = {}
  for (const { provider, kind } of billed) bills[`${provider} ${kind}`] = (bills[`${provider} ${kind}`] ?? 0) + 1
  expect(Object.keys(bills)).toHaveLength(5)
  return {
    ...expectAgreement(books, billed),
    bills,
    calls: standIns.calls(),
    kills,
    cuts,
    items: books.items.length,
    succeeded: books.items.filter(({ state }) => state === 'succeeded').length,
    faults: Object.fromEntries(standIns.faults),
  }
}

async function signUpAll(server: ServerProcess, dataDir: string): Promise<Person[]> {
  const people: Person[] = []
  while (people.length < PEOPLE) {
    const token = await signUp(server.visitor(), dataDir, `person${people.length}@example.com`)
    const visitor = server.visitor(token)
    if (people.length % 3 === 0) await visitor.apiKeys.save({ body: 'AIza-soak-own-key-0123456789-abcdefgh' })
    people.push({ token, brand_id: (await visitor.brands.create({ body: { name: 'Nocte' } })).id })
  }
  return people
}

/** Works until there were `calls` more calls, and kills the process so often on the way. Returns how often a network was cut. */
async function runRounds(world: World, calls: number, kills: number): Promise<number> {
  const { standIns, random } = world
  const began = standIns.calls()
  let cuts = 0
  for (let kill = 0; kill < kills; kill += 1) {
    standIns.allowHangs(true)
    const goal = began + (calls * (kill + random.between(0.5, 1.5))) / (kills + 1)
    const isCut = random.chance(0.5)
    const cut = isCut ? cutNetwork(world) : Promise.resolve()
    await workUntil(world, goal)
    await cut
    await world.server.kill()
    cuts += isCut ? 1 : 0
    world.server = await startServer(world.env)
  }
  standIns.allowHangs(false)
  while (standIns.calls() < began + calls) await workUntil(world, began + calls)
  return cuts
}

/** Submits orders until there were so many calls, or the round has lasted long enough. */
async function workUntil(world: World, goal: number): Promise<void> {
  const { standIns } = world
  const deadline = Date.now() + ROUND_MS
  let idleSince = Date.now()
  for (let calls = standIns.calls(); calls < goal && Date.now() < deadline;) {
    // Items that wait before they are tried again are not waited for.
    const isIdle = Date.now() - idleSince > IDLE_MS
    const wanted = isIdle ? 4 : Math.min(12, Math.ceil(goal / CALLS_AN_ORDER - world.order))
    for (let count = 0; count < wanted; count += 1) if (!(await submit(world))) break
    await sleep(100)
    if (isIdle || standIns.calls() > calls) idleSince = Date.now()
    calls = standIns.calls()
  }
}

/** Orders one image. Returns false if too many of the person's wait. */
async function submit(world: World): Promise<boolean> {
  const person = world.people[world.order % PEOPLE]
  if (!person) throw new Error('The people have signed up')
  const { token, brand_id } = person
  const form = { brand_id, prompt: `Order ${world.order}; a calm post about light`, dimensions: '200x200' }
  try {
    await world.server.visitor(token).content.generate({ form, files: {}, headers: { prefer: 'respond-async' } })
    world.order += 1
    return true
  } catch (error) {
    if (error instanceof ApiError && error.message === TOO_MANY_WAITING) return false
    throw error
  }
}

/** A network fails for a moment: connections are refused, swallowed, or reset within an answer. */
async function cutNetwork({ standIns, random }: World): Promise<void> {
  const proxy = random.pick(standIns.proxies)
  await sleep(random.between(200, 1500))
  await proxy.become(random.pick(['down', 'black hole', { cutAfterBytes: Math.round(random.between(0, 3000)) }]))
  await sleep(random.between(100, 600))
  await proxy.become('pass')
}

async function letAllEnd({ server, people }: World): Promise<void> {
  const isOpen = ({ status }: { status: string }) => status === 'queued' || status === 'running'
  for (const { token } of people) {
    const deadline = Date.now() + 900_000
    while ((await server.visitor(token).generator.jobs()).jobs.some(isOpen)) {
      if (Date.now() > deadline) throw new Error('A job has not ended within 15 minutes after the last start')
      await sleep(250)
    }
  }
}
