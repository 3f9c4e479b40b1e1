import { LogOut } from 'lucide-react'
import { useNavigate } from 'react-router'
import type { User } from '#contract/accounts/auth.ts'
import { signOut } from '#web/lib/api/session.ts'
import { Avatar } from '#web/ui/display/avatar.tsx'
import { Menu, MenuItem, MenuSeparator } from '#web/ui/buttons/menu.tsx'
import { t } from '#web/words/shell.ts'
import { USER_MENU } from './user-menu-entries.ts'

/** The user menu, open from its first render. */
export function OpenUserMenu({ user }: { user: User }) {
  const navigate = useNavigate()
  return (
    <Menu label={t.userMenu} trigger={<Avatar name={user.username} size="small" />} isOpenAtFirst>
      <div className="flex items-center gap-3 px-2.5 py-2">
        <Avatar name={user.username} size="medium" />
        <div className="min-w-0">
          <p className="truncate font-medium">{user.username}</p>
          <p className="text-sm text-muted">{t.freePlan}</p>
        </div>
      </div>
      <MenuSeparator />
      {USER_MENU.map(({ label, to, icon }) => (
        <MenuItem key={to} icon={icon} onClick={() => void navigate(to)}>
          {label}
        </MenuItem>
      ))}
      <MenuItem icon={LogOut} onClick={signOut}>
        {t.logout}
      </MenuItem>
    </Menu>
  )
}
