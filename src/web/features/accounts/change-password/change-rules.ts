import { CODE_DIGITS, PASSWORD_MIN } from '#contract/limits.ts'

interface Change {
  code: string
  password: string
  confirmation: string
}

/** Lists the fields that prevent submitting. */
export function changeProblems({ code, password, confirmation }: Change): Record<keyof Change, boolean> {
  return {
    code: code.length !== CODE_DIGITS,
    password: Array.from(password).length < PASSWORD_MIN,
    confirmation: confirmation !== password,
  }
}
