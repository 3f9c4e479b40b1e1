import type { Page } from '@playwright/test'

/** Whose eyes it is seen with: `demo` has the demo workspace, `fresh` nothing, `wordy` the longest of everything, `newcomer` is new each time. */
export type Who = 'nobody' | 'demo' | 'fresh' | 'wordy' | 'newcomer'

export interface Screen {
  /** As in the route table; `*` is an address that is not in it. */
  route: string
  state: string
  /** Absent: `demo` under /dashboard, `nobody` elsewhere. */
  as?: Who
  query?: string
  /** Finds the address of a route with parameters. */
  find?: (page: Page, token: string) => Promise<string>
  /** What the server says to everything but who is signed in: nothing at all, or no. */
  answers?: 'held' | 'refused'
  /** Brings the screen into its state once it is there. */
  act?: (page: Page) => Promise<void>
  /** Comes before the screen is opened: stand-ins for answers. `token` is of who looks at it. */
  before?: (page: Page, token: string) => Promise<void>
  /** Something lies over the screen, so that only what is in view is shot, not the whole page. */
  isCovered?: boolean
  /** Its first part fills the window, which therefore keeps its height. */
  isAsTallAsWindow?: boolean
}

export const chooseUser = ({ as, route }: Screen): Who => as ?? (route.startsWith('/dashboard') ? 'demo' : 'nobody')

/** Whether it is a state in which something is still to come. */
export const isWaiting = ({ answers, state }: Screen) => answers === 'held' || /running|generating|unknown/.test(state)

/** `/dashboard/brands` when full is `dashboard-brands--full`. */
export const toScreenName = ({ route, state }: Screen): string =>
  `${route.replaceAll('/', '-').replaceAll(/^-|-$/g, '') || 'landing'}--${state.replaceAll(' ', '-')}`.replace(
    '*',
    'unknown-address',
  )

/** A screen that shows what a person has: full, with nothing, while it waits, when it is refused, with the longest words. */
export function everyState(route: string): Screen[] {
  return [
    { route, state: 'full' },
    { route, state: 'empty', as: 'fresh' },
    { route, state: 'loading', answers: 'held' },
    { route, state: 'failing', answers: 'refused' },
    { route, state: 'long', as: 'wordy' },
  ]
}

/** Presses a button by its name, the first of several. */
export const press = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click()
