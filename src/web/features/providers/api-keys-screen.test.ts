import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { endSession } from '#web/lib/api/session.ts'
import { ApiKeysScreen } from './api-keys-screen.tsx'

/** The guard redirects such a visitor to the login first, so this cannot be tested in a browser. */
test('a visitor who is not signed in is asked to log in', () => {
  endSession()
  const page = renderToStaticMarkup(createElement(ApiKeysScreen))
  expect(page).toMatch(/>Authentication Required<.*>Please log in to manage your API keys\.</)
  expect(page).not.toContain('Save Key')
})
