import type { Page } from '@playwright/test'
import { expect, openEmailedLink, openWithoutReload, PASSWORD, test, createUser, resize } from './signet.ts'

const SCREENS = [
  '',
  '/start',
  '/brands',
  '/brands?new',
  '/products',
  '/generate',
  '/generator',
  '/jobs',
  '/content',
  '/favorites',
  '/trash',
  '/analytics',
  '/channels',
  '/settings',
  '/api-keys',
  '/change-password',
  '/configuration',
]
const PUBLIC_SCREENS = [
  '/',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password?token=x',
  '/verify-email-sent',
  '/verify-email',
  '/docs',
  '/pricing',
  '/help',
  '/privacy',
  '/no-such-page',
]
/** Names, signs and words of example pictures, which no catalog has. */
const SAME = new RegExp(
  `^(${[
    'Signet|SKU|UPC|JSON|Ctrl K|Esc|Instagram|Facebook|Twitter|LinkedIn|TikTok|YouTube|Pinterest|Google Gemini',
    'Inter|Roboto|Open Sans|Lato|Montserrat|Poppins|Source Sans Pro|Nunito|Playfair Display|Merriweather|Lora',
    'Crimson Text|Oswald|Bebas Neue|Anton|JetBrains Mono|Fira Code|Source Code Pro',
    'AM|Ann Miller|IC|Ines Caldeira|TR|Tobias Renk|AO|Amara Oyelaran|Learn More|English|Deutsch|Français|.+@example.com|[A-Z][a-z]{2} [0-9]+, [0-9]{4}|Aa|Español',
  ].join('|')})$`,
)

const speak = (page: Page, language: string) =>
  page.addInitScript((chosen) => localStorage.setItem('signet-language', chosen), language)

/** Texts without the brackets or accents of the pseudo-language, and controls whose label is cut. */
const findFaults = (page: Page) =>
  page.evaluate(() => {
    const isSeen = (element: Element) => element.checkVisibility() && element.getBoundingClientRect().width > 1
    const texts: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? ''
      if (!/[a-z]{2}/i.test(text) || !node.parentElement || !isSeen(node.parentElement)) continue
      // The API description is English, and code is the same in every language.
      const same = 'script, style, [aria-hidden=true], svg, code, pre, textarea, [data-brand-text], :not(html)[lang=en]'
      if (!node.parentElement.closest(same)) texts.push(text)
    }
    const controls = [...document.querySelectorAll('button, a, [role=tab], [role=combobox]')].filter(isSeen)
    const cut = controls
      .filter(
        (control) => control.scrollWidth > control.clientWidth + 1 && getComputedStyle(control).overflowX !== 'visible',
      )
      .map((control) => control.textContent ?? '')
    return { texts, cut, overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth }
  })

test('in the pseudo-language, no control is cut and no sentence is outside the catalogs at 1440 and 390 pixels', async ({
  page,
}) => {
  test.slow()
  await createUser(page)
  await speak(page, 'en-XA')
  const faults: string[] = []
  for (const path of SCREENS) {
    await page.setViewportSize({ width: 1440, height: 900 })
    if (path === '') await page.goto('/dashboard')
    else await openWithoutReload(page, `/dashboard${path}`)
    await expect(page.getByRole('heading').first()).toBeVisible()
    faults.push(...(await listFaults(page, path)))
    await resize(page, 390, 900)
    faults.push(...(await listFaults(page, `${path} at 390`)))
  }
  expect(faults).toEqual([])
})

test('in the pseudo-language, the public pages have no cut control and no sentence outside the catalogs', async ({
  page,
}) => {
  test.slow()
  await speak(page, 'en-XA')
  const faults: string[] = []
  for (const path of PUBLIC_SCREENS) {
    await page.setViewportSize({ width: 1440, height: 900 })
    if (path === '/') await page.goto('/')
    else await openWithoutReload(page, path)
    await expect(page.getByRole('heading', { level: 1 }).filter({ hasText: '[' })).toBeVisible()
    if (path === '/docs') await page.getByText('Create a brand', { exact: true }).click()
    faults.push(...(await listFaults(page, path)))
    await resize(page, 390, 900)
    faults.push(...(await listFaults(page, `${path} at 390`)))
  }
  expect(faults).toEqual([])
})

async function listFaults(page: Page, place: string): Promise<string[]> {
  const { texts, cut, overflow } = await findFaults(page)
  return [
    ...texts.filter((text) => !/[[\]éîôñ]/.test(text) && !SAME.test(text)).map((text) => `${place}: ${text}`),
    ...cut.filter((text) => !SAME.test(text)).map((text) => `${place}: cut ${text}`),
    ...(overflow > 0 ? [`${place}: ${overflow} pixels too wide`] : []),
  ]
}

