/** Builds small fonts with CFF outlines, whose parts a test can make hostile. */

const LETTERS = 52
const u16 = (...values: number[]) =>
  Buffer.concat(values.map((value) => Buffer.from([(value >> 8) & 255, value & 255])))
const u32 = (...values: number[]) => Buffer.concat(values.map((value) => u16(value >>> 16, value & 0xffff)))

/** A number of a charstring or dictionary in the form that always has five bytes, or three in a charstring. */
const dictNumber = (value: number) => Buffer.concat([Buffer.from([29]), u32(value)])
const charNumber = (value: number) => Buffer.concat([Buffer.from([28]), u16(value & 0xffff)])

/** An INDEX with offsets of four bytes (https://adobe-type-tools.github.io/font-tech-notes/pdfs/5176.CFF.pdf). */
function index(items: readonly Buffer[]): Buffer {
  if (items.length === 0) return u16(0)
  let at = 1
  const offsets = [1, ...items.map((item) => (at += item.length))]
  return Buffer.concat([u16(items.length), Buffer.from([4]), u32(...offsets), ...items])
}

const BOX = Buffer.concat([
  ...[100, 0].map(charNumber),
  Buffer.from([21]),
  ...[400, 0, 0, 700, -400, 0].map(charNumber),
  Buffer.from([5, 14]),
])
const GLOBAL_BIAS = 107
const [CALL_GLOBAL, RETURN, END] = [29, 11, 14]

interface FontParts {
  /** Global subroutines, each of which calls the next one `calls` times. */
  depth?: number
  calls?: number
  /** Bits of `fsType`. */
  permission?: number
  /** Letters without an outline. */
  isBlank?: boolean
  /** Tables that are added or replaced. */
  tables?: Readonly<Record<string, Buffer>>
}

/** Builds a font with boxes for A to Z and a to z. */
export function buildFont({
  depth = 0,
  calls = 1,
  permission = 0,
  isBlank = false,
  tables = {},
}: FontParts = {}): Buffer {
  const cff = buildCff(depth, calls, isBlank)
  const own: Record<string, Buffer> = {
    'CFF ': cff,
    'OS/2': buildOs2(permission),
    cmap: buildCmap(),
    head: Buffer.concat([
      u32(0x10000, 0x10000, 0, 0x5f0f3cf5),
      u16(0, 1000),
      Buffer.alloc(16),
      u16(0, 0, 600, 800, 0, 8, 2, 0, 0),
    ]),
    hhea: Buffer.concat([u32(0x10000), u16(800, -200 & 0xffff, 0, 600), Buffer.alloc(22), u16(LETTERS + 1)]),
    hmtx: Buffer.concat(Array.from({ length: LETTERS + 1 }, () => u16(600, 100))),
    maxp: Buffer.concat([u32(0x5000), u16(LETTERS + 1)]),
    name: buildName('Boxes'),
    post: Buffer.concat([u32(0x30000), Buffer.alloc(28)]),
    ...tables,
  }
  return wrap('OTTO', own)
}

/** Joins tables to a file. */
function wrap(signature: string, tables: Readonly<Record<string, Buffer>>): Buffer {
  const tags = Object.keys(tables).toSorted()
  let at = 12 + tags.length * 16
  const records: Buffer[] = []
  const bodies: Buffer[] = []
  for (const tag of tags) {
    const table = tables[tag] ?? Buffer.alloc(0)
    const body = Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)])
    records.push(Buffer.from(tag, 'latin1'), u32(0, at, table.length))
    bodies.push(body)
    at += body.length
  }
  return Buffer.concat([Buffer.from(signature, 'latin1'), u16(tags.length, 0, 0, 0), ...records, ...bodies])
}

function buildCff(depth: number, calls: number, isBlank: boolean): Buffer {
  const subroutines = Array.from({ length: depth }, (_, level) => {
    const call = Buffer.concat([charNumber(level + 1 - GLOBAL_BIAS), Buffer.from([CALL_GLOBAL])])
    const body =
      level + 1 < depth
        ? Array.from({ length: calls }, () => call)
        : [...[400, 0, 0, 700, -400, 0].map(charNumber), Buffer.from([5])]
    return Buffer.concat([...body, Buffer.from([RETURN])])
  })
  const first = Buffer.concat([
    ...[100, 0].map(charNumber),
    Buffer.from([21]),
    charNumber(-GLOBAL_BIAS),
    Buffer.from([CALL_GLOBAL, END]),
  ])
  const letter = isBlank ? Buffer.from([END]) : depth > 0 ? first : BOX
  const glyphs = index([Buffer.from([END]), ...Array.from({ length: LETTERS }, () => letter)])
  const [names, strings, globals] = [index([Buffer.from('Boxes')]), index([]), index(subroutines)]
  const header = Buffer.from([1, 0, 4, 4])
  const top = (at: number) =>
    index([Buffer.concat([dictNumber(at), Buffer.from([17]), dictNumber(0), dictNumber(at), Buffer.from([18])])])
  const before = header.length + names.length + top(0).length + strings.length + globals.length
  return Buffer.concat([header, names, top(before), strings, globals, glyphs])
}

function buildOs2(permission: number): Buffer {
  const start = u16(4, 600, 400, 5, permission)
  return Buffer.concat([
    start,
    Buffer.alloc(52),
    u16(0x40, 65, 122, 800, -200 & 0xffff, 0, 800, 200),
    Buffer.alloc(8),
    u16(500, 700, 0, 32, 2),
  ])
}

function buildCmap(): Buffer {
  const segments = [
    [65, 90, 1],
    [97, 122, 27],
    [0xffff, 0xffff, 0],
  ] as const
  const twice = segments.length * 2
  const body = [
    u16(4, 16 + segments.length * 8, 0, twice, 4, 1, twice - 4),
    u16(...segments.map(([, to]) => to)),
    u16(0),
    u16(...segments.map(([from]) => from)),
    u16(...segments.map(([from, , glyph]) => (glyph - from) & 0xffff)),
    u16(...segments.map(() => 0)),
  ]
  return Buffer.concat([u16(0, 1, 3, 1), u32(12), ...body])
}

function buildName(family: string): Buffer {
  const text = Buffer.from(family, 'utf16le').swap16()
  return Buffer.concat([u16(0, 1, 18), u16(3, 1, 0x409, 1, text.length, 0), text])
}
