import { brotliCompressSync, constants } from 'node:zlib'
import { decompress } from 'wawoff2'
import { readTables } from '#studio/render/fonts/sfnt.ts'
import { randomFrom, type Random } from '#studio/model/random.ts'
import { buildFont } from './build-font.ts'
import { fontBytes } from './font-files.ts'

interface HostileFile {
  name: string
  bytes: Buffer
}

type Way = (base: Buffer, random: Random) => Buffer

const whole = (random: Random, below: number) => Math.floor(random.between(0, below))

const cut: Way = (base, random) => base.subarray(0, whole(random, base.length))

const flipBits: Way = (base, random) => {
  const copy = Buffer.from(base)
  for (let left = 1 + whole(random, 64); left > 0; left--) {
    const at = whole(random, copy.length)
    copy[at] = (copy[at] ?? 0) ^ (1 << whole(random, 8))
  }
  return copy
}

const blankRange: Way = (base, random) => {
  const from = whole(random, base.length)
  const to = Math.min(base.length, from + whole(random, 4000))
  return Buffer.from(base).fill(random.pick([0, 255]), from, to)
}

/** Counts, offsets and lengths with the largest values, somewhere in one of the tables. */
const hugeNumbers: Way = (base, random) => {
  const copy = Buffer.from(base)
  const table = random.pick([...readTables(copy).values()].filter(({ length }) => length > 8))
  for (let left = 1 + whole(random, 6); left > 0; left--) {
    const at = whole(random, table.length - 4) & ~1
    table.fill(255, at, at + 4)
  }
  return copy
}

const wrongDirectory: Way = (base, random) => {
  const copy = Buffer.from(base)
  const record = 12 + whole(random, copy.readUInt16BE(4)) * 16
  copy.writeUInt32BE(random.pick([0, 1, copy.length - 2, 0x7fffffff, 0xffffffff]), record + random.pick([8, 12]))
  return copy
}

/** The outlines or characters of a table are read from another one. */
const swapTables: Way = (base, random) => {
  const copy = Buffer.from(base)
  const records = random.shuffle(Array.from({ length: copy.readUInt16BE(4) }, (_, at) => 12 + at * 16))
  const [one = 12, other = 12] = records
  const kept = Buffer.from(copy.subarray(one + 8, one + 16))
  copy.copy(copy, one + 8, other + 8, other + 16)
  kept.copy(copy, other + 8)
  return copy
}

/** Every composite glyph contains glyphs at random, itself among them. */
const tangledParts: Way = (base, random) => {
  const copy = Buffer.from(base)
  const tables = readTables(copy)
  const [glyf, loca, head] = [tables.get('glyf'), tables.get('loca'), tables.get('head')]
  if (!glyf || !loca || !head) return copy
  const isLong = head.readInt16BE(50) !== 0
  const locate = (glyph: number) => (isLong ? loca.readUInt32BE(glyph * 4) : loca.readUInt16BE(glyph * 2) * 2)
  const count = loca.length / (isLong ? 4 : 2) - 1
  for (let glyph = 0; glyph < count; glyph++) {
    const start = locate(glyph)
    if (locate(glyph + 1) - start < 16 || glyf.readInt16BE(start) >= 0) continue
    glyf.writeUInt16BE(random.chance(0.3) ? glyph : whole(random, count), start + 12)
  }
  return copy
}

const deepSubroutines: Way = (_, random) => buildFont({ depth: 2 + whole(random, 40), calls: 1 + whole(random, 60) })

