import { PASSWORD_ADVISED, PASSWORD_MIN } from '#contract/limits.ts'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/form-controls.ts'

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

const LABELS = [t.veryWeak, t.weak, t.fair, t.good, t.strong]

/** Advice on a password. `personal` are the email address and the username, as far as they are known. */
export function adviceOn(password: string, personal: readonly string[], { score, isCommon }: Estimate): Advice {
  const length = Array.from(password).length
  if (length < PASSWORD_MIN) return advice(0, fill(t.atLeastCharactersAreNeeded, { min: PASSWORD_MIN }))
  if (isPersonal(password, personal)) return advice(0, t.passwordIsName)
  if (isCommon) return advice(0, t.passwordIsCommon)
  if (length < PASSWORD_ADVISED) return advice(score, fill(t.charactersOrMoreA, { advised: PASSWORD_ADVISED }))
  return advice(score, score < 3 ? t.passwordIsGuessable : t.passwordIsStrong)
}

function isPersonal(password: string, personal: readonly string[]): boolean {
  const typed = password.trim().toLowerCase()
  return personal
    .flatMap((text) => [text, text.split('@')[0] ?? ''])
    .some((text) => text.trim() !== '' && text.trim().toLowerCase() === typed)
}

function advice(score: number, text: string): Advice {
  return { score, label: LABELS[score] ?? t.veryWeak, text }
}
