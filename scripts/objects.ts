import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { measureDrawing, type DrawingMeasure } from './objects/measure-drawing.ts'
import { createPack } from './objects/create-pack.ts'
import { readGlyph } from './objects/read-glyph.ts'
import { simplifyBody } from './objects/simplify-body.ts'
import { drawGlyph } from '#studio/objects/glyph-drawing.ts'
import { OBJECT_PACK } from '#studio/render/objects/object-pack.ts'

/**
 * `npm run objects`: writes the file of objects that the studio draws, from the packages of Fluent Emoji and
 * Phosphor Icons. It installs them without saving them, because they are large. Run it after a change of these packages, of
 * `scripts/objects/excluded.txt` or of `scripts/objects/glyphs.txt`.
 */
/** The area that two drawings of the same thing cover. */
function joinBoxes(one: DrawingMeasure['box'], two: DrawingMeasure['box']): DrawingMeasure['box'] {
  const [left, top] = [Math.min(one[0], two[0]), Math.min(one[1], two[1])]
  const reach = (at: 0 | 1) => Math.max(one[at] + one[at === 0 ? 2 : 3], two[at] + two[at === 0 ? 2 : 3])
  const round = (value: number) => Math.round(value * 100) / 100
  return [left, top, round(reach(0) - left), round(reach(1) - top)]
}

const require = createRequire(import.meta.url)
const GROUPS = ['Animals & Nature', 'Food & Drink', 'Travel & Places', 'Activities', 'Objects']
/** Drawings of objects in other groups. */
const OTHERS = ['tooth', 'bone', 'nail-polish', 'recycling-symbol', 'red-heart', 'check-mark-button', 'crown']

interface IconSet {
  icons: Record<string, { body: string }>
}

const shaded = await readPackage<IconSet>('@iconify-json/fluent-emoji/icons.json')
const flat = await readPackage<IconSet>('@iconify-json/fluent-emoji-flat/icons.json')
const { categories } = await readPackage<{ categories: Record<string, string[]> }>(
  '@iconify-json/fluent-emoji-flat/metadata.json',
)
const phosphor = await readPackage<IconSet>('@iconify-json/ph/icons.json')
const glyphs = new Map(
  (await readText('glyphs.txt'))
    .replace(/^#.*$/gm, '')
    .trim()
    .split('\n')
    .map((line) => line.split(' ') as [string, string]),
)
const excluded = new Set((await readText('excluded.txt')).replace(/^#.*$/m, '').split(/\s+/))

const names = [...new Set([...GROUPS.flatMap((group) => categories[group] ?? []), ...OTHERS])]
  .filter((name) => !excluded.has(name) && !name.endsWith('-face') && shaded.icons[name] && flat.icons[name])
  .toSorted()
const drawings = await Promise.all(
  names.map(async (name) => {
    const body = simplifyBody(shaded.icons[name]?.body ?? '')
    const plain = simplifyBody(flat.icons[name]?.body ?? '')
    const [one, two] = [await measureDrawing(body), await measureDrawing(plain)]
    const glyph = await findGlyph(name)
    return {
      name,
      shaded: body,
      flat: plain,
      box: joinBoxes(one.box, two.box),
      tones: two.tones,
      ...(glyph && { glyph }),
    }
  }),
)
const pack = createPack(drawings)
await mkdir(dirname(OBJECT_PACK), { recursive: true })
await writeFile(OBJECT_PACK, pack)
process.stdout.write(`${names.length} objects: ${pack.length} bytes\n`)

async function findGlyph(name: string) {
  const glyph = glyphs.get(name)
  if (!glyph) return null
  const [duotone, thin, fill] = ['-duotone', '-thin', '-fill'].map((weight) => {
    const icon = phosphor.icons[glyph + weight]
    if (!icon) throw new Error(`Phosphor has no glyph ${glyph}`)
    return icon.body
  }) as [string, string, string]
  const parts = readGlyph({ duotone, thin, fill })
  const { box } = await measureDrawing(drawGlyph(parts, 'duotone', { dark: '#000000', middle: '#000000' }))
  return { parts, box }
}

async function readPackage<Content>(path: string): Promise<Content> {
  return JSON.parse(await readFile(require.resolve(path), 'utf8')) as Content
}

function readText(name: string): Promise<string> {
  return readFile(join(import.meta.dirname, 'objects', name), 'utf8')
}
