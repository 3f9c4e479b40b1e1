import { clsx } from 'clsx'
import { DEFAULT_ACCENT_COLOR } from '#contract/options.ts'
import { chooseAccentColor, chooseTheme, useAccentColor, useThemeMode, type ThemeMode } from '#web/lib/browser/theme.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ColorField } from '#web/ui/color/color-field.tsx'
import { t } from '#web/words/settings.ts'

const THEMES: readonly { mode: ThemeMode; label: string }[] = [
  { mode: 'system', label: t.system },
  { mode: 'light', label: t.light },
  { mode: 'dark', label: t.dark },
]

export function AppearanceSettings() {
  const accent = useAccentColor()
  return (
    <div className="flex flex-col gap-7">
      <ThemeChoice />
      <div className="flex flex-col items-start gap-3">
        <ColorField label={t.accentColor} value={accent} onChange={chooseAccentColor} />
        <Button
          variant="ghost"
          size="small"
          className="-ms-2.5"
          disabled={accent === DEFAULT_ACCENT_COLOR}
          onClick={() => chooseAccentColor(DEFAULT_ACCENT_COLOR)}
        >
          {t.resetToDefault}
        </Button>
      </div>
    </div>
  )
}

function ThemeChoice() {
  const chosen = useThemeMode()
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-medium">{t.theme}</legend>
      <div className="grid grid-cols-3 gap-3">
        {THEMES.map(({ mode, label }) => (
          <label key={mode} className="group relative cursor-pointer">
            <input
              type="radio"
              name="theme"
              value={mode}
              checked={mode === chosen}
              onChange={() => chooseTheme(mode)}
              className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-md"
            />
            <span
              className={clsx(
                'block overflow-hidden rounded-md border-2 transition-colors',
                mode === chosen ? 'border-accent-ink' : 'border-border group-hover:border-outline',
              )}
            >
              <ThemeDrawing mode={mode} />
            </span>
            <span
              className={clsx(
                'relative mx-auto mt-1.5 block w-fit text-sm',
                mode === chosen ? 'font-medium' : 'text-muted',
              )}
            >
              {label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const GROUNDS = {
  light: { page: '#f8fafa', card: '#ffffff', line: '#d9dedf', ink: '#1b2224' },
  dark: { page: '#0f1314', card: '#1b2021', line: '#343b3d', ink: '#eef2f2' },
}

/** A small drawing of a page. System is half light and half dark. */
function ThemeDrawing({ mode }: { mode: ThemeMode }) {
  return (
    <svg viewBox="0 0 120 72" className="block w-full" aria-hidden>
      <SmallPage {...GROUNDS[mode === 'dark' ? 'dark' : 'light']} />
      {mode === 'system' && (
        <svg x="60" width="60" height="72" viewBox="60 0 60 72">
          <SmallPage {...GROUNDS.dark} />
        </svg>
      )}
    </svg>
  )
}

function SmallPage({ page, card, line, ink }: (typeof GROUNDS)['light']) {
  return (
    <>
      <rect width="120" height="72" fill={page} />
      <rect x="10" y="12" width="26" height="5" rx="2.5" fill={ink} />
      <rect x="10" y="22" width="18" height="4" rx="2" fill={line} />
      <rect x="10" y="30" width="22" height="4" rx="2" fill={line} />
      <rect x="44" y="12" width="66" height="48" rx="5" fill={card} stroke={line} />
      <rect x="52" y="20" width="30" height="5" rx="2.5" fill={ink} />
      <rect x="52" y="30" width="46" height="4" rx="2" fill={line} />
      <rect x="52" y="44" width="22" height="9" rx="3" className="fill-accent" />
      <rect x="84" y="44" width="18" height="9" rx="3" fill={line} />
    </>
  )
}
