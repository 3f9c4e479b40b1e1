import { type ComponentType, createElement } from 'react'
import type { RouteObject } from 'react-router'
import { loadLanguage } from '#web/words/load-language.ts'
import { ErrorPage } from './error-page.tsx'
import { LoadingPage } from './loading-page.tsx'
import { RootLayout } from './root-layout.tsx'

/** Public pages whose content does not exist yet. The footer of every public page links to them. */
const PLACEHOLDER_PATHS = [
  '/features',
  '/pricing',
  '/case-studies',
  '/testimonials',
  '/blog',
  '/help',
  '/guides',
  '/events',
  '/privacy',
  '/terms',
  '/cookies',
  '/contact',
]

/**
 * Every screen is a separate chunk, so that the landing page loads neither zod nor the contract. The language is loaded first,
 * because modules may read sentences while they are evaluated.
 */
const screen = (load: () => Promise<ComponentType>) => async () => {
  await loadLanguage()
  return { Component: await load() }
}

const login = screen(async () => (await import('#web/features/accounts/auth-screen.tsx')).LoginScreen)
const register = screen(async () => (await import('#web/features/accounts/auth-screen.tsx')).RegisterScreen)
const library = screen(async () => (await import('#web/features/library/library-screen.tsx')).LibraryScreen)
const favorites = screen(async () => (await import('#web/features/library/library-screen.tsx')).FavoritesScreen)

const placeholderRoutes = PLACEHOLDER_PATHS.map((path): RouteObject => ({
  path,
  lazy: screen(async () => {
    const { PlaceholderScreen } = await import('#web/features/placeholder/placeholder-screen.tsx')
    return () => createElement(PlaceholderScreen, { path })
  }),
}))

const accountRoutes: RouteObject[] = [
  { path: '/login', lazy: login },
  { path: '/auth', lazy: login },
  { path: '/register', lazy: register },
  {
    path: '/verify-email-sent',
    lazy: screen(async () => (await import('#web/features/accounts/mail-sent-screen.tsx')).MailSentScreen),
  },
  {
    path: '/verify-email',
    lazy: screen(async () => (await import('#web/features/accounts/verify-email-screen.tsx')).VerifyEmailScreen),
  },
  {
    path: '/verify-email-required',
    lazy: screen(
      async () => (await import('#web/features/accounts/verification-required-screen.tsx')).VerificationRequiredScreen,
    ),
  },
  {
    path: '/forgot-password',
    lazy: screen(async () => (await import('#web/features/accounts/forgot-password-screen.tsx')).ForgotPasswordScreen),
  },
  {
    path: '/reset-password',
    lazy: screen(async () => (await import('#web/features/accounts/reset-password-screen.tsx')).ResetPasswordScreen),
  },
  {
    path: '/confirm-email-change',
    lazy: screen(async () => (await import('#web/features/accounts/email-change-screens.tsx')).ConfirmEmailScreen),
  },
  {
    path: '/cancel-email-change',
    lazy: screen(async () => (await import('#web/features/accounts/email-change-screens.tsx')).CancelEmailScreen),
  },
  {
    path: '/undo-email-change',
    lazy: screen(async () => (await import('#web/features/accounts/email-change-screens.tsx')).UndoEmailScreen),
  },
]

const signedInRoutes: RouteObject[] = [
  {
    index: true,
    lazy: screen(async () => (await import('#web/features/dashboard/dashboard-screen.tsx')).DashboardScreen),
  },
  { path: 'start', lazy: screen(async () => (await import('#web/features/start/start-screen.tsx')).StartScreen) },
  { path: 'brands/*', lazy: screen(async () => (await import('#web/features/brands/brand-routes.tsx')).BrandRoutes) },
  {
    path: 'products',
    lazy: screen(async () => (await import('#web/features/products/products-screen.tsx')).ProductsScreen),
  },
  {
    path: 'imports',
    lazy: screen(async () => (await import('#web/features/catalog-files/imports-screen.tsx')).ImportsScreen),
  },
  {
    path: 'generate',
    lazy: screen(async () => (await import('#web/features/generation/quick/generate-screen.tsx')).GenerateScreen),
  },
  {
    path: 'generator',
    lazy: screen(async () => (await import('#web/features/generation/wizard/wizard-screen.tsx')).WizardScreen),
  },
  // One entry for all of its screens: each lazy import here adds to the first screen.
  {
    path: 'campaigns/*',
    lazy: screen(async () => (await import('#web/features/campaigns/campaign-routes.tsx')).CampaignRoutes),
  },
  {
    path: 'calendar',
    lazy: screen(async () => (await import('#web/features/calendar/calendar-screen.tsx')).CalendarScreen),
  },
  { path: 'jobs', lazy: screen(async () => (await import('#web/features/jobs/jobs-screen.tsx')).JobsScreen) },
  {
    path: 'configuration',
    lazy: screen(async () => (await import('#web/features/platforms/configuration-screen.tsx')).ConfigurationScreen),
  },
  { path: 'content', lazy: library },
  {
    path: 'content/:id/edit',
    lazy: screen(async () => (await import('#web/editor/editor-screen.tsx')).EditorScreen),
  },
  { path: 'favorites', lazy: favorites },
  { path: 'trash', lazy: screen(async () => (await import('#web/features/library/trash-screen.tsx')).TrashScreen) },
  {
    path: 'analytics',
    lazy: screen(async () => (await import('#web/features/analytics/analytics-screen.tsx')).AnalyticsScreen),
  },
  {
    path: 'channels',
    lazy: screen(async () => (await import('#web/features/channels/channels-screen.tsx')).ChannelsScreen),
  },
  {
    path: 'settings',
    lazy: screen(async () => (await import('#web/features/accounts/settings/settings-screen.tsx')).SettingsScreen),
  },
  {
    path: 'api-keys',
    lazy: screen(async () => (await import('#web/features/providers/api-keys-screen.tsx')).ApiKeysScreen),
  },
  {
    path: 'change-password',
    lazy: screen(
      async () =>
        (await import('#web/features/accounts/change-password/change-password-screen.tsx')).ChangePasswordScreen,
    ),
  },
]

export const routes: RouteObject[] = [
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
      ...placeholderRoutes,
      {
        lazy: screen(async () => (await import('./data-layout.tsx')).DataLayout),
        children: [
          ...accountRoutes,
          {
            path: '/verify',
            lazy: screen(async () => (await import('#web/features/proofs/verify-screen.tsx')).VerifyScreen),
          },
          { path: '/docs', lazy: screen(async () => (await import('#web/features/docs/docs-screen.tsx')).DocsScreen) },
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
