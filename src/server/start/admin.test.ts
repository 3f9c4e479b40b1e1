import { readFileSync, statSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { runAdminCommand } from './admin-commands.ts'
import { adminLogIn } from './admin-log.ts'
import { ownDataDir } from '../testing/data-dir.ts'
import { openGeminiServer } from '../testing/gemini/gemini-server.ts'
import { openSite } from '../testing/site.ts'

const USAGE =
  'npm run admin -- delete-user EMAIL | reset-password EMAIL | disable-user EMAIL | enable-user EMAIL | end-sessions EMAIL | invite EMAIL | list-users | restore [BACKUP] | verify-backup [BACKUP] | backup-key FILE | rotate-secret | bind-storage | spending | lost-calls | settle-call ID charged|free | credentials | rotate-credentials | verify FILE | rebuild ID | price PROVIDER MODEL FIRST_DAY RATE=USD... | prices\n'

test('with the server stopped, the operator sees what the platform’s key costs, settles a call whose answer was lost, and deletes an account', async () => {
  const gemini = await openGeminiServer()
  onTestFinished(() => gemini.close())
  const dataDir = ownDataDir()
  const site = await openSite({
    geminiBaseUrl: gemini.url,
    geminiApiKey: 'AIza-platform-0123456789-abcdefghijklm',
    dataDir,
  })
  const { api, email } = await site.signUp()
  const { id: brand_id } = await api.brands.create({ body: { name: 'Nocte' } })
  gemini.next('lost', { kind: 'copy' })
  await api.content.generate({ form: { brand_id, prompt: 'A calm post', dimensions: '400x400' }, files: {} })
  await site.close()

  const { databaseUrl } = site.opened.app.config
  const env = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) }
  const admin = (...command: string[]) => runAdminCommand(command, env)
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

  expect(await admin('delete-user', email)).toEqual({ code: 0, text: `Deleted ${email}\n` })
  expect(await admin('delete-user', email)).toEqual({ code: 1, text: 'No account has this address\n' })
  expect(await admin('dance')).toEqual({ code: 1, text: USAGE })

  const lines = readFileSync(adminLogIn(dataDir), 'utf8').trim().split('\n')
  const logged = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  const ofCommands = logged.filter(({ event }) => event === 'admin_command')
  expect(ofCommands.map(({ command, outcome }) => `${String(command)} ${String(outcome)}`).slice(-5)).toEqual([
    'delete-user started',
    'delete-user found',
    'delete-user ok',
    'delete-user started',
    'delete-user failed',
  ])
  expect(ofCommands.every(({ security }) => security === true)).toBe(true)
  expect(logged.map(({ event }) => event)).toContain('account_deleted')
  expect(lines.join('')).not.toContain(email)
  expect(statSync(adminLogIn(dataDir)).mode & 0o777).toBe(0o600)
})
