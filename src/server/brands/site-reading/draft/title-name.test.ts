import { expect, test } from 'vitest'
import { nameInTitle, toBrandName } from './title-name.ts'

test.each([
  'Home — Fern & Oak',
  'Fern & Oak | Startseite',
  'Accueil - Fern & Oak',
  'Fern & Oak · Inicio',
  'Fern & Oak – Início',
  'Home page | Fern & Oak',
  'Startpagina: Fern & Oak',
  'Hem | Fern & Oak',
  'Etusivu – Fern & Oak',
  'Strona główna - Fern & Oak',
  'Domů | Fern & Oak',
  'Kezdőlap – Fern & Oak',
  'Acasă - Fern & Oak',
  'Ana Sayfa | Fern & Oak',
  'Αρχική - Fern & Oak',
  'Главная — Fern & Oak',
  'Головна | Fern & Oak',
  'ホーム｜Fern & Oak',
  'Fern & Oak | トップページ',
  '首页 - Fern & Oak',
  '首頁｜Fern & Oak',
  '홈 | Fern & Oak',
  'الرئيسية | Fern & Oak',
  'דף הבית - Fern & Oak',
  'होम | Fern & Oak',
  'Beranda - Fern & Oak',
  'Trang chủ | Fern & Oak',
  'หน้าแรก - Fern & Oak',
  'Welcome to Fern & Oak',
  'Willkommen bei Fern & Oak',
  'Bienvenue chez Fern & Oak | Boutique en ligne',
  'Online Shop | Fern & Oak',
  'Fern & Oak: Plants for every room',
])('the brand of the title %j is Fern & Oak', (title) => {
  expect(nameInTitle(title, '')).toBe('Fern & Oak')
})

test('a title without a name gives none, and one that is a name stays', () => {
  for (const title of ['Home', 'Startseite | Willkommen', '', '—', 'ホーム']) expect(nameInTitle(title, '')).toBe('')
  expect(nameInTitle('Homely — Plants', '')).toBe('Homely')
  expect(nameInTitle('A shop | Fern and Oak Furniture', 'fernandoakfurniture')).toBe('Fern and Oak Furniture')
  expect([toBrandName('Home'), toBrandName('The Home Depot')]).toEqual(['', 'The Home Depot'])
})
