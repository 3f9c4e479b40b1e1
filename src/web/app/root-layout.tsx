import { useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router'
import { focusHeading, isFocusInside, recoverFocus } from '#web/lib/browser/recover-focus.ts'
import { t } from '#web/words/frame.ts'

export function RootLayout() {
  useEffect(recoverFocus, [])
  useArrivalFocus()
  return (
    <>
      <a
        href="#main"
        className="fixed top-2 start-2 z-50 -translate-y-16 rounded-sm bg-text px-4 py-2 font-medium text-background focus:translate-y-0"
      >
        {t.skipToContent}
      </a>
      <Outlet />
      <ScrollRestoration />
    </>
  )
}

/** Focuses the heading after a navigation, unless the screen has set the focus itself. */
function useArrivalFocus(): void {
  const { key } = useLocation()
  const shown = useRef(key)
  useEffect(() => {
    if (shown.current === key) return
    shown.current = key
    if (!isFocusInside()) focusHeading()
  }, [key])
}
