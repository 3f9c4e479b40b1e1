import { findLocale, formatAmount, formatNumber, formatPercent, tidy } from '../languages/format-amounts.ts'
import type { LanguagePack } from '../languages/language-pack.ts'
import type { CarryWords } from './carry-words.ts'
import { writeDays, writeDayList, writeUntil, writeFrom } from './write-days.ts'
import { addDative } from './turkish.ts'
import type { Writer } from './writer.ts'
import type { Clock, Node } from './node.ts'

/** Writes what a node means in a language. */
export function writeNode(node: Node, writer: Writer): string {
  const { words, pack } = writer
  switch (node.is) {
    case 'text':
      return node.text
    case 'days':
      return writeDays(node.from, node.to, writer)
    case 'list':
      return writeDayList(node.days, writer)
    case 'times':
      return writeTimes(node.from, node.to, words)
    case 'moment':
      return `${writeNode(node.day, writer)}${joinTime(words)}${writeNode(node.time, writer)}`
    case 'amount':
      return writeAmount(node, writer)
    case 'percent':
      return writePercent(node, writer)
    case 'number':
      return formatNumber(node.value, pack.tag)
    case 'measure':
      return writeMeasure(node, pack.tag)
    case 'limited':
      return writeLimited(node, writer)
    default:
      return writePhrase(node, writer)
  }
}

/** Between a day and its time. */
const joinTime = ({ tag }: CarryWords) =>
  tag === 'ar' ? '، ' : ['ja', 'zh-Hans', 'zh-Hant', 'ko'].includes(tag) ? ' ' : ', '
/** Between limits. */
const join = ({ tag }: CarryWords) => (tag === 'ar' ? '، ' : tag === 'ja' ? '、' : tag.startsWith('zh') ? '，' : ', ')

export function writeTimes(from: Clock, to: Clock | null, { clock }: CarryWords): string {
  const write = ({ hour, minute }: Clock) => clock.write(hour === 24 && minute === 0 ? 0 : hour, minute)
  const first = write(from)
  const inner = to === null ? first : clock.range.replace('{a}', first).replace('{b}', write(to))
  return clock.frame.replace('{x}', inner)
}

function writeAmount(
  { from, to, currency, digits }: Node & { is: 'amount' },
  { pack, currency: usual }: Writer,
): string {
  const code = currency ?? usual
  const write = (amount: number) =>
    code === null ? formatNumber(amount, pack.tag, digits) : formatAmount(amount, code, pack.tag, digits)
  if (to === null) return write(from)
  if (code === null) return `${write(from)}–${write(to)}`
  return `${write(from)}${RANGE[pack.tag] ?? ' – '}${write(to)}`
}

const RANGE: Readonly<Record<string, string>> = { ja: '〜', 'zh-Hans': '–', 'zh-Hant': '–', ko: '~' }

function writePercent({ from, to }: Node & { is: 'percent' }, { pack, currency }: Writer): string {
  const written = formatPercent(from, pack.tag, currency)
  return to === null ? written : `${written} – ${formatPercent(to, pack.tag, currency)}`
}

function writeMeasure({ value, to, unit }: Node & { is: 'measure' }, tag: string): string {
  const isShared = /[²/°A-Z]|^lm$|^px$|^kcal$|^hp$|^m2$/.test(unit)
  if (isShared) return `${formatNumber(value, tag)}${to === null ? '' : `–${formatNumber(to, tag)}`}\u00A0${unit}`
  const format = new Intl.NumberFormat(findLocale(tag), {
    style: 'unit',
    unit,
    unitDisplay: SHORT.includes(unit) ? 'short' : 'long',
  })
  const written = tidy(to === null ? format.format(value) : format.formatRange(value, to))
  return tag === 'ja' || tag.startsWith('zh') ? written.replaceAll(/(?<=\d) (?=\P{ASCII})/gu, '') : written
}

/** Units whose sign is more usual than their name. */
const SHORT: readonly string[] = [
  'millimeter',
  'centimeter',
  'meter',
  'kilometer',
  'gram',
  'kilogram',
  'milliliter',
  'celsius',
  'megabyte',
  'gigabyte',
  'terabyte',
]

/** "For members: 20 % off" */
function writeLimited({ core, by }: Node & { is: 'limited' }, writer: Writer): string {
  const { words } = writer
  const isMode = (node: Node) => node.is === 'phrase' && ['say.online', 'say.store', 'say.app'].includes(node.key)
  const limits = by.toSorted((a, b) => Number(isMode(b)) - Number(isMode(a))).map((node) => writeNode(node, writer))
  const label = core.is === 'phrase' && core.key.startsWith('labels.') ? core.key.slice('labels.'.length) : null
  if (label === null || core.is !== 'phrase' || !core.parts['x'])
    return writeLabel(limits.join(join(words)), writeNode(core, writer), words)
  const named = [first(words.labels[label as keyof CarryWords['labels']]), ...limits].join(join(words))
  return writeLabel(named, writeNode(core.parts['x'], writer), words)
}

const writeLabel = (a: string, b: string, { say }: CarryWords) => first(say.label).replace('{a}', a).replace('{b}', b)

const first = (text: string) => text.split('|', 1)[0] ?? ''

