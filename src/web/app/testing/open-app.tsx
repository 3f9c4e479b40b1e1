import { afterEach, beforeEach, expect, vi } from 'vitest'
import { render, renderHook } from 'vitest-browser-react'
import { type Locator, page } from 'vitest/browser'
import { queryClient } from '#web/lib/api/query-client.ts'
import { endSession, useSession } from '#web/lib/api/session.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { createApp } from '../app.tsx'
import { answerWith, startNetwork } from './browser/network.ts'
import type { Answers } from './replies/agreed-replies.ts'

let close: () => Promise<void> = () => Promise.resolve()
let navigate: (path: string) => Promise<void> = () => Promise.resolve()
/** The `download` names of the links that the app clicked. */
const downloads: string[] = []
const errors: unknown[][] = []

/** Gives each test of a file an app without a session. A test fails if the app logged an error or showed the error page. */
export function useApp(): void {
  const address = window.location.href
  useTheme()
  beforeEach(async () => {
    await page.viewport(1440, 900)
    startNetwork()
    vi.spyOn(console, 'error').mockImplementation((...words) => void errors.push(words))
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
      downloads.push(this.download)
    })
  })
  afterEach(async () => {
    const isBroken = page.getByText('Unexpected Application Error!').query() !== null
    await close()
    endSession()
    toast.remove()
    localStorage.clear()
    sessionStorage.clear()
    window.history.replaceState(null, '', address)
    vi.restoreAllMocks()
    expect({ isBroken, errors: errors.splice(0) }).toEqual({ isBroken: false, errors: [] })
  })
}

/** Opens the app at a path as if the page was loaded there: with no data but what the browser stores. */
export async function openApp(path: string): Promise<void> {
  await close()
  queryClient.clear()
  startHistory(path)
  const { app, router } = createApp()
  const { unmount } = await render(app)
  navigate = (to) => router.navigate(to)
  close = async () => {
    close = () => Promise.resolve()
    continueToasts()
    await unmount()
    router.dispose()
  }
}

/** The router keeps the scroll positions of all tests of the page by this key. Without one, a test would start where another one had scrolled to. */
function startHistory(path: string): void {
  window.history.replaceState({ key: crypto.randomUUID(), idx: 0 }, '', path)
}

/** Toasts stay while they have the focus or the pointer. The app would be gone before they lose it, and the toasts of the next one would stay. */
function continueToasts(): void {
  document.querySelector('[aria-keyshortcuts=F6]')?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}

/** Signs in as another tab does, so that the app restores the session from the stored token. Sets the replies of `answerWith`. */
export async function signIn(answers: Answers = {}): Promise<void> {
  answerWith(answers)
  localStorage.setItem('signet-token', 'abc')
  const { result, unmount } = await renderHook(useSession)
  await expect.poll(() => result.current?.status).toBeDefined()
  if (result.current.status === 'signed-out') window.dispatchEvent(new StorageEvent('storage', { key: 'signet-token' }))
  await expect.poll(() => result.current.status).toBe('user')
  await unmount()
}

/** Opens another screen as a link does. Waits until the heading is another one and nothing is loading. */
export async function goTo(path: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 })
  const before = heading.element().textContent
  await navigate(path)
  await expect.poll(() => heading.query()?.textContent ?? before).not.toBe(before)
  await expectLoaded()
}

/** Opens a screen and waits until it has loaded. */
export async function openScreen(path: string, heading: string | RegExp): Promise<void> {
  await openApp(path)
  await expect.element(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
  await expectLoaded()
}

const expectLoaded = () => expect.poll(() => document.querySelector('[aria-busy=true]')).toBeNull()

/** Clicks a button and waits for the download that it starts. Returns the name of the file. */
export async function expectDownload(control: Locator): Promise<string> {
  downloads.length = 0
  await control.click()
  await expect.poll(() => downloads.length).toBe(1)
  return downloads[0] ?? ''
}

/** Gives each test the theme, the accent color and the language that the browser stores, as `index.html` does. */
function useTheme(): void {
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
