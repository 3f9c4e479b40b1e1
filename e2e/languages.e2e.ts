import type { Page } from '@playwright/test'
import { expect, openBarePage, openEmailedLink, openWithoutReload, PASSWORD, test } from './signet.ts'

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

test('the whole main journey and the first picture work in the Arabic interface, from right to left, and another language is chosen in the settings', async ({
  page,
}) => {
  test.slow()
  await openBarePage(page)
  await page.evaluate(() => localStorage.setItem('signet-language', 'ar'))
  await signUpInArabic(page)
  await openWithoutReload(page, '/dashboard/brands?new')
  await page.getByLabel('الاسم', { exact: true }).fill('نور')
  await page.getByRole('button', { name: 'إنشاء العلامة التجارية' }).click()
  await expect(page.getByText('تم إنشاء العلامة التجارية')).toBeVisible()
  await expect(page.getByRole('article', { name: 'نور' })).toBeVisible()

  await openWithoutReload(page, '/dashboard/products')
  await page.getByRole('button', { name: 'منتج جديد' }).first().click()
  await page.getByLabel('الاسم', { exact: true }).fill('مصباح مكتبي')
  await page.getByRole('button', { name: 'إنشاء المنتج' }).click()
  await expect(page.getByText('تم إنشاء المنتج')).toBeVisible()
  await expect(page.getByRole('article', { name: 'مصباح مكتبي' })).toBeVisible()

  await openWithoutReload(page, '/dashboard/generate')
  await page.getByRole('combobox', { name: 'العلامة التجارية' }).click()
  await page.getByRole('option', { name: 'نور' }).click()
  await page.getByRole('combobox', { name: 'المنتج' }).click()
  await page.getByRole('option', { name: 'مصباح مكتبي' }).click()
  await page.getByLabel('العنوان').fill('عرض الخريف')
  await page.getByRole('textbox', { name: 'المطالبة' }).fill('خصم 20% على جميع المصابيح حتى الأحد')
  await page.getByRole('button', { name: 'إنشاء محتوى' }).click()
  await expect(page.getByText('تم إنشاء المحتوى بنجاح! 🎉')).toBeVisible()
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
  await page.keyboard.press('Escape')
  await openWithoutReload(page, '/dashboard/start')
  await page.getByLabel('اسم العلامة التجارية').fill('نور')
  await page.getByRole('button', { name: 'أنشئ صورتي الأولى' }).click()
  await expect(page.getByRole('heading', { name: 'ها هي' })).toBeVisible()

  await openWithoutReload(page, '/dashboard/settings')
  await expect(page.getByRole('heading', { name: 'الإعدادات', exact: true })).toBeVisible()
  await page.getByRole('combobox', { name: 'لغة الواجهة' }).click()
  await page.getByRole('option', { name: 'English' }).click()
  await expect(page.getByRole('heading', { name: 'Settings', exact: true })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
  await page.evaluate(() => localStorage.clear())
})
