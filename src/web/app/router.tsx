import type { ComponentType } from 'react'
import { createBrowserRouter, type RouteObject } from 'react-router'
import { ErrorPage } from './error-page.tsx'
import { LoadingPage } from './loading-page.tsx'
import { RootLayout } from './root-layout.tsx'

export const createRouter = () => createBrowserRouter(routes)

/** Every screen is a chunk of its own, so that the landing page loads neither zod nor the contract. */
const screen = (load: () => Promise<ComponentType>) => async () => ({ Component: await load() })

const login = screen(async () => (await import('#web/features/auth/auth-screen.tsx')).LoginScreen)
const register = screen(async () => (await import('#web/features/auth/auth-screen.tsx')).RegisterScreen)
const library = screen(async () => (await import('#web/features/library/library-screen.tsx')).LibraryScreen)
const favorites = screen(async () => (await import('#web/features/library/library-screen.tsx')).FavoritesScreen)

const publicRoutes: RouteObject[] = [
  { path: '/login', lazy: login },
  { path: '/auth', lazy: login },
  { path: '/register', lazy: register },
  {
    path: '/verify-email-sent',
    lazy: screen(async () => (await import('#web/features/auth/mail-sent-screen.tsx')).MailSentScreen),
  },
  {
    path: '/verify-email',
    lazy: screen(async () => (await import('#web/features/auth/verify-email-screen.tsx')).VerifyEmailScreen),
  },
  {
    path: '/verify-email-required',
    lazy: screen(
      async () => (await import('#web/features/auth/verification-required-screen.tsx')).VerificationRequiredScreen,
    ),
  },
]

const signedInRoutes: RouteObject[] = [
  {
    index: true,
    lazy: screen(async () => (await import('#web/features/dashboard/dashboard-screen.tsx')).DashboardScreen),
  },
  { path: 'brands', lazy: screen(async () => (await import('#web/features/brands/brands-screen.tsx')).BrandsScreen) },
  {
    path: 'generate',
    lazy: screen(async () => (await import('#web/features/generate/generate-screen.tsx')).GenerateScreen),
  },
  { path: 'content', lazy: library },
  { path: 'favorites', lazy: favorites },
]

const routes: RouteObject[] = [
  {
    path: '/',
    Component: RootLayout,
    ErrorBoundary: ErrorPage,
    HydrateFallback: LoadingPage,
    children: [
      {
        index: true,
        lazy: screen(async () => (await import('#web/features/landing/landing-screen.tsx')).LandingScreen),
      },
      {
        lazy: screen(async () => (await import('./data-layout.tsx')).DataLayout),
        children: [
          ...publicRoutes,
          {
            path: '/dashboard',
            lazy: screen(async () => (await import('./guard.tsx')).GuardedShell),
            children: signedInRoutes,
          },
        ],
      },
    ],
  },
]
