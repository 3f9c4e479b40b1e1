import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../testing/page/axe.ts'
import { button } from '../../testing/page/controls.ts'
import { answerWith } from '../../testing/browser/network.ts'
import { listSent } from '../../testing/replies/next-replies.ts'
import { openScreen, signIn, useApp } from '../../testing/open-app.tsx'
import { alert } from '../../testing/page/parts.ts'
import { expectText } from '../../testing/page/texts.ts'

const OLD = 'old@example.com'
const NEXT = 'next@example.com'
const INVALID = 'This link is invalid or has expired.'
const WITHDRAWN = 'The change of your email address was canceled.'
const CANCELED = 'The change was canceled. Your email address stays as it is.'

useApp()

test('a pending email change is canceled in the settings', async () => {
  let user: object = { username: 'Ann', email: OLD, pending_email: null }
  await signIn({
    'GET /api/auth/me': () => user,
    'PUT /api/auth/profile': () => (user = { ...user, pending_email: NEXT }),
    'POST /api/auth/withdraw-email-change': () => {
      user = { ...user, pending_email: null }
      return { message: WITHDRAWN }
    },
  })
  await openScreen('/dashboard/settings', 'Settings')
  await page.getByLabelText('Email').fill(NEXT)
  await button('Save').click()
  await expect.element(page.getByText('Profile updated')).toBeVisible()
  expect(listSent('PUT /api/auth/profile')).toMatchObject([{ email: NEXT }])
  const waiting = page.getByText(`Waiting for confirmation of ${NEXT}`)
  await expect.element(waiting).toBeVisible()
  await expect.element(page.getByLabelText('Email')).toHaveValue(OLD)
  await expectAccessible()
  await button('Cancel').click()
  await expect.element(page.getByText(WITHDRAWN)).toBeVisible()
  await expect.element(waiting).not.toBeInTheDocument()
})

test('the link in the old mailbox cancels the email change when its button is pressed', async () => {
  const call = 'POST /api/auth/cancel-email-change'
  answerWith({ [call]: { message: CANCELED } })
  await openScreen('/cancel-email-change?token=from-the-email', 'Cancel the email change')
  await expectAccessible()
  expect(listSent(call)).toEqual([])
  await button('Cancel the change').click()
  await expect.element(page.getByText(CANCELED)).toBeVisible()
  expect(listSent(call)).toEqual([{ token: 'from-the-email' }])
})

test('the link in the new mailbox of a canceled change is refused', async () => {
  const call = 'POST /api/auth/confirm-email-change'
  answerWith({ [call]: () => Response.json({ detail: INVALID }, { status: 400 }) })
  await openScreen('/confirm-email-change?token=from-the-email', 'Confirm your new email address')
  await button('Confirm new email address').click()
  await expectText(alert(), INVALID)
})
