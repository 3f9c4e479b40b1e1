import { spawn } from 'node:child_process'
import { cp, rm } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { api } from '#contract/api.ts'
import type { Client } from '#contract/client/client.ts'
import { PASSWORD, signUp } from '#server/testing/people.ts'
import { startServer } from '#server/testing/server-process.ts'
import type { Who } from './screen.ts'

const root = join(import.meta.dirname, '../..')
const stock = join(root, '.tmp/shots-stock')
const folder = join(root, '.tmp/shots-data')

export interface Site {
  origin: string
  /** The access token of such a user; '' for nobody. */
  tokenOf: (who: Who) => Promise<string>
  close: () => Promise<void>
}

/** The built product on its own port, with the demo workspace and its users. `isFresh` fills the workspace again. */
export async function openSite(isFresh: boolean): Promise<Site> {
  if (isFresh || !existsSync(join(stock, 'filled'))) await fill()
  await rm(folder, { recursive: true, force: true })
  await cp(stock, folder, { recursive: true })
  const server = await startServer({ DATA_DIR: folder, RATE_LIMITS: 'off', FREE_PLAN_MONTHLY_GENERATIONS: '500' })
  let count = 0
  const newcomer = () => signUp(server.visitor(), folder, `newcomer-${(count += 1)}@signet.example`, 'Ann Miller')
  const { token } = await server.visitor().auth.login({ body: { email: 'demo@signet.example', password: PASSWORD } })
  const kept: Record<string, string> = { nobody: '', demo: token?.access_token ?? '', fresh: await newcomer() }
  kept['wordy'] = await signUp(server.visitor(), folder, `${'long.name.'.repeat(6)}x@signet.example`, LONGEST_NAME)
  await deleteOldest(server.visitor(kept['demo']))
  await fillWithLongTexts(server.visitor(kept['wordy']))
  return {
    origin: server.origin,
    tokenOf: async (who) => kept[who] ?? newcomer(),
    close: async () => {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function fill(): Promise<void> {
  const child = spawn(process.execPath, [join(root, 'scripts/demo/fill.ts'), stock], { cwd: root, stdio: 'inherit' })
  return new Promise((done, fail) => {
    child.once('exit', (code) => (code === 0 ? done() : fail(new Error(`The demo workspace ended with ${code}`))))
  })
}

/** Deletes the oldest five items, so that the trash is not empty. */
async function deleteOldest(demo: Client<typeof api>): Promise<void> {
  const { content } = await demo.content.list({ query: { sort: 'oldest', limit: 5 } })
  for (const { id } of content) await demo.content.remove({ params: { id } })
}

/** As long as a username may be: 30 characters. */
const LONGEST_NAME = 'Wolfeschlegelsteinhausenberger'
const SENTENCE = 'Plant-based skincare for people who read every label twice and still call their grandmother. '
/** 120 characters, as several words and as one. */
const LONG_NAME = SENTENCE.repeat(2).slice(0, 120).trim()
const ONE_WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'
  .repeat(2)
  .slice(0, 120)
const LIST = Array.from({ length: 12 }, (_, at) => `${SENTENCE.slice(0, 12 + at * 5).trim()} ${at + 1}`)

/** A workspace with the longest names, texts, lists and prompts that are allowed. */
async function fillWithLongTexts(person: Client<typeof api>): Promise<void> {
  const description = SENTENCE.repeat(9).trim()
  const words = {
    brand_voice: description,
    target_audience: description,
    brand_mission: description,
    brand_values: description,
  }
  const lists = { keywords_topics: LIST, key_ctas: LIST, content_guidelines: { do: LIST, dont: LIST } }
  for (const name of [ONE_WORD, LONG_NAME]) {
    const { id } = await person.brands.create({ body: { name, description, ...words, ...lists } })
    const product = { description, category: LONG_NAME.slice(0, 80), price: 9_999_999.99, sku: ONE_WORD.slice(0, 64) }
    const usp = { unique_selling_proposition: description, key_benefits: LIST, tags: LIST }
    for (const called of [ONE_WORD, LONG_NAME]) {
      await person.products.create({ params: { id }, body: { name: called, ...product, ...usp } })
    }
    const form = { brand_id: id, title: name, prompt: SENTENCE.repeat(20), dimensions: '1080x1350' }
    await person.content.generate({ form, files: {} })
    await person.generator.generate({
      body: {
        brand_id: id,
        content_types: ['image'],
        platforms: ['twitter'],
        tone: 'professional',
        goal: 'sales',
        instructions: SENTENCE.repeat(12),
      },
    })
  }
}
