import { randomUUID } from 'node:crypto'
import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { servers, type Account } from './servers.ts'

export { expect }
export { expectAccessible, expectAccessibleInBothThemes } from './axe.ts'

export const PASSWORD = 'correct horse battery'

interface Watched {
  /** Problems of the page: console errors, content security policy violations, requests to other hosts. */
  complaints: string[]
}

/** The built product in a watched browser: a test fails if there are problems at its end. */
export const test = base.extend<Watched>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the wanted fixtures from here
  baseURL: async ({}, use) => use(servers().origin),
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      const { origin } = servers()
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text())
      })
      page.on('pageerror', (error) => complaints.push(String(error)))
      page.on('request', (request) => {
        const url = request.url()
        if (!url.startsWith(origin) && !/^(data|blob):/.test(url)) complaints.push(`a request to ${url}`)
      })
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

/** The texts of a part of a page, as in `e2e/words`: every heading, label, button and sentence, in order. */
export async function expectWords(part: Locator, name: string): Promise<void> {
  await expect(part).toMatchAriaSnapshot({ name: `${name}.aria.yml` })
}

/** Resizes the window and waits until the page is laid out for it. */
export async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

/**
 * Opens another screen of the app as a link does, without loading the app again. Waits until the heading is another one and nothing is
 * loading. If the app is about to open a screen itself, as after saving a form, the test waits for that screen first.
 */
export async function openWithoutReload(page: Page, path: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 })
  const before = await heading.innerText()
  await page.evaluate((to) => {
    const { idx } = history.state as { idx: number }
    history.pushState({ idx: idx + 1 }, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }))
  }, path)
  await expect(heading).not.toHaveText(before)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

/** Fails the next calls to a URL without a message, so that the screen has to show its own. */
export async function refuse(page: Page, url: string, answer = { status: 500, body: '' }): Promise<void> {
  await page.unroute(url)
  await page.route(url, (route) => route.fulfill(answer))
}

/** Accepts refused calls, which the browser logs to its console. Nothing else may be logged. */
export function acceptRefusals(complaints: string[]): void {
  expect(complaints.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([])
  complaints.length = 0
}

async function findEmail(page: Page, email: string, subject: string) {
  const found = page.getByRole('article').filter({ hasText: email }).filter({ hasText: subject }).first()
  await expect(async () => {
    await page.goto('/mailbox')
    await expect(found).toBeVisible({ timeout: 500 })
  }).toPass()
  return found
}

/** Opens the newest such email to an address in the mailbox and follows its link. */
export async function openEmailedLink(
  page: Page,
  email: string,
  subject = 'Confirm your email address',
): Promise<void> {
  const message = await findEmail(page, email, subject)
  await message.getByRole('link').first().click()
}

/** Opens an empty page of the product's origin, for its storage. It takes less time than a screen, and the browser asks for nothing else. */
export async function openBarePage(page: Page): Promise<void> {
  const url = `${servers().origin}/bare`
  const body = '<!doctype html><title>Bare</title><link rel="icon" href="data:,">'
  await page.route(url, (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto(url)
}

const newEmail = () => `ann-${randomUUID()}@example.com`

/** Registers a new user through the screens, up to the dashboard. Returns the email address. */
export async function signUp(page: Page, username = 'Ann Miller'): Promise<string> {
  const email = newEmail()
  await page.goto('/register')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible()
  await openEmailedLink(page, email)
  await expect(page.getByText('Email Verified!')).toBeVisible()
  await page.getByRole('link', { name: 'Log in now' }).click()
  await signIn(page, email)
  return email
}

/** Opens the link to a screen that was emailed last to an address, without opening the mailbox. */
export async function followEmailedLink(page: Page, email: string, screen: string): Promise<void> {
  await page.goto(await readFromEmail(page, email, new RegExp(`(/${screen}\\?token=[\\w-]+)`)))
}

/** The group of a pattern in the newest email to an address in which it is found. */
export async function readFromEmail(page: Page, email: string, pattern: RegExp): Promise<string> {
  let found = ''
  await expect(async () => {
    const emails = (await (await page.request.get('/mailbox')).text()).split('<article>')
    const mine = emails.filter((text) => text.includes(`To ${email}`))
    found = pattern.exec(mine.join(''))?.[1] ?? ''
    expect(found).not.toBe('')
  }).toPass({ intervals: [50] })
  return found
}

/** Like `signUp`, but without its screens, for tests of the dashboard. */
export async function signUpByApi(page: Page): Promise<void> {
  await createUser(page)
  await page.goto('/dashboard')
}

/**
 * Signs in a new user, who was added to the database with the password PASSWORD, and leaves the page on no screen. Returns the email
 * address.
 */
export async function createUser(page: Page): Promise<string> {
  const answer = await page.request.get(servers().accountsUrl)
  expect(answer.status(), 'prepare.ts has an account that is not used').toBe(200)
  const { email, token } = (await answer.json()) as Account
  await keepToken(page, token)
  return email
}

async function keepToken(page: Page, token: string): Promise<void> {
  await openBarePage(page)
  await page.evaluate((kept) => localStorage.setItem('signet-token', kept), token)
}

export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/dashboard')
}

/** Calls the API as the signed-in user, to create what a test needs. */
export async function createByApi(page: Page, path: string, body: object): Promise<{ id: number }> {
  const token = await page.evaluate(() => localStorage.getItem('signet-token'))
  const answer = await page.request.post(path, { data: body, headers: { authorization: `Bearer ${token}` } })
  expect(answer.status(), await answer.text()).toBe(201)
  return (await answer.json()) as { id: number }
}

/** Chooses an option of one of our selects. */
export async function chooseOption(page: Page, select: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: select }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}
