import { describe, expect, test } from 'vitest'
import type { FormOfAddress } from '#contract/options.ts'
import { createBrief } from '../testing/briefs.ts'
import { choosePhrase } from './languages/language-pack.ts'
import { findPack } from './languages/packs.ts'
import { writeCopy } from './write-copy.ts'

/** In each language: a brand that sells a service, one that sells goods, and a sale of something that people book. */
const SAMPLES: readonly (readonly [tag: string, service: string, goods: string, booked: string])[] = [
  ['en', 'Accounting software for small teams', 'Handmade ceramic mugs', '20% off every massage until Sunday'],
  [
    'de',
    'Buchhaltungs-App für kleine Teams',
    'Handgemachte Tassen aus Keramik',
    '20 % Rabatt auf jede Massage bis Sonntag',
  ],
  [
    'fr',
    'Un logiciel de comptabilité pour les petites équipes',
    'Tasses en céramique faites main',
    '20 % de réduction sur chaque massage jusqu’à dimanche',
  ],
  [
    'es',
    'Una plataforma de contabilidad para equipos pequeños',
    'Tazas de cerámica hechas a mano',
    '20 % de descuento en cada masaje hasta el domingo',
  ],
  [
    'pt-BR',
    'Um aplicativo de contabilidade para pequenas equipes',
    'Canecas de cerâmica feitas à mão',
    '20% de desconto em cada massagem até domingo',
  ],
  [
    'it',
    'Una piattaforma di contabilità per piccoli team',
    'Tazze in ceramica fatte a mano',
    '20% di sconto su ogni massaggio fino a domenica',
  ],
  [
    'nl',
    'Een platform voor de boekhouding van kleine teams',
    'Handgemaakte mokken van keramiek',
    '20% korting op elke massage tot zondag',
  ],
  [
    'pl',
    'Oprogramowanie księgowe dla małych zespołów',
    'Ręcznie robione kubki z ceramiki',
    '20% rabatu na każdy masaż do niedzieli',
  ],
  [
    'tr',
    'Küçük ekipler için muhasebe yazılımı',
    'El yapımı seramik kupalar',
    'Pazar gününe kadar tüm masajlarda %20 indirim',
  ],
  ['ar', 'تطبيق محاسبة للفرق الصغيرة', 'أكواب خزفية مصنوعة يدويًا', 'خصم 20% على كل جلسة مساج حتى الأحد'],
  ['he', 'תוכנה להנהלת חשבונות לצוותים קטנים', 'ספלי קרמיקה בעבודת יד', '20% הנחה על כל עיסוי עד יום ראשון'],
  ['hi', 'छोटी टीमों के लिए अकाउंटिंग ऐप', 'हाथ से बने सिरेमिक मग', 'रविवार तक हर मसाज पर 20% छूट'],
  ['ja', '小規模チームのための会計アプリ', '手作りの陶器マグカップ', '日曜日までマッサージ全品20%オフ'],
  ['zh-Hans', '面向小团队的会计软件', '手工陶瓷杯', '按摩全场8折，截至周日'],
  ['zh-Hant', '適合小型團隊的會計軟體', '手工陶瓷杯', '按摩全面8折，至週日止'],
  ['ko', '소규모 팀을 위한 회계 소프트웨어', '손으로 만든 도자기 머그컵', '일요일까지 마사지 20% 할인'],
  ['vi', 'Phần mềm kế toán cho nhóm nhỏ', 'Cốc gốm thủ công', 'Giảm 20% cho mọi liệu trình massage đến Chủ nhật'],
  ['th', 'แอปบัญชีสำหรับทีมขนาดเล็ก', 'แก้วเซรามิกทำมือ', 'ลด 20% นวดทุกประเภท ถึงวันอาทิตย์'],
  [
    'ru',
    'Приложение для учёта в небольших командах',
    'Керамические кружки ручной работы',
    'Скидка 20% на любой массаж до воскресенья',
  ],
  [
    'uk',
    'Застосунок для обліку в невеликих командах',
    'Керамічні кухлі ручної роботи',
    'Знижка 20% на будь-який масаж до неділі',
  ],
]

describe.each(SAMPLES)('the call to action in %s', (tag, service, goods, booked) => {
  const pack = findPack(tag)
  const write = (prompt: string, over: { goal?: string; tone?: string }, description: string) =>
    writeCopy(createBrief({ prompt, language: tag, goal: null, ...over }, { description, language: tag })).cta
  const phrase = (name: 'start' | 'shop' | 'book', address: FormOfAddress) =>
    pack && choosePhrase(pack.actions[name], address)

  test.each([
    ['luxury', 'formal'],
    ['playful', 'informal'],
  ] as const)('follows the goal sales and the tone %s, which is %s', (tone, address) => {
    expect(write(booked, { goal: 'sales', tone }, service)).toBe(phrase('start', address))
    expect(write(booked, { goal: 'sales', tone }, goods)).toBe(phrase('shop', address))
  })

  test('books what people book', () => {
    expect(write(booked, { tone: 'playful' }, goods)).toBe(phrase('book', 'informal'))
  })
})

test.each([
  'We are hiring a baker. Just come by and ask for Uschi',
  'Suchen Servicekraft für Samstag, 15 €/Std. Einfach vorbeikommen und nach Uschi fragen',
  'On recrute un serveur pour Noël. Passez nous voir et demandez Claire',
  'Cercasi cameriera per il weekend. Passa da noi e chiedi di Marta',
  'Narty + buty 45 zł/dzień zamiast 60 zł. Czynne codziennie 8-20, ul. Krupówki 12',
  'Mini sessions in the woods, £95. Link in bio',
])('a request that says itself how to come or ask has no other call: %s', (prompt) => {
  expect(writeCopy(createBrief({ prompt })).cta).toBeNull()
})

test.each([
  ['Win a hamper: enter our giveaway until Sunday', 'Enter now'],
  ['Thank you to Marlow Motors for our raffle prize!', null],
  ['Danke an alle für unsere Verlosung!', null],
])('thanks invite to nothing: %s', (prompt, cta) => {
  expect(writeCopy(createBrief({ prompt })).cta).toBe(cta)
})
