import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Lists the components of the product: `.tmp/sbom/sbom.cdx.json` in the CycloneDX format and `.tmp/sbom/licenses.txt`, a line for
 * each package. `npm run sbom`; exits with 1 if a package has a license that is not allowed. Permissive licenses are allowed, and
 * LGPL and MPL for packages that are used unchanged.
 */
const PERMITTED =
  /^(MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|OFL-1\.1|CC0-1\.0|CC-BY-4\.0|BlueOak-1\.0\.0|Unlicense|Python-2\.0|Zlib|PostgreSQL|LGPL-3\.0-or-later|MPL-2\.0)$/

/** Packages whose package.json states no license. Their LICENSE file has the text of this one; a new version is read again. */
const LICENSE_FILES: Readonly<Record<string, string>> = { 'png-js@2.0.0': 'MIT' }
/** The sentence with which the text of a license begins to permit. */
const PERMISSIONS: Readonly<Record<string, string>> = { MIT: 'Permission is hereby granted, free of charge' }

/** Code of others inside a package, which its package.json does not state. Used unchanged. */
const EMBEDDED: Readonly<Record<string, string>> = {
  '@mediabunny/aac-encoder': "FFmpeg's AAC encoder, compiled to WebAssembly: LGPL-2.1-or-later",
  'mpg123-decoder': 'mpg123, compiled to WebAssembly: LGPL-2.1-only',
}

interface Component {
  name: string
  version: string
  licenses?: { license?: { id?: string; name?: string }; expression?: string }[]
}

const root = join(import.meta.dirname, '..')
const folder = join(root, '.tmp/sbom')
mkdirSync(folder, { recursive: true })
const text = execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
  stdio: ['ignore', 'pipe', 'ignore'],
})
writeFileSync(join(folder, 'sbom.cdx.json'), text)
const { components } = JSON.parse(text) as { components: Component[] }
const rows = components.map((component) => ({ ...component, license: getLicense(component) }))
const lines = rows
  .flatMap(({ name, version, license }) => [
    `${name} ${version}: ${license}`,
    ...(EMBEDDED[name] ? [`${name} ${version} contains ${EMBEDDED[name]}`] : []),
  ])
  .toSorted()
writeFileSync(join(folder, 'licenses.txt'), `${lines.join('\n')}\n`)
const refused = rows.filter(({ license }) => !isPermitted(license))
for (const { name, version, license } of refused)
  process.stdout.write(`${name} ${version}: ${license} is not on the list\n`)
process.stdout.write(
  `${rows.length} packages, ${refused.length} with a license that is not on the list; written to .tmp/sbom\n`,
)
process.exit(refused.length > 0 ? 1 : 0)

function getLicense({ name, version, licenses = [] }: Component): string {
  const all = licenses.map(({ license, expression }) => expression ?? license?.id ?? license?.name ?? '')
  return all.filter(Boolean).join(' AND ') || (readLicenseFile(name, version) ?? 'none stated')
}

/** The license of a listed package, if its file still has the text. */
function readLicenseFile(name: string, version: string): string | null {
  const license = LICENSE_FILES[`${name}@${version}`]
  if (!license) return null
  const file = readFileSync(join(root, 'node_modules', name, 'LICENSE'), 'utf8')
  return file.includes(PERMISSIONS[license] ?? '') ? license : null
}

/** For `OR` one allowed license is enough; for `AND` every one must be allowed. */
function isPermitted(license: string): boolean {
  return license
    .replaceAll(/[()]/g, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((choice) => PERMITTED.test(choice)))
}
