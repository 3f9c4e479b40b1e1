import type { LABELS } from './carry-words.ts'
import { DURATIONS } from './read-measures.ts'
import type { FactKind } from '../facts/fact.ts'
import type { Node, NodeType } from './node.ts'
import type { Rule } from './phrase-rules.ts'

/** What a label can stand beside. A duration counts with it only. */
const LABELED: Readonly<Partial<Record<(typeof LABELS)[number], readonly NodeType[]>>> = {
  tickets: ['money'],
  entry: ['money', 'when', 'bound'],
  delivery: ['money', 'measure', 'bound'],
  deposit: ['money'],
  total: ['money'],
  early_bird: ['money', 'offer', 'bound'],
  box_office: ['money'],
  presale: ['money', 'bound'],
  reduced: ['money'],
  registration: ['money', 'when', 'bound'],
  application: ['bound'],
  booking: ['bound'],
  order: ['bound'],
  entries: ['bound'],
  reply: ['bound'],
  doors: ['when', 'bound'],
  start: ['when', 'bound'],
  end: ['when'],
  open: ['when', 'bound'],
  closed: ['when', 'bound'],
  duration: ['measure'],
  warranty: ['measure'],
  money_back: ['measure'],
  returns: ['measure'],
  trial: ['measure'],
  stay: ['measure'],
  range: ['measure'],
  battery: ['measure'],
}
/** Labels that stand behind their value as well: "2-year warranty". */
const BEHIND: readonly string[] = [
  'duration',
  'warranty',
  'money_back',
  'returns',
  'trial',
  'stay',
  'range',
  'battery',
  'tickets',
  'deposit',
  'total',
  'box_office',
  'presale',
  'delivery',
  'doors',
  'entry',
]
const LENGTHS: readonly string[] = ['meter', 'kilometer', 'mile']
/** Labels whose value is a duration. */
const LASTING: readonly string[] = [
  'duration',
  'warranty',
  'money_back',
  'returns',
  'trial',
  'stay',
  'battery',
  'delivery',
]

function isValueOf(name: string, x: Node): boolean {
  if (x.is !== 'measure') return x.as !== 'measure'
  return LASTING.includes(name) ? DURATIONS.includes(x.unit) : LENGTHS.includes(x.unit)
}

/** The rules of a label: "Tickets: €12", "2-year warranty". */
export function createLabelRules(name: (typeof LABELS)[number], texts: readonly string[], isUnspaced: boolean): Rule[] {
  const gap = isUnspaced ? '' : ' '
  const types = LABELED[name] ?? []
  if (types.length === 0) return []
  const ahead = texts.flatMap((text) => [
    `${text}${gap}{x}`,
    ...(isUnspaced ? [`${text}：{x}`, `${text}は{x}`] : [`${text}: {x}`, `${text} – {x}`]),
  ])
  const behind = texts.flatMap((text) => [`{x}${gap}${text}`, ...(isUnspaced ? [`{x}の${text}`] : [])])
  const rule = (list: readonly string[], x: readonly NodeType[]): Rule => ({
    key: `labels.${name}`,
    as: 'fact',
    kind: 'date',
    texts: list,
    parts: { x },
    make: (parts) => makeLabeled(name, parts['x']),
  })
  return [
    rule(ahead, types),
    ...(BEHIND.includes(name)
      ? [
          rule(
            behind,
            types.filter((type) => type !== 'when'),
          ),
        ]
      : []),
  ]
}

function makeLabeled(name: (typeof LABELS)[number], x: Node | undefined): Node | null {
  if (!x || !isValueOf(name, x) || (x.is === 'phrase' && x.key.startsWith('read.'))) return null
  // A labeled price has its label already.
  if (x.is === 'phrase' && x.key.startsWith('labels.')) return null
  const type = x.as
  const isDeadline = x.kind === 'deadline'
  const kind: FactKind =
    type === 'money'
      ? 'price'
      : type === 'offer'
        ? x.kind
        : isDeadline
          ? 'deadline'
          : type === 'measure'
            ? 'quantity'
            : 'date'
  return {
    as: type === 'money' ? 'money' : type === 'offer' ? 'offer' : 'fact',
    kind,
    is: 'phrase',
    key: `labels.${name}`,
    parts: { x },
  }
}
