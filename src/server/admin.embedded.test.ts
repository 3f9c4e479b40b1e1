import { expect, test } from 'vitest'
import { preparedDataDir } from './testing/data-dir.ts'
import { openGeminiServer } from './testing/gemini/gemini-server.ts'
import { PASSWORD, signUp } from './testing/people.ts'
import { runAdmin, startServer } from './testing/server-process.ts'

test('with the server stopped, the operator can reset a password and delete an account', async () => {
  const dataDir = preparedDataDir()
  const first = await startServer({ DATA_DIR: dataDir })
  await signUp(first.visitor(), dataDir, 'ann@example.com')
  expect(runAdmin(dataDir, 'delete-user', 'ann@example.com')).toMatchObject({
    status: 1,
    stderr: 'DATA_DIR is in use by another process\n',
  })
  await first.stop()

  const link = runAdmin(dataDir, 'reset-password', 'Ann@Example.com')
  expect(link.stdout).toMatch(/^http:\/\/localhost:\d+\/reset-password\?token=[\w-]{43}\n$/)
  const second = await startServer({ DATA_DIR: dataDir })
  const token = /token=([\w-]+)/.exec(link.stdout)?.[1] ?? ''
  await second.visitor().auth.resetPassword({ body: { token, new_password: 'set by the operator' } })
  const login = (password: string) => second.visitor().auth.login({ body: { email: 'ann@example.com', password } })
  await expect(login(PASSWORD)).rejects.toMatchObject({ status: 401 })
  expect(await login('set by the operator')).toMatchObject({ success: true })
  await second.stop()

  expect(runAdmin(dataDir, 'delete-user', 'ann@example.com')).toMatchObject({
    status: 0,
    stdout: 'Deleted ann@example.com\n',
  })
  expect(runAdmin(dataDir, 'delete-user', 'ann@example.com')).toMatchObject({
    status: 1,
    stderr: 'No account has this address\n',
  })
  expect(runAdmin(dataDir, 'dance')).toMatchObject({
    status: 1,
    stderr:
      'npm run admin -- delete-user EMAIL | reset-password EMAIL | restore [BACKUP] | bind-storage | spending | lost-calls | settle-call ID charged|free | price PROVIDER MODEL FIRST_DAY RATE=USD... | prices\n',
  })
})

test('with the server stopped, the operator sees what the platform’s key costs, and settles a call whose answer was lost', async () => {
  const dataDir = preparedDataDir()
  const gemini = await openGeminiServer()
  const paid = { GEMINI_BASE_URL: gemini.url, GEMINI_API_KEY: 'AIza-platform-0123456789-abcdefghijklm' }
  const server = await startServer({ DATA_DIR: dataDir, ...paid })
  const api = server.visitor(await signUp(server.visitor(), dataDir, 'ben@example.com'))
  const { id: brand_id } = await api.brands.create({ body: { name: 'Nocte' } })
  gemini.next('lost', { kind: 'copy' })
  await api.content.generate({ form: { brand_id, prompt: 'A calm post', dimensions: '400x400' }, files: {} })
  await server.stop()
  await gemini.close()

  expect(runAdmin(dataDir, 'spending').stdout).toMatch(
    /^This month: spent \$0\.\d{4}, reserved \$0\.0000, may have been charged \$0\.0200; no limit\nIn total: /,
  )
  const { stdout } = runAdmin(dataDir, 'lost-calls')
  const [id = ''] = stdout.split('\t')
  expect(stdout).toMatch(/^\d+\t\S+Z\ttext\tup to \$0\.0200\tben@example\.com\n$/)
  expect(runAdmin(dataDir, 'settle-call', id, 'maybe')).toMatchObject({ status: 1 })
  expect(runAdmin(dataDir, 'settle-call', id, 'free').stdout).toBe(`Call ${id} is free\n`)
  expect(runAdmin(dataDir, 'settle-call', id, 'free')).toMatchObject({ status: 1, stderr: 'Call not found\n' })
  expect(runAdmin(dataDir, 'lost-calls').stdout).toBe('No calls of the platform’s key are without an answer\n')
})
