import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { imageFile } from '../testing/images.ts'
import { plantCampaign } from '../testing/plant-campaign.ts'
import { openSite, type Person, type Site } from '../testing/site.ts'

const BRAND = { name: 'Verdant', primary_color: '#0F4C3F', secondary_color: '#F2E8D5' }

describe('updates of designs after a change of the brand', () => {
  let site: Site
  let ann: Person
  beforeAll(async () => {
    site = await openSite({ monthlyGenerations: 0 })
    ann = await site.signUp()
  })
  afterAll(() => site.close())

  const generate = async (brandId: number, prompt: string) => {
    const form = { brand_id: String(brandId), prompt, dimensions: '400x400', engine: 'studio' as const }
    const { id } = await ann.api.content.generate({ form, files: {} })
    return Number(id)
  }
  const settle = async (brandId: number) => {
    await expect
      .poll(async () => (await ann.api.brandUpdates.list({ params: { id: brandId } })).updates[0]?.waiting)
      .toBe(0)
    const { updates } = await ann.api.brandUpdates.list({ params: { id: brandId } })
    return updates[0]
  }
  const lock = (id: number, isLocked: boolean, who = ann) =>
    who.api.contentLock.save({ params: { id }, body: { locked: isLocked } })
  const listShown = async (brandId: number) =>
    (await ann.api.content.list({ query: { brand_id: brandId, grouped: 'true' } })).content

  test('are offered for designs in old colors, drawn as new versions, and undone as a whole', async () => {
    const { id } = await ann.api.brands.create({ body: BRAND })
    const params = { id }
    const first = [
      await generate(id, 'Autumn sale, 20% off until Friday'),
      await generate(id, 'Free yoga class on Monday'),
    ]
    expect(await ann.api.brandUpdates.outdated({ params })).toMatchObject({ total: 0, designs: [] })

    await ann.api.brands.update({ params, body: { ...BRAND, brand_voice: 'Calm' } })
    expect((await ann.api.brandUpdates.outdated({ params })).total).toBe(0)
    await ann.api.brands.update({ params, body: { ...BRAND, primary_color: '#8A1538' } })
    const outdated = await ann.api.brandUpdates.outdated({ params })
    expect(outdated.designs.map(({ content_id }) => content_id)).toEqual(first.toReversed())

    const preview = await ann.api.brandUpdates.preview({ params, body: { content_id: first[0] ?? 0 } })
    expect(preview).toMatchObject({ passed: true, image: { width: 400, height: 400 } })

    const usage = (await ann.api.generator.options()).usage
    expect(await ann.api.brandUpdates.start({ params, body: {} })).toMatchObject({ total: 2 })
    expect(await settle(id)).toMatchObject({ done: 2, failed: 0, off_brand: 0, undone_at: null })
    expect((await ann.api.generator.options()).usage).toEqual(usage)
    expect((await ann.api.brandUpdates.outdated({ params })).total).toBe(0)

    const shown = await listShown(id)
    expect(new Set(shown.map(({ parent_id }) => parent_id))).toEqual(new Set(first))
    const updated = shown.find(({ parent_id }) => parent_id === first[0])
    const before = await ann.api.content.get({ params: { id: first[0] ?? 0 } })
    expect(updated?.copy).toEqual(before.copy)
    const [old, now] = await Promise.all([first[0] ?? 0, updated?.id ?? 0].map((of) => countRed(site.origin, ann, of)))
    expect([old, (now ?? 0) > 0]).toEqual([0, true])

    const [update] = (await ann.api.brandUpdates.list({ params })).updates
    const which = { params: { id, update: update?.id ?? 0 } }
    expect((await ann.api.brandUpdates.undo(which)).undone_at).not.toBeNull()
    expect(new Set((await listShown(id)).map((item) => item.id))).toEqual(new Set(first))
    await expect(ann.api.brandUpdates.undo(which)).rejects.toMatchObject({ status: 409 })
    await expect(ann.api.brandUpdates.cancel(which)).rejects.toMatchObject({ status: 409 })
  })

  test.each([
    ['name', { name: 'Verdant & Sons' }],
    ['primary color', { primary_color: '#8A1538' }],
    ['secondary color', { secondary_color: '#F7D9E3' }],
    ['typography', { typography: 'Georgia, serif' }],
  ])('a change of the %s makes a design outdated until it was updated', async (_, change) => {
    const { id } = await ann.api.brands.create({ body: BRAND })
    const params = { id }
    await generate(id, 'Autumn sale, 20% off until Friday')
    await ann.api.brands.update({ params, body: { ...BRAND, ...change } })
    expect((await ann.api.brandUpdates.outdated({ params })).total).toBe(1)
    await ann.api.brandUpdates.start({ params, body: {} })
    await settle(id)
    expect((await ann.api.brandUpdates.outdated({ params })).total).toBe(0)
  })

  test('replace the logo of the brand, and keep what a person changed', async () => {
    const { id } = await ann.api.brands.create({ body: { ...BRAND, name: 'Oak' } })
    const params = { id }
    await ann.api.brands.uploadLogo({ params, files: { file: [await imageFile()] } })
    const created = await generate(id, 'Summer drinks on the terrace')
    const design = {
      overrides: { version: 1 as const, slots: { headline: { step: -1 } } },
      copy: { headline: 'Cold drinks' },
    }
    const version = await ann.api.design.saveVersion({ params: { id: created }, headers: {}, body: design })
    await ann.api.brands.uploadLogo({ params, files: { file: [await imageFile()] } })

    const { designs } = await ann.api.brandUpdates.outdated({ params })
    expect(designs.map(({ content_id }) => content_id)).toEqual([version.id])
    await ann.api.brandUpdates.start({ params, body: { content_ids: [version.id] } })
    await settle(id)
    const [shown] = await listShown(id)
    const { saved } = await ann.api.design.get({ params: { id: shown?.id ?? 0 } })
    expect(saved).toMatchObject({ overrides: design.overrides, copy: { headline: 'Cold drinks' } })
    expect((await ann.api.brandUpdates.outdated({ params })).total).toBe(0)
  })

  test('leave approved assets of campaigns alone unless they are chosen', async () => {
    const { id } = await ann.api.brands.create({ body: BRAND })
    const params = { id }
    const [plain, approved] = [await generate(id, 'A plain design'), await generate(id, 'An approved design')]
    await plantCampaign(site, ann, {
      brand_id: id,
      cells: [{ format: 'instagram.post.square', content_id: approved, status: 'approved' }],
    })
    await ann.api.brands.update({ params, body: { ...BRAND, primary_color: '#8A1538' } })
    const outdated = await ann.api.brandUpdates.outdated({ params })
    expect([outdated.total, outdated.kept]).toEqual([2, 1])
    await ann.api.brandUpdates.start({ params, body: {} })
    await settle(id)
    expect((await listShown(id)).map(({ parent_id }) => parent_id)).toContain(plain)
    await ann.api.brandUpdates.start({ params, body: { content_ids: [approved] } })
    expect(await settle(id)).toMatchObject({ total: 1, done: 1 })
  })

  test('leave a locked design alone unless it is chosen, and each version of it stays locked', async () => {
    const { id } = await ann.api.brands.create({ body: BRAND })
    const params = { id }
    const [plain, locked] = [await generate(id, 'A plain design'), await generate(id, 'A locked design')]
    expect(await lock(locked, true)).toEqual({ id: locked, is_locked: true })
    await ann.api.brands.update({ params, body: { ...BRAND, primary_color: '#8A1538' } })
    const outdated = await ann.api.brandUpdates.outdated({ params })
    expect(outdated).toMatchObject({
      total: 2,
      kept: 1,
      designs: [
        { content_id: locked, is_locked: true },
        { content_id: plain, is_locked: false },
      ],
    })

    await ann.api.brandUpdates.start({ params, body: {} })
    expect(await settle(id)).toMatchObject({ total: 1, done: 1 })
    const isKept = { id: locked, is_locked: true }
    expect(await listShown(id)).toMatchObject([{ parent_id: plain, is_locked: false }, isKept])
    await expect(ann.api.brandUpdates.start({ params, body: {} })).rejects.toMatchObject({ status: 409 })
    const { id: update } = await ann.api.brandUpdates.start({ params, body: { content_ids: [locked] } })
    expect(await settle(id)).toMatchObject({ total: 1, done: 1 })
    expect(await listShown(id)).toMatchObject([{ parent_id: locked, is_locked: true }, { parent_id: plain }])

    await ann.api.brandUpdates.undo({ params: { id, update } })
    expect(await listShown(id)).toMatchObject([{ parent_id: plain }, isKept])
    expect((await ann.api.brandUpdates.outdated({ params })).kept).toBe(1)
    const edited = await ann.api.content.revise({ params: { id: locked }, body: { headline: 'Sleep well' } })
    expect(edited).toMatchObject({ parent_id: locked, is_locked: true })
    await lock(edited.id, false)
    expect(await ann.api.content.get({ params: { id: locked } })).toMatchObject({ is_locked: false })
  })

  test('know no lock of an item of somebody else or in the trash', async () => {
    const { id } = await ann.api.brands.create({ body: BRAND })
    const design = await generate(id, 'A calm design')
    const missing = { status: 404, message: 'Content not found' }
    await expect(lock(design, true, await site.signUp())).rejects.toMatchObject(missing)
    expect(await listShown(id)).toMatchObject([{ id: design, is_locked: false }])
    await ann.api.content.remove({ params: { id: design } })
    await expect(lock(design, true)).rejects.toMatchObject(missing)
  })

  test('belong to the owner of the brand, and need something to update', async () => {
    const { id } = await ann.api.brands.create({ body: BRAND })
    const params = { id }
    await expect(ann.api.brandUpdates.start({ params, body: {} })).rejects.toMatchObject({ status: 409 })
    const other = await ann.api.brands.create({ body: BRAND })
    const foreign = await generate(other.id, 'A design of another brand')
    await expect(ann.api.brandUpdates.start({ params, body: { content_ids: [foreign] } })).rejects.toMatchObject({
      status: 404,
      message: 'Content not found',
    })
    const bob = await site.signUp()
    await expect(bob.api.brandUpdates.outdated({ params })).rejects.toMatchObject({ status: 404 })
    await expect(bob.api.brandUpdates.start({ params, body: {} })).rejects.toMatchObject({ status: 404 })
    await expect(bob.api.brandVersions.list({ params })).rejects.toMatchObject({ status: 404 })
  })
})

/** Counts the pixels of a still that are almost the new red of the brand. */
async function countRed(origin: string, { api }: Person, id: number): Promise<number> {
  const { file_url } = await api.content.get({ params: { id } })
  const bytes = Buffer.from(await (await fetch(origin + file_url)).arrayBuffer())
  const data = await sharp(bytes).removeAlpha().raw().toBuffer()
  let red = 0
  for (let at = 0; at < data.length; at += 3)
    if (
      Math.abs((data[at] ?? 0) - 0x8a) + Math.abs((data[at + 1] ?? 0) - 0x15) + Math.abs((data[at + 2] ?? 0) - 0x38) <
      12
    )
      red += 1
  return red
}
