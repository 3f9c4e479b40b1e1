import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Motion } from '#studio/model/scene.ts'
import { listClipKeys } from '#studio/video/list-clips.ts'
import { canDecodeVideo } from '#studio/render/video/ffmpeg.ts'
import { acrossOwners } from '../../infrastructure/db/owned.ts'
import { imageFile } from '../../testing/images.ts'
import { type GeminiServer, openGeminiServer } from '../../testing/gemini/gemini-server.ts'
import { openSite, type Person, type Site } from '../../testing/site.ts'

const PLATFORM_KEY = 'AIza-platform-0123456789-abcdefghijklm'
const OWN_KEY = 'AIza-own-key-0123456789-abcdefghijklmn'
const PROMPT = 'A calm post about our new night cream with shea butter'

/** Without sound, which takes two thirds of the time of a small film. */
const SMALL_VIDEO = { content_type: 'video', dimensions: '356x200', sound: 'none' }

const canDecode = await canDecodeVideo()

describe('generation with a Gemini key', () => {
  let gemini: GeminiServer
  let site: Site
  let ann: Person
  let brand_id: number
  beforeAll(async () => {
    gemini = await openGeminiServer()
    site = await openSite({ geminiBaseUrl: gemini.url, geminiApiKey: PLATFORM_KEY })
    ann = await site.signUp()
    brand_id = (await ann.api.brands.create({ body: { name: 'Nocte', primary_color: '#26246B' } })).id
  })
  afterAll(async () => {
    await site.close()
    await gemini.close()
  })
  beforeEach(() => gemini.reset())

  const generate = (fields: object = {}, files: object = {}, person = ann, headers = {}) =>
    person.api.content.generate({
      form: { brand_id, prompt: PROMPT, dimensions: '400x400', ...fields },
      files,
      headers,
    })
  const billed = () => gemini.ledger.map(({ kind }) => kind)
  const lastJob = async () => {
    const [job] = (await ann.api.generator.jobs()).jobs
    return ann.api.generator.job({ params: { id: job?.id ?? 0 } })
  }

  test('the model paints and writes, the studio delivers the exact size, and every charge is recorded', async () => {
    const created = await generate({ dimensions: '1200x630' }, { references: [await imageFile()] })
    expect(await sharp(Buffer.from(created.content_data, 'base64')).metadata()).toMatchObject({
      width: 1200,
      height: 630,
    })
    expect(created.model_used).toMatch(/^gemini-/)
    expect(gemini.ledger).toMatchObject([
      { kind: 'copy', key: PLATFORM_KEY },
      { kind: 'picture', key: PLATFORM_KEY, references: 1 },
    ])
    const { analytics } = await ann.api.analytics.content()
    const [row] = analytics
    const spends = await acrossOwners(site.opened.app.db).selectFrom('spends').selectAll().execute()
    expect(spends).toHaveLength(2)
    const cost = spends.reduce((sum, spend) => sum + spend.cost_usd, 0)
    expect(cost).toBeGreaterThan(0.03)
    expect(row?.cost_estimation.estimated_cost_usd).toBeCloseTo(cost, 9)
    expect(row?.token_usage.total_token_count).toBe(spends.reduce((sum, spend) => sum + spend.total_token_count, 0))
    expect(row).toMatchObject({ model_used: created.model_used, api_call_details: { api_endpoint: 'generateContent' } })
    expect((await ann.api.analytics.stats()).total_cost).toBeCloseTo(cost, 9)
  })

  test('at the first attempt, the text model’s words are judged as its own, and those it invented are named', async () => {
    const { id } = await generate()
    const content = await ann.api.content.get({ params: { id: id ?? 0 } })
    const said = content.brand_check?.rules.find(({ rule }) => rule === 'words')
    expect(said).toMatchObject({ passed: true })
    expect(content.brand_check?.rules.find(({ rule }) => rule === 'letters')).toMatchObject({ passed: true })
    gemini.next('invented_award', { kind: 'copy' })
    expect((await generate()).notes).toContainEqual(expect.stringMatching(/^words_refused: .*award/i))
  })

  test('the text model gets only the approved claims for the market of the design, and the notes name the others', async () => {
    const approved_claims = [
      { text: 'Winner of the Berlin Care Award', evidence: null, market: 'Deutschland', expires_on: null },
      { text: 'Made in small batches', evidence: null, market: null, expires_on: null },
    ]
    const brand = await ann.api.brands.create({ body: { name: 'Nocte Care', approved_claims } })
    const { notes } = await generate({ brand_id: brand.id })
    expect(notes).toContain('claim_unused: Winner of the Berlin Care Award')
    expect(notes?.filter((note) => note.startsWith('claim_unused'))).toHaveLength(1)
  })

  test('letters in a generated image are a finding, and an image that cannot be read in all scripts says so', async () => {
    gemini.next('lettered_image', { kind: 'picture' })
    const { id } = await generate()
    const content = await ann.api.content.get({ params: { id: id ?? 0 } })
    expect(content.brand_check?.rules.find(({ rule }) => rule === 'letters')).toMatchObject({
      passed: false,
      findings: [{ label: expect.stringContaining('Bread') }],
    })
    expect((await generate()).notes).not.toContain('letters_not_checked')
    expect((await generate({ prompt: 'Նոր գիշերային քսուք' })).notes).toContain('letters_not_checked')
  })

  test('the provider’s image is stored unchanged with the result and its source', async () => {
    const created = await generate()
    const { original, scene } = await acrossOwners(site.opened.app.db)
      .selectFrom('content')
      .select(['original', 'scene'])
      .where('id', '=', created.id ?? 0)
      .executeTakeFirstOrThrow()
    expect(original).toMatch(/^originals\/[0-9a-f]{80}$/)
    const bytes = await site.opened.app.storage.read(original ?? '')
    expect(bytes.length).toBeGreaterThan(1000)
    expect(original).toContain(createHash('sha256').update(bytes).digest('hex'))
    expect(scene).toMatchObject({ source: 'compositeWithTrainedAlgorithmicMedia' })
  })

  test('the user’s own key is charged instead of the platform’s, and the platform’s is not used when it fails', async () => {
    const bob = await site.signUp('Bob')
    await bob.api.apiKeys.save({ body: OWN_KEY })
    const { id } = await bob.api.brands.create({ body: { name: 'Own' } })
    await generate({ brand_id: id }, {}, bob)
    expect(gemini.ledger.every(({ key }) => key === OWN_KEY)).toBe(true)
    gemini.reset()
    gemini.next('bad_key', { kind: 'copy' })
    await expect(generate({ brand_id: id }, {}, bob)).rejects.toMatchObject({
      status: 502,
      message: 'The Gemini API key was rejected. Check the key in Settings and try again.',
    })
    expect(gemini.requests.every(({ key }) => key === OWN_KEY)).toBe(true)
  })

  test('the studio can be chosen although there is a key, and costs nothing', async () => {
    const created = await generate({ engine: 'studio' })
    expect([created.model_used, billed()]).toEqual(['studio', []])
  })

  test('after a rate limit the queue waits, and paid results are not charged again', async () => {
    gemini.next('429', { kind: 'picture', retryAfter: 1 })
    const created = await generate()
    expect(created.model_used).toMatch(/^gemini-/)
    expect(billed()).toEqual(['copy', 'picture'])
    expect((await lastJob()).tasks[0]).toMatchObject({ attempts: 2, state: 'succeeded' })
  })

  test.each([
    ['quota', 429, /^The provider's quota is used up\. Try again in 10 h 17 min\.$/],
    ['safety_prompt', 422, /./],
    ['retired', 502, /no longer offers the model/],
  ] as const)(
    '%s fails with its own message and status %i, and the paid copy leaves the unit of the month used',
    async (name, status, sentence) => {
      const used = (await ann.api.generator.options()).usage?.used
      gemini.next(name, { kind: 'picture' })
      const refusal = await generate().catch((error: unknown) => error)
      expect(refusal).toMatchObject({ status, message: expect.stringMatching(sentence) })
      expect((await ann.api.generator.options()).usage?.used).toBe((used ?? 0) + 1)
      expect((await lastJob()).failures['image:any']).toMatch(sentence)
    },
  )

  test('a retry reuses the paid copy, or uses the studio', async () => {
    gemini.next('safety', { kind: 'picture' })
    await generate().catch(() => {})
    const failed = await lastJob()
    gemini.reset()
    await ann.api.generator.retry({ params: { id: failed.id } })
    await expect.poll(async () => (await lastJob()).status).toBe('succeeded')
    expect(billed()).toEqual(['picture'])
    gemini.reset()
    await ann.api.generator.retry({ params: { id: failed.id }, query: { engine: 'studio' } })
    await expect.poll(async () => (await lastJob()).status).toBe('succeeded')
    expect(billed()).toEqual([])
  })

  test('canceling during a provider call ends the job at once, even without a reply', async () => {
    gemini.next('hang', { kind: 'picture' })
    const call = generate().catch((error: unknown) => error)
    await expect.poll(() => gemini.requests.length).toBe(2)
    const { id } = await lastJob()
    await ann.api.generator.cancel({ params: { id } })
    expect(await call).toMatchObject({ status: 409 })
    await expect
      .poll(async () => (await lastJob()).tasks[0])
      .toMatchObject({
        state: 'cancelled',
        content_id: null,
        charge_note:
          'The provider may have charged for a try without giving a picture; it did not say. Costs shown in Signet do not include it.',
      })
  })

  test.skipIf(!canDecode)('a video is the model’s clip with text and logo on it, charged once', async () => {
    const created = await generate(SMALL_VIDEO)
    expect(created).toMatchObject({ mime_type: 'video/mp4', width: 356, height: 200 })
    expect(created.duration_seconds).toBeGreaterThanOrEqual(6)
    expect(created.model_used).toMatch(/omni/)
    expect(billed()).toEqual(['copy', 'film'])
    const row = await acrossOwners(site.opened.app.db)
      .selectFrom('content')
      .innerJoin('items', 'items.id', 'content.item_id')
      .select(['content.original', 'content.scene', 'items.paid_results'])
      .where('content.id', '=', created.id ?? 0)
      .executeTakeFirstOrThrow()
    const { motion } = row.scene as { motion: Motion }
    const played = motion.scenes?.flatMap(({ shot }) => shot?.chosen.clip?.key ?? [])
    // It plays in one scene, and the others show its still.
    expect([played, listClipKeys(motion)]).toEqual([[row.original], [row.original]])
    expect(motion.layers.filter((layer) => layer.kind === 'picture').length).toBeGreaterThan(1)
    expect(row.paid_results).toMatchObject({ film: { interaction_id: expect.any(String) }, clip: row.original })
    gemini.reset()
    const revised = await ann.api.content.revise({
      params: { id: created.id ?? 0 },
      body: { headline: 'Sleep on it' },
    })
    expect([revised.model_used, billed()]).toEqual(['studio', []])
  })

  test.skipIf(!canDecode)('a running video is polled after a restart, not started again', async () => {
    gemini.next('500', { kind: 'poll' })
    const created = await generate(SMALL_VIDEO)
    expect(created.mime_type).toBe('video/mp4')
    expect(billed()).toEqual(['copy', 'film'])
    expect((await lastJob()).tasks[0]?.attempts).toBe(2)
  })

  test('a model’s image that is missing from storage gives 404, and a retry requests it again', async () => {
    const created = await generate()
    const { app } = site.opened
    const row = await acrossOwners(app.db)
      .selectFrom('content')
      .select(['original', 'item_id'])
      .where('id', '=', created.id ?? 0)
      .executeTakeFirstOrThrow()
    await app.storage.remove(row.original ?? '')
    const gone = { status: 404, message: 'The file of this item is no longer in storage.' }
    const revise = ann.api.content.revise({ params: { id: created.id ?? 0 }, body: { headline: 'Sleep on it' } })
    await expect(revise).rejects.toMatchObject(gone)
    gemini.reset()
    // An item that failed after its image was charged.
    const jobId = created.job_id ?? 0
    await acrossOwners(app.db)
      .updateTable('items')
      .set({ state: 'failed' })
      .where('id', '=', row.item_id ?? 0)
      .execute()
    const ended = async (id: number) => {
      await expect.poll(async () => (await ann.api.generator.job({ params: { id } })).ended_at).not.toBeNull()
      return ann.api.generator.job({ params: { id } })
    }
    const first = await ended((await ann.api.generator.retry({ params: { id: jobId } })).id)
    expect(first).toMatchObject({ status: 'failed', failures: { 'image:any': gone.message } })
    const second = await ended((await ann.api.generator.retry({ params: { id: first.id } })).id)
    expect([second.status, billed()]).toEqual(['succeeded', ['picture']])
  })

  test('options state the engine and a price', async () => {
    const { engine, prices } = await ann.api.generator.options()
    expect(engine).toBe('gemini')
    expect(prices?.['image']).toBeGreaterThan(0.03)
    // Where no clip of a model can be decoded, the studio moves an image of a model.
    expect(prices?.['video']).toBeGreaterThan(canDecode ? 0.1 : 0.03)
  })
})
