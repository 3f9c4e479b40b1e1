import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const here = import.meta.dirname

/** Other renderers and measuring tools are in `bench/node_modules`, and are installed if one is missing. */
export function installTools(...names: string[]): void {
  if (names.every((name) => existsSync(join(here, 'node_modules', name)))) return
  const flags = ['--ignore-scripts', '--no-package-lock', '--no-audit', '--no-fund']
  execFileSync('npm', ['install', ...flags], { cwd: here, stdio: 'inherit' })
}
