import { acceptRefusals, expect, expectAccessible, expectAccessibleInBothThemes, test, createUser } from './signet.ts'
import type { Files } from './other-servers.ts'

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 50" width="200" height="50"><circle cx="25" cy="25" r="20" fill="#C2410C"/><path fill="#1C1917" d="M60 10h30v30h-30zM100 10h10v30h-10zM120 22h60v18h-60z"/></svg>'
const PRODUCT = {
  '@type': 'Product',
  name: 'House Espresso',
  offers: { '@type': 'Offer', price: '14.50', priceCurrency: 'EUR' },
}
const PAGE = `<!doctype html><html lang="en"><head><title>Harbor Coffee – Roasted by the water</title>
<meta name="description" content="Small batch coffee, roasted by the water and sent the same day.">
<link rel="stylesheet" href="/main.css"><link rel="icon" href="/icon.svg">
<script type="application/ld+json">${JSON.stringify(PRODUCT)}</script></head>
<body><header class="site-header"><a class="site-logo" href="/"><img src="/logo.svg" alt="Harbor Coffee"></a></header>
<main><h1>Welcome to the family table</h1><p>Hello, and welcome. We roast with love and care, together with our community. You brew it at home.</p>
<p>Our beans come from farms that we visit each year. We pay them before the harvest.</p>
<a class="btn btn-primary" href="/shop">Shop coffee</a></main>
<footer><a href="https://www.instagram.com/harborcoffee">Instagram</a></footer></body></html>`
const FILES: Files = {
  '/': ['text/html', PAGE],
  '/main.css': [
    'text/css',
    ':root{--brand:#c2410c;--accent:#0f766e}body{background:#fffaf5;color:#1c1917;font-family:"Source Sans 3",sans-serif}h1{font-family:Canela,Georgia,serif}.btn-primary{background:var(--brand);color:#fff}',
  ],
  '/logo.svg': ['image/svg+xml', LOGO],
  '/icon.svg': ['image/svg+xml', LOGO.replace('0 0 200 50', '0 0 50 50').replace('width="200"', 'width="50"')],
}

test('a brand is read from a site, changed, and created with a product', async ({ page, others, complaints }) => {
  others.site.serve(FILES)
  await createUser(page)
  await page.goto('/dashboard/brands')
  await page.getByRole('button', { name: 'Import brand' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import a brand' })
  await expect(dialog.getByLabel('Web address')).toBeFocused()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Read brand' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Enter a web address or add a file.')
  await dialog.getByLabel('Web address').fill('127.0.0.1:9/')
  await dialog.getByRole('button', { name: 'Read brand' }).click()
  await expect(dialog.getByRole('alert')).toContainText('This address cannot be fetched.')
  acceptRefusals(complaints)
  await expect(dialog.getByLabel('Web address')).toHaveValue('127.0.0.1:9/')

  await dialog.getByLabel('Web address').fill(`http://${others.site.host}/`)
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Found 6 of 6')).toBeVisible()
  await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('Harbor Coffee')
  await expect(dialog.getByLabel('Primary color', { exact: true })).toHaveValue('#C2410C')
  await expect(dialog.getByText('Variable --brand of the style sheet').first()).toBeVisible()
  await expect(dialog.getByText('Lora is the nearest of our typefaces to Canela.')).toBeVisible()
  await expect(dialog.getByRole('radio', { name: 'Full logo' })).toBeChecked()
  await expectAccessibleInBothThemes(page)
  expect(await readBrands(page)).toEqual([])

  await dialog.getByLabel('Name', { exact: true }).fill('Harbor')
  await dialog.getByRole('button', { name: 'Use #0F766E as the secondary color' }).click()
  await dialog.getByLabel('Keep: description').uncheck()
  await dialog.getByLabel('House Espresso').check()
  await dialog.getByRole('button', { name: 'Create brand' }).click()
  await expect(page.getByText('is ready for its first')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Harbor', exact: true })).toBeVisible()
  expect(await readBrands(page)).toMatchObject([
    {
      name: 'Harbor',
      primary_color: '#C2410C',
      secondary_color: '#0F766E',
      description: null,
      social_channels: ['instagram'],
    },
  ])
  await page.goto('/dashboard/products')
  await expect(page.getByText('House Espresso').first()).toBeVisible()
})

/** The brands of the signed-in user. */
async function readBrands(page: import('@playwright/test').Page): Promise<unknown> {
  const token = await page.evaluate(() => localStorage.getItem('signet-token'))
  const answer = await page.request.get('/api/brands', { headers: { authorization: `Bearer ${token}` } })
  return ((await answer.json()) as { brands: unknown }).brands
}
