/** Requests with tiers of a price, or days with small words before them, and their rows as they are drawn: label and value. */
export const TIERS: readonly (readonly [prompt: string, language: string, rows: readonly string[]])[] = [
  // Tiers of one price: for whom, how large, how many. Two of them are a table.
  ['Eislaufen: Erw. 6, Kinder 4', 'de', ['Erw. | 6', 'Kinder | 4']],
  [
    'Eislaufen ab 1. Dezember! Erw. 6, Kinder 4, Schlittschuhe leihen 3. täglich 10-18 Uhr',
    'de',
    ['Erw. | 6', 'Kinder | 4', 'Schlittschuhe leihen | 3'],
  ],
  ['Piscine ouverte : adultes 5 €, enfants (3–11 ans) 3 €', 'fr', ['Adultes | 5 €', 'Enfants (3–11 ans) | 3 €']],
  ['Lodowisko: normalny 20 zł, ulgowy 15 zł', 'pl', ['Normalny | 20 zł', 'Ulgowy | 15 zł']],
  ['水族館 入館料 大人1,000円／子ども500円', 'ja', ['大人 | 1,000円', '子ども | 500円']],
  ['冬の銭湯まつり 大人520円、中学生300円、未就学児無料', 'ja', ['大人 | 520円', '中学生 | 300円', '未就学児 | 無料']],
  ['رسوم الدخول: الكبار 30 ريال، الأطفال 15 ريال', 'ar', ['الكبار | 30 ريال', 'الأطفال | 15 ريال']],
  ['Fresh eggs: 6 for 2.50, 12 for 4.50', 'en', ['6 | for 2.50', '12 | for 4.50']],
  ['Donuts! 1 for 3, 2 for 5, box of 6 for 13', 'en', ['1 | for 3', '2 | for 5', 'Box of 6 | for 13']],
  [
    'Personal training: 1 session 60, 5 sessions 275, 10 sessions 500',
    'en',
    ['1 session | 60', '5 sessions | 275', '10 sessions | 500'],
  ],
  // What all tiers are of is no part of the first one.
  ['Pizza 26cm 7,50 / 32cm 9,90 / 40cm 15,90', 'de', ['26cm | 7,50', '32cm | 9,90', '40cm | 15,90']],
  ['T-shirts S-XL £15, 2XL-3XL £18, kids £10', 'en', ['S-XL | £15', '2XL-3XL | £18', 'Kids | £10']],
  [
    '手ぬぐい 1枚 800円、3枚セット 2,000円、5枚セット 3,000円',
    'ja',
    ['1枚 | 800円', '3枚セット | 2,000円', '5枚セット | 3,000円'],
  ],
  ['ランチ 平日 1,200円／土日祝 1,500円', 'ja', ['平日 | 1,200円', '土日祝 | 1,500円']],
  [
    '診療時間 月〜金 9:00〜18:30、土 9:00〜13:00、日祝休診',
    'ja',
    ['月〜金 | 9:00〜18:30', '土 | 9:00〜13:00', '日祝 | 休診'],
  ],
  // Tiers of several things.
  [
    'Verleih: Einer 1 Std 12 €, 2 Std 20 €, Tag 45 € / Zweier 1 Std 18 €, 2 Std 30 €, Tag 65 €',
    'de',
    ['Einer 1 Std | 12 €', '2 Std | 20 €', 'Tag | 45 €', 'Zweier 1 Std | 18 €', '2 Std | 30 €', 'Tag | 65 €'],
  ],
  // Days with a word before them.
  [
    "Nos horaires d'été : du lundi au vendredi 9h-19h, samedi 10h-18h, fermé le dimanche",
    'fr',
    ['Du lundi au vendredi | 9h–19h', 'Samedi | 10h–18h', 'Le dimanche | Fermé'],
  ],
  ['Orari: dal lunedì al venerdì 8-13, sabato 8-12', 'it', ['Dal lunedì al venerdì | 8–13', 'Sabato | 8–12']],
  [
    'Godziny: od poniedziałku do piątku 8-18, w soboty 9-14',
    'pl',
    ['Od poniedziałku do piątku | 8–18', 'W soboty | 9–14'],
  ],
  ['営業時間 平日11:00〜22:00、土日祝10:00〜23:00', 'ja', ['平日 | 11:00〜22:00', '土日祝 | 10:00〜23:00']],
]
