import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tokenIn } from '../testing/people.ts'
import { openSite, type Person, type Site } from '../testing/site.ts'

const CHANGED = 'What your account trusts was changed'
const PROVIDER = {
  name: 'Company models',
  base_url: 'https://192.0.2.7/v1',
  key: 'sk-secret-of-ann',
  text_model: 'w-1',
}

describe('emails about an account', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite({ rateLimits: false, fetchAllow: ['192.0.2.7:443'] })
  })
  afterAll(() => site.close())

  async function listChanges({ email }: Person, count: number): Promise<string[]> {
    const mails = await site.mailsTo(email, count)
    const texts = mails.filter(({ subject }) => subject === CHANGED).map(({ text }) => text)
    return texts.flatMap((text) => text.split('\n').filter((line) => line.startsWith('- ')))
  }

  async function reset({ email }: Person): Promise<string> {
    await site.visitor().auth.forgotPassword({ body: { email } })
    const isReset = ({ subject }: { subject: string }) => subject === 'Reset your password'
    await expect.poll(async () => (await site.mailsTo(email)).some(isReset)).toBe(true)
    const token = tokenIn((await site.mailsTo(email)).find(isReset))
    await site.visitor().auth.resetPassword({ body: { token, new_password: 'another secret' } })
    const findText = async () =>
      (await site.mailsTo(email)).find(({ subject }) => subject === 'Your password was changed')?.text ?? ''
    await expect.poll(findText).not.toBe('')
    return findText()
  }

  test('tell what was added or changed, and never a key', async () => {
    const ann = await site.signUp()
    const { id } = await ann.api.ownProviders.create({ body: PROVIDER })
    await ann.api.ownProviders.update({ params: { id }, body: { ...PROVIDER, text_model: 'w-2' } })
    await ann.api.providerChoices.save({ body: { kind: 'copy', choice: `own:${id}` } })
    await ann.api.providerChoices.save({ body: { kind: 'copy', choice: `own:${id}` } })
    await ann.api.calendar.createFeed()
    await ann.api.apiKeys.save({ body: 'AIza-a-key-of-mine-0123' })
    await ann.api.apiKeys.save({ body: 'AIza-a-key-of-mine-0123' })
    await ann.api.apiKeys.remove()
    await ann.api.apiKeys.remove()
    expect(await listChanges(ann, 6)).toEqual([
      '- Provider “Company models” added: https://192.0.2.7/v1',
      '- Provider “Company models” changed: https://192.0.2.7/v1',
      '- The provider for texts, images or videos: another choice',
      '- A new secret address of your calendar',
      '- Gemini key saved',
      '- Gemini key deleted',
    ])
    const texts = (await site.mailsTo(ann.email)).map(({ text }) => text).join('')
    expect(texts).not.toMatch(/sk-secret|AIza/)
  })

  test('are at most twelve in a row, however often something is changed', async () => {
    const ann = await site.signUp()
    for (let change = 0; change < 15; change += 1)
      await ann.api.providerChoices.save({ body: { kind: 'copy', choice: change % 2 ? null : 'studio' } })
    await ann.api.auth.sendConfirmationCode()
    await expect.poll(async () => (await site.mailsTo(ann.email)).at(-1)?.subject).toBe('Your confirmation code')
    expect(await listChanges(ann, 13)).toHaveLength(12)
  })

  test('after a reset the feed has ended, and the email lists what stays', async () => {
    const ann = await site.signUp()
    const { url } = await ann.api.calendar.createFeed()
    const { id } = await ann.api.ownProviders.create({ body: PROVIDER })
    await ann.api.providerChoices.save({ body: { kind: 'copy', choice: `own:${id}` } })
    await ann.api.apiKeys.save({ body: 'AIza-a-key-of-mine-0123' })
    expect((await fetch(site.origin + url)).status).toBe(200)
    const text = await reset(ann)
    expect((await fetch(site.origin + url)).status).toBe(404)
    expect(text).toContain('The secret address of your calendar no longer works.')
    expect(text).toMatch(
      /^- Gemini key, saved on .+ UTC\n- Provider “Company models”: https:\/\/192\.0\.2\.7\/v1\n- Choices .+: 1$/m,
    )
  })

  test('a password that is changed by a code ends the feed too, and so does an address that is taken back', async () => {
    const [ann, bob] = [await site.signUp(), await site.signUp()]
    const feeds = [await ann.api.calendar.createFeed(), await bob.api.calendar.createFeed()]
    const find = async ({ email }: Person, pattern: RegExp) => {
      const search = async () => (await site.mailsTo(email)).map(({ text }) => pattern.exec(text)?.[1]).find(Boolean)
      await expect.poll(search).toBeDefined()
      return (await search()) ?? ''
    }
    await ann.api.auth.sendPasswordCode()
    const otp_code = await find(ann, /^(\d{6})$/m)
    await ann.api.auth.changePassword({ body: { otp_code, new_password: 'another secret' } })

    const thief = { ...bob, email: `new-${bob.email}` }
    await bob.api.auth.updateProfile({ body: { username: 'Bob', email: thief.email } })
    const confirmation = await find(thief, /confirm-email-change\?token=([\w-]+)/)
    await site.visitor().auth.confirmEmailChange({ body: { token: confirmation } })
    const token = await find(bob, /undo-email-change\?token=([\w-]+)/)
    await site.visitor().auth.undoEmailChange({ body: { token } })
    for (const { url } of feeds) expect((await fetch(site.origin + url)).status).toBe(404)
  })

  test('after a reset of an account without any of these, the email says so', async () => {
    const text = await reset(await site.signUp())
    expect(text).toContain('Your account has no keys, providers of your own or choices of providers.')
    expect(text).not.toContain('calendar')
  })
})