/** A WOFF2 file of one table that is far larger than it says, or says that it is far larger. */
const bomb: Way = (_, random) => {
  const packed = brotliCompressSync(Buffer.alloc(1024 * 1024 * (1 + whole(random, 40))), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
  })
  const header = Buffer.alloc(48)
  header.write('wOF2\u0000\u0001\u0000\u0000', 'latin1')
  header.writeUInt16BE(1, 12)
  header.writeUInt32BE(random.pick([1000, 15 * 1024 * 1024, 0xffffffff]), 16)
  header.writeUInt32BE(packed.length, 20)
  const length = random.pick([[0x7f], [0x8f, 0xff, 0xff, 0xff, 0x7f], [0x87, 0xff, 0xff, 0x7f]])
  const file = Buffer.concat([header, Buffer.from([0x00, ...length]), packed])
  file.writeUInt32BE(file.length, 8)
  return file
}

const noise: Way = (_, random) =>
  Buffer.concat([
    Buffer.from(random.pick(['OTTO', '\u0000\u0001\u0000\u0000', 'wOF2', 'true', 'ttcf']), 'latin1'),
    Buffer.from(Array.from({ length: whole(random, 6000) }, () => whole(random, 256))),
  ])

const WAYS: Readonly<Record<string, Way>> = {
  cut,
  flipBits,
  blankRange,
  hugeNumbers,
  wrongDirectory,
  swapTables,
  tangledParts,
  deepSubroutines,
  bomb,
  noise,
}

/** Damages real fonts and built ones in many ways. The same seed gives the same files. */
export async function createHostileFonts(seed: number, count: number): Promise<HostileFile[]> {
  const packed = fontBytes('oswald', 600)
  const plain = [
    Buffer.from(await decompress(packed)),
    Buffer.from(await decompress(fontBytes('playfair-display', 400))),
    Buffer.from(await decompress(fontBytes('inter', 'wght'))),
    buildFont({ depth: 4, calls: 2 }),
  ]
  const ways = Object.entries(WAYS)
  return Array.from({ length: count }, (_, at) => {
    const random = randomFrom(seed, `font ${at}`)
    const [name, way] = ways[at % ways.length] ?? ['noise', noise]
    const isPacked = (way === cut || way === flipBits || way === blankRange) && random.chance(0.3)
    return { name: `${at} ${name}`, bytes: way(isPacked ? packed : random.pick(plain), random) }
  })
}

/** Damages palette files: Adobe Swatch Exchange, GIMP and JSON. */
export function createHostilePalettes(seed: number, count: number) {
  const block = (name: string, values: number[]) => {
    const text = Buffer.from(`${name}\u0000`, 'utf16le').swap16()
    const body = Buffer.alloc(2 + text.length + 4 + values.length * 4 + 2)
    body.writeUInt16BE(text.length / 2)
    text.copy(body, 2)
    body.write('RGB ', 2 + text.length, 'latin1')
    values.forEach((value, at) => body.writeFloatBE(value, 6 + text.length + at * 4))
    const head = Buffer.alloc(6)
    head.writeUInt16BE(1)
    head.writeUInt32BE(body.length, 2)
    return Buffer.concat([head, body])
  }
  const ase = Buffer.concat([
    Buffer.from('ASEF\u0000\u0001\u0000\u0000\u0000\u0000\u0000\u0002', 'latin1'),
    block('Moss', [0.1, 0.3, 0.2]),
    block('Sand', [0.9, 0.8, 0.7]),
  ])
  const gpl = Buffer.from(`GIMP Palette\nName: Moss\n${'26 77 51 Moss\n'.repeat(300)}`)
  const json = Buffer.from(
    JSON.stringify({ colors: Array.from({ length: 200 }, () => ({ name: 'Moss', hex: '#1A4D33' })) }),
  )
  const kinds = [
    ['ase', ase],
    ['gpl', gpl],
    ['json', json],
  ] as const
  return Array.from({ length: count }, (_, at) => {
    const random = randomFrom(seed, `palette ${at}`)
    const [kind, base] = kinds[at % kinds.length] ?? kinds[0]
    const way = random.pick([cut, flipBits, blankRange])
    const deep = Buffer.from('['.repeat(50_000))
    return { kind, bytes: kind === 'json' && random.chance(0.2) ? deep : way(base, random) }
  })
}
