import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { api } from '#contract/api.ts'
import { ApiError } from '#contract/client/client.ts'
import { examples } from '#contract/description/examples.ts'
import type { Route } from '#contract/route.ts'
import { signUp } from '../testing/people.ts'
import { imageFile } from '../testing/images.ts'
import { openSite, type Site } from '../testing/site.ts'

interface Example {
  params?: object
  query?: object
  headers?: object
  body?: unknown
  form?: object
}

const findRoute = (name: string) => all.find((one) => one.name === name)?.route
const findExample = (name: string): Example => {
  const [group = '', call = ''] = name.split('.')
  return (examples as Record<string, Record<string, Example> | undefined>)[group]?.[call] ?? {}
}
const all = Object.entries(api).flatMap(([group, calls]) =>
  Object.entries(calls).map(([call, route]): { name: string; route: Route } => ({ name: `${group}.${call}`, route })),
)

/** These need an email, a ticket, a key, an open stream, a video and ffmpeg, or a file on another server, so only the example itself is validated. */
const BY_LOOKS_ONLY = new Set([
  'auth.verifyEmail',
  'auth.resetPassword',
  'auth.changePassword',
  'auth.confirmByCode',
  'auth.confirmEmailChange',
  'auth.cancelEmailChange',
  'auth.resendEmailChange',
  'auth.undoEmailChange',
  'auth.resetVerificationAttempts',
  'apiKeys.save',
  'apiKeys.test',
  'archives.download',
  'brandPictures.uploadClip',
  'generator.events',
  'packs.download',
  'calendar.readFeed',
  'verify.address',
])

/** Typical first calls in this order: each one creates what the next ones need. */
const TOUR = `
  system.health system.ready system.openapi auth.signUpRules auth.register auth.login auth.me auth.checkToken
  auth.resendVerification auth.verificationStatus auth.forgotPassword auth.passwordCodeStatus
  auth.sendPasswordCode auth.confirmByPassword auth.sendConfirmationCode auth.updateProfile auth.updateLanguage auth.withdrawEmailChange apiKeys.get apiKeys.remove
  ownProviders.create ownProviders.list ownProviders.update ownProviders.test ownProviders.remove
  providerChoices.get providerChoices.save providerChoices.test brands.create brands.list
  brands.update brands.preview brands.uploadLogo brandLogos.compute brandLogos.upload brandLogos.save brandLogos.list
  brandLogos.remove brandImport.read productImport.read products.create products.list products.update
  products.uploadImage productPictures.add productPictures.attach productPictures.list productPictures.arrange
  productCutOuts.get productCutOuts.save productCutOuts.preview
  productPictures.makeMain productPictures.remove sizes.get generator.options requestPreviews.draw requestPreviews.playFilm requestPreviews.keepPictures directions.ofRequest content.generate generator.job sizes.update content.list
  content.get content.file content.thumbnail content.toggleFavorite contentLock.save content.revise proofs.get proofs.getSetting proofs.setSetting verify.file
  design.get design.preview design.layouts design.motifs directions.ofContent design.uploadPicture design.saveDraft design.dropDraft design.saveVersion
  brandVersions.list brandVersions.restore brandUpdates.outdated brandUpdates.preview brandUpdates.start brandUpdates.list
  brandUpdates.undo brandUpdates.cancel brandFiles.export brandFiles.import brandFonts.list brandFonts.upload brandFonts.choose brandFonts.preview
  brandPictures.upload brandPictures.list brandPictures.change brandPictures.uses brandPictures.remove brandPictures.restore
  sounds.list sounds.upload sounds.change sounds.remove sounds.restore
  brandFonts.update brandFonts.file brandFonts.remove consistency.get consistency.pdf
  budgets.save budgets.get budgets.settle
  design.versions design.export films.preview films.turn campaigns.create campaigns.list campaigns.plan campaigns.get campaigns.update
  campaigns.chooseKeyVisual campaigns.proposals campaigns.cancel campaigns.cells campaigns.changeCells campaigns.editCell
  campaignTexts.write campaignTexts.save campaignTexts.list campaignTexts.csv packs.create calendar.list calendar.unscheduled
  calendar.createFeed calendar.feed calendar.removeFeed
  campaigns.attachCell campaigns.previewEdit campaigns.drawEdit campaigns.run campaigns.cancel campaigns.edit campaigns.undo campaigns.remove
  translations.texts translations.suggest translations.create
  carousels.create carousels.preview carousels.export carousels.file carousels.thumbnail
  imports.create imports.list imports.get imports.encode imports.check imports.run imports.notes imports.errorFile imports.remove
  tags.create tags.list tags.update tags.assign tags.counts tags.ofItem collections.create collections.list collections.update
  collections.changeItems views.create views.list views.update views.remove collections.remove tags.remove
  archives.create
  generator.generate generator.jobs analytics.stats analytics.content content.remove trash.list
  trash.thumbnail content.restore content.remove trash.remove trash.empty generator.cancel generator.retry
  products.remove brands.remove auth.logout auth.login auth.deleteMe
`
  .trim()
  .split(/\s+/)
