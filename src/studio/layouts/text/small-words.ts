import type { OfferPart } from './split-offer.ts'

/**
 * The words of a price that say how it counts: "a night", "pro Satz", "la douzaine", "al litro", "za osobę", "から". They stand behind it, up to
 * the next pause.
 */
const UNIT =
  /^(?:(?:(?:an?|per|each|the|pro|je|die|das|der|par|la|le|por|el|al|il|lo|za|od|om|het|de) |(?:all|l)['’])\p{L}[\p{L}\p{M}-]*(?=[\s,;.!)]|$)|each(?=[\s,;.!)]|$)|(?:から|より|에서|부터)(?=[\s、。，,]|$))/iu
/** A longer one is a sentence. In UTF-16 code units. */
const LONGEST_UNIT = 20
const PAUSE = /^\s*[,;.、，]\s*/u

/** Parts the unit behind the figure of an offer from the words that follow it. Only one before a pause, or at the end, is a unit. */
export function splitUnit(parts: readonly OfferPart[]): OfferPart[] {
  const at = parts.findIndex(({ kind }) => kind === 'figure')
  const after = parts[at + 1]
  if (at < 0 || after?.kind !== 'words' || /[%٪]/u.test(parts[at]?.text ?? '')) return [...parts]
  const unit = UNIT.exec(after.text)?.[0] ?? ''
  const behind = after.text.slice(unit.length)
  if (unit === '' || unit.length > LONGEST_UNIT || !(behind === '' || PAUSE.test(behind))) return [...parts]
  const rest = behind.replace(PAUSE, '')
  return [
    ...parts.slice(0, at + 1),
    { kind: 'small', text: unit },
    ...(rest ? [{ ...after, text: rest }] : []),
    ...parts.slice(at + 2),
  ]
}

/** A small word before a figure has no capital that the request does not give it: "Rooms from £79" has the line "from" above "£79". */
export function keepSmall(text: string, figure: string, prompt: string): string {
  const small = lowerFirst(text)
  const amount = figure.replace(/(?<![\s,;.!])[\s,;.!]+$/u, '')
  return prompt.includes(`${small} ${amount}`) ? small : text
}

export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
