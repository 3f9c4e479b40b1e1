import { run } from './prepare.mjs'

/** Installs a Debian package with apt and resolves to whether that worked. Does nothing unless this process runs as root. */
export async function installFromDebian(name) {
  if (process.getuid?.() !== 0) return false
  process.stdout.write(`Installing Debian’s ${name} for the tests\n`)
  const apt = async (...args) =>
    (await run('apt-get', args, { DEBIAN_FRONTEND: 'noninteractive' }, { stdio: ['ignore', 'ignore', 'inherit'] })) ===
    0
  return (await apt('update', '-qq')) && apt('install', '-y', '-qq', '--no-install-recommends', name)
}
