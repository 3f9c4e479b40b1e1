import { spawnSync } from 'node:child_process'
import { delimiter, join } from 'node:path'

/**
 * `npm run check`: types, lint, format, dead code, the floors of the server, small files, linear patterns, sentences outside the
 * catalogs, keys of catalogs, physical classes, words that the glossary forbids. It runs all of them, so that one run reports everything.
 */
const root = join(import.meta.dirname, '..')
const bin = join(root, 'node_modules/.bin')
/**
 * Each of TypeScript's checkers (four by default) checks again what the files of the others import. One checker for each project,
 * and two projects at once, take half the CPU time.
 */
const TYPES = ['tsc', '-b', '--checkers', '1', '--builders', '2']
const checks = [TYPES, ['oxlint'], ['oxfmt', '--check', '.'], ['knip']]

const env = { ...process.env, PATH: bin + delimiter + (process.env['PATH'] ?? '') }
const run = (command: string, args: string[]) => spawnSync(command, args, { cwd: root, stdio: 'inherit', env }).status
const failed = checks.flatMap(([command = '', ...args]) => (run(join(bin, command), args) === 0 ? [] : [command]))
if (run(process.execPath, [join(import.meta.dirname, 'floors.ts')]) !== 0) failed.push('floors')
if (run(process.execPath, [join(import.meta.dirname, 'small-files.ts')]) !== 0) failed.push('small files')
if (run(process.execPath, [join(import.meta.dirname, 'linear-patterns.ts')]) !== 0) failed.push('linear patterns')
if (run(process.execPath, [join(import.meta.dirname, 'written-words.ts')]) !== 0) failed.push('written words')
if (run(process.execPath, [join(import.meta.dirname, 'catalog-keys.ts')]) !== 0) failed.push('keys of catalogs')
if (run(process.execPath, [join(import.meta.dirname, 'physical-classes.ts')]) !== 0) failed.push('physical classes')
if (run(process.execPath, [join(import.meta.dirname, 'glossary-words.ts')]) !== 0) failed.push('words of the glossary')
if (failed.length > 0) process.stderr.write(`check failed: ${failed.join(', ')}\n`)
process.exit(failed.length > 0 ? 1 : 0)
