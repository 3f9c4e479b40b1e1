import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findLetterGaps, findMissingLetters } from '#studio/render/fonts/font-registry.ts'
import { FONT_FAMILIES } from '#studio/type/font-families.ts'

/**
 * `npm run characters`: writes the ranges of characters that the fonts have, with which the forms warn before a design is generated, and the
 * letters that single families lack. Run it after a change of the font packages. It takes a minute.
 */
const root = join(import.meta.dirname, '..')
const [FIRST_HAN, LAST_HAN] = [0x4e00, 0x9fff]
/** Neither assigned to a character nor for general use. */
const UNUSED = /\p{Cn}|\p{Co}|\p{Cs}/u

const manifest = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>
}
const packages = Object.keys(manifest.dependencies).filter((name) => name.startsWith('@fontsource'))
const points = [...new Set((await Promise.all(packages.map(listPoints))).flat())].toSorted((a, b) => a - b)
const ranges: [number, number][] = []
let wasMissing = true
for (const point of points) {
  const character = String.fromCodePoint(point)
  if (UNUSED.test(character) || (point >= FIRST_HAN && point <= LAST_HAN)) continue
  const isMissing = (await findMissingLetters(character)).length > 0
  const last = ranges.at(-1)
  if (!isMissing && last && !wasMissing && isContinued(last[1], point)) last[1] = point
  else if (!isMissing) ranges.push([point, point])
  wasMissing = isMissing
}
await writeFile(join(root, 'src/contract/languages/drawable-ranges.ts'), createModule())
process.stdout.write(`${ranges.length} ranges\n`)
await writeFile(join(root, 'src/studio/type/font-gaps.ts'), await createGapsModule())

/** The code points that a package claims to have: more than its fonts have glyphs for. */
async function listPoints(name: string): Promise<number[]> {
  const subsets = JSON.parse(await readFile(join(root, 'node_modules', name, 'unicode.json'), 'utf8')) as Record<
    string,
    string
  >
  return Object.values(subsets).flatMap((text) => text.split(',').flatMap(expandRange))
}

function expandRange(range: string): number[] {
  const [from = '0', to = from] = range.trim().slice(2).split('-')
  const start = Number.parseInt(from, 16)
  return Array.from({ length: Number.parseInt(to, 16) - start + 1 }, (_, index) => start + index)
}

/** Whether there is no assigned character between the end of a range and a code point. */
function isContinued(end: number, point: number): boolean {
  for (let between = end + 1; between < point; between++) if (!UNUSED.test(String.fromCodePoint(between))) return false
  return true
}

function createModule(): string {
  let end = 0
  const numbers = ranges.flatMap(([from, to]) => {
    const pair = [from - end, to - from]
    end = to
    return pair
  })
  const text = numbers.map((number) => number.toString(36)).join(' ')
  const lines = text.match(/.{1,120}(?: |$)/g) ?? []
  return `/** Written by \`npm run characters\`. Numbers in base 36: see \`drawable-characters.ts\`. */\nexport const DRAWABLE_RANGES =\n${lines.map((line) => `  '${line}'`).join(' +\n')}\n`
}

async function createGapsModule(): Promise<string> {
  const rows = await Promise.all(
    FONT_FAMILIES.map(async (family) => [family.name, await findLetterGaps(family)] as const),
  )
  const lines = rows.flatMap(([name, gaps]) =>
    gaps ? [`  ${/\W/.test(name) ? `'${name}'` : name}: ${quote(gaps)},`] : [],
  )
  return `/** Written by \`npm run characters\`. The characters of \`LETTERS\` that a family lacks, in the scripts that it has. */\nexport const FONT_GAPS: Readonly<Record<string, string>> = {\n${lines.join('\n')}\n}\n`
}

function quote(text: string): string {
  return text.includes("'") ? JSON.stringify(text) : `'${text}'`
}
