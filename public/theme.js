// Runs before the first paint, as a file because the content security policy allows no inline script. It is the only place
// that turns the stored theme, accent color and language into attributes of the document. The app stores a choice and calls it
// again.
;(() => {
  const root = document.documentElement
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const forced = matchMedia('(forced-colors: active)')

  function stored(key) {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }

  // WCAG 2 relative luminance. The better of black and white has at least 4.58:1 on any color.
  function luminance(hex) {
    const [red, green, blue] = [1, 3, 5].map((at) => {
      const value = parseInt(hex.slice(at, at + 2), 16) / 255
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }

  // The landing page is prerendered in English. It is hidden until it is translated (base.css).
  function applyLanguage() {
    const language = stored('signet-language') || 'en'
    root.lang = language
    root.dir = language.startsWith('ar') ? 'rtl' : 'ltr'
  }

  function apply() {
    applyLanguage()
    // Elements that keep their own colors, such as charts, must be visible on the background that the system forces.
    const mode = forced.matches ? 'system' : stored('signet-theme')
    root.dataset.theme = mode === 'dark' || (mode !== 'light' && dark.matches) ? 'dark' : 'light'
    const accent = stored('signet-accent') ?? ''
    if (!/^#[0-9a-f]{6}$/i.test(accent)) {
      for (const name of ['--accent', '--on-accent', '--accent-hover']) root.style.removeProperty(name)
      return
    }
    const isLight = luminance(accent) > 0.179
    root.style.setProperty('--accent', accent)
    root.style.setProperty('--on-accent', isLight ? '#000' : '#fff')
    root.style.setProperty('--accent-hover', `color-mix(in oklab, ${accent} 88%, ${isLight ? 'white' : 'black'})`)
  }

  apply()
  if (location.pathname === '/' && root.lang !== 'en') root.dataset.untranslated = ''
  dark.addEventListener('change', apply)
  forced.addEventListener('change', apply)
  addEventListener('storage', apply)
  globalThis.signetTheme = { apply }
})()
