import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const require = createRequire(import.meta.url)

/** The bytes of a font file of a bundled family, for example `fontBytes('oswald', 600)`. All of them have the SIL Open Font License. */
export const fontBytes = (family: string, weight: number | 'wght'): Buffer => {
  const name = `@fontsource${weight === 'wght' ? '-variable' : ''}/${family}`
  const root = dirname(require.resolve(`${name}/package.json`))
  return readFileSync(join(root, `files/${family}-latin-${weight}-normal.woff2`))
}

export const fontFile = (family: string, weight: number): File =>
  new File([new Uint8Array(fontBytes(family, weight))], `${family}.woff2`)
