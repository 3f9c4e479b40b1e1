import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'

export { expect }

export const PASSWORD = 'correct horse battery'

interface Signet {
  /** Address of a server of this worker's own, with everything it keeps in a folder of its own. */
  signet: string
}

interface Watched {
  /** Complaints of the page: console errors, refused by the content security policy, requests to other hosts. */
  complaints: string[]
}

/** The built product in a browser that is watched: every test ends with nothing to complain about. */
export const test = base.extend<Watched, Signet>({
  signet: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures that are wanted from here
    async ({}, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'signet-e2e-'))
      const { origin, stop } = await startSignet(dataDir)
      await use(origin)
      await stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ signet }, use) => use(signet),
  complaints: [
    async ({ page, signet }, use) => {
      const complaints: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text())
      })
      page.on('pageerror', (error) => complaints.push(String(error)))
      page.on('request', (request) => {
        const url = request.url()
        if (!url.startsWith(signet) && !/^(data|blob):/.test(url)) complaints.push(`a request to ${url}`)
      })
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

function startSignet(dataDir: string): Promise<{ origin: string; stop: () => Promise<void> }> {
  const child = spawn(process.execPath, ['src/server/main.ts'], {
    env: { PATH: process.env['PATH'], PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error', RATE_LIMITS: 'off' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = new Promise<void>((done) => child.once('exit', () => done()))
  return new Promise((done, fail) => {
    child.once('exit', (code) => fail(new Error(`The server ended with ${code} before it was ready`)))
    child.stdout.on('data', (chunk: Buffer) => {
      const origin = /Signet is ready at (\S+)/.exec(chunk.toString())?.[1]
      const stop = async () => {
        child.kill('SIGTERM')
        await exited
      }
      if (origin) done({ origin, stop })
    })
  })
}

/** No finding of axe that keeps somebody from using the page. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  const findings = grave.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  expect(findings, page.url()).toEqual([])
}

async function letterTo(page: Page, email: string, subject: string) {
  const letter = page.getByRole('article').filter({ hasText: email }).filter({ hasText: subject }).first()
  await expect(async () => {
    await page.goto('/mailbox')
    await expect(letter).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 15_000 })
  return letter
}

/** Opens the newest such mail to an address in the mailbox and follows the link in it. */
export async function followMailedLink(
  page: Page,
  email: string,
  subject = 'Confirm your email address',
): Promise<void> {
  const letter = await letterTo(page, email, subject)
  await letter.getByRole('link').first().click()
}

/** The text of the newest such mail to an address. */
export async function newestMail(page: Page, email: string, subject: string): Promise<string> {
  return (await letterTo(page, email, subject)).locator('pre').innerText()
}

let serial = 0

/** Signs a new person up through the screens, as far as the dashboard. Returns the address. */
export async function signUp(page: Page, username = 'Ann Miller'): Promise<string> {
  const email = `ann-${Date.now()}-${(serial += 1)}@example.com`
  await page.goto('/register')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible()
  await followMailedLink(page, email)
  await expect(page.getByText('Email Verified!')).toBeVisible()
  await page.waitForURL('**/login')
  await signIn(page, email)
  return email
}

export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/dashboard')
}
