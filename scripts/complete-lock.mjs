// `npm run lock`, after every change of dependencies. Registries can lack the optional packages of other platforms; npm then
// writes a lockfile that its own `npm ci` refuses. Entries without content for them make the lockfile complete.
import { readFileSync, writeFileSync } from 'node:fs'

const OS = ['darwin', 'linux', 'win32', 'freebsd', 'android', 'openbsd', 'netbsd', 'sunos', 'aix', 'openharmony']
const CPU = ['arm64', 'x64', 'ia32', 'arm', 'ppc64', 's390x', 'riscv64', 'loong64', 'mips64el', 'wasm32']
const path = new URL('../package-lock.json', import.meta.url)
const lock = JSON.parse(readFileSync(path, 'utf8'))

for (const entry of Object.values({ ...lock.packages })) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (lock.packages[`node_modules/${name}`] || !/^\d/.test(version)) continue
    const words = name.split(/[-/]/)
    const os = OS.filter((candidate) => words.includes(candidate))
    const cpu = CPU.filter((candidate) => words.includes(candidate))
    lock.packages[`node_modules/${name}`] = {
      version,
      ...(cpu.length > 0 && { cpu }),
      ...(os.length > 0 && { os }),
      optional: true,
    }
  }
}
for (const entry of Object.values(lock.packages)) delete entry.resolved
const sorted = Object.fromEntries(Object.entries(lock.packages).toSorted(([a], [b]) => (a < b ? -1 : 1)))
writeFileSync(path, `${JSON.stringify({ ...lock, packages: sorted }, null, 2)}\n`)
