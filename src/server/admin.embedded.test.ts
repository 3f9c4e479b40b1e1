import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { preparedDataDir } from './testing/data-dir.ts'
import { PASSWORD, signUp } from './testing/people.ts'
import { startServer } from './testing/server-process.ts'

function admin(dataDir: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'admin.ts'), ...args], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, PORT: '0' },
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

test('with the server stopped, the operator can reset a password and delete an account', async () => {
  const dataDir = preparedDataDir()
  const first = await startServer({ DATA_DIR: dataDir })
  await signUp(first.visitor(), dataDir, 'ann@example.com')
  expect(admin(dataDir, 'delete-user', 'ann@example.com')).toMatchObject({
    status: 1,
    stderr: 'DATA_DIR is in use by another process\n',
  })
  await first.stop()

  const link = admin(dataDir, 'reset-password', 'Ann@Example.com')
  expect(link.stdout).toMatch(/^http:\/\/localhost:\d+\/reset-password\?token=[\w-]{43}\n$/)
  const second = await startServer({ DATA_DIR: dataDir })
  const token = /token=([\w-]+)/.exec(link.stdout)?.[1] ?? ''
  await second.visitor().auth.resetPassword({ body: { token, new_password: 'set by the operator' } })
  const login = (password: string) => second.visitor().auth.login({ body: { email: 'ann@example.com', password } })
  await expect(login(PASSWORD)).rejects.toMatchObject({ status: 401 })
  expect(await login('set by the operator')).toMatchObject({ success: true })
  await second.stop()

  expect(admin(dataDir, 'delete-user', 'ann@example.com')).toMatchObject({
    status: 0,
    stdout: 'Deleted ann@example.com\n',
  })
  expect(admin(dataDir, 'delete-user', 'ann@example.com')).toMatchObject({
    status: 1,
    stderr: 'No account has this address\n',
  })
  expect(admin(dataDir, 'dance')).toMatchObject({
    status: 1,
    stderr:
      'npm run admin -- delete-user EMAIL | reset-password EMAIL | restore [BACKUP] | bind-storage | spending | lost-calls | settle-call ID charged|free\n',
  })
})
