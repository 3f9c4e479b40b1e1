import type { FactKind } from '../../copywriter/facts/fact.ts'
import type { PieceKind, PlacedPiece } from '../../model/pieces.ts'
import type { Scene } from '../../model/scene.ts'
import type { CheckFinding } from '../check-rule.ts'
import type { DesignRule } from './design-rule.ts'

/** The sentence of a finding. It is one of `BRAND_CHECK_SENTENCES`, which the screens translate. */
export const LEFT_OUT_LABEL = 'This is only in the caption: “{words}”'

const FACTS = [
  'discount',
  'bundle',
  'price',
  'free',
  'date',
  'deadline',
  'place',
  'condition',
  'contact',
] satisfies FactKind[]
/** What a reader needs to come, to buy or to answer. */
const NEEDED: readonly string[] = FACTS
/** What a request says besides. Sign-offs and calls may stand in the caption alone. */
const SAID: readonly string[] = ['message', 'quotation', 'list_item', 'person'] satisfies PieceKind[]

/** Points that are left where a needed fact is missing, and where something else is. */
const WITHOUT_FACT = 0.3
const WITHOUT_WORDS = 0.6
/** At most this many findings are shown. */
const MOST_SHOWN = 6

/** Checks that what the request says is on the picture. What a person put into the caption belongs there. */
export function checkMessage({ copy }: Scene): DesignRule[] {
  const said = (copy.pieces ?? []).filter((piece) => isNeeded(piece) || SAID.includes(piece.kind))
  if (said.length === 0) return []
  const left = said.filter(({ slot, dropped }) => slot === 'caption' && dropped)
  const findings = left.map(({ text }): CheckFinding => ({
    label: LEFT_OUT_LABEL.replace('{words}', () => text),
    box: null,
  }))
  const worst = left.some(isNeeded) ? WITHOUT_FACT : WITHOUT_WORDS
  return [
    {
      rule: 'message_shown',
      label: 'The whole message is on the picture',
      passed: left.length === 0,
      value: left.length,
      threshold: 0,
      unit: 'findings',
      box: null,
      ...(left.length > 0 && { findings: findings.slice(0, MOST_SHOWN) }),
      points: left.length === 0 ? 1 : worst / left.length,
      weight: 0.5,
    },
  ]
}

const isNeeded = ({ kind, emphasis }: PlacedPiece): boolean =>
  NEEDED.includes(kind) || emphasis.some((fact) => NEEDED.includes(fact.kind))