const TABLE = new Blob(['Name,Price\nNight cream,24.90'], { type: 'text/csv' })
/**
 * Valid, but refused because of the state: an email was just sent, the logo is no SVG, the sites and the uploads of the examples do not exist, the update has ended, the
 * picture is no brand file, no font and no sound, nothing is approved yet, no answer was lost, there is no Gemini key, item 1 is no film and no carousel, and the job has ended.
 */
const REFUSED = [
  ['auth.resendVerification', 429],
  ['brandLogos.compute', 422],
  ['brandLogos.save', 422],
  ['brandImport.read', 422],
  ['productImport.read', 422],
  ['productPictures.attach', 422],
  ['productCutOuts.get', 404],
  ['productCutOuts.save', 404],
  ['productCutOuts.preview', 404],
  ['brandUpdates.cancel', 409],
  ['brandFiles.import', 422],
  ['brandFonts.upload', 415],
  ['sounds.upload', 415],
  ['sounds.change', 404],
  ['sounds.remove', 404],
  ['sounds.restore', 404],
  ['brandFonts.update', 404],
  ['brandFonts.file', 404],
  ['brandFonts.remove', 404],
  ['budgets.settle', 404],
  ['films.preview', 409],
  ['packs.create', 409],
  ['translations.suggest', 409],
  ['carousels.preview', 409],
  ['carousels.export', 409],
  ['carousels.file', 404],
  ['carousels.thumbnail', 404],
  ['generator.cancel', 409],
  ['generator.retry', 409],
]

test('every call with input has an example that its schema accepts', () => {
  for (const { name, route } of all) {
    const { params = {}, query = {}, headers = {}, body, form = {} } = findExample(name)
    const parts: (z.ZodSafeParseResult<unknown> | undefined)[] = [
      route.params?.safeParse(params),
      route.query?.safeParse(query),
      route.headers?.safeParse(headers),
      route.body?.safeParse(body),
      route.form?.safeParse(form),
    ]
    for (const part of parts) expect({ name, issues: part?.error?.issues ?? [] }).toEqual({ name, issues: [] })
  }
})

test('every example is sent, or skipped for a stated reason', () => {
  expect([...new Set([...TOUR, ...BY_LOOKS_ONLY])].toSorted()).toEqual(all.map(({ name }) => name).toSorted())
})

describe('the examples of the API reference', () => {
  let site: Site
  let token: string
  beforeAll(async () => {
    site = await openSite()
    token = await signUp(site.visitor(), site.dataDir, 'ann@example.com')
  })
  afterAll(() => site.close())

  test('succeed unchanged, one after the other', async () => {
    const statuses: [string, number | undefined][] = []
    for (const name of TOUR) {
      if (name === 'generator.job') await ended()
      statuses.push([name, await send(name).then(() => undefined, getRefusalStatus)])
    }
    expect(statuses.filter(([, status]) => status !== undefined)).toEqual(REFUSED)
  })

  async function send(name: string): Promise<unknown> {
    const [group = '', call = ''] = name.split('.')
    const isForm = findRoute(name)?.files && findExample(name).body === undefined
    const files = isForm && { file: [name === 'imports.create' ? TABLE : await imageFile()] }
    const calls = site.visitor(token) as unknown as Record<string, Record<string, (input: object) => Promise<unknown>>>
    const answer = await calls[group]?.[call]?.({ ...findExample(name), ...(files && { files }) })
    if (name === 'auth.login') ({ access_token: token } = (answer as { token: { access_token: string } }).token)
    return answer
  }

  async function ended(): Promise<void> {
    await expect
      .poll(async () => (await site.visitor(token).generator.job({ params: { id: 1 } })).status)
      .toBe('succeeded')
  }
})

function getRefusalStatus(error: unknown): number {
  if (error instanceof ApiError) return error.status
  throw error
}
