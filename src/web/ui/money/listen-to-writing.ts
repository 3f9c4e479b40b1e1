import type { Currency } from '#contract/languages/languages.ts'
import { tidyPrice } from '#contract/money/tidy-price.ts'
import { readMoney } from '#web/lib/money/read-money.ts'

interface Writing {
  getCurrency: () => Currency | null
  /** A pasted price names its currency. */
  onCurrency: (currency: Currency) => void
  /** What was pasted cannot be read; null: it can. */
  onProblem: (sentence: string | null) => void
}

/**
 * Lets a number input understand what browsers drop or misread in it: a comma, digits of other scripts, a pasted price, and thousands.
 * Returns a function that stops it. A browser accepts a point in every language, whatever its own mark is.
 */
export function listenToWriting(field: HTMLInputElement, writing: Writing): () => void {
  /** The mark that was typed in place of the point that the field has. */
  let typedMark = '.'
  const listeners = new AbortController()
  const listen = <Name extends keyof HTMLElementEventMap>(name: Name, on: (event: HTMLElementEventMap[Name]) => void) =>
    field.addEventListener(name, on, { signal: listeners.signal })

  listen('beforeinput', (event) => {
    const typed = event.inputType === 'insertText' ? tidyPrice(event.data ?? '') : ''
    if (typed.length !== 1) return
    if (/^[.,٫]$/.test(typed)) {
      event.preventDefault()
      typeMark(field)
      typedMark = typed === '.' ? '.' : ','
    } else if (typed !== event.data && /^\d$/.test(typed)) {
      event.preventDefault()
      insert(typed)
    }
  })
  listen('paste', (event) => {
    const text = event.clipboardData?.getData('text/plain') ?? ''
    if (/^\d*$/.test(text.trim())) return
    event.preventDefault()
    const { price, error } = readMoney(text, writing.getCurrency())
    writing.onProblem(error)
    if (!price) return
    write(field, price.amount)
    if (price.currency && price.candidates.length > 0) writing.onCurrency(price.currency)
  })
  // `1,299` typed in English is a whole number, and so is `1.299` in German.
  listen('change', () => {
    if (!/^\d{1,3}\.\d{3}$/.test(field.value)) return
    const { price } = readMoney(field.value.replace('.', typedMark), writing.getCurrency())
    if (price && !price.isRounded) write(field, price.amount)
  })
  listen('wheel', () => field.blur())
  return () => listeners.abort()
}

/** Types the mark of the decimals. A mark before it was one between thousands. */
function typeMark(field: HTMLInputElement): void {
  if (field.value.includes('.')) write(field, field.value.replace('.', ''))
  insert('.')
}

/** Inserts text at the caret as if it were typed, so that it can be undone. A number input has no other way to do this. */
// oxlint-disable-next-line typescript/no-deprecated
const insert = (text: string) => document.execCommand('insertText', false, text)

/** Sets the value in a way that React and the form notice. */
function write(field: HTMLInputElement, value: number | string): void {
  Reflect.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, String(value))
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
