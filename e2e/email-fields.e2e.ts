import type { Page } from '@playwright/test'
import { expect, acceptRefusals, PASSWORD, test } from './signet.ts'
import { openSignedIn } from './named-fields.ts'

const WRONG = 'Please enter a valid email address.'

/** Every form with an email field, the button that submits it, and its other required fields. */
const FORMS = [
  ['/login', 'Sign in'],
  ['/register', 'Create Account'],
  ['/forgot-password', 'Send Reset Link'],
  ['/verify-email', 'Send Verification Email'],
  ['/verify-email-required', 'Resend Verification Email'],
  ['/dashboard/settings', 'Save'],
] as const

async function fillOtherFields(page: Page): Promise<void> {
  for (const field of await page.locator('main input[type=password]').all()) await field.fill(PASSWORD)
  const username = page.getByLabel('Username')
  if ((await username.count()) > 0) await username.fill('Ann Miller')
}

/** Calls that parts 1 and 2 do not name are answered with 404, which the browser logs to its console. */
test.afterEach(({ complaints }) => acceptRefusals(complaints))

for (const [path, send] of FORMS) {
  test(`${path} accepts an email address and sends nothing else`, async ({ page }) => {
    await openSignedIn(page)
    await page.goto(path)
    const email = page.getByLabel('Email')
    await expect(email).toHaveAttribute('type', 'email')
    await expect(email).toHaveAttribute('required')
    const sent: string[] = []
    page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()))
    for (const text of ['not-an-address', 'ann@', '@example.com', 'ann@example']) {
      await email.fill(text)
      await fillOtherFields(page)
      await page.getByRole('button', { name: send, exact: true }).click()
      await expect(page.getByText(WRONG)).toBeVisible()
      await expect(email).toBeFocused()
    }
    expect(sent).toEqual([])
    const request = page.waitForRequest((one) => one.method() !== 'GET')
    await email.fill('ann@example.com')
    await page.getByRole('button', { name: send, exact: true }).click()
    expect((await request).postDataJSON()).toMatchObject({ email: 'ann@example.com' })
  })
}
