import { expect, onTestFinished, test } from 'vitest'
import { tokenIn } from '../../testing/people.ts'
import { preparedDataDir } from '../../testing/data-dir.ts'
import { filesBelow, findLeaks } from '../../testing/leaks.ts'
import { openCaller, openEcho, openPlanter, type Planter } from '../../testing/hostile/planted-secrets.ts'
import { startServer } from '../../testing/server-process.ts'
import { openSmtpServer } from '../../testing/smtp-server.ts'

type Call = ReturnType<typeof openCaller>['call']
type Smtp = Awaited<ReturnType<typeof openSmtpServer>>

interface Scene extends Planter {
  call: Call
  /** The secret in the newest email of a kind, once it has been sent. */
  mailed: (email: string, subject: RegExp) => Promise<string>
}

const [ANN, BOB] = ['ann@example.com', 'bob@example.com']

/** Keys in the real format of a provider would be recognized by it, so these have none. */
async function openSite() {
  const dataDir = preparedDataDir()
  const planter = openPlanter()
  const { plantPlain } = planter
  const template = filesBelow(dataDir)
  const smtpPassword = plantPlain('the password of the mail server')
  const smtp = await openSmtpServer(0, smtpPassword)
  const echo = await openEcho()
  const server = await startServer({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'trace',
    RATE_LIMITS: 'off',
    APP_SECRET: planter.keep('APP_SECRET', `${plantPlain('a part of APP_SECRET')}-and-a-half`),
    APP_SECRET_PREVIOUS: plantPlain('APP_SECRET_PREVIOUS').padEnd(40, 'x'),
    GEMINI_API_KEY: plantPlain('the platform’s provider key'),
    GEMINI_BASE_URL: echo.url,
    SMTP_URL: `smtp://signet:${smtpPassword}@127.0.0.1:${smtp.port}`,
    AWS_SECRET_ACCESS_KEY: plantPlain('the key of the storage'),
  })
  onTestFinished(() => server.kill())
  const { call, refusals } = openCaller(server.origin)
  return { dataDir, template, server, smtp, echo, refusals, scene: { ...planter, call, mailed: mailedBy(smtp) } }
}

function mailedBy({ taken }: Smtp): Scene['mailed'] {
  return async (email, subject) => {
    const letter = () => taken.findLast((mail) => mail.to === email && subject.test(mail.subject))
    await expect.poll(letter, { interval: 20 }).toBeTruthy()
    return tokenIn(letter()) || (/\b\d{6}\b/.exec(letter()?.text ?? '')?.[0] ?? '')
  }
}

/** Registers, signs in, resets and changes a password, with right and wrong values. Returns a valid session. */
async function useAccount({ call, plant, keep, mailed }: Scene): Promise<string> {
  const register = (email: string, password: string) =>
    call('/api/auth/register', { body: { username: 'Ann', email, password } })
  const login = async (email: string, password: string, remember_me = false) => {
    const { text } = await call('/api/auth/login', { body: { email, password, remember_me } })
    return (JSON.parse(text) as { token?: { access_token: string } }).token?.access_token ?? ''
  }
  const first = plant('a password at sign-up')
  await register(ANN, first)
  const verification = keep('a verification token', await mailed(ANN, /confirm/i))
  await call(`/api/auth/check-token-status?token=${verification}`, { method: 'GET' })
  await call(`/api/auth/verify-email?token=${verification}`)
  await call(`/api/auth/verify-email?token=${verification}`)
  await register(ANN, plant('a password at a second sign-up'))
  await register(BOB, plant('a password that waits for verification'))
  keep('a verification token never used', await mailed(BOB, /confirm/i))
  await login(BOB, plant('a wrong password before verification'))
  await login(ANN, plant('a wrong password'))
  await login('nobody@example.com', plant('a password of nobody'))
  const gone = keep('a session that was ended', await login(ANN, first))
  await call('/api/auth/logout', { token: gone })
  await call('/api/auth/me', { method: 'GET', token: gone })
  const session = keep('a session', await login(ANN, first))
  const kept = keep('a session of thirty days', await login(ANN, first, true))
  await call('/api/auth/me', {
    method: 'DELETE',
    token: session,
    body: { password: plant('a wrong password at the end') },
  })
  await call('/api/auth/forgot-password', { body: { email: ANN } })
  const reset = keep('a reset token', await mailed(ANN, /reset/i))
  await call('/api/auth/reset-password', {
    body: { token: reset, new_password: `${plant('a password too long')}${'x'.repeat(128)}` },
  })
  const second = plant('a password by reset')
  await call('/api/auth/reset-password', { body: { token: reset, new_password: second } })
  await call('/api/auth/me', { method: 'GET', token: kept })
  return keep('a session after the reset', await login(ANN, second))
}

