import { beforeEach } from 'vitest'

/** Gives each test the theme, the accent color and the language that the browser stores, as `index.html` does. */
export function useTheme(): void {
  beforeEach(async () => {
    if (!globalThis.signetTheme) await loadThemeScript()
    globalThis.signetTheme?.apply()
  })
}

function loadThemeScript(): Promise<unknown> {
  const script = document.createElement('script')
  script.src = '/theme.js'
  const loaded = new Promise((done, fail) => {
    script.addEventListener('load', done)
    script.addEventListener('error', fail)
  })
  document.head.append(script)
  return loaded
}
