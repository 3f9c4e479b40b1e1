import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listCalls } from '../../testing/browser/calls.ts'
import { button, chooseRadio, continueToReview } from '../../testing/page/controls.ts'
import { storeJobs } from '../../testing/replies/job-replies.ts'
import { useMotion } from '../../testing/browser/motion.ts'
import { answerWith } from '../../testing/browser/network.ts'
import { openApp, openScreen, signIn, useApp } from '../../testing/open-app.tsx'
import { alert } from '../../testing/page/parts.ts'
import { failWithoutMessage, holdReply } from '../../testing/replies/replies.ts'

useApp()
useMotion()

test('the wizard and the list of jobs have fallback messages if the server sends none', async () => {
  const { answer, release } = holdReply(failWithoutMessage)
  await signIn({ 'POST /api/generator/generate': answer })
  await openScreen('/dashboard/generator', 'Content Generator')
  await chooseRadio(page.getByRole('radio', { name: 'Verdant' }))
  await continueToReview()
  await button('Back to Details').click()
  await expect.element(page.getByRole('heading', { name: 'Add the details' })).toHaveFocus()
  await button('Continue').click()
  await button('Generate Content').click()
  await expect.element(button('Generating...')).toBeDisabled()
  release()
  await expect.element(alert().filter({ hasText: /^Failed to generate$/ })).toBeVisible()
  await expect.element(page.getByText('Generation failed: Failed to generate')).toBeVisible()
  answerWith({ 'GET /api/generator/jobs': failWithoutMessage })
  await openApp('/dashboard/jobs')
  await expect.element(alert().filter({ hasText: 'Failed to load jobs' })).toBeVisible()
})

test('the wizard asks for a brand first, and an empty list of jobs says so', async () => {
  await signIn({ 'GET /api/brands': { brands: [] }, 'GET /api/generator/jobs': { jobs: [] } })
  await openApp('/dashboard/generator')
  await expect.element(page.getByText('No brands available. Please create a brand first.')).toBeVisible()
  await openApp('/dashboard/jobs')
  await expect.element(page.getByText('No jobs found.')).toBeVisible()
})

test('a job continues after leaving the wizard, and its end is announced with a link to it', async () => {
  const jobs = storeJobs()
  await signIn(jobs.answers)
  await openScreen('/dashboard/generator', 'Content Generator')
  await chooseRadio(page.getByRole('radio', { name: 'Verdant' }))
  await continueToReview()
  await button('Generate Content').click()
  await expect.element(page.getByRole('heading', { name: 'Generating Your Content' })).toBeVisible()
  await page.getByRole('link', { name: 'My Brands' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'My Brands' })).toBeVisible()
  jobs.end([1])
  await page.getByRole('region', { name: 'Messages' }).getByRole('link', { name: 'View job' }).click()
  await expect.element(page.getByRole('dialog')).toMatchTextContent('Succeeded')
  expect(listCalls().filter((call) => call.includes('/cancel'))).toEqual([])
})
