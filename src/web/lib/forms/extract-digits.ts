import { CODE_DIGITS } from '#contract/limits.ts'

/** Removes all characters but digits and cuts the text to the length of a code, so that a pasted `123 456` is accepted. */
export const extractDigits = (text: string): string => text.replaceAll(/\D/g, '').slice(0, CODE_DIGITS)
