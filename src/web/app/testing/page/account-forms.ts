import { page } from 'vitest/browser'
import { button } from './controls.ts'

const EMAIL = 'ann@example.com'
const PASSWORD = 'correct horse battery'

const fillEmail = (email = EMAIL) => page.getByLabelText('Email').fill(email)

export async function submitLogin(email = EMAIL): Promise<void> {
  await fillEmail(email)
  await page.getByLabelText('Password', { exact: true }).fill(PASSWORD)
  await button('Sign in').click()
}

export async function submitRegistration(email = EMAIL, confirmed = PASSWORD): Promise<void> {
  await page.getByLabelText('Username').fill('Ann Miller')
  await fillEmail(email)
  await page.getByLabelText('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabelText('Confirm password').fill(confirmed)
  await button('Create Account').click()
}

export async function requestVerification(): Promise<void> {
  await fillEmail()
  await button('Send Verification Email').click()
}

export async function requestResetLink(): Promise<void> {
  await fillEmail()
  await button('Send Reset Link').click()
}

/** Fills in the new password twice and clicks the button of the form. */
export async function submitNewPassword(submit: string): Promise<void> {
  await page.getByLabelText('New password').fill(PASSWORD)
  await page.getByLabelText('Confirm password').fill(PASSWORD)
  await button(submit).click()
}
