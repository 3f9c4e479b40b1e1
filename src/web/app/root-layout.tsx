import { Outlet, ScrollRestoration } from 'react-router'

export function RootLayout() {
  return (
    <>
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 -translate-y-16 rounded-sm bg-text px-4 py-2 font-medium text-background focus:translate-y-0"
      >
        Skip to content
      </a>
      <Outlet />
      <ScrollRestoration />
    </>
  )
}
