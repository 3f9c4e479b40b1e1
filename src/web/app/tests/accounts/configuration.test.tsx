import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../testing/page/axe.ts'
import { button } from '../../testing/page/controls.ts'
import { useMotion } from '../../testing/browser/motion.ts'
import { answerWith } from '../../testing/browser/network.ts'
import { listSent } from '../../testing/replies/next-replies.ts'
import { openApp, openScreen, signIn, useApp } from '../../testing/open-app.tsx'
import { alert, findToast, main, region } from '../../testing/page/parts.ts'
import { failWithoutMessage } from '../../testing/replies/replies.ts'
import { storeSizes } from '../../testing/stored/stored-sizes.ts'
import { expectWords } from '../../testing/page/words.ts'

useApp()
useMotion()

test('the configuration has the agreed texts, loads, reports errors and is saved', async () => {
  await signIn({ 'GET /api/config': failWithoutMessage })
  await openApp('/dashboard/configuration')
  await expect.element(alert()).toMatchTextContent('Failed to load configuration')
  const sizes = storeSizes()
  answerWith({ ...sizes, 'PUT /api/config': failWithoutMessage })
  await button('Retry').click()
  await expect.element(region('LinkedIn video')).toBeVisible()
  await expectWords(main(), 'configuration')
  await expectAccessible()
  const twitter = region('Twitter video')
  await twitter.getByRole('button', { name: /Add size/ }).click()
  await button('Save').click()
  await expect.element(alert()).toHaveTextContent('Save failed')
  await expect.element(findToast('Save failed')).toBeVisible()
  answerWith(sizes)
  await button('Save').click()
  await expect.element(page.getByText('Configuration saved')).toBeVisible()
  expect(listSent('PUT /api/config').at(-1)).toMatchObject({
    content_sizes: { video: { twitter: ['1280x720', '1080x1080'] } },
  })
  await expect.element(alert()).not.toBeInTheDocument()
  await openScreen('/dashboard/configuration', 'Configuration')
  await expect.element(twitter.getByRole('textbox')).toHaveLength(2)
})
