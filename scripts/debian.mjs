import { spawnSync } from 'node:child_process'

/** Installs a package of Debian by apt, as root or with a sudo that asks for nothing. Whether that went well. */
export function installFromDebian(name) {
  process.stdout.write(`Installing Debian’s ${name} for the tests\n`)
  const isRoot = process.getuid?.() === 0
  const apt = (...args) => {
    const command = isRoot ? ['apt-get', ...args] : ['sudo', '-n', 'apt-get', ...args]
    return (
      spawnSync(command[0], command.slice(1), {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      }).status === 0
    )
  }
  return apt('update', '-qq') && apt('install', '-y', '-qq', '--no-install-recommends', name)
}
