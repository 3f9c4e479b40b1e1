import { spawnSync } from 'node:child_process'

/** Installs a Debian package with apt and returns whether that worked. Does nothing unless this process runs as root. */
export function installFromDebian(name) {
  if (process.getuid?.() !== 0) return false
  process.stdout.write(`Installing Debian’s ${name} for the tests\n`)
  const apt = (...args) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  return apt('update', '-qq') && apt('install', '-y', '-qq', '--no-install-recommends', name)
}
