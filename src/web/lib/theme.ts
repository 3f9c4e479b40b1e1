import { useSyncExternalStore } from 'react'

declare global {
  /** Set by public/theme.js, which runs before the app. */
  var signetTheme: { apply: () => void } | undefined
}

const THEME_MODES = ['light', 'dark', 'system'] as const
export type ThemeMode = (typeof THEME_MODES)[number]

const THEME_KEY = 'signet-theme'
const listeners = new Set<() => void>()

export function useThemeMode(): ThemeMode {
  return useSyncExternalStore(subscribe, readThemeMode)
}

export function chooseTheme(mode: ThemeMode): void {
  try {
    localStorage.setItem(THEME_KEY, mode)
  } catch {
    document.documentElement.dataset.theme = mode
  }
  globalThis.signetTheme?.apply()
  for (const listener of listeners) listener()
}

/** The order of the toggle: light, dark, system. */
export function nextTheme(mode: ThemeMode): ThemeMode {
  return THEME_MODES[(THEME_MODES.indexOf(mode) + 1) % THEME_MODES.length] ?? 'light'
}

function readThemeMode(): ThemeMode {
  try {
    const stored = localStorage.getItem(THEME_KEY)
    return THEME_MODES.find((mode) => mode === stored) ?? 'system'
  } catch {
    return 'system'
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
