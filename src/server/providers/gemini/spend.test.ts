import { expect, test } from 'vitest'
import { createBrief } from '#studio/testing/briefs.ts'
import { aCall, aVideo, useGemini } from '../../testing/gemini/gemini-provider.ts'

const NEW_YEAR = new Date('2027-01-01T00:00:00Z')
let now = new Date('2026-12-31T23:59:59Z')
const parts = useGemini(null, () => now)
const brief = createBrief({ width: 1080, height: 1350 })

/** The formula of the price list, written by hand, for the token counts of a reply. */
const usd = (amounts: [number, number][]) => amounts.reduce((sum, [tokens, rate]) => sum + (tokens * rate) / 1e6, 0)

test('copy has the price of its day, before and after the increase of January 2027', async () => {
  const { gemini } = parts()
  now = new Date('2026-12-31T23:59:59Z')
  const before = (await gemini.writeCopy(brief, aCall())).spend
  const { prompt_token_count: prompt } = before.tokens
  expect(before.estimated_cost_usd).toBeCloseTo(
    usd([
      [prompt, 0.75],
      [240 + 179, 3.75],
    ]),
    12,
  )
  expect([before.cost_per_input_token, before.cost_per_output_token]).toEqual([0.75 / 1e6, 3.75 / 1e6])
  now = NEW_YEAR
  const after = (await gemini.writeCopy(brief, aCall())).spend
  expect(after.estimated_cost_usd).toBeCloseTo(before.estimated_cost_usd * 2, 12)
  expect(after.price).toMatchObject({ valid_from: '2027-01-01', usd_per_million: { input: 1.5 } })
})

test('cached tokens are part of the prompt and cost a tenth', async () => {
  const { gemini, server } = parts()
  now = NEW_YEAR
  server.next('cached')
  const { tokens, estimated_cost_usd } = (await gemini.writeCopy(brief, aCall())).spend
  expect(tokens.cached_content_token_count).toBe(100)
  expect(estimated_cost_usd).toBeCloseTo(
    usd([
      [tokens.prompt_token_count - 100, 1.5],
      [100, 0.15],
      [419, 7.5],
    ]),
    12,
  )
})

test('an image costs its own tokens at the image rate and its thinking tokens at the text rate', async () => {
  const { gemini, server } = parts()
  const { spend } = await gemini.paintImage(brief, [], aCall())
  const { prompt_token_count: prompt } = spend.tokens
  expect(spend.tokens).toEqual({
    prompt_token_count: prompt,
    candidates_token_count: 1680,
    total_token_count: prompt + 1680 + 179,
    cached_content_token_count: 0,
    thoughts_token_count: 179,
  })
  const cost = usd([
    [prompt, 1.5],
    [1680, 30],
    [179, 7.5],
  ])
  expect(spend.estimated_cost_usd).toBeCloseTo(cost, 12)
  expect(spend.cost_per_output_token).toBe(30 / 1e6)
  expect(spend.raw_usage).toEqual({
    promptTokenCount: prompt,
    candidatesTokenCount: 1680,
    totalTokenCount: prompt + 1680 + 179,
    thoughtsTokenCount: 179,
    candidatesTokensDetails: [{ modality: 'IMAGE', tokenCount: 1680 }],
  })
  server.next('no_details')
  expect((await gemini.paintImage(brief, [], aCall())).spend.estimated_cost_usd).toBeCloseTo(cost, 12)
})

test('a video costs its own tokens', async () => {
  const { gemini, server } = parts()
  server.pollsBeforeDone(0)
  const { interaction_id, model } = await gemini.startVideo(aVideo, [], aCall())
  const done = await gemini.pollVideo(interaction_id, model, aCall())
  if (done.state !== 'done') throw new Error('the film is not done')
  const { prompt_token_count: prompt, total_token_count } = done.spend.tokens
  expect(total_token_count).toBe(prompt + 34_752 + 161)
  expect(done.spend.estimated_cost_usd).toBeCloseTo(
    usd([
      [prompt, 1.5],
      [34_752, 12],
      [161, 9],
    ]),
    12,
  )
  expect(done.spend.cost_per_output_token).toBe(12 / 1e6)
})

test('without token counts the list price is used and marked as an estimate', async () => {
  const { gemini, server } = parts()
  server.next('no_usage')
  const image = (await gemini.paintImage(brief, [], aCall())).spend
  expect(image).toMatchObject({ is_estimate: true, estimated_cost_usd: 0.0504, raw_usage: null })
  expect(image.tokens.total_token_count).toBe(0)
  server.next('no_usage')
  const copy = (await gemini.writeCopy(brief, aCall())).spend
  expect(copy.is_estimate).toBe(true)
  expect(copy.estimated_cost_usd).toBeCloseTo(
    usd([
      [1200, 1.5],
      [700, 7.5],
    ]),
    12,
  )
  server.pollsBeforeDone(0)
  const { interaction_id, model } = await gemini.startVideo(aVideo, [], aCall())
  server.next('no_usage')
  const done = await gemini.pollVideo(interaction_id, model, aCall())
  expect(done).toMatchObject({ spend: { is_estimate: true } })
  if (done.state === 'done') expect(done.spend.estimated_cost_usd).toBeCloseTo(0.42, 12)
})

test('a video whose model is no longer in the table has the price of today’s model', async () => {
  const { gemini, server } = parts()
  server.pollsBeforeDone(0)
  const started = await gemini.startVideo(aVideo, [], aCall())
  const older = await gemini.pollVideo(started.interaction_id, 'gemini-omni-1.1-flash', aCall())
  expect(older).toMatchObject({ spend: { model: 'gemini-omni-1.1-flash', cost_per_output_token: 17.5 / 1e6 } })
  const unknown = await gemini.pollVideo(started.interaction_id, 'gemini-omni-0.9', aCall())
  expect(unknown).toMatchObject({ spend: { model: 'gemini-omni-0.9', cost_per_output_token: 12 / 1e6 } })
})

test('the price of an item is estimated in advance', () => {
  const { gemini } = parts()
  now = new Date('2026-12-31T23:59:59Z')
  const copy = usd([
    [1200, 0.75],
    [700, 3.75],
  ])
  expect(gemini.estimate('image', 1080, 1080)).toBeCloseTo(copy + 0.0336, 12)
  expect(gemini.estimate('image', 1080, 1920)).toBeCloseTo(copy + 0.0504, 12)
  expect(gemini.estimate('image', 4096, 4096)).toBeCloseTo(copy + 0.1134, 12)
  expect(gemini.estimate('video', 1080, 1920)).toBeCloseTo(copy + 0.42, 12)
})

test('the upper estimate of a video has the tokens of its prompt and of its pictures, as that of an image has', () => {
  const { gemini } = parts()
  now = NEW_YEAR
  const beside = gemini.videoUpperUsd(0) - gemini.videoUsd()
  expect(beside).toBeGreaterThan(0)
  expect(gemini.videoUpperUsd(3)).toBeGreaterThan(gemini.videoUpperUsd(0))
  expect(beside).toBeLessThan(gemini.videoUsd())
})
