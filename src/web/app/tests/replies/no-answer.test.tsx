import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import {
  requestResetLink,
  requestVerification,
  submitLogin,
  submitNewPassword,
  submitRegistration,
} from '../../testing/page/account-forms.ts'
import { button, chooseOption, chooseRadio, continueToReview } from '../../testing/page/controls.ts'
import { failCalls } from '../../testing/browser/network.ts'
import { goTo, openApp, signIn, useApp } from '../../testing/open-app.tsx'

const alert = (text: string) =>
  page
    .getByRole('alert')
    .filter({ hasText: new RegExp(`^${text}`) })
    .first()

useApp()

for (const failure of ['no answer', 'an empty answer'] as const) {
  describe(`with ${failure} the screen shows its own message:`, () => {
    test('accounts', async () => {
      failCalls('/api/auth/**', failure)
      await openApp('/login')
      await submitLogin()
      await expect.element(alert('Login failed')).toBeVisible()
      await goTo('/register')
      await submitRegistration()
      await expect.element(alert('Registration failed')).toBeVisible()
      await goTo('/forgot-password')
      await requestResetLink()
      await expect.element(alert('Failed to send password reset email')).toBeVisible()
      await goTo('/reset-password?token=abc')
      await submitNewPassword('Reset Password')
      await expect.element(alert('Password reset failed')).toBeVisible()
      await goTo('/verify-email')
      await requestVerification()
      await expect.element(alert('Failed to resend verification email')).toBeVisible()
      await openApp('/verify-email?token=abc')
      await expect.element(alert('Failed to check verification link\\. Please try again\\.')).toBeVisible()
    })

    test('lists', async () => {
      await signIn()
      for (const calls of ['brands', 'content', 'generator/jobs', 'analytics/**', 'user/**'])
        failCalls(`/api/${calls}`, failure)
      for (const [path, text] of [
        ['brands', 'Failed to load brands'],
        ['generate', 'Failed to load brands'],
        ['generator', 'Failed to load brands'],
        ['content', 'Failed to load content'],
        ['favorites', 'Failed to load content'],
        ['jobs', 'Failed to load jobs'],
        ['analytics', 'Failed to (load|fetch) analytics'],
        ['api-keys', 'Failed to load API keys: (500|no answer)'],
        ['', 'Failed to load dashboard data'],
      ] as const) {
        if (path === 'brands') await openApp('/dashboard/brands')
        else await goTo(`/dashboard/${path}`)
        await expect.element(alert(text)).toBeVisible()
      }
    })

    test('changes', async () => {
      await signIn()
      await openApp('/dashboard/brands?edit=1')
      await expect.element(page.getByRole('heading', { name: 'Edit Brand' })).toBeVisible()
      failCalls('/api/brands/*', failure)
      await button('Update Brand').click()
      await expect.element(alert('Failed to save brand')).toBeVisible()
      await goTo('/dashboard/products?edit=7')
      await expect.element(page.getByRole('heading', { name: 'Edit Product' })).toBeVisible()
      failCalls('/api/products/*', failure)
      await button('Update Product').click()
      await expect.element(alert('Failed to save product$')).toBeVisible()
      await goTo('/dashboard/settings')
      failCalls('/api/auth/profile', failure)
      await button('Save').click()
      await expect.element(alert('Update failed')).toBeVisible()
      await goTo('/dashboard/change-password')
      failCalls('/api/auth/password-change/send-otp', failure)
      await button('Send Verification Code').click()
      await expect.element(alert('Failed to send verification code')).toBeVisible()
      await goTo('/dashboard/configuration')
      await expect.element(button('Save')).toBeVisible()
      failCalls('/api/config', failure)
      await button('Save').click()
      await expect.element(alert('Save failed')).toBeVisible()
    })

    test('generation', async () => {
      await signIn()
      failCalls('/api/*/generate', failure)
      await openApp('/dashboard/generate')
      await chooseOption('Brand', 'Verdant')
      await page.getByLabelText('Prompt').fill('A calm post about serum')
      await button('Generate Content').click()
      await expect.element(alert('Failed to generate content')).toBeVisible()
      await goTo('/dashboard/generator')
      await chooseRadio(page.getByRole('radio', { name: 'Verdant' }))
      await continueToReview()
      await button('Generate Content').click()
      await expect.element(alert('Failed to generate$')).toBeVisible()
      await expect.element(page.getByText('Generation failed: Failed to generate')).toBeVisible()
      await expect.element(page.getByRole('heading', { name: 'Results' })).toHaveFocus()
      await button('Back to Review').click()
      await expect.element(button('Generate Content')).toBeEnabled()
      await expect.element(page.getByRole('region', { name: 'Summary' })).toMatchTextContent('Verdant')
    })
  })
}
