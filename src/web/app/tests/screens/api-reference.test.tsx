import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { api } from '#contract/api.ts'
import { examples } from '#contract/description/examples.ts'
import { describeApi } from '#contract/description/openapi.ts'
import type { Route } from '#contract/route.ts'
import { expectAccessible } from '../../testing/page/axe.ts'
import { button, dialog } from '../../testing/page/controls.ts'
import type { Answers } from '../../testing/replies/agreed-replies.ts'
import { answerWith } from '../../testing/browser/network.ts'
import { answerNext, listSent } from '../../testing/replies/next-replies.ts'
import { openApp, openScreen, signIn, useApp } from '../../testing/open-app.tsx'
import { createImage } from '../../testing/page/images.ts'
import { failWithoutMessage } from '../../testing/replies/replies.ts'
import { storeBrands } from '../../testing/stored/stored-brands.ts'

const DOCUMENT: Answers = { 'GET /api/openapi.json': describeApi(api, 'https://signet.example', examples) }

const openCall = (summary: string | RegExp) => page.getByText(summary, { exact: typeof summary === 'string' }).click()
const region = (call: string) => page.getByRole('region', { name: `Try ${call}`, exact: true })
const send = (call: string) => region(call).getByRole('button', { name: 'Send', exact: true })
const status = (call: string) => region(call).getByRole('status')

useApp()

test('the API reference is loaded again after an error, and asks visitors to log in', async () => {
  answerWith(DOCUMENT)
  answerNext('GET /api/openapi.json', failWithoutMessage, 2)
  await openApp('/docs')
  await expect.element(page.getByRole('alert')).toMatchTextContent('The API reference could not be loaded')
  await button('Retry').click()
  await expect.element(page.getByRole('heading', { name: 'API keys' })).toBeVisible()
  await openCall('Create a brand')
  const logIn = region('POST /api/brands').getByRole('button', { name: 'Log in to send it' })
  await expect.element(logIn).toBeVisible()
  await expect.element(send('POST /api/brands')).toBeDisabled()
  await expectAccessible()
})

test('the API reference lists every call, and finds calls by their words', async () => {
  answerWith(DOCUMENT)
  await openScreen('/docs', 'API Reference')
  const shown = page.getByRole('main').element().textContent
  const calls = Object.values(api).flatMap((group): Route[] => Object.values(group))
  for (const { summary } of calls) expect(shown).toContain(summary)
  await page.getByRole('searchbox', { name: 'Search calls' }).fill('no such call')
  await expect.element(page.getByText('No call matches your search.')).toBeVisible()
})

test('the examples of the API reference can be sent, and show their replies', async () => {
  const preview = { 'POST /api/brands/preview': () => new Response(createImage()) }
  await signIn({ ...DOCUMENT, ...storeBrands().answers, ...preview })
  await openScreen('/docs', 'API Reference')
  await page.getByRole('searchbox', { name: 'Search calls' }).fill('/api/brands')
  await openCall('Create a brand')
  await expect.element(region('POST /api/brands').getByText(/-d '\{"name":"Verdant"/)).toBeVisible()
  await send('POST /api/brands').click()
  await expect.element(status('POST /api/brands')).toMatchTextContent('201')
  await expect.element(status('POST /api/brands')).toMatchTextContent('"name": "Verdant"')
  await openCall(/A small picture in the colors and type/)
  await send('POST /api/brands/preview').click()
  const image = region('POST /api/brands/preview').getByRole('img', { name: 'Image in the reply' })
  await expect.element(image).toBeVisible()
  await region('POST /api/brands').getByRole('textbox', { name: 'Body' }).fill('{"name": ""}')
  await send('POST /api/brands').click()
  await expect.element(status('POST /api/brands')).toMatchTextContent('422')

  await openCall('Delete a brand')
  await send('DELETE /api/brands/{id}').click()
  await dialog().getByRole('button', { name: 'Cancel' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(status('DELETE /api/brands/{id}')).not.toBeInTheDocument()
  expect(listSent('DELETE /api/brands/*')).toEqual([])
})
