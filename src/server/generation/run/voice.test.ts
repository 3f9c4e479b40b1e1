import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Motion } from '#studio/model/scene.ts'
import { acrossOwners } from '../../infrastructure/db/owned.ts'
import { newDataDir } from '../../testing/data-dir.ts'
import { SHORT_VIDEO } from '../../testing/short-video.ts'
import { openSite, type Person, type Site } from '../../testing/site.ts'
import { openSpeechServer, type SpeechServer } from '../../testing/speech-server.ts'

const KEY = 'speech-key-0123456789-abcdefgh'
const PROMPT = '“Sleep well tonight”. Night cream for $48. Vegan.'

const writeFile = (url: string) => {
  const path = join(newDataDir(), 'providers.json')
  const providers = [{ name: 'voices', protocol: 'openai', base_url: `${url}/v1`, key: KEY }]
  const voices = { de: 'anna', 'pt-BR': 'lua', '*': 'alloy' }
  const models = [{ kind: 'speech', provider: 'voices', model: 'kokoro', usd_per_million_characters: 15, voices }]
  writeFileSync(path, JSON.stringify({ providers, models }))
  return path
}

describe.each(['openai', 'gemini'] as const)('the voice of a film, by the protocol of %s', (protocol) => {
  let server: SpeechServer
  let site: Site
  let ann: Person
  let brand_id: number
  beforeAll(async () => {
    server = await openSpeechServer()
    site = await openSite(
      protocol === 'openai'
        ? { rateLimits: false, providersFile: writeFile(server.url) }
        : { rateLimits: false, geminiBaseUrl: server.url, geminiApiKey: KEY },
    )
    ann = await site.signUp()
    brand_id = (await ann.api.brands.create({ body: { name: 'Nocte', primary_color: '#26246B' } })).id
    // Only the voice is bought in these tests.
    if (protocol === 'gemini')
      for (const kind of ['copy', 'picture', 'film'] as const)
        await ann.api.providerChoices.save({ body: { kind, choice: 'studio' } })
  })
  afterAll(async () => {
    await site.close()
    await server.close()
  })
  beforeEach(() => void server.ledger.splice(0))

  /** Makes a film of the scenes that the studio writes. */
  const make = async (fields: object = {}) => {
    const form = { brand_id, prompt: PROMPT, dimensions: '240x240', content_type: 'video', voice: 'spoken', ...fields }
    return (await ann.api.content.generate({ form: form as never, files: {} })).id ?? 0
  }
  const makeShort = (fields: object = {}) => make({ scenes: SHORT_VIDEO, ...fields })
  /** Without sound, which takes two thirds of the time of a small film. */
  const makeSilent = (fields: object = {}) => makeShort({ sound: 'none', ...fields })
  const read = async (id: number) => {
    const { db } = site.opened.app
    const row = await acrossOwners(db)
      .selectFrom('content')
      .innerJoin('items', 'items.id', 'content.item_id')
      .select(['content.scene', 'content.notes', 'content.item_id', 'items.paid_results'])
      .where('content.id', '=', id)
      .executeTakeFirstOrThrow()
    const spends = await acrossOwners(db)
      .selectFrom('spends')
      .select(['kind', 'cost_usd', 'provider', 'endpoint', 'model'])
      .where('item_id', '=', row.item_id)
      .execute()
    const open = await db
      .selectFrom('unanswered_calls')
      .selectAll()
      .where('item_id', '=', row.item_id ?? 0)
      .execute()
    return {
      sound: (row.scene as { motion: Motion }).motion.sound,
      spoken: (row.scene as { motion: Motion }).motion.spoken,
      notes: row.notes,
      spends,
      open,
      paid: row.paid_results,
    }
  }

  test('speaks the words of its scenes, is paid once, and is kept by new versions', async () => {
    const id = await make()
    const { sound, spoken, notes, spends, open } = await read(id)
    expect(notes).toEqual([])
    expect(server.ledger).toMatchObject([{ protocol, key: KEY, text: expect.stringContaining('Sleep well tonight') }])
    expect(sound?.voice?.sound).toMatch(/^originals\//)
    expect(spoken?.map(({ text }) => text).join(' ')).toBe(server.ledger[0]?.text)
    expect(spends).toMatchObject([{ kind: 'speech', model: server.ledger[0]?.model }])
    expect(spends[0]?.cost_usd).toBeGreaterThan(0)
    expect(open).toEqual([])
    const params = { id }
    const { saved } = await ann.api.design.get({ params })
    const { film } = await ann.api.films.preview({ params, body: { ...saved, stills: [] } })
    expect(film.voice?.text).toContain('Sleep well tonight')
    const next = await ann.api.design.saveVersion({ params, body: { ...saved, film: { ...film, music: 'festive' } } })
    expect((await read(next.id ?? 0)).sound).toMatchObject({ music: 'festive', voice: { sound: sound?.voice?.sound } })
    expect(server.ledger).toHaveLength(1)
  })

  test('is not bought for a film without one, for an image, and by the built-in studio', async () => {
    for (const fields of [{ voice: 'none' }, { voice: undefined }]) await makeSilent(fields)
    await make({ content_type: 'image' })
    const id = await makeSilent({ engine: 'studio' })
    expect(server.ledger).toEqual([])
    expect((await read(id)).notes).toEqual(['voice_without_provider'])
  })

  test('is asked for again after an answer that cost nothing', async () => {
    server.next('busy', 'broken')
    const { sound, notes } = await read(await makeSilent())
    expect(notes).toEqual([])
    expect(sound?.voice).toBeDefined()
    expect(server.ledger).toHaveLength(1)
  })

  test.each(['cut', 'reset', 'wrong_type', 'silent'] as const)(
    'the film is finished without it after the fault %s, says so, and nothing is bought twice',
    async (fault) => {
      server.next(fault)
      const { sound, notes, spends, open } = await read(await makeShort())
      expect(notes).toEqual(['voice_failed'])
      expect(sound).toMatchObject({ music: expect.any(String) })
      expect(sound?.voice).toBeUndefined()
      expect(server.ledger.length).toBeLessThanOrEqual(1)
      // An answer that came is charged; one that was lost may have been.
      expect(spends.length + open.length).toBe(1)
    },
  )

  test('has a choice of its own in the settings, with its price', async () => {
    const { kinds } = await ann.api.providerChoices.get({ query: {} })
    const speech = kinds.find(({ kind }) => kind === 'speech')
    expect(speech?.current).toMatchObject({ name: protocol === 'openai' ? 'voices' : 'gemini', problem: null })
    expect(speech?.current.usd).toBeGreaterThan(0)
    await ann.api.providerChoices.save({ body: { kind: 'speech', choice: 'studio' } })
    expect((await read(await makeSilent())).notes).toEqual(['voice_without_provider'])
    await ann.api.providerChoices.save({ body: { kind: 'speech', choice: null } })
    expect(server.ledger).toEqual([])
  })
})

test('the voice is chosen by the language of the film', async () => {
  const server = await openSpeechServer()
  const site = await openSite({ rateLimits: false, providersFile: writeFile(server.url) })
  const ann = await site.signUp()
  const { id: brand_id } = await ann.api.brands.create({ body: { name: 'Nocte' } })
  const make = (prompt: string, language: string) =>
    ann.api.content.generate({
      form: { brand_id, prompt, language, dimensions: '240x240', content_type: 'video', voice: 'spoken' } as never,
      files: {},
    })
  await make('„Schlaf gut heute Nacht“. Unsere Nachtcreme ist da.', 'de')
  await make('“Sleep well tonight”. Our night cream is here.', 'en')
  expect(server.ledger.map(({ voice }) => voice)).toEqual(['anna', 'alloy'])
  await site.close()
  await server.close()
})
