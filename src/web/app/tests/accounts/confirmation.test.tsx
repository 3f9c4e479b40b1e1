import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../testing/page/axe.ts'
import { answerWith } from '../../testing/browser/network.ts'
import { button, chooseOption } from '../../testing/page/controls.ts'
import type { Answers } from '../../testing/replies/agreed-replies.ts'
import { answerNext, listSent } from '../../testing/replies/next-replies.ts'
import { openApp, signIn, useApp } from '../../testing/open-app.tsx'
import { refuse } from '../../testing/replies/replies.ts'

const BY_PASSWORD = 'POST /api/auth/confirmation/password'
const SEND = 'POST /api/auth/confirmation/send-code'
const BY_CODE = 'POST /api/auth/confirmation/code'
const ADD = 'POST /api/providers'
const CHOOSE = 'PUT /api/providers/choices'
const NEEDED = 'Confirm this change with your password or with a code that we email you.'
const STUDIO = { choice: 'studio', name: null, model: null, usd: 0, is_platform: true, problem: null }
const CHOICES = {
  kinds: ['copy', 'picture', 'film'].map((kind) => ({
    kind,
    choice: null,
    options: [STUDIO],
    otherwise: STUDIO,
    current: STUDIO,
  })),
}
const ADDED = {
  id: 1,
  name: 'Company models',
  base_url: 'https://models.example/v1',
  masked_key: null,
  is_key_unreadable: false,
  text_model: 'words-1',
  image_model: null,
  takes_pictures: false,
  text_input_usd: 0,
  text_output_usd: 0,
  image_usd: 0,
}
const ANSWERS: Answers = {
  'GET /api/auth/me': { id: 1, username: 'Ann Miller', email: 'ann@example.com' },
  'GET /api/providers': { providers: [] },
  'GET /api/providers/choices': CHOICES,
  [ADD]: ADDED,
  [CHOOSE]: CHOICES,
  [BY_PASSWORD]: { message: 'Confirmed' },
  [BY_CODE]: { message: 'Confirmed' },
  [SEND]: { message: 'A verification code has been sent to your email.' },
}
const askFirst = (key: string) =>
  answerNext(key, () => Response.json({ detail: NEEDED, code: 'confirmation_required' }, { status: 403 }))
const confirmation = page.getByRole('dialog', { name: 'Confirm that it is you' })
const within = (name: string) => confirmation.getByRole('button', { name, exact: true })
const password = confirmation.getByLabelText('Password', { exact: true })

useApp()

async function openKeys(): Promise<void> {
  await signIn(ANSWERS)
  await openApp('/dashboard/api-keys')
}

async function addProvider(): Promise<void> {
  await button('Add provider').click()
  await page.getByLabelText('Name', { exact: true }).fill('Company models')
  await page.getByLabelText('Address', { exact: true }).fill('https://models.example/v1')
  await page.getByLabelText('Model for texts').fill('words-1')
  askFirst(ADD)
  await button('Save Company models').click()
}

test('a provider is saved after the password was asked for, without typing anything again', async () => {
  await openKeys()
  await addProvider()
  await expect.element(password).toHaveFocus()
  await expectAccessible()
  answerNext(BY_PASSWORD, () =>
    Response.json(
      { detail: 'Incorrect password', errors: [{ field: 'password', message: 'Incorrect password' }] },
      { status: 400 },
    ),
  )
  await password.fill('wrong')
  await userEvent.keyboard('{Enter}')
  await expect.element(confirmation).toMatchTextContent('Incorrect password')
  await password.fill('correct horse battery')
  await within('Confirm').click()
  await expect.element(page.getByText('Provider saved')).toBeVisible()
  expect(listSent(BY_PASSWORD)).toEqual([{ password: 'wrong' }, { password: 'correct horse battery' }])
  const [first, second, ...others] = listSent(ADD)
  expect([second, others]).toEqual([first, []])
  await expect.element(confirmation).not.toBeInTheDocument()
})

test('what was typed stays when the confirmation is closed, and the form says what is missing', async () => {
  await openKeys()
  await addProvider()
  await expect.element(password).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(confirmation).not.toBeInTheDocument()
  await expect.element(page.getByRole('alert')).toMatchTextContent(NEEDED)
  await expect.element(page.getByLabelText('Address', { exact: true })).toHaveValue('https://models.example/v1')
  expect(listSent(ADD)).toHaveLength(1)
  askFirst(ADD)
  await button('Save Company models').click()
  await expect.element(password).toHaveValue('')
})

test('a code from an email confirms instead of the password', async () => {
  await openKeys()
  askFirst(CHOOSE)
  await chooseOption('Texts', 'Built-in studio')
  await within('Email me a code').click()
  await expect.element(confirmation).toMatchTextContent('We sent a code to ann@example.com.')
  const code = confirmation.getByLabelText('Code from the email')
  await expect.element(code).toHaveFocus()
  await expect.element(within('Confirm')).toBeDisabled()
  await expectAccessible()
  await code.fill('123 456')
  await within('Confirm').click()
  await expect.poll(() => listSent(CHOOSE).length).toBe(2)
  expect(listSent(BY_CODE)).toEqual([{ code: '123456' }])
  await expect.element(confirmation).not.toBeInTheDocument()
})

test('a code that was sent before can be entered although another one has to wait', async () => {
  await openKeys()
  askFirst(CHOOSE)
  await chooseOption('Texts', 'Built-in studio')
  const wait = 'Too many requests. Try again in 42 seconds.'
  answerWith({ ...ANSWERS, [SEND]: () => Response.json({ detail: wait }, { status: 429 }) })
  await within('Email me a code').click()
  await expect.element(confirmation.getByRole('alert')).toMatchTextContent(wait)
  await expect.element(confirmation.getByLabelText('Code from the email')).toBeVisible()
  answerWith({ ...ANSWERS, [SEND]: () => refuse('Not now') })
  await within('Use my password').click()
  await expect.element(password).toBeVisible()
})

test('the address of the calendar feed is created after the password was asked for', async () => {
  await signIn({
    ...ANSWERS,
    'GET /api/calendar/feed': { created_at: null },
    'POST /api/calendar/feed': { url: '/api/calendar/feeds/abc', created_at: '2026-11-20T10:00:00Z' },
  })
  await openApp('/dashboard/calendar')
  await button('Subscribe').click()
  askFirst('POST /api/calendar/feed')
  await button('Create an address').click()
  await password.fill('correct horse battery')
  await within('Confirm').click()
  await expect
    .element(page.getByLabelText('Address', { exact: true }))
    .toHaveValue(`${window.location.origin}/api/calendar/feeds/abc`)
})
