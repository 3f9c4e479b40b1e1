import { expect, onTestFinished, test } from 'vitest'
import { runAdminCommand } from './admin-commands.ts'
import { preparedDataDir } from './testing/data-dir.ts'
import { openGeminiServer } from './testing/gemini/gemini-server.ts'
import { PASSWORD } from './testing/people.ts'
import { runAdmin } from './testing/server-process.ts'
import { openSite } from './testing/site.ts'

const USAGE =
  'npm run admin -- delete-user EMAIL | reset-password EMAIL | restore [BACKUP] | bind-storage | spending | lost-calls | settle-call ID charged|free | price PROVIDER MODEL FIRST_DAY RATE=USD... | prices\n'

test('with the server stopped, the operator can reset a password and delete an account', async () => {
  const dataDir = preparedDataDir()
  const first = await openSite({}, { dataDir })
  const { email } = await first.signUp()
  expect(runAdmin(dataDir, 'delete-user', email)).toMatchObject({
    status: 1,
    stderr: 'DATA_DIR is in use by another process\n',
  })
  await first.close()

  const link = runAdmin(dataDir, 'reset-password', email.toUpperCase())
  expect(link.stdout).toMatch(/^http:\/\/localhost:\d+\/reset-password\?token=[\w-]{43}\n$/)
  const second = await openSite({}, { dataDir })
  const token = /token=([\w-]+)/.exec(link.stdout)?.[1] ?? ''
  await second.visitor().auth.resetPassword({ body: { token, new_password: 'set by the operator' } })
  const login = (password: string) => second.visitor().auth.login({ body: { email, password } })
  await expect(login(PASSWORD)).rejects.toMatchObject({ status: 401 })
  expect(await login('set by the operator')).toMatchObject({ success: true })
  await second.close()

  const admin = (...command: string[]) => runAdminCommand(command, { DATA_DIR: dataDir })
  expect(await admin('delete-user', email)).toEqual({ code: 0, text: `Deleted ${email}\n` })
  expect(await admin('delete-user', email)).toEqual({ code: 1, text: 'No account has this address\n' })
  expect(await admin('dance')).toEqual({ code: 1, text: USAGE })
})

test('with the server stopped, the operator sees what the platform’s key costs, and settles a call whose answer was lost', async () => {
  const dataDir = preparedDataDir()
  const gemini = await openGeminiServer()
  onTestFinished(() => gemini.close())
  const paid = { geminiBaseUrl: gemini.url, geminiApiKey: 'AIza-platform-0123456789-abcdefghijklm' }
  const site = await openSite(paid, { dataDir })
  const { api, email } = await site.signUp()
  const { id: brand_id } = await api.brands.create({ body: { name: 'Nocte' } })
  gemini.next('lost', { kind: 'copy' })
  await api.content.generate({ form: { brand_id, prompt: 'A calm post', dimensions: '400x400' }, files: {} })
  await site.close()

  const admin = (...command: string[]) => runAdminCommand(command, { DATA_DIR: dataDir })
  expect((await admin('spending')).text).toMatch(
    /^This month: spent \$0\.\d{4}, reserved \$0\.0000, may have been charged \$0\.0200; no limit\nIn total: /,
  )
  const { text } = await admin('lost-calls')
  const [id = '', ...call] = text.split('\t')
  expect(call).toEqual([expect.stringMatching(/Z$/), 'text', 'up to $0.0200', `${email}\n`])
  expect(id).toMatch(/^\d+$/)
  expect(await admin('settle-call', id, 'maybe')).toEqual({ code: 1, text: USAGE })
  expect(await admin('settle-call', id, 'free')).toEqual({ code: 0, text: `Call ${id} is free\n` })
  expect(await admin('settle-call', id, 'free')).toEqual({ code: 1, text: 'Call not found\n' })
  expect((await admin('lost-calls')).text).toBe('No calls of the platform’s key are without an answer\n')
})
