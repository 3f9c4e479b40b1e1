/** Price lists whose currency is said once: apart from the amounts, or behind the last one. The rows are written as `label | price`. */
export const SHARED_CURRENCY: readonly (readonly [prompt: string, language: string, rows: readonly string[]])[] = [
  [
    'Grooming: small dogs 38, medium 49, nail trim 12, teeth brushing add 8 (all in £)',
    'en',
    ['Small dogs | 38', 'Medium | 49', 'Nail trim | 12', 'Teeth brushing | add 8'],
  ],
  ['Car wash: basic 12, deluxe 18, full valet 65 - all in €', 'en', ['Basic | 12', 'Deluxe | 18', 'Full valet | 65']],
  ['Waschen 12, Schneiden 28, Föhnen 15 (alles in €)', 'de', ['Waschen | 12', 'Schneiden | 28', 'Föhnen | 15']],
  ['piega 18, taglio 25, colore 40 (tutto in €)', 'it', ['Piega | 18', 'Taglio | 25', 'Colore | 40']],
  ['Corte 40, barba 30, penteado 60 (em reais)', 'pt-BR', ['Corte | 40', 'Barba | 30', 'Penteado | 60']],
  ['strzyżenie 60, modelowanie 50, kolor 180 (w zł)', 'pl', ['Strzyżenie | 60', 'Modelowanie | 50', 'Kolor | 180']],
  ['カット 4500、カラー 6500、パーマ 8000(税込・円)', 'ja', ['カット | 4500', 'カラー | 6500', 'パーマ | 8000']],
  ['剪发 68，染发 268，烫发 328（单位：元）', 'zh-Hans', ['剪发 | 68', '染发 | 268', '烫发 | 328']],
  [
    'gelato: cono piccolo 2,80 medio 3,50 grande 4,20 - vaschetta 1kg 22 euro. Nuovo gusto: fico e noci',
    'it',
    ['Cono piccolo | 2,80', 'Medio | 3,50', 'Grande | 4,20', 'Vaschetta 1kg | 22 euro'],
  ],
  [
    'Glaces: petite 2,80 moyenne 3,50 - bac 1 kg 22 euros',
    'fr',
    ['Petite | 2,80', 'Moyenne | 3,50', 'Bac 1 kg | 22 euros'],
  ],
  ['Eis: klein 2,80 mittel 3,50 groß 4,20 €', 'de', ['Klein | 2,80', 'Mittel | 3,50', 'Groß | 4,20 €']],
  ['lody: mała 5,50 średnia 7,50 duża 9 zł', 'pl', ['Mała | 5,50', 'Średnia | 7,50', 'Duża | 9 zł']],
  ['Marmitex: pequena 18 média 22 grande 26 reais', 'pt-BR', ['Pequena | 18', 'Média | 22', 'Grande | 26 reais']],
  ['glass: liten 35 mellan 45 stor 55 kr', 'sv', ['Liten | 35', 'Mellan | 45', 'Stor | 55 kr']],
]

/** Two amounts before their labels with a slash between them, among dates and addresses. The last value is what is told of the place. */
export const SLASHED_PRICES: readonly (readonly [prompt: string, rows: readonly string[], place: string])[] = [
  [
    'Koncert kolęd, niedziela 20 grudnia godz. 17:00, bilety 40 zł normalny / 25 zł ulgowy, al. Gwiezdna 2 Chorzów',
    ['Normalny | 40 zł', 'Ulgowy | 25 zł'],
    'al. Gwiezdna 2 Chorzów',
  ],
  [
    'Eintritt 12 € Erwachsene / 8 € Kinder, Lindenstraße 4, Köln',
    ['Erwachsene | 12 €', 'Kinder | 8 €'],
    'Lindenstraße 4, Köln',
  ],
  ['Vuxna 120 kr / barn 60 kr, Storgatan 3, Umeå', ['Vuxna | 120 kr', 'Barn | 60 kr'], 'Storgatan 3, Umeå'],
  [
    'entrée 9 € adultes / 5 € enfants, 12 rue des Arts, Lyon',
    ['Adultes | 9 €', 'Enfants | 5 €'],
    '12 rue des Arts, Lyon',
  ],
]

/** Numbers beside one amount that are none. */
export const NUMBERS_NO_PRICES: readonly string[] = [
  'Room 12 floor 3 door 5 euro',
  'Level 2 gate 4 seat 12 for 15 €',
  'Wanderung 12,5 km Aufstieg 3,5 h Kosten 15 €',
  'Lauf 5 km 10 km 21 km 20 €',
  'Kids yoga: ages 3, 5, 7 and 9 welcome, £8 a class',
  'Team of 6, room 12, floor 3, entry £5',
  'Shoes in sizes 36, 38, 40, 42, now 49 €',
  'Call 020 7946 0123 or 0113 496 0958, £20 per visit',
  // The last number is an hour.
  'Lunch menu: soup of the day £5.50, toastie + soup £8, kids eat free before 12',
  'Mittagskarte: Tagessuppe 5,50 €, Toast mit Suppe 8 €, Kinder essen frei vor 12',
  'Menú: sopa del día 5,50 €, tostada 8 €, niños gratis antes de las 12',
]
