import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { NO_OVERRIDES } from '#contract/designs/overrides.ts'
import type { Cell } from '#contract/campaigns/cells.ts'
import { agreeOnDesign, createCampaign, readAllCells, runAll, settle } from '../../testing/campaigns.ts'
import { openSite, type Person, type Site } from '../../testing/site.ts'

const PLAN = { formats: ['google.ad.300x250', 'google.ad.320x50'], languages: ['en' as const, 'de' as const] }
const HEADLINES = { en: 'Sleep like the sea', de: 'Schlaf wie das Meer' }

describe('an edit of the key visual', () => {
  let site: Site
  let ann: Person
  let id: number
  let cells: Cell[]
  let input: { brand_id: number; product_ids: number[] }
  let keyVisual: number | undefined
  beforeAll(async () => {
    site = await openSite({ rateLimits: false })
    ann = await site.signUp()
  })
  afterAll(() => site.close())
  /** Agrees on the key visual of a first campaign, which those of all tests share. */
  const makeKeyVisual = async () => {
    const created = await createCampaign(ann, PLAN)
    input = { brand_id: created.brand.id, product_ids: [created.product.id] }
    return (await agreeOnDesign(ann, created)).key_visual?.content_id ?? 0
  }
  beforeEach(async () => {
    keyVisual ??= await makeKeyVisual()
    id = (await createCampaign(ann, PLAN, input)).campaign.id
    await ann.api.campaigns.chooseKeyVisual({ params: { id }, body: { content_id: keyVisual } })
    cells = await runAll(ann, id)
  })

  const words = () => (['en', 'de'] as const).map((language) => ({ language, copy: { headline: HEADLINES[language] } }))
  const used = async () => (await ann.api.generator.options()).usage?.used
  const cellOf = (format: string, language: string) =>
    cells.find((cell) => cell.format === format && cell.language === language)?.id ?? 0
  const headlines = async () => (await readAllCells(ann, id)).map(({ headline }) => headline)

  test('with words for a product that the campaign lacks is refused', async () => {
    const body = { words: [{ language: 'en' as const, product_id: 999_999, copy: { headline: 'For nobody' } }] }
    const missing = { status: 404, message: 'Product not found' }
    await expect(ann.api.campaigns.previewEdit({ params: { id }, body })).rejects.toMatchObject(missing)
    await expect(ann.api.campaigns.edit({ params: { id }, body })).rejects.toMatchObject(missing)
  })

  test('reaches all cells but a detached one, takes nothing of the month, and is undone in one step', async () => {
    const own = { id, cell: cellOf('google.ad.300x250', 'de') }
    const detached = await ann.api.campaigns.editCell({ params: own, body: { copy: { headline: 'Nur hier' } } })
    expect(detached).toMatchObject({ detached: ['headline'] })
    await settle(ann, id)
    const before = await readAllCells(ann, id)
    const units = await used()
    const preview = await ann.api.campaigns.previewEdit({ params: { id }, body: { words: words() } })
    expect(preview).toMatchObject({
      changes: 3,
      keeps: 1,
      unaffected: 0,
      planned: 0,
      cost_usd: 0,
      kept_ids: [own.cell],
    })
    expect(preview.fields).toEqual([{ field: 'headline', changes: 3, keeps: 1 }])
    const edit = await ann.api.campaigns.edit({ params: { id }, body: { words: words() } })
    expect(edit.cells).toBe(3)
    const edited = await settle(ann, id)
    expect(edited.edits).toMatchObject([{ id: edit.edit_id, name: 'Words', cells: 3, undone_at: null }])
    expect(edited.key_visual).toMatchObject({ copy: { headline: HEADLINES.en }, is_running: false })
    const after = await readAllCells(ann, id)
    for (const cell of after)
      expect(cell.headline).toBe(cell.id === own.cell ? 'Nur hier' : HEADLINES[cell.language === 'en' ? 'en' : 'de'])
    expect(after.map(({ state }) => state)).toEqual(['made', 'made', 'made', 'made'])
    expect(await used()).toBe(units)
    const undone = await ann.api.campaigns.undo({ params: { id } })
    expect(undone.edits[0]?.undone_at).not.toBeNull()
    expect(await readAllCells(ann, id)).toEqual(before)
    await expect(ann.api.campaigns.undo({ params: { id } })).rejects.toMatchObject({ status: 409 })
  })

  test('of one language leaves the others as they are', async () => {
    const preview = await ann.api.campaigns.previewEdit({
      params: { id },
      body: { words: [{ language: 'de', copy: { cta: 'Los' } }] },
    })
    expect(preview).toMatchObject({
      changes: 2,
      keeps: 0,
      unaffected: 2,
      fields: [{ field: 'cta', changes: 2, keeps: 0 }],
    })
  })

  test('of the layout and of colors is followed by all sizes', async () => {
    const overrides = {
      ...NO_OVERRIDES,
      slots: { headline: { color: 'secondary' as const, move: [0.1, 0] as [number, number] } },
    }
    const body = { layout: 'minimal' as const, overrides }
    const preview = await ann.api.campaigns.previewEdit({ params: { id }, body })
    expect(preview).toMatchObject({ changes: 4 })
    await ann.api.campaigns.edit({ params: { id }, body })
    await settle(ann, id)
    const [first] = await readAllCells(ann, id)
    const { saved } = await ann.api.design.get({ params: { id: first?.content_id ?? 0 } })
    expect(saved.overrides.slots['headline']?.color).toBe('secondary')
  })

  test('saved in the editor becomes the key visual, and its words flow', async () => {
    const { key_visual } = await ann.api.campaigns.get({ params: { id } })
    const from = { id: key_visual?.content_id ?? 0 }
    const { saved } = await ann.api.design.get({ params: from })
    const design = { ...saved, copy: { ...saved.copy, headline: HEADLINES.en } }
    const version = await ann.api.design.saveVersion({ params: from, body: design })
    const edit = await ann.api.campaigns.edit({ params: { id }, body: { content_id: version.id } })
    expect(edit.cells).toBe(2)
    const { key_visual: next } = await settle(ann, id)
    expect(next).toMatchObject({
      content_id: version.id,
      words: [{ language: 'en', copy: { headline: HEADLINES.en } }],
    })
    expect((await headlines()).filter((headline) => headline === HEADLINES.en)).toHaveLength(2)
  })

  test('a detached property is taken from the key visual again', async () => {
    const params = { id, cell: cellOf('google.ad.320x50', 'en') }
    const [before] = cells.filter((cell) => cell.id === params.cell)
    await ann.api.campaigns.editCell({ params, body: { copy: { headline: 'Only here', cta: 'Now' } } })
    await settle(ann, id)
    const attached = await ann.api.campaigns.attachCell({ params, body: { fields: ['headline'] } })
    expect(attached.detached).toEqual(['cta'])
    await settle(ann, id)
    const after = (await readAllCells(ann, id)).find((cell) => cell.id === params.cell)
    expect(after).toMatchObject({ headline: before?.headline, state: 'made' })
  })

  test('a version of a cell that was saved in the editor becomes current and detaches what differs', async () => {
    const params = { id, cell: cellOf('google.ad.300x250', 'en') }
    const from = { id: cells.find((cell) => cell.id === params.cell)?.content_id ?? 0 }
    const { saved } = await ann.api.design.get({ params: from })
    const version = await ann.api.design.saveVersion({
      params: from,
      body: { ...saved, copy: { ...saved.copy, subline: 'A line of its own' } },
    })
    const cell = await ann.api.campaigns.editCell({ params, body: { content_id: version.id } })
    expect(cell).toMatchObject({ content_id: version.id, detached: ['subline'], state: 'made' })
  })

  const approve = (ids: number[], status: 'approved' | 'draft' = 'approved') =>
    ann.api.campaigns.changeCells({ params: { id }, body: { ids, status, planned_on: '2026-12-04' } })
  const lock = (cellId: number, locked: boolean) => {
    const content = cells.find((cell) => cell.id === cellId)?.content_id ?? 0
    return ann.api.contentLock.save({ params: { id: content }, body: { locked } })
  }
  const outdated = async () => (await readAllCells(ann, id)).filter((cell) => cell.is_outdated).map((cell) => cell.id)

  test('leaves approved and locked cells as they are, and says how many', async () => {
    const [approved, locked] = [cellOf('google.ad.300x250', 'de'), cellOf('google.ad.320x50', 'de')]
    await approve([approved])
    await lock(locked, true)
    const before = await readAllCells(ann, id)
    const preview = await ann.api.campaigns.previewEdit({ params: { id }, body: { words: words() } })
    expect(preview).toMatchObject({ changes: 2, protected: 2, keeps: 0, unaffected: 0 })
    expect(preview.samples.map(({ language }) => language)).toEqual(['en', 'en'])
    const edit = await ann.api.campaigns.edit({ params: { id }, body: { words: words() } })
    expect(edit.cells).toBe(2)
    const { states } = await settle(ann, id)
    expect(states).toMatchObject({ made: 4, stale: 0 })
    const after = await readAllCells(ann, id)
    for (const cell of after) {
      const earlier = before.find((one) => one.id === cell.id)
      const isProtected = cell.id === approved || cell.id === locked
      expect(cell.headline).toBe(isProtected ? earlier?.headline : HEADLINES.en)
      expect(cell.content_id === earlier?.content_id).toBe(isProtected)
      expect(cell).toMatchObject({
        is_outdated: isProtected,
        is_locked: cell.id === locked,
        changed_since_approval: false,
      })
    }
    await expect(ann.api.campaigns.run({ params: { id }, body: {} })).rejects.toMatchObject({ status: 409 })
  })

  test('reaches a cell whose approval is withdrawn, or whose lock is taken away, with the next run', async () => {
    const [approved, locked] = [cellOf('google.ad.300x250', 'de'), cellOf('google.ad.320x50', 'de')]
    await approve([approved])
    await lock(locked, true)
    await ann.api.campaigns.edit({ params: { id }, body: { words: words() } })
    await settle(ann, id)
    await approve([approved], 'draft')
    await lock(locked, false)
    expect((await readAllCells(ann, id)).filter(({ state }) => state === 'stale').map((cell) => cell.id)).toEqual([
      approved,
      locked,
    ])
    const after = await runAll(ann, id)
    expect(new Set(after.map(({ headline }) => headline))).toEqual(new Set(Object.values(HEADLINES)))
  })

  test('that is undone leaves approved and locked cells up to date, as before it', async () => {
    const own = [cellOf('google.ad.300x250', 'de'), cellOf('google.ad.320x50', 'de')]
    await approve(own)
    const before = await readAllCells(ann, id)
    await ann.api.campaigns.edit({ params: { id }, body: { words: words() } })
    expect(await outdated()).toEqual(own)
    await ann.api.campaigns.undo({ params: { id } })
    expect(await readAllCells(ann, id)).toEqual(before)
  })

  const inLibrary = async () => (await ann.api.content.list({ query: { limit: 100 } })).content.map((item) => item.id)
  const versionsOf = async (contentId: number) =>
    (await ann.api.design.versions({ params: { id: contentId } })).versions.map((version) => version.id)

  test('that is undone is gone from the lists, and its versions are in the trash', async () => {
    const [before, listed] = [await readAllCells(ann, id), await inLibrary()]
    await ann.api.campaigns.edit({ params: { id }, body: { words: words() } })
    await settle(ann, id)
    const edited = (await readAllCells(ann, id)).map(({ content_id }) => content_id ?? 0)
    const { key_visual: drawn } = await ann.api.campaigns.get({ params: { id } })
    await ann.api.campaigns.undo({ params: { id } })
    expect(await inLibrary()).toEqual(listed)
    for (const { content_id } of before) expect(await versionsOf(content_id ?? 0)).toEqual([content_id])
    const trashed = (await ann.api.trash.list({ query: { limit: 100 } })).content.map((item) => item.id)
    expect(trashed).toEqual(expect.arrayContaining([...edited, drawn?.content_id]))
    await ann.api.content.restore({ params: { id: edited[0] ?? 0 } })
    expect(await versionsOf(before[0]?.content_id ?? 0)).toEqual([before[0]?.content_id, edited[0]])
  })

  test('that is undone keeps a version of it that a person has worked on', async () => {
    await ann.api.campaigns.edit({ params: { id }, body: { words: words() } })
    await settle(ann, id)
    const from = { id: (await readAllCells(ann, id))[0]?.content_id ?? 0 }
    const { saved } = await ann.api.design.get({ params: from })
    const body = { ...saved, copy: { ...saved.copy, subline: 'A line of its own' } }
    const own = await ann.api.design.saveVersion({ params: from, body })
    await ann.api.campaigns.undo({ params: { id } })
    expect(await versionsOf(own.id)).toEqual(expect.arrayContaining([from.id, own.id]))
  })

  test('of one approved cell alone shows that it is no longer what was approved', async () => {
    const params = { id, cell: cellOf('google.ad.300x250', 'de') }
    const { cells: changed } = await approve([params.cell])
    expect(changed).toMatchObject([{ status: 'approved', planned_on: '2026-12-04', changed_since_approval: false }])
    await ann.api.campaigns.editCell({ params, body: { copy: { headline: 'Nur hier' } } })
    await settle(ann, id)
    const after = (await readAllCells(ann, id)).filter((cell) => cell.changed_since_approval)
    expect(after.map((cell) => cell.id)).toEqual([params.cell])
  })

  test('another key visual leaves approved cells as they are', async () => {
    const own = cellOf('google.ad.300x250', 'de')
    await approve([own])
    await ann.api.campaigns.chooseKeyVisual({ params: { id }, body: { content_id: keyVisual ?? 0 } })
    const { states } = await ann.api.campaigns.get({ params: { id } })
    expect(states).toMatchObject({ made: 1, stale: 3 })
    expect(await outdated()).toEqual([own])
    const { cells: count } = await ann.api.campaigns.run({ params: { id }, body: {} })
    expect(count).toBe(3)
    await settle(ann, id)
  })
})
