import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { button } from '../../testing/page/controls.ts'
import { field } from '../../testing/page/fields.ts'
import { storeJobs } from '../../testing/replies/job-replies.ts'
import { IMAGE } from '../../testing/replies/agreed-replies.ts'
import { listSent, refuseOnce } from '../../testing/replies/next-replies.ts'
import { openScreen, signIn, useApp } from '../../testing/open-app.tsx'
import { alert } from '../../testing/page/parts.ts'
import { storeBrands } from '../../testing/stored/stored-brands.ts'
import { expectText } from '../../testing/page/texts.ts'

useApp()

const heading = (name: string) => page.getByRole('heading', { name, exact: true })

test('errors of the first image are explained, and nothing is lost or created twice', async () => {
  const jobs = storeJobs()
  await signIn({ ...storeBrands().answers, ...jobs.answers, 'GET /api/content/*': IMAGE })
  await openScreen('/dashboard/brands', 'My Brands')
  await button('Start in a minute').click()
  const make = button('Make my first picture')
  await make.click()
  await expectText(alert(), 'Name is required')
  await field('Brand name').fill('Nocte')
  await field('Product').fill('Night cream')
  refuseOnce('POST /api/brands/*/products', 'Products rest today.')
  await make.click()
  await expect.element(page.getByText('Products rest today.')).toBeVisible()
  await expect.element(field('Product')).toHaveValue('Night cream')
  expect(listSent('POST /api/content/generate')).toEqual([])
  await make.click()
  await expect.element(button('Cancel')).toBeVisible()
  jobs.end([13])
  await expect.element(heading('There it is')).toBeVisible()
  await button('Make another').click()
  await expect.element(heading('Your first picture')).toBeVisible()
  await expect.element(button('Cancel')).toBeVisible()
  jobs.end([15])
  await expect.element(heading('There it is')).toBeVisible()
  expect(listSent('POST /api/brands')).toHaveLength(1)
  expect(listSent('POST /api/brands/*/products')).toHaveLength(2)
  await openScreen('/dashboard/brands', 'My Brands')
  await expect.element(page.getByText('Showing 1 of 1 brands')).toBeVisible()
  await openScreen('/dashboard/products', 'My Products')
  await expect.element(page.getByText('Night cream')).toHaveLength(1)
})

test('a logo gives the first image its colors and is kept with the brand', async () => {
  const jobs = storeJobs()
  await signIn({ ...storeBrands().answers, ...jobs.answers, 'GET /api/content/*': IMAGE })
  await openScreen('/dashboard/start', 'Your first picture')
  await field('Brand name').fill('Nocte')
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96"><rect width="60" height="96" fill="#7A2E1D"/><rect x="60" width="30" height="96" fill="#F2C14E"/></svg>'
  await page.getByLabelText('Logo').upload(new File([drawing], 'nocte.svg', { type: 'image/svg+xml' }))
  await expect.element(page.getByRole('radio', { name: 'From your logo' })).toBeChecked()
  refuseOnce('POST /api/brands/*/logo', 'This logo cannot be read.')
  await button('Make my first picture').click()
  await expect.element(page.getByText('This logo cannot be read.')).toBeVisible()
  await button('Make my first picture').click()
  await expect.element(button('Cancel')).toBeVisible()
  jobs.end([13])
  await expect.element(heading('There it is')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Add your voice' })).toBeVisible()
  expect(listSent('POST /api/brands')).toMatchObject([{ primary_color: '#7A2E1D', secondary_color: '#F2C14E' }])
  expect(listSent('POST /api/brands/*/logo')).toHaveLength(2)
})
