import type { Core } from '../core.ts'
import { composeEmail, type Line, type Recipient } from './compose.ts'

/** A change of what an account trusts with its data, or of who can read it. */
export type AccountChange =
  | { kind: 'providerAdded' | 'providerChanged'; name: string; address: string }
  | { kind: 'choiceChanged' | 'feedCreated' | 'keySaved' | 'keyDeleted' }

export function composeAccountChangedEmail(request: Core, to: Recipient, change: AccountChange, at: Date) {
  const { kind, ...values } = change
  return composeEmail(request, to, 'accountChanged', {
    purpose: 'account-changed',
    values: { time: at },
    list: [{ say: (words) => words.accountChanged[kind], values }],
  })
}

/** What a new password leaves as it was, and whether it ended a calendar feed. */
export interface KeptAccess {
  hasEndedFeed: boolean
  keySavedAt: Date | null
  providers: readonly { name: string; address: string }[]
  choices: number
}

export function composePasswordChangedEmail(request: Core, to: Recipient, at: Date, kept: KeptAccess) {
  const list = listKept(kept)
  return composeEmail(request, to, 'passwordChanged', {
    purpose: 'password-changed',
    values: { time: at },
    notes: [
      ...(kept.hasEndedFeed ? [{ say: (words) => words.passwordChanged.feedEnded } satisfies Line] : []),
      { say: ({ passwordChanged }) => (list.length > 0 ? passwordChanged.kept : passwordChanged.nothingKept) },
    ],
    list,
  })
}

function listKept({ keySavedAt, providers, choices }: KeptAccess): Line[] {
  const lines: Line[] = []
  if (keySavedAt) lines.push({ say: (words) => words.passwordChanged.keptKey, values: { time: keySavedAt } })
  for (const values of providers) lines.push({ say: (words) => words.passwordChanged.keptProvider, values })
  if (choices > 0) lines.push({ say: (words) => words.passwordChanged.keptChoices, values: { count: String(choices) } })
  return lines
}
