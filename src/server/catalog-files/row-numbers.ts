import type { ImportNote } from '../infrastructure/db/import-tables.ts'

interface ReadNumber {
  value: string | null
  note: ImportNote | null
}

/** `4.00638E+12`, as spreadsheets write long numbers. */
const SCIENTIFIC = /^(\d)(?:[.,](\d{1,20}))?E\+?(\d{1,2})$/i

/** The digits of a number that a spreadsheet wrote with an exponent; null if digits are lost. Undefined for other texts. */
function restoreDigits(text: string): string | null | undefined {
  const [, first, decimals = '', exponent] = SCIENTIFIC.exec(text) ?? []
  if (first === undefined) return undefined
  return decimals.length === Number(exponent) ? first + decimals : null
}

/** A number of a product. One that a spreadsheet shortened is left out with a note. */
export function readNumber(field: 'sku' | 'upc', text: string): ReadNumber {
  const digits = restoreDigits(text)
  if (digits === null) {
    const message = `A spreadsheet shortened this number to ${text}, so it is left out`
    return { value: null, note: { field, message } }
  }
  // Spreadsheets write whole numbers with a decimal too.
  return { value: digits ?? text.replace(/^(\d{8,14})[.,]0{1,2}$/, '$1'), note: null }
}

/** The key of a row, or null if a spreadsheet shortened it so that several rows may have the same. */
export function readKey(text: string | undefined): string | null {
  return (text && (restoreDigits(text) === undefined ? text : restoreDigits(text))) || null
}
