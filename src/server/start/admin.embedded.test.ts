import { expect, test } from 'vitest'
import { preparedDataDir } from '../testing/data-dir.ts'
import { PASSWORD } from '../testing/people.ts'
import { runAdmin } from '../testing/server-process.ts'
import { openOwnSite, openSite } from '../testing/site.ts'

test('with the server stopped, the operator can reset a password', async () => {
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
  const second = await openOwnSite({}, { dataDir })
  const token = /token=([\w-]+)/.exec(link.stdout)?.[1] ?? ''
  await second.visitor().auth.resetPassword({ body: { token, new_password: 'set by the operator' } })
  const login = (password: string) => second.visitor().auth.login({ body: { email, password } })
  await expect(login(PASSWORD)).rejects.toMatchObject({ status: 401 })
  expect(await login('set by the operator')).toMatchObject({ success: true })
})