test('a person chooses Arabic, and the first picture is made in it from right to left', async ({ page }) => {
  await createUser(page)
  await page.goto('/dashboard/settings')
  await page.getByRole('combobox', { name: 'Interface language' }).click()
  await page.getByRole('option', { name: 'العربية' }).click()
  await expect(page.getByRole('heading', { name: 'الإعدادات', exact: true })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await page.goto('/dashboard/start')
  await page.getByLabel('اسم العلامة التجارية').fill('نور')
  await page.getByRole('button', { name: 'أنشئ صورتي الأولى' }).click()
  await expect(page.getByRole('heading', { name: 'ها هي' })).toBeVisible({ timeout: 60_000 })
  await page.evaluate(() => localStorage.clear())
})

test.describe('a visitor with a German browser', () => {
  test.use({ locale: 'de-DE' })
  test('reads the landing page in German, and goes back to English', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('banner').getByRole('button', { name: 'Auf Deutsch anzeigen' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Bilder, die nach Ihrer Marke aussehen. Jedes Mal.',
    )
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await expect(page).toHaveTitle('Signet: Bilder in Ihrer Marke für jede Plattform')
    await page.getByRole('link', { name: 'Preise' }).click()
    await expect(page.getByText('Diese Seite folgt in Kürze.')).toBeVisible()
    await page.getByRole('button', { name: 'Show in English' }).click()
    await expect(page.getByRole('heading', { name: 'Pricing' })).toBeVisible()
    await page.evaluate(() => localStorage.clear())
  })
})

async function signUpInArabic(page: Page): Promise<void> {
  const email = `nour-${Date.now()}@example.com`
  await page.goto('/register')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await page.getByLabel('اسم المستخدم').fill('Nour')
  await page.getByLabel('البريد الإلكتروني').fill(email)
  await page.getByLabel('كلمة المرور', { exact: true }).fill(PASSWORD)
  await page.getByLabel('تأكيد كلمة المرور').fill(PASSWORD)
  await page.getByRole('button', { name: 'إنشاء حساب' }).click()
  await expect(page.getByRole('heading', { name: 'تحقّق من بريدك الإلكتروني' })).toBeVisible()
  await openEmailedLink(page, email, 'تأكيد عنوان بريدك الإلكتروني')
  await expect(page.getByText('تم تأكيد البريد الإلكتروني!')).toBeVisible()
  await page.getByRole('link', { name: 'تسجيل الدخول الآن' }).click()
  await page.getByLabel('البريد الإلكتروني').fill(email)
  await page.getByLabel('كلمة المرور', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'تسجيل الدخول' }).click()
  await expect(page).toHaveURL(/\/dashboard/)
}

test('the whole main journey works in the Arabic interface, from right to left', async ({ page }) => {
  test.slow()
  await speak(page, 'ar')
  await signUpInArabic(page)
  await page.goto('/dashboard/brands?new')
  await page.getByLabel('الاسم', { exact: true }).fill('نور')
  await page.getByRole('button', { name: 'إنشاء العلامة التجارية' }).click()
  await expect(page.getByText('تم إنشاء العلامة التجارية')).toBeVisible()

  await page.goto('/dashboard/products')
  await page.getByRole('button', { name: 'منتج جديد' }).first().click()
  await page.getByLabel('الاسم', { exact: true }).fill('مصباح مكتبي')
  await page.getByRole('button', { name: 'إنشاء المنتج' }).click()
  await expect(page.getByText('تم إنشاء المنتج')).toBeVisible()

  await page.goto('/dashboard/generate')
  await page.getByRole('combobox', { name: 'العلامة التجارية' }).click()
  await page.getByRole('option', { name: 'نور' }).click()
  await page.getByRole('combobox', { name: 'المنتج' }).click()
  await page.getByRole('option', { name: 'مصباح مكتبي' }).click()
  await page.getByLabel('العنوان').fill('عرض الخريف')
  await page.getByRole('textbox', { name: 'المطالبة' }).fill('خصم 20% على جميع المصابيح حتى الأحد')
  await page.getByRole('button', { name: 'إنشاء محتوى' }).click()
  await expect(page.getByText('تم إنشاء المحتوى بنجاح! 🎉')).toBeVisible({ timeout: 60_000 })
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'تنزيل' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/\.png$/)

  await page.getByRole('link', { name: 'محتواي' }).click()
  // The screen before it shows the same picture.
  await expect(page.getByRole('heading', { level: 1, name: 'محتواي' })).toBeVisible()
  const shown = page.getByRole('img', { name: /20%/ }).first()
  await expect(shown).toBeVisible()
  await expect(shown).not.toHaveAccessibleName(/[a-z]{4}/i)
  await shown.click()
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'عرض الخريف' })).toBeVisible()
  await page.evaluate(() => localStorage.clear())
})
