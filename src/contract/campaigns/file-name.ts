/** File names of a publishing pack. No zod, so any page may import it. */

export const FILE_NAME_FIELDS = [
  'brand',
  'campaign',
  'product',
  'platform',
  'placement',
  'size',
  'language',
  'variant',
  'version',
] as const
export type FileNameField = (typeof FILE_NAME_FIELDS)[number]

export const DEFAULT_FILE_NAME_PATTERN =
  '{brand}_{campaign}_{product}_{platform}-{placement}_{size}_{language}_{variant}_v{version}'
/** Characters of a pattern. */
export const FILE_NAME_PATTERN_MAX = 200
/** Bytes of a whole name with its extension. All characters are ASCII. */
export const FILE_NAME_MAX_BYTES = 120

export interface FileNameFacts {
  /** The number of the content. It is the name of what has no Latin letters, and makes equal names different. */
  id: number
  values: Readonly<Record<FileNameField, string | number | null>>
  /** Without the period. */
  extension: string
  /** Numbered files that follow this one, such as the slides of a carousel after the first: `name_02.jpg`. */
  further?: number
}

/** The names of a pattern that are no fields: `{colour}`. Empty for a valid pattern. */
export const listUnknownFields = (pattern: string): string[] =>
  Array.from(pattern.matchAll(/\{([^{}]*)\}/g), ([, name = '']) => name).filter(
    (name) => !FILE_NAME_FIELDS.some((field) => field === name),
  )

/**
 * Builds the name of a file: a to z, 0 to 9, hyphens and underscores, at most 120 bytes, and no name that Windows reserves. A value without
 * Latin letters or digits is left out with its separator. `taken` holds the names of the same folder without their extensions, and gets the
 * new one and those of its further files; an equal name gets the id of the content at its end.
 */
export function buildFileName(pattern: string, facts: FileNameFacts, taken: Set<string>): string {
  const extension = toPart(facts.extension) || 'bin'
  const filled = pattern.replaceAll(/\{([^{}]*)\}/g, (_, name: string) => fillField(name, facts))
  const reduced = cleanName(filled) || `file_${facts.id}`
  const further = facts.further ?? 0
  const longest = FILE_NAME_MAX_BYTES - extension.length - 1 - (further > 0 ? numberStem('', further + 1).length : 0)
  const name = cutName(RESERVED.test(reduced) ? `${reduced}_${facts.id}` : reduced, longest)
  const stem = findFreeStem(name, facts.id, longest, (of) => listStems(of, further).every((one) => !taken.has(one)))
  for (const one of listStems(stem, further)) taken.add(one)
  return `${stem}.${extension}`
}

/** The name of a further file: `name_02`. */
export const numberStem = (stem: string, number: number): string => `${stem}_${String(number).padStart(2, '0')}`

const listStems = (stem: string, further: number) => [
  stem,
  ...Array.from({ length: further }, (_, index) => numberStem(stem, index + 2)),
]

/** Characters of one value, so that a long one leaves room for the others. */
const VALUE_MAX = 40

const fillField = (name: string, { values }: FileNameFacts): string => {
  const field = FILE_NAME_FIELDS.find((one) => one === name)
  return field ? cutName(toPart(String(values[field] ?? '')), VALUE_MAX) : ''
}

/** A value as one part: words joined by hyphens. */
export const toPart = (text: string): string =>
  toLatin(text)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|(?<!-)-+$/g, '')

/** Fields that were left out leave no separators, and no lone `v`. */
const cleanName = (text: string) =>
  toLatin(text)
    .toLowerCase()
    .replaceAll(/[^a-z0-9_-]+/g, '-')
    .replaceAll(/(?<=^|_)v(?=_|$)/g, '')
    .replaceAll(/[-_]+/g, (run) => (run.includes('_') ? '_' : '-'))
    .replaceAll(/^[-_]+|(?<![-_])[-_]+$/g, '')

const cutName = (text: string, max: number) => text.slice(0, max).replace(/(?<![-_])[-_]+$/, '')

/** https://learn.microsoft.com/windows/win32/fileio/naming-a-file */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/

function findFreeStem(name: string, id: number, longest: number, isFree: (stem: string) => boolean): string {
  if (isFree(name)) return name
  for (let count = 1; ; count += 1) {
    const end = count === 1 ? `_${id}` : `_${id}-${count}`
    const other = `${cutName(name, longest - end.length)}${end}`
    if (isFree(other)) return other
  }
}

/** Letters that are no base letter with a mark. */
const LETTERS: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  å: 'a',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  ґ: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  є: 'ie',
  ж: 'zh',
  з: 'z',
  и: 'i',
  і: 'i',
  ї: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'iu',
  я: 'ia',
  α: 'a',
  β: 'v',
  γ: 'g',
  δ: 'd',
  ε: 'e',
  ζ: 'z',
  η: 'i',
  θ: 'th',
  ι: 'i',
  κ: 'k',
  λ: 'l',
  μ: 'm',
  ν: 'n',
  ξ: 'x',
  ο: 'o',
  π: 'p',
  ρ: 'r',
  σ: 's',
  ς: 's',
  τ: 't',
  υ: 'y',
  φ: 'f',
  χ: 'ch',
  ψ: 'ps',
  ω: 'o',
}

/** Writes Cyrillic, Greek and accented letters in Latin letters. Other scripts stay, and are left out of names. */
export function toLatin(text: string): string {
  const composed = text.normalize('NFKC').toLowerCase()
  const written = Array.from(composed, (letter) => LETTERS[letter] ?? letter.normalize('NFD').replaceAll(/\p{M}/gu, ''))
  return written.map((letter) => LETTERS[letter] ?? letter).join('')
}
