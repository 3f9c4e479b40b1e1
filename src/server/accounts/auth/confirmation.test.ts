import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MINUTE } from '../../infrastructure/clock.ts'
import { PASSWORD } from '../../testing/people.ts'
import { openSite, type Person, type Site } from '../../testing/site.ts'

const UNCONFIRMED = { status: 403, code: 'confirmation_required' }
const PROVIDER = { name: 'Company models', base_url: 'https://192.0.2.7/v1', text_model: 'words-1' }

describe('what an account trusts', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite({ fetchAllow: ['192.0.2.7:443'] })
  })
  afterAll(() => site.close())

  /** Somebody with a provider, whose sign-in is more than 15 minutes ago. */
  async function signUpEarlier() {
    const person = await site.signUp()
    const { id } = await person.api.ownProviders.create({ body: PROVIDER })
    site.clock.advance(15 * MINUTE)
    return { ...person, id }
  }

  const listChanges = ({ api, id }: Person & { id: number }) => ({
    add: () => api.ownProviders.create({ body: { ...PROVIDER, name: 'Another' } }),
    change: () => api.ownProviders.update({ params: { id }, body: { ...PROVIDER, text_model: 'words-2' } }),
    choose: () => api.providerChoices.save({ body: { kind: 'copy', choice: 'studio' } }),
    feed: () => api.calendar.createFeed(),
  })

  const codeIn = async ({ email }: Person, count: number) => {
    const mails = await site.mailsTo(email, count)
    const mail = mails.findLast(({ subject }) => subject === 'Your confirmation code')
    return /^\d{6}$/m.exec(mail?.text ?? '')?.[0] ?? ''
  }

  test('is changed with the password of this session, which is asked for again after 15 minutes', async () => {
    const ann = await signUpEarlier()
    const changes = Object.values(listChanges(ann))
    for (const change of changes) await expect(change()).rejects.toMatchObject(UNCONFIRMED)
    expect((await ann.api.ownProviders.list()).providers).toMatchObject([PROVIDER])
    expect(await ann.api.calendar.feed()).toEqual({ created_at: null })

    await expect(ann.api.auth.confirmByPassword({ body: { password: 'wrong' } })).rejects.toMatchObject({
      status: 400,
      errors: [{ field: 'password', message: 'Incorrect password' }],
    })
    await expect(changes[0]?.()).rejects.toMatchObject(UNCONFIRMED)
    await ann.api.auth.confirmByPassword({ body: { password: PASSWORD } })
    for (const change of changes) await change()
    site.clock.advance(15 * MINUTE)
    await expect(ann.api.calendar.createFeed()).rejects.toMatchObject(UNCONFIRMED)
  })

  test('is read, tested and taken away without it, and so is the Gemini key kept as specified', async () => {
    const { api, id } = await signUpEarlier()
    await api.providerChoices.get({ query: {} })
    expect(await api.apiKeys.save({ body: 'AIza-a-key-of-mine-0123' })).toEqual({ message: 'API key saved' })
    expect(await api.apiKeys.remove()).toEqual({ message: 'API key deleted' })
    await api.ownProviders.remove({ params: { id } })
    await api.calendar.removeFeed()
  })

  test('is changed with an emailed code instead, once, and not with a code for another password', async () => {
    const ann = await signUpEarlier()
    const { add } = listChanges(ann)
    await ann.api.auth.sendPasswordCode()
    await ann.api.auth.sendConfirmationCode()
    await expect(ann.api.auth.sendConfirmationCode()).rejects.toMatchObject({ status: 429 })
    const code = await codeIn(ann, 3)
    const mails = await site.mailsTo(ann.email)
    const other = mails.map(({ text }) => /^\d{6}$/m.exec(text)?.[0]).find((found) => found && found !== code) ?? ''
    const refused = (use: Promise<unknown>) => expect(use).rejects.toMatchObject({ status: 400 })
    await refused(ann.api.auth.confirmByCode({ body: { code: other } }))
    await refused(ann.api.auth.changePassword({ body: { otp_code: code, new_password: 'another secret' } }))
    await expect(add()).rejects.toMatchObject(UNCONFIRMED)
    expect(await ann.api.auth.confirmByCode({ body: { code } })).toEqual({ message: 'Confirmed' })
    await add()
    await refused(ann.api.auth.confirmByCode({ body: { code } }))
  })

  test('is not changed from another session of the same account', async () => {
    const ann = await signUpEarlier()
    const login = () => site.visitor().auth.login({ body: { email: ann.email, password: PASSWORD } })
    const fresh = site.visitor((await login()).token?.access_token)
    await fresh.calendar.createFeed()
    await expect(ann.api.calendar.createFeed()).rejects.toMatchObject(UNCONFIRMED)
  })

  test('five wrong codes use a code up', async () => {
    const ann = await signUpEarlier()
    await ann.api.auth.sendConfirmationCode()
    const code = await codeIn(ann, 2)
    const wrong = code === '000000' ? '000001' : '000000'
    for (let attempt = 0; attempt < 5; attempt += 1)
      await expect(ann.api.auth.confirmByCode({ body: { code: wrong } })).rejects.toMatchObject({ status: 400 })
    await expect(ann.api.auth.confirmByCode({ body: { code } })).rejects.toMatchObject({
      message: 'This verification code has expired. Please request a new one.',
    })
  })
})
