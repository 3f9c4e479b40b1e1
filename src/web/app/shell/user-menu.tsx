import { lazy, startTransition, Suspense, useState } from 'react'
import type { User } from '#contract/accounts/auth.ts'
import { Avatar } from '#web/ui/display/avatar.tsx'
import { menuTriggerClass } from '#web/ui/buttons/button-class.ts'
import { t } from '#web/words/shell.ts'

const load = () => import('./open-user-menu.tsx')
const OpenUserMenu = lazy(async () => ({ default: (await load()).OpenUserMenu }))

/** Renders only a button at first. The code of the menu is loaded on the first hover, focus or press. */
export function UserMenu({ user }: { user: User }) {
  const [isWanted, setWanted] = useState(false)
  const button = (
    <button
      type="button"
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      // In a transition, the button stays mounted and keeps the focus until the menu is loaded.
      onClick={() => startTransition(() => setWanted(true))}
      className={menuTriggerClass}
    >
      <Avatar name={user.username} size="small" />
      <span className="sr-only">{t.userMenu}</span>
    </button>
  )
  return <Suspense fallback={button}>{isWanted ? <OpenUserMenu user={user} /> : button}</Suspense>
}
