import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../testing/page/axe.ts'
import { button, dialog } from '../../testing/page/controls.ts'
import type { Answers } from '../../testing/replies/agreed-replies.ts'
import { answerWith } from '../../testing/browser/network.ts'
import { listSent } from '../../testing/replies/next-replies.ts'
import { openApp, signIn, useApp } from '../../testing/open-app.tsx'
import { failWithoutMessage, holdReply } from '../../testing/replies/replies.ts'
import { expectText } from '../../testing/page/texts.ts'
import { expectWords } from '../../testing/page/words.ts'

const KEY = 'AIzaSyGood-0123456789abcdefghijwxyz'
const CONFIGURED = {
  'GET /api/user/api-keys': { has_gemini_key: true, gemini_api_key: 'AIza••••••••wxyz' },
}
/** The built-in studio makes everything, as on a new server. */
const STUDIO = { choice: 'studio', name: null, model: null, usd: 0, is_platform: true, problem: null }
const PROVIDERS: Answers = {
  'GET /api/providers': { providers: [] },
  'GET /api/providers/choices': {
    kinds: ['copy', 'picture', 'film'].map((kind) => ({
      kind,
      choice: null,
      options: [STUDIO],
      otherwise: STUDIO,
      current: STUDIO,
    })),
  },
}
const answer = (answers: Answers) => answerWith({ ...PROVIDERS, ...answers })
const main = page.getByRole('main')
const key = page.getByLabelText('API key', { exact: true })
const expectSentence = (sentence: string) => expect.element(main.getByText(sentence, { exact: true })).toBeVisible()

useApp()

async function openKeys(answers: Answers = {}): Promise<void> {
  await signIn({ ...PROVIDERS, ...answers })
  await openApp('/dashboard/api-keys')
}

test('a provider key that is not set: every text and error', async () => {
  await openKeys({ 'GET /api/user/api-keys': () => new Response('', { status: 503 }) })
  await expectSentence('Failed to load API keys: 503')
  answer({})
  await page.getByRole('region', { name: 'Google Gemini' }).getByRole('button', { name: 'Retry' }).click()
  await expectSentence('Not Set')
  await expectWords(main, 'api-keys-not-set')
  await key.fill('   ')
  await button('Save Key').click()
  await expect.element(main).toMatchTextContent('Please enter a valid API key')
  await button('Test Key').click()
  await expect.element(main).toMatchTextContent('Please enter an API key to test')
  await key.fill(KEY)
  for (const [reply, sentence] of [
    [failWithoutMessage, 'Failed to test API key'],
    [{ valid: false, message: 'The key was rejected by Gemini.' }, 'The key was rejected by Gemini.'],
    [{ valid: true, message: 'yes' }, 'API key is valid!'],
  ] as const) {
    answer({ 'POST /api/user/api-keys/gemini/test': reply })
    await button('Test Key').click()
    await expectSentence(sentence)
  }
  await expectAccessible()
  answer({ 'POST /api/user/api-keys/gemini': failWithoutMessage })
  await button('Save Key').click()
  await expectText(page.getByRole('alert'), 'Failed to save API key')
})

test('a provider key is saved, shown masked, and deleted', async () => {
  await openKeys()
  await key.fill(KEY)
  const saving = holdReply(() => ({ message: 'Saved' }))
  answer({ ...CONFIGURED, 'POST /api/user/api-keys/gemini': saving.answer })
  await button('Save Key').click()
  await expect.element(button('Processing…')).toBeDisabled()
  saving.release()
  await expectSentence('Configured')
  expect(listSent('POST /api/user/api-keys/gemini')).toEqual([KEY])
  expect(page.getByText(/wxyz/).query()).toBeNull()
  await button('Show').click()
  await expectWords(main, 'api-keys-configured')
  await expectAccessible()
  for (const [answers, sentence] of [
    [{ ...CONFIGURED, 'DELETE /api/user/api-keys/gemini': failWithoutMessage }, 'Failed to delete API key'],
    [{}, 'Not Set'],
  ] as const) {
    answer(answers)
    await button('Delete Key').click()
    await dialog().getByRole('button', { name: 'Confirm' }).click()
    await expectSentence(sentence)
  }
})
