import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const require = createRequire(import.meta.url)

/** The script of each set of data for reading letters, by the name of its package in `@tesseract.js-data`. */
const SCRIPTS: readonly (readonly [name: string, letters: RegExp])[] = [
  ['ara', /\p{Script=Arabic}/u],
  ['jpn', /\p{Script=Hiragana}|\p{Script=Katakana}/u],
  ['chi_sim', /\p{Script=Han}/u],
  ['kor', /\p{Script=Hangul}/u],
  ['rus', /\p{Script=Cyrillic}/u],
  ['ell', /\p{Script=Greek}/u],
  ['heb', /\p{Script=Hebrew}/u],
  ['hin', /\p{Script=Devanagari}/u],
  ['ben', /\p{Script=Bengali}/u],
  ['tam', /\p{Script=Tamil}/u],
  ['tel', /\p{Script=Telugu}/u],
  ['tha', /\p{Script=Thai}/u],
  ['hye', /\p{Script=Armenian}/u],
  ['kat', /\p{Script=Georgian}/u],
  ['amh', /\p{Script=Ethiopic}/u],
  ['khm', /\p{Script=Khmer}/u],
]
const LATIN = 'eng'

export interface LettersData {
  /** The folders of gzipped data that is installed, by its name. */
  folders: Readonly<Record<string, string>>
  /** Scripts of the text for which no data is installed, by the name of their data. */
  missing: readonly string[]
}

/**
 * Finds what is needed to read the letters of an image that was made from this text: Latin letters, and those of the text's other scripts.
 * An operator installs more scripts with `npm install @tesseract.js-data/NAME`.
 */
export function findLettersData(text: string): LettersData {
  const names = SCRIPTS.filter(([, letters]) => letters.test(text)).map(([name]) => name)
  // Japanese texts have Han characters, which its own data reads.
  const needed = [LATIN, ...(names.includes('jpn') ? names.filter((name) => name !== 'chi_sim') : names)]
  const found = needed.flatMap((name) => {
    const folder = findFolder(name)
    return folder === null ? [] : [[name, folder] as const]
  })
  const folders = Object.fromEntries(found)
  return { folders, missing: needed.filter((name) => folders[name] === undefined) }
}

function findFolder(name: string): string | null {
  try {
    return join(dirname(require.resolve(`@tesseract.js-data/${name}/package.json`)), '4.0.0_best_int')
  } catch {
    return null
  }
}
