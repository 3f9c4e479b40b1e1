import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { TranslateDialog } from './translate-dialog.tsx'

const HEADLINE = { field: 'headline', name: 'Headline', text: 'Brighter skin', max: 30, fits: 25 }
const PRICE = { field: 'price', name: 'Price', text: '19.90', max: 120, fits: 15 }

afterEach(() => vi.restoreAllMocks())

/** Opens the form, and returns the bodies of the calls that make versions. */
async function openForm(can_translate: boolean) {
  const bodies: unknown[] = []
  vi.spyOn(window, 'fetch').mockImplementation((url, init) => {
    const path = url instanceof Request ? url.url : url.toString()
    const items = [{ id: 7, title: 'Spring', language: 'en', texts: [HEADLINE, PRICE] }]
    if (path.endsWith('/texts')) return Promise.resolve(Response.json({ can_translate, items }))
    if (path.endsWith('/suggest'))
      return Promise.resolve(
        Response.json({ texts: { headline: 'Strahlende Haut' }, warnings: { headline: 'The number 20 is missing' } }),
      )
    bodies.push(JSON.parse(typeof init?.body === 'string' ? init.body : 'null'))
    return Promise.resolve(
      Response.json({ versions: [{ id: 7, language: 'de', content_id: 8, failure: null }] }, { status: 201 }),
    )
  })
  const onClose = vi.fn<() => void>()
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <TranslateDialog isOpen ids={[7]} onClose={onClose} />
    </QueryClientProvider>,
  )
  return { bodies, onClose }
}

test('texts are checked at their fields before versions are made, and a price is filled in', async () => {
  const { bodies, onClose } = await openForm(false)
  await page.getByRole('button', { name: 'العربية' }).click()
  const headline = page.getByRole('textbox', { name: 'Headline' })
  await expect.element(headline).toHaveAttribute('dir', 'rtl')
  await expect.element(page.getByRole('textbox', { name: 'Price' })).toHaveValue('19.90')
  await expect.element(page.getByRole('button', { name: 'Translate with AI' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Create version' }).click()
  await expect.element(headline).toHaveFocus()
  await expect.element(page.getByText('Enter a translation')).toBeVisible()
  await headline.fill('x'.repeat(31))
  await expect.element(page.getByText('Use at most 30 characters')).toBeVisible()
  await headline.fill('بشرة مشرقة')
  await page.getByRole('button', { name: 'Create version' }).click()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  const texts = { headline: 'بشرة مشرقة', price: '19.90' }
  expect(bodies).toEqual([{ translations: [{ id: 7, language: 'ar', texts }] }])
})

test('with a key, the model fills in the form, with its warnings', async () => {
  await openForm(true)
  await page.getByRole('button', { name: 'Deutsch' }).click()
  await page.getByRole('button', { name: 'Translate with AI' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Headline' })).toHaveValue('Strahlende Haut')
  await expect.element(page.getByText('The number 20 is missing')).toBeVisible()
})
