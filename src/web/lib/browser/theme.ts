import { DEFAULT_ACCENT_COLOR } from '#contract/options.ts'
import { isFullHex } from '#web/lib/brand/color.ts'
import { store, useLocalStorage } from './local-storage.ts'

declare global {
  /** Set by public/theme.js, which runs before the app. */
  var signetTheme: { apply: () => void } | undefined
}

const THEME_MODES = ['light', 'dark', 'system'] as const
export type ThemeMode = (typeof THEME_MODES)[number]

const THEME_KEY = 'signet-theme'
const ACCENT_KEY = 'signet-accent'

export function useThemeMode(): ThemeMode {
  return parseMode(useLocalStorage(THEME_KEY))
}

export function chooseTheme(mode: ThemeMode): void {
  store(THEME_KEY, mode)
  globalThis.signetTheme?.apply()
}

/** The mode after this one: light, dark, system. */
export function nextTheme(mode: ThemeMode): ThemeMode {
  return THEME_MODES[(THEME_MODES.indexOf(mode) + 1) % THEME_MODES.length] ?? 'light'
}

export function useAccentColor(): string {
  const stored = useLocalStorage(ACCENT_KEY) ?? ''
  return isFullHex(stored) ? stored.toUpperCase() : DEFAULT_ACCENT_COLOR
}

/** Stores the accent color (`#RRGGBB`). For the default color, the stored value is removed. */
export function chooseAccentColor(hex: string): void {
  store(ACCENT_KEY, hex.toUpperCase() === DEFAULT_ACCENT_COLOR ? null : hex)
  globalThis.signetTheme?.apply()
}

function parseMode(stored: string | null): ThemeMode {
  return THEME_MODES.find((mode) => mode === stored) ?? 'system'
}
