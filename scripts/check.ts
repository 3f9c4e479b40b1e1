import { spawnSync } from 'node:child_process'
import { delimiter, join } from 'node:path'

/** `npm run check`: types, rules, form, dead code; all of them, so that one run tells everything. */
const root = join(import.meta.dirname, '..')
const bin = join(root, 'node_modules/.bin')
const checks = [['tsc', '-b'], ['oxlint'], ['oxfmt', '--check', '.'], ['knip']]

const env = { ...process.env, PATH: bin + delimiter + (process.env['PATH'] ?? '') }
const failed = checks.filter(([command = '', ...args]) => {
  const { status } = spawnSync(join(bin, command), args, { cwd: root, stdio: 'inherit', env })
  return status !== 0
})
if (failed.length > 0) process.stderr.write(`check failed: ${failed.map((check) => check[0]).join(', ')}\n`)
process.exit(failed.length > 0 ? 1 : 0)
