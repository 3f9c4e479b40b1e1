import { type TextsOfSet, findTextSet, joinCaption } from '#contract/platforms/text-rules.ts'
import { TEXT_FIELDS, type TextFieldKey } from '#contract/platforms/text-set.ts'
import type { PackItem } from '#contract/campaigns/pack.ts'
import { writeCsv } from '#contract/text/csv.ts'
import type { CellTexts } from './cell-texts.ts'

/** A file of a pack with the texts that belong to it. */
export interface Captioned {
  item: PackItem
  texts: readonly CellTexts[]
}

export interface TextFile {
  name: string
  input: string
}

/** All files with texts, of cells and of all `items`, which are the files of their slides too: `copy.csv`, `alt-texts.csv`, for each platform and language a text to read, and tables to import. */
export function writeCopyFiles(cells: readonly Captioned[], items: readonly PackItem[]): TextFile[] {
  return [
    { name: 'copy.csv', input: writeCopyCsv(cells) },
    { name: 'alt-texts.csv', input: writeAltTexts(items) },
    ...groupBy(cells, ({ item }) => `${item.platform}/texts_${item.language}.txt`).map(([name, of]) => ({
      name,
      input: writeReadable(of),
    })),
    ...groupBy(listByKind(cells, 'post'), ({ item }) => `import/${item.platform}_posts.csv`).map(([name, of]) => ({
      name,
      input: writePosts(of),
    })),
    ...groupBy(listByKind(cells, 'ad'), ({ texts }) => `import/${toFileSet(texts[0])}_ads.csv`).map(([name, of]) => ({
      name,
      input: writeAds(of),
    })),
  ]
}

/** `google.pmax` as part of a file name. */
const toFileSet = (texts: CellTexts | undefined) => (texts?.text_set ?? 'other').replace(/\.ad$/, '').replace('.', '-')

/** Cells with the texts of one kind: one entry for each set. */
const listByKind = (cells: readonly Captioned[], kind: CellTexts['kind']): Captioned[] =>
  cells.flatMap(({ item, texts }) => texts.filter((one) => one.kind === kind).map((one) => ({ item, texts: [one] })))

/** Texts of a field that has several are separated by this sign. */
const BETWEEN = ' | '
const SHARED_COLUMNS = ['file_name', 'cell_key', 'platform', 'placement', 'format', 'language', 'variant', 'product']

/** One row for each cell and set of texts. */
function writeCopyCsv(cells: readonly Captioned[]): string {
  const rows = cells.flatMap(({ item, texts }) =>
    texts.map(({ text_set, fields }) => [
      ...listShared(item),
      item.planned_on,
      text_set,
      ...TEXT_FIELDS.map((field) => (fields[field] ?? []).join(field === 'hashtags' ? ' ' : BETWEEN)),
      item.landing_url,
    ]),
  )
  return writeCsv([...SHARED_COLUMNS, 'planned_on', 'text_set', ...TEXT_FIELDS, 'landing_url'], rows)
}

const listShared = (item: PackItem) => [
  item.file_name,
  item.cell_key,
  item.platform,
  item.placement,
  item.format,
  item.language,
  item.variant,
  item.product,
]

/** One row for each picture. The document of a carousel is none. */
const writeAltTexts = (items: readonly PackItem[]) =>
  writeCsv(
    ['file_name', 'language', 'alt_text'],
    items
      .filter(({ mime_type }) => mime_type !== 'application/pdf')
      .map(({ file_name, language, alt_text }) => [file_name, language, alt_text]),
  )

/** A general table for publishing tools: no platform has columns of its own for posts. */
function writePosts(cells: readonly Captioned[]): string {
  const columns = ['date', 'platform', 'placement', 'language', 'file_name', 'title', 'text', 'first_comment']
  const rows = cells.map(({ item, texts: [first] }) => {
    const fields = first?.fields ?? {}
    return [
      item.planned_on,
      item.platform,
      item.placement,
      item.language,
      item.file_name,
      fields.title?.[0] ?? '',
      toCaption(fields),
      fields.first_comment?.[0] ?? '',
      item.alt_text,
      (fields.tags ?? []).join(','),
      item.landing_url,
    ]
  })
  return writeCsv([...columns, 'alt_text', 'tags', 'link'], rows)
}

/** A table of one kind of ad: each field has as many columns as the platform takes texts: `headline_1` to `headline_15`. */
function writeAds(cells: readonly Captioned[]): string {
  const set = findTextSet(cells[0]?.texts[0]?.text_set ?? '')
  const columns = (set?.fields ?? []).flatMap(({ key, texts }) =>
    Array.from({ length: texts.max }, (_, index) => ({
      name: texts.max === 1 ? key : `${key}_${index + 1}`,
      read: (fields: TextsOfSet) => fields[key]?.[index] ?? '',
    })),
  )
  const rows = cells.map(({ item, texts: [first] }) => [
    item.cell_key,
    item.language,
    item.file_name,
    ...columns.map(({ read }) => read(first?.fields ?? {})),
    item.landing_url,
  ])
  return writeCsv(['ad_name', 'language', 'image', ...columns.map(({ name }) => name), 'final_url'], rows)
}

const NAMES: Readonly<Record<TextFieldKey, string>> = {
  title: 'Title',
  caption: 'Caption',
  hashtags: 'Hashtags',
  tags: 'Tags',
  first_comment: 'First comment',
  alt_text: 'Alt text',
  primary_text: 'Primary text',
  headline: 'Headline',
  long_headline: 'Long headline',
  description: 'Description',
  business_name: 'Business name',
  path: 'Path',
  card_headline: 'Card headline',
}

/** The texts of each file one below the other, to copy and paste. */
const writeReadable = (cells: readonly Captioned[]) =>
  cells
    .map(({ item, texts }) => [item.file_name, ...texts.flatMap(listReadable), ...listLink(item), ''].join('\r\n'))
    .join(`${'-'.repeat(60)}\r\n`)

function listReadable({ text_set, kind, fields }: CellTexts): string[] {
  const shown: TextsOfSet = kind === 'post' ? { ...fields, caption: [toCaption(fields)], hashtags: [] } : fields
  const parts = TEXT_FIELDS.flatMap((field) =>
    (shown[field] ?? []).filter(Boolean).map((text) => `${NAMES[field]}:\r\n${text.replaceAll('\n', '\r\n')}\r\n`),
  )
  return ['', `[${text_set}]`, ...parts]
}

const listLink = ({ landing_url }: PackItem) => (landing_url ? [`Link:\r\n${landing_url}\r\n`] : [])

const toCaption = ({ caption, hashtags }: TextsOfSet) => joinCaption(caption?.[0] ?? '', hashtags ?? [])

function groupBy<T>(list: readonly T[], keyOf: (one: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>()
  for (const one of list) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one])
  return [...groups]
}
