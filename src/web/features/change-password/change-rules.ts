import { CODE_DIGITS, PASSWORD_MIN } from '#contract/limits.ts'

interface Change {
  code: string
  password: string
  confirmation: string
}

/** Removes all characters but digits and cuts the text to the length of a code, so that a pasted `123 456` is accepted. */
export const extractDigits = (text: string): string => text.replaceAll(/\D/g, '').slice(0, CODE_DIGITS)

/** Lists the fields that prevent submitting. */
export function changeProblems({ code, password, confirmation }: Change): Record<keyof Change, boolean> {
  return {
    code: code.length !== CODE_DIGITS,
    password: Array.from(password).length < PASSWORD_MIN,
    confirmation: confirmation !== password,
  }
}