function writePhrase({ key, parts }: Node & { is: 'phrase' }, writer: Writer): string {
  const { words, pack } = writer
  const part = (name: string) => {
    const found = parts[name]
    return found ? writeNode(found, writer) : ''
  }
  const [table = '', name = ''] = key.split('.')
  if (key === 'say.until') return writeUntil(parts['when'], writer, part('when'))
  if (key === 'say.from') return writeFrom(parts['when'], writer, part('when'))
  if (key === 'say.every') return writeEvery(parts['when'], writer, part('when'))
  if (key === 'offer.off') return writeOff(parts['percent'], writer)
  if (key === 'say.up_to_off') return writeUpTo(parts['percent'], writer)
  if (key === 'say.bundle') return writeBundle(parts, words)
  if (key === 'free.shipping') return lower(pack.offers.free_shipping, pack)
  if (key === 'notes.today') return lower(pack.offers.today, pack)
  if (key === 'say.max') return writeMax(parts['q'], writer, part('q'))
  if (key === 'say.money_from') return pack.offers.from.replace('{price}', part('money'))
  if (table === 'counts') return writeCount(name, parts['n'], writer)
  if (table === 'labels') return writeLabel(first(words.labels[name as keyof CarryWords['labels']]), part('x'), words)
  const template = first((words[table as 'say'] as Readonly<Record<string, string>>)[name] ?? '')
  const isSuffix = table === 'per' && !template.includes('{x}')
  const text = isSuffix
    ? `${part('x')}${words.tag.startsWith('zh') || words.tag === 'ja' ? '' : ' '}${template}`
    : template
  return Object.keys(parts).reduce(
    (left, slot) => left.replace(`{${slot}}`, part(slot)),
    adjustAge(text, key, parts, words),
  )
}

/** Russian and Ukrainian say "21 года", but "26 лет". */
function adjustAge(text: string, key: string, parts: Readonly<Record<string, Node>>, { tag }: CarryWords): string {
  const number = parts['n']
  if (number?.is !== 'number' || !key.includes('age')) return text
  const isOne = new Intl.PluralRules(tag).select(number.value) === 'one'
  return isOne ? text.replace('лет', 'года').replace('років', 'року') : text
}

const lower = (text: string, { tag }: LanguagePack) =>
  tag === 'de'
    ? text.replace(/^(?:Nur|Versandkostenfrei)/, (word) => word.toLowerCase())
    : text.charAt(0).toLocaleLowerCase(tag) + text.slice(1)

function writeEvery(when: Node | undefined, { words }: Writer, written: string): string {
  const weekday = when?.is === 'days' ? when.from.weekday : undefined
  const phrase = weekday === undefined ? undefined : words.every[weekday]
  return phrase ?? written
}

function writeOff(percent: Node | undefined, writer: Writer): string {
  if (percent?.is !== 'percent') return ''
  return percent.to === null
    ? lowerOff(writer.pack.offers.off(percent.from, writePercent(percent, writer)), writer.pack)
    : writePercent(percent, writer)
}

const lowerOff = (text: string, { tag }: LanguagePack) =>
  /^\p{Lu}\p{Ll}/u.test(text) && tag !== 'de' ? text.charAt(0).toLocaleLowerCase(tag) + text.slice(1) : text

function writeUpTo(percent: Node | undefined, writer: Writer): string {
  if (percent?.is !== 'percent') return ''
  const template = first(writer.words.say.up_to_off)
  if (writer.words.tag.startsWith('zh')) return template.replace('{percent}', writer.pack.offers.off(percent.from, ''))
  const written = writePercent({ ...percent, to: null }, writer)
  return template.replace('{percent}', writer.words.tag === 'tr' ? addDative(written) : written)
}

/** Languages that count things with a word behind the number. */
const COUNTING: readonly string[] = ['ja', 'zh-Hans', 'zh-Hant', 'ko', 'th', 'vi', 'tr']

/** "max. 2 per customer" */
function writeMax(of: Node | undefined, writer: Writer, written: string): string {
  const { words } = writer
  const template = first(words.say.max)
  const number = of?.is === 'phrase' && of.key.startsWith('per.') ? of.parts['x'] : undefined
  if (of?.is !== 'phrase' || number?.is !== 'number') return template.replace('{q}', written)
  const counted = COUNTING.includes(words.tag) ? writeCount('pieces', number, writer) : writeNode(number, writer)
  const unit = first(words.per[of.key.slice('per.'.length) as keyof CarryWords['per']])
  if (unit.includes('{x}')) return unit.replace('{x}', template.replace('{q}', counted))
  return template.replace('{q}', words.tag === 'th' || !unit.includes('{x}') ? `${counted} ${unit}` : counted)
}

function writeBundle(parts: Readonly<Record<string, Node>>, { say }: CarryWords): string {
  const [take, pay] = [parts['take'], parts['pay']]
  if (take?.is !== 'number' || pay?.is !== 'number') return ''
  return first(say.bundle)
    .replace('{take}', String(take.value))
    .replace('{pay}', String(pay.value))
    .replace('{free}', String(take.value - pay.value))
}

function writeCount(name: string, number: Node | undefined, { words, pack }: Writer): string {
  if (number?.is !== 'number') return ''
  const forms = words.counts[name as keyof CarryWords['counts']]
  const rule = new Intl.PluralRules(pack.tag).select(number.value)
  return first(forms[rule] ?? forms.other ?? '').replace('{n}', formatNumber(number.value, pack.tag))
}
