import { CircleQuestionMark, LockKeyhole, Settings } from 'lucide-react'
import { t } from '#web/words/shell.ts'
import { API_KEYS, type NavEntry } from './nav.ts'

/** The entries of the user menu above 'Logout'. */
export const USER_MENU: readonly NavEntry[] = [
  { label: t.profileSettings, to: '/dashboard/settings', icon: Settings },
  API_KEYS,
  { label: t.changePassword, to: '/dashboard/change-password', icon: LockKeyhole },
  { label: t.helpSupport, to: '/help', icon: CircleQuestionMark },
]
