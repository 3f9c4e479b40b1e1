import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MINUTE } from '../clock.ts'
import { PASSWORD, tokenIn } from '../../testing/people.ts'
import { openSite, type Site } from '../../testing/site.ts'
import { openLog } from './log.ts'
import { SECURITY_EVENTS } from './security-events.ts'

const ROOT = join(import.meta.dirname, '../../../..')
/** Events of work and of the machine. */
const OTHER = new Set([
  'backup',
  'brand_import',
  'bytes_gone',
  'campaign',
  'credentials_failed',
  'credentials_left_out',
  'disk_full',
  'draining',
  'film_not_stopped',
  'item',
  'job',
  'job_stuck',
  'mail',
  'picture_fetch',
  'product_import',
  'provider_call',
  'recovered',
  'start',
  'stopped',
  'sweep',
  'time_stamp_failed',
  'unreadable_json',
  'verify_fetch_failed',
  'voice_unusable',
])

test('every event of the log is one about security or one of the others', () => {
  const files = globSync('src/server/**/*.ts', { cwd: ROOT }).filter(
    (file) => !/\.(test|soak)\.|\/testing\//.test(file),
  )
  const used = files.flatMap((file) => [...readFileSync(join(ROOT, file), 'utf8').matchAll(/\bevent: '(\w+)'/g)])
  expect(used.length).toBeGreaterThan(30)
  const unknown = used.map(([, event = '']) => event).filter((event) => !OTHER.has(event))
  expect(unknown.filter((event) => !Object.hasOwn(SECURITY_EVENTS, event))).toEqual([])
})

test('the operations guide lists every event about security', () => {
  const guide = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8')
  expect(Object.keys(SECURITY_EVENTS).filter((event) => !guide.includes(`\`${event}\``))).toEqual([])
})

interface Line {
  event?: string
  outcome?: string
  security?: boolean
}

describe('the log about security', () => {
  const lines: string[] = []
  let site: Site
  beforeAll(async () => {
    const log = openLog('info', { write: (line) => void lines.push(line) })
    site = await openSite({ rateLimits: false, fetchAllow: ['192.0.2.7:443'] }, { log })
  })
  afterAll(() => site.close())

  const listLines = () => lines.map((line) => JSON.parse(line) as Line).filter(({ security }) => security === true)
  const listEvents = () => listLines().map(({ event, outcome }) => [event, outcome].filter(Boolean).join(' '))

  /** Nobody minds the reply. */
  const attempt = (call: Promise<unknown>) => call.catch(() => undefined)

  test('has one line for each event, with the account, and no secret', async () => {
    const ann = await site.signUpByEmail()
    const { api } = ann
    await attempt(site.visitor().auth.login({ body: { email: ann.email, password: 'a wrong password' } }))
    const body = { name: 'Mine', base_url: 'https://192.0.2.7/v1', key: 'sk-secret-0123', text_model: 'words-1' }
    const { id } = await api.ownProviders.create({ body })
    await api.ownProviders.update({ params: { id }, body })
    await api.providerChoices.save({ body: { kind: 'copy', choice: 'studio' } })
    const { url } = await api.calendar.createFeed()
    await api.apiKeys.save({ body: 'AIza-a-key-of-mine-0123' })
    await api.calendar.removeFeed()
    await api.apiKeys.remove()
    await api.ownProviders.remove({ params: { id } })
    await attempt(api.auth.confirmByPassword({ body: { password: 'a wrong password' } }))
    await api.auth.confirmByPassword({ body: { password: PASSWORD } })
    await api.auth.sendConfirmationCode()
    await attempt(api.auth.sendConfirmationCode())
    await attempt(api.auth.confirmByCode({ body: { code: '000000' } }))
    await attempt(api.brands.update({ params: { id: 999_999 }, body: { name: 'Acme' } }))
    await api.auth.logout()
    await site.visitor().auth.forgotPassword({ body: { email: ann.email } })
    const findReset = async () => (await site.mailsTo(ann.email)).find(({ text }) => text.includes('/reset-password'))
    await expect.poll(findReset).toBeDefined()
    const token = tokenIn(await findReset())
    await site.visitor().auth.resetPassword({ body: { token, new_password: 'another secret' } })

    expect(listEvents()).toEqual([
      'sign_up ok',
      'email_verified',
      'login ok',
      'login refused',
      'provider_added',
      'provider_changed',
      'provider_chosen',
      'feed_created',
      'key_saved',
      'feed_removed',
      'key_deleted',
      'provider_removed',
      'confirmation refused',
      'confirmation ok',
      'code_sent',
      'throttle',
      'code_refused',
      'ownership_refusal',
      'sign_out',
      'password_reset_requested',
      'password_reset',
    ])
    const text = lines.join('')
    const codes = (await site.mailsTo(ann.email)).flatMap((mail) => /^\d{6}$/m.exec(mail.text) ?? [])
    expect(codes).toHaveLength(1)
    const secrets = [PASSWORD, 'a wrong password', 'another secret', ann.token, token, ann.email, ...codes]
    for (const secret of [...secrets, 'sk-secret-0123', 'AIza-a-key', url.split('/').at(-1) ?? ''])
      expect(text).not.toContain(secret)
  })

  test('has a line when attempts have to wait, without the address', async () => {
    const { email } = await site.signUp()
    lines.length = 0
    site.clock.advance(6 * MINUTE)
    for (let count = 0; count < 6; count += 1)
      await attempt(site.visitor().auth.login({ body: { email, password: 'wrong' } }))
    // A line is written after its reply.
    const refused = Array.from({ length: 5 }, () => 'login refused')
    await expect.poll(listEvents).toEqual([...refused, 'login throttled', 'throttle'])
    expect(listLines()[0]).toMatchObject({ address: expect.stringMatching(/^[0-9a-f]{8}$/) })
  })
})
