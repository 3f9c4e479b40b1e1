import { PASSWORD_ADVISED, PASSWORD_MIN } from '#contract/limits.ts'

export interface Estimate {
  /** 0 (can be guessed immediately) to 4. */
  score: number
  /** Whether the whole password is a common one. */
  isCommon: boolean
}

export interface Advice {
  score: number
  label: string
  text: string
}

const LABELS = ['Very weak', 'Weak', 'Fair', 'Good', 'Strong']

/** Advice on a password. `personal` are the email address and the username, as far as they are known. */
export function adviceOn(password: string, personal: readonly string[], { score, isCommon }: Estimate): Advice {
  const length = Array.from(password).length
  if (length < PASSWORD_MIN) return advice(0, `At least ${PASSWORD_MIN} characters are needed.`)
  if (isPersonal(password, personal)) return advice(0, 'This is your email address or username; choose something else.')
  if (isCommon) return advice(0, 'This is one of the most common passwords; it is guessed first.')
  if (length < PASSWORD_ADVISED)
    return advice(score, `Use ${PASSWORD_ADVISED} characters or more, a few words for example.`)
  return advice(
    score,
    score < 3
      ? 'Long, but easy to guess; mix in words that do not belong together.'
      : 'Long enough, and hard to guess.',
  )
}

function isPersonal(password: string, personal: readonly string[]): boolean {
  const typed = password.trim().toLowerCase()
  return personal
    .flatMap((text) => [text, text.split('@')[0] ?? ''])
    .some((text) => text.trim() !== '' && text.trim().toLowerCase() === typed)
}

function advice(score: number, text: string): Advice {
  return { score, label: LABELS[score] ?? 'Very weak', text }
}
