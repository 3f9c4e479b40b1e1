import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { releaseUploads } from '../../infrastructure/blobs/removal.ts'
import { HOUR } from '../../infrastructure/clock.ts'
import { acrossOwners } from '../../infrastructure/db/owned.ts'
import { parseScene } from '../../stored/scene.ts'
import { PASSWORD } from '../../testing/people.ts'
import { imageFile } from '../../testing/images.ts'
import { openSite, type Person, type Site } from '../../testing/site.ts'
import { readLogoVariants } from '../../stored/stored-logos.ts'

const BRAND = { name: 'Verdant', primary_color: '#0F4C3F', secondary_color: '#0B2A22' }
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 80"><circle cx="40" cy="40" r="36" fill="#0F4C3F"/>
  <path d="M90 20h20v40h-20zM130 20h20v40h-20zM170 20h20v40h-20z"/></svg>`
const svgFile = () => new File([SVG], 'logo.svg', { type: 'image/svg+xml' })
const URL_OF_NOBODY = '/api/files/00000000000000000000000000000000.png'

test('damaged variants, or those of a later version, count as none, and of one kind the last one counts', () => {
  const [one, two] = [URL_OF_NOBODY, URL_OF_NOBODY.replace('0.png', '1.png')]
  const logos = [
    { kind: 'mono' as const, url: one },
    { kind: 'mark' as const, url: one },
    { kind: 'mono' as const, url: two },
  ]
  expect(readLogoVariants({ version: 1, logos })).toEqual([logos[1], logos[2]])
  expect([{ logos: 7 }, { version: 2, logos }, null].map(readLogoVariants)).toEqual([[], [], []])
})

describe('the variants of the logo of a brand', () => {
  let site: Site
  let ann: Person
  let bob: Person
  beforeAll(async () => {
    site = await openSite({ monthlyGenerations: 0, rateLimits: false })
    ann = await site.signUp()
    bob = await site.signUp('Bob')
  })
  afterAll(() => site.close())

  const createBrand = async (who = ann) => ({ id: (await who.api.brands.create({ body: BRAND })).id })
  const readBrand = async (id: number) =>
    (await ann.api.brands.list()).brands.find((brand) => brand.id === id)?.logo_variants
  const readChoice = async (id: number) => {
    const content = acrossOwners(site.opened.app.db).selectFrom('content').select('scene').where('id', '=', id)
    const { layers } = parseScene((await content.executeTakeFirstOrThrow()).scene)
    const logo = layers.find((layer) => layer.kind === 'logo')
    if (!logo?.choice) throw new Error('The design shows no logo')
    return logo.choice
  }
  const statusOf = async (url: string | null | undefined) => (await fetch(`${site.origin}${url ?? ''}`)).status
  const upload = (id: number, kind: 'mark' | 'on_dark' | 'mono' | 'on_light' | 'full', who = ann) =>
    imageFile().then((file) => who.api.brandLogos.upload({ params: { id, kind }, files: { file: [file] } }))

  test('are uploaded, replaced and deleted, and stay when the brand is saved', async () => {
    const params = await createBrand()
    expect(await ann.api.brandLogos.list({ params })).toEqual({ logo_url: null, logos: [], offers: [] })
    await upload(params.id, 'mono')
    const { logos } = await upload(params.id, 'mark')
    expect(logos.map(({ kind }) => kind)).toEqual(['mark', 'mono'])
    const replaced = await upload(params.id, 'mark')
    expect(replaced.logos).toHaveLength(2)
    expect(replaced.logos[0]?.url).not.toBe(logos[0]?.url)
    await ann.api.brands.update({ params, body: BRAND })
    site.clock.advance(2 * HOUR)
    await releaseUploads(site.opened.app, {})
    expect(await readBrand(params.id)).toEqual(replaced.logos)
    expect(await Promise.all(replaced.logos.map(({ url }) => statusOf(url)))).toEqual([200, 200])
    const left = await ann.api.brandLogos.remove({ params: { ...params, kind: 'mark' } })
    expect(left.logos.map(({ kind }) => kind)).toEqual(['mono'])
    await expect(ann.api.brandLogos.remove({ params: { ...params, kind: 'mark' } })).rejects.toMatchObject({
      status: 404,
      message: 'Picture not found',
    })
    expect((await ann.api.brands.update({ params, body: { ...BRAND, logo_variants: null } })).logo_variants).toEqual([])
  })

  test('that are missing are computed from an SVG, and saved only on request', async () => {
    const params = await createBrand()
    const { logo_url } = await ann.api.brands.uploadLogo({ params, files: { file: [svgFile()] } })
    expect(await ann.api.brandLogos.list({ params })).toEqual({ logo_url, logos: [], offers: ['on_dark', 'mono'] })
    const { url } = await ann.api.brandLogos.compute({ params: { ...params, kind: 'on_dark' } })
    const bytes = Buffer.from(await (await fetch(site.origin + url)).arrayBuffer())
    const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    const middleOfDisc = (Math.round(info.height / 2) * info.width + Math.round(info.width / 6)) * 4
    expect([...data.subarray(middleOfDisc, middleOfDisc + 4)]).toEqual([255, 255, 255, 255])
    expect((await ann.api.brandLogos.list({ params })).logos).toEqual([])
    const saved = await ann.api.brandLogos.save({ params: { ...params, kind: 'on_dark' }, body: { url } })
    expect(saved).toEqual({ logo_url, logos: [{ kind: 'on_dark', url }], offers: ['mono'] })
    const unsaved = await ann.api.brandLogos.compute({ params: { ...params, kind: 'mono' } })
    site.clock.advance(2 * HOUR)
    await releaseUploads(site.opened.app, {})
    expect(await Promise.all([url, unsaved.url].map(statusOf))).toEqual([200, 404])
    await ann.api.brands.uploadLogo({ params, files: { file: [await imageFile()] } })
    await expect(ann.api.brandLogos.compute({ params: { ...params, kind: 'mono' } })).rejects.toMatchObject({
      status: 422,
      message: 'This variant cannot be made from the logo. Please upload it.',
    })
  })

  test('belong to the owner of the brand, and only their own uploads are taken', async () => {
    const params = { ...(await createBrand()), kind: 'mark' as const }
    await upload(params.id, 'mark')
    await expect(bob.api.brandLogos.list({ params })).rejects.toMatchObject({ status: 404 })
    await expect(bob.api.brandLogos.remove({ params })).rejects.toMatchObject({ status: 404 })
    await expect(upload(params.id, 'mono', bob)).rejects.toMatchObject({ status: 404 })
    const theirs = await upload((await createBrand(bob)).id, 'mark', bob)
    const url = theirs.logos[0]?.url ?? ''
    await expect(ann.api.brandLogos.save({ params, body: { url } })).rejects.toMatchObject({ status: 422 })
    const body = { ...BRAND, logo_variants: [{ kind: 'mono' as const, url }] }
    await expect(ann.api.brands.create({ body })).rejects.toMatchObject({ status: 422 })
  })

  test('are part of the versions and of the file of a brand, and are deleted with brand and account', async () => {
    const params = await createBrand()
    const { logos } = await upload(params.id, 'on_dark')
    await ann.api.brandLogos.remove({ params: { ...params, kind: 'on_dark' } })
    const { versions } = await ann.api.brandVersions.list({ params })
    expect(versions.map(({ changes }) => changes)).toEqual([['logo_variants'], ['logo_variants'], []])
    expect((await ann.api.brandVersions.restore({ params: { ...params, number: 2 } })).logo_variants).toEqual(logos)

    const file = await ann.api.brandFiles.export({ params })
    const carol = await site.signUp('Carol')
    const created = await carol.api.brandFiles.import({
      form: {},
      files: { file: [new File([file], 'b.signetbrand')] },
    })
    const copy = created.logo_variants?.[0]
    expect(copy).toEqual({ kind: 'on_dark', url: expect.stringMatching(/^\/api\/files\//) })
    expect(copy?.url).not.toBe(logos[0]?.url)
    expect(await statusOf(copy?.url)).toBe(200)
    await carol.api.auth.deleteMe({ body: { password: PASSWORD } })
    expect(await statusOf(copy?.url)).toBe(404)

    await ann.api.brands.remove({ params })
    expect(await statusOf(logos[0]?.url)).toBe(404)
  })

  test('are used by new designs, and older designs follow by an update', async () => {
    const params = await createBrand()
    await ann.api.brands.uploadLogo({ params, files: { file: [await imageFile()] } })
    const form = {
      brand_id: String(params.id),
      prompt: 'Summer drinks',
      dimensions: '1080x1080',
      engine: 'studio' as const,
    }
    const old = Number((await ann.api.content.generate({ form, files: {} })).id)
    const countOutdated = async () => (await ann.api.brandUpdates.outdated({ params })).total
    expect(await countOutdated()).toBe(0)
    const choice = await readChoice(old)
    // A logo that can be seen clearly is replaced by a variant for its own ground only.
    await upload(params.id, 'on_light')
    expect(await countOutdated()).toBe(choice.is_clear && !choice.is_light ? 0 : 1)
    await ann.api.brandLogos.remove({ params: { ...params, kind: 'on_light' } })
    expect(await countOutdated()).toBe(0)
    await upload(params.id, 'on_dark')
    expect(await countOutdated()).toBe(choice.is_clear && choice.is_light ? 0 : 1)
    await upload(params.id, 'full')
    const fresh = Number((await ann.api.content.generate({ form, files: {} })).id)
    const outdated = await ann.api.brandUpdates.outdated({ params })
    expect(outdated.designs.map(({ content_id }) => content_id)).toEqual([old])
    await ann.api.brandUpdates.start({ params, body: {} })
    const isDone = async () => (await ann.api.brandUpdates.list({ params })).updates[0]
    await expect.poll(async () => (await isDone())?.waiting).toBe(0)
    expect(await isDone()).toMatchObject({ done: 1, failed: 0 })
    expect((await ann.api.brandUpdates.outdated({ params })).total).toBe(0)
    // Deleting the variant leaves the bytes that designs need.
    await ann.api.brandLogos.remove({ params: { ...params, kind: 'full' } })
    await releaseUploads(site.opened.app, {})
    const { pictures } = await ann.api.design.get({ params: { id: fresh } })
    expect(pictures.map(({ role }) => role)).not.toContain('logo')
    expect((await ann.api.brandUpdates.outdated({ params })).total).toBe(2)
  })
})
