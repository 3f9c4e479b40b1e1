import { once } from 'node:events'
import { describe, expect, onTestFinished, test } from 'vitest'
import { DESIGN_TOO_LONG } from '#contract/messages.ts'
import { acrossOwners } from '../infrastructure/db/owned.ts'
import { openLog } from '../infrastructure/logging/log.ts'
import { openSite } from '../testing/site.ts'
import { previewDesign, previewLayouts } from './preview.ts'

/** A design of a user, and a studio that counts its drawings and calls `onDraw` when one starts. */
async function openDesign(onDraw: () => void, leftMs = 60_000) {
  const site = await openSite({ rateLimits: false })
  onTestFinished(() => site.close())
  const ann = await site.signUp()
  const { id: brand_id } = await ann.api.brands.create({ body: { name: 'Nocte' } })
  const form = { brand_id, prompt: 'Introducing “Calm skin by morning”', dimensions: '400x400' }
  const id = (await ann.api.content.generate({ form, files: {} })).id ?? 0
  const { saved } = await ann.api.design.get({ params: { id } })
  const { app } = site.opened
  const content = await acrossOwners(app.db)
    .selectFrom('content')
    .select('user_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  let drawn = 0
  const studio: typeof app.studio = {
    ...app.studio,
    preview: (...given) => {
      drawn += 1
      onDraw()
      const [brief, copy, images, preview, options] = given
      if (options?.budget) options.budget.leftMs = Math.min(options.budget.leftMs, leftMs)
      return app.studio.preview(brief, copy, images, preview, options)
    },
  }
  return { app: { ...app, studio }, id, saved, countDrawn: () => drawn, owner: content.user_id }
}

describe('a client that leaves', () => {
  test.each(['gallery', 'preview'])('ends what is drawn for it: the %s', async (kind) => {
    const leaving = new AbortController()
    const { app, owner, id, saved, countDrawn } = await openDesign(() => leaving.abort())
    const asking = { owner, id, gone: leaving.signal }
    const drawing =
      kind === 'gallery'
        ? previewLayouts(app, asking, { ...saved, ratio: 0.5 })
        : previewDesign(app, asking, { ...saved, ratio: 1, check: false })
    await expect(drawing).rejects.toMatchObject({ status: 499 })
    expect(countDrawn()).toBe(1)
  })
})

test('a client that leaves during an export is no failure of the server', async () => {
  const lines: string[] = []
  const log = openLog('info', { write: (line) => void lines.push(line) })
  const site = await openSite({ rateLimits: false }, { log })
  onTestFinished(() => site.close())
  const ann = await site.signUp()
  const { id: brand_id } = await ann.api.brands.create({ body: { name: 'Nocte' } })
  const form = { brand_id, prompt: 'Introducing “Calm skin by morning”', dimensions: '400x400' }
  const id = (await ann.api.content.generate({ form, files: {} })).id ?? 0
  const leaving = new AbortController()
  const { app } = site.opened
  const { studio } = app
  const ended = Promise.withResolvers<unknown>()
  const exportStill: typeof studio.exportStill = async (scene, images, { signal, ...options }) => {
    leaving.abort()
    if (!signal?.aborted) await once(signal ?? leaving.signal, 'abort')
    return studio.exportStill(scene, images, { ...options, ...(signal && { signal }) }).catch((error: unknown) => {
      ended.resolve(error)
      throw error
    })
  }
  Object.assign(app, { studio: { ...studio, exportStill } })
  const body = { format: 'jpeg' as const, ratio: 0.5 as const, quality: null, max_bytes: null }
  const left = ann.api.design.export({ params: { id }, body, signal: leaving.signal }).catch((error: unknown) => error)
  expect(await left).toMatchObject({ name: 'AbortError' })
  expect(await ended.promise).toMatchObject({ name: 'AbortError' })
  await ann.api.brands.list({})
  expect(lines.filter((line) => line.includes('request failed'))).toEqual([])
})

test('a gallery that uses up its CPU time is refused with a sentence', async () => {
  const { app, owner, id, saved, countDrawn } = await openDesign(() => {}, 1)
  const asking = { owner, id, gone: new AbortController().signal }
  await expect(previewLayouts(app, asking, { ...saved, ratio: 0.5 })).rejects.toMatchObject({
    status: 422,
    message: DESIGN_TOO_LONG,
  })
  expect(countDrawn()).toBeLessThanOrEqual(2)
})
