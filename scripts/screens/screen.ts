import type { Page } from '@playwright/test'

/**
 * The user who is signed in: `demo` has the demo workspace, `fresh` nothing, `wordy` the longest texts everywhere, and `newcomer`
 * is a new user each time.
 */
export type Who = 'nobody' | 'demo' | 'fresh' | 'wordy' | 'newcomer'

export interface Screen {
  /** As in the route table; `*` is an address that is not in it. */
  route: string
  state: string
  /** By default `demo` under /dashboard, `nobody` elsewhere. */
  as?: Who
  query?: string
  /** Finds the path of a route with parameters. */
  find?: (page: Page, token: string) => Promise<string>
  /** The reply to every call except that for the signed-in user: none at all, or an error. */
  answers?: 'held' | 'refused'
  /** Brings the opened screen into its state. */
  act?: (page: Page) => Promise<void>
  /** Runs before the screen is opened, to set up test replies. `token` belongs to the signed-in user. */
  before?: (page: Page, token: string) => Promise<void>
  /** A dialog covers the screen, so only the window is photographed and not the whole page. */
  isCovered?: boolean
  /** The first part of the screen fills the window, so the window keeps its height. */
  isAsTallAsWindow?: boolean
}

export const chooseUser = ({ as, route }: Screen): Who => as ?? (route.startsWith('/dashboard') ? 'demo' : 'nobody')

/** Whether something is still loading in this state. */
export const isWaiting = ({ answers, state }: Screen) => answers === 'held' || /running|generating|unknown/.test(state)

/** The name of the file: `/dashboard/brands` when full is `dashboard-brands--full`, and the editor of an item `dashboard-content-editor--full`. */
export const toScreenName = ({ route, state }: Screen): string =>
  `${route.replaceAll('/', '-').replaceAll(/^-|-$/g, '') || 'landing'}--${state.replaceAll(' ', '-')}`
    .replace('*', 'unknown-address')
    .replace(':id-edit', 'editor')
    .replace(':id', 'one')

/** The states of a screen with data of a user: full, empty, loading, refused, and with the longest texts. */
export function everyState(route: string): Screen[] {
  return [
    { route, state: 'full' },
    { route, state: 'empty', as: 'fresh' },
    { route, state: 'loading', answers: 'held' },
    { route, state: 'failing', answers: 'refused' },
    { route, state: 'long', as: 'wordy' },
  ]
}

/** Presses the first button with this name. */
export const press = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click()
