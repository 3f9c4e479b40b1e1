/** Writes the decimal digits of every script, also full-width ones, as 0 to 9. */
export const toPlainDigits = (text: string): string => text.replaceAll(/\p{Nd}/gu, toDigit)

/** The decimal digits of a script are ten code points in a row, the zero first. */
function toDigit(digit: string): string {
  let zero = digit.codePointAt(0) ?? 0
  const at = zero
  while (at - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String(at - zero)
}