/** Calls that only the owner of an account makes, and failures of them. */
async function own({ call, plant, plantPlain, keep, mailed }: Scene, token: string): Promise<void> {
  await call('/api/auth/password-change/send-otp', { token })
  const otp_code = await mailed(ANN, /code/i)
  const wrong = otp_code === '000000' ? '000001' : '000000'
  await call('/api/auth/password-change/verify-otp', {
    token,
    body: { otp_code: wrong, new_password: plant('a password with a wrong code') },
  })
  await call('/api/user/api-keys/gemini', {
    token,
    body: JSON.stringify(plantPlain('a provider key that was replaced')),
  })
  await call('/api/user/api-keys/gemini', { token, body: JSON.stringify(plant('a provider key that is none')) })
  await call(`/api/user/api-keys/gemini/test?api_key=${plantPlain('a provider key that was tested')}`, { token })
  await call('/api/user/api-keys/gemini', { token, body: JSON.stringify(plantPlain('a provider key')) })
  const brand = await call('/api/brands', {
    token,
    body: { name: 'Acme', password: plant('a password in a field unknown') },
  })
  const { id } = JSON.parse(brand.text) as { id: number }
  const form = new FormData()
  for (const [name, value] of Object.entries({
    brand_id: id,
    prompt: 'A calm post about our night cream',
    token: plant('a form’s field unknown'),
  }))
    form.append(name, String(value))
  const failed = await call('/api/content/generate', { token, body: form })
  expect([failed.status, failed.text]).toEqual([502, expect.stringContaining('detail')])
  const upload = new FormData()
  upload.append('file', new Blob(['no picture']), plant('the name of an upload'))
  await call(`/api/brands/${id}/logo`, { token, body: upload })
  await call('/api/brands', {
    token,
    body: { name: 'B', logo_url: `https://ann:${plantPlain('a password in an address')}@example.com/a.png` },
  })
  await call('/api/auth/profile', { method: 'PUT', token, body: { username: 'Ann', email: 'new@example.com' } })
  keep('a token that cancels a change of address', await mailed(ANN, /about to change/i))
  const confirmation = keep('a token that confirms an address', await mailed('new@example.com', /confirm/i))
  await call('/api/auth/confirm-email-change', { body: { token: confirmation } })
  keep('a token that takes an address back', await mailed(ANN, /address was changed/i))
  await call('/api/auth/password-change/verify-otp', {
    token,
    body: { otp_code, new_password: plant('a password by code') },
  })
}

/** Invalid requests with a secret in every possible place. */
async function makeMistakes({ call, plant, plantPlain }: Scene, token: string): Promise<void> {
  const login = (body: object | string, headers: Record<string, string> = {}) =>
    call('/api/auth/login', { body, headers })
  await login(`{"email":"${ANN}","password":"${plantPlain('a password in broken JSON')}"`)
  await login(`{"email":"${ANN}","password":"${plantPlain('a password in another type')}"}`, {
    'content-type': 'text/plain',
  })
  await login({ email: ANN, password: [plant('a password in a list')] })
  await login({ email: plant('a password in the place of the address'), password: 'x' })
  await login({ email: ANN, password: 'x', [plant('a password as a name')]: 1 })
  await call('/api/user/api-keys/gemini', { token, body: `"${plantPlain('a provider key in broken JSON')}` })
  await call('/api/auth/undo-email-change', { body: { token: plantPlain('an unknown token that takes back') } })
  await call('/api/auth/reset-password', { body: { token: plantPlain('an unknown reset token'), new_password: 'x' } })
  await call(`/api/auth/verify-email?token=${plantPlain('an unknown verification token')}`)
  await call(`/api/archives?ticket=${plantPlain('an unknown ticket')}`, { method: 'GET' })
  await call(`/api/nothing/${plantPlain('a secret in a path')}?password=${plantPlain('a secret in a query')}`, {
    method: 'GET',
  })
  await call(`/api/content?brand_id=${plantPlain('a secret in the place of a number')}`, { method: 'GET', token })
  await call(`/api/content/${plantPlain('a secret in the place of an id')}/file?k=${plantPlain('a view key')}`, {
    method: 'GET',
  })
  const headers = {
    authorization: `Basic ${Buffer.from(`ann:${plantPlain('a password of basic authentication')}`).toString('base64')}`,
    cookie: `session=${plantPlain('a cookie')}`,
    'x-api-key': plantPlain('a key in a header'),
    'x-request-id': plantPlain('a request id of theirs'),
    referer: `https://example.com/?token=${plantPlain('a token in a referer')}`,
    'user-agent': plantPlain('a user agent'),
  }
  await call('/api/auth/me', { method: 'GET', headers })
  await call('/api/brands', { method: 'PATCH', headers })
  await call('/api/auth/me', { method: 'GET', token: plantPlain('a token of nobody') })
}

test('more than forty test secrets are in no log, no error reply and no file of the data directory', async () => {
  const { dataDir, template, server, echo, refusals, scene, smtp } = await openSite()
  const token = await useAccount(scene)
  await makeMistakes(scene, token)
  await own(scene, token)
  smtp.state.isRefusingAddresses = true
  await scene.call('/api/auth/forgot-password', { body: { email: 'new@example.com' } })
  await expect.poll(server.output).toContain('mail not taken')
  expect(echo.calls()).toBeGreaterThan(0)
  expect(scene.secrets.size).toBeGreaterThan(40)
  // Files that are as they were before the first secret contain none.
  const files = filesBelow(dataDir, template)
  expect([...files.keys()]).toContainEqual(expect.stringContaining('pg_wal/'))
  expect(await server.stop()).toBe(0)
  const places = new Map([
    ...[...files].map(([name, bytes]): [string, Buffer] => [`${name} while it ran`, bytes]),
    ...filesBelow(dataDir, template),
    ['the log', Buffer.from(server.output())],
    ['a refusal', Buffer.from(refusals.join('\n'))],
  ])
  expect(findLeaks({ secrets: scene.secrets, places })).toEqual([])
  for (const address of [ANN, BOB, 'new@example.com']) expect(server.output()).not.toContain(address)
  // Proves that the search works: an email address is stored unchanged.
  const address = findLeaks({ secrets: new Map([['an address', 'ann@example.com']]), places })
  expect(address).toContainEqual(expect.stringContaining('an address in clear in database/'))
})
