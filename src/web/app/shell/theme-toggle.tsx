import { Monitor, Moon, Sun } from 'lucide-react'
import { chooseTheme, nextTheme, useThemeMode } from '#web/lib/browser/theme.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/shell.ts'

const ICONS = { light: Sun, dark: Moon, system: Monitor }

/** A button that switches from light to dark to system. */
export function ThemeToggle() {
  const mode = useThemeMode()
  return (
    <IconButton
      label={fill(t.theme, { mode: t[mode] })}
      icon={ICONS[mode]}
      onClick={() => chooseTheme(nextTheme(mode))}
    />
  )
}
