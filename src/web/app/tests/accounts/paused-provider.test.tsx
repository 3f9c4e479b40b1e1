import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessibleInBothThemes } from '../../testing/page/axe.ts'
import { button } from '../../testing/page/controls.ts'
import { answerWith } from '../../testing/browser/network.ts'
import { openApp, signIn, useApp } from '../../testing/open-app.tsx'

const PROBLEM =
  'The provider Company models did not answer two calls in time, so Signet does not ask it for 15 minutes. Check that it runs, then test the connection under API Keys to use it at once.'
const PROVIDER = {
  id: 1,
  name: 'Company models',
  base_url: 'https://models.example/v1',
  masked_key: 'sk-o••••••••cdef',
  is_key_unreadable: false,
  problem: PROBLEM,
  text_model: null,
  image_model: 'paint-1',
  takes_pictures: true,
  text_input_usd: 0,
  text_output_usd: 0,
  image_usd: 0.04,
}
const card = page.getByRole('listitem').filter({ hasText: 'models.example' })

useApp()

test('the card of a paused provider says why, until a connection works', async () => {
  await signIn({
    'GET /api/providers': { providers: [PROVIDER] },
    'GET /api/providers/choices': { kinds: [] },
  })
  await openApp('/dashboard/api-keys')
  await expect.element(card.getByText(PROBLEM, { exact: true })).toBeVisible()
  await expectAccessibleInBothThemes()
  answerWith({
    'GET /api/providers': { providers: [{ ...PROVIDER, problem: null }] },
    'GET /api/providers/choices': { kinds: [] },
    'POST /api/providers/test': { valid: true, message: 'The connection works.' },
  })
  await button('Test Company models').click()
  await expect.element(card.getByText('The connection works.', { exact: true })).toBeVisible()
  await expect.element(page.getByText(PROBLEM, { exact: true })).not.toBeInTheDocument()
})
