import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSite, type Person, type Site } from '../testing/site.ts'

const CLAIM = {
  text: 'Voted the best latte in Leeds',
  evidence: 'Leeds Food Awards',
  market: 'UK',
  expires_on: '2027-03-31',
}
const BARE = { text: 'Roasted within 24 hours', evidence: null, market: null, expires_on: null }

describe('the approved claims of a brand', () => {
  let site: Site
  let ann: Person
  let bob: Person
  beforeAll(async () => {
    site = await openSite({ rateLimits: false })
    ann = await site.signUp()
    bob = await site.signUp()
  })
  afterAll(() => site.close())

  const create = (approved_claims: readonly object[]) =>
    ann.api.brands.create({ body: { name: 'Verdant', approved_claims: approved_claims as (typeof CLAIM)[] } })

  test('are stored, kept by an update without them, and removed by null', async () => {
    const { id, approved_claims } = await create([CLAIM, { text: BARE.text, evidence: '', expires_on: '' }])
    expect(approved_claims).toEqual([CLAIM, BARE])
    const params = { id }
    const kept = await ann.api.brands.update({ params, body: { name: 'Verdant' } })
    expect(kept.approved_claims).toEqual([CLAIM, BARE])
    const removed = await ann.api.brands.update({ params, body: { name: 'Verdant', approved_claims: null } })
    expect(removed.approved_claims).toEqual([])
  })

  test('belong to the one who approved them', async () => {
    const { id } = await create([CLAIM])
    const body = { name: 'Stolen', approved_claims: [] }
    await expect(bob.api.brands.update({ params: { id }, body })).rejects.toMatchObject({ status: 404 })
    const { brands } = await ann.api.brands.list()
    expect(brands.find((brand) => brand.id === id)?.approved_claims).toEqual([CLAIM])
  })

  test('come back with a version, and go along in a brand file', async () => {
    const { id } = await create([CLAIM])
    const params = { id }
    await ann.api.brands.update({ params, body: { name: 'Verdant', approved_claims: [BARE] } })
    const restored = await ann.api.brandVersions.restore({ params: { id, number: 1 } })
    expect(restored.approved_claims).toEqual([CLAIM])
    const content = await ann.api.brandFiles.export({ params })
    const file = new File([content], 'brand.signetbrand')
    const imported = await bob.api.brandFiles.import({ form: {}, files: { file: [file] } })
    expect(imported.approved_claims).toEqual([CLAIM])
  })

  test.each([
    [[{ text: ' ' }], 'Write the claim, or remove its row'],
    [[{ ...CLAIM, expires_on: '2027-02-30' }], 'Please enter a day of the calendar'],
    [Array.from({ length: 51 }, () => BARE), 'A brand may have at most 50 approved claims'],
  ])('are refused if they are none: %#', async (claims, message) => {
    await expect(create(claims)).rejects.toMatchObject({ status: 422, message })
  })
})
