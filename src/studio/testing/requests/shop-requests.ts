/** Messages of small shops: what was taken back while typing, titles before hours, lists of prices without marks, notes to us. */
export const SHOP_REQUESTS: readonly (readonly [prompt: string, reading: string])[] = [
  [
    'Quiz night at the Bell thursday no sorry friday 8pm, £2 a head',
    'message: Quiz night at the Bell | date: Friday 8pm | price: £2 a head',
  ],
  [
    'Grillfest am Freitag nein Quatsch Samstag ab 17 Uhr, Bratwurst 3 €',
    'message: Grillfest | date: Am Samstag ab 17 Uhr | price: Bratwurst 3 €',
  ],
  [
    'onze wijnproeverij op vr 21 nov nee sorry za 22 nov 20u, 35 euro pp',
    'message: Onze wijnproeverij | date: Op za 22 nov 20u | price: 35 euro pp',
  ],
  ['julebord hos oss 28 nov nei vent 29 nov kl 19', 'message: Julebord hos oss | date: 29 nov kl 19'],
  ['kirppis lauantaina eiku sunnuntaina klo 10', 'message: Kirppis sunnuntaina klo 10'],
  [
    'soirée moules frites vendredi 12 non pardon samedi 13 à partir de 19h',
    'message: Soirée moules frites samedi 13 à partir de 19h',
  ],
  ['cena flamenca el viernes no perdón el sábado a las 21h', 'message: Cena flamenca | date: El sábado a las 21h'],
  ['festa della birra venerdì anzi sabato alle 20', 'message: Festa della birra | date: Sabato alle 20'],
  ['arraial sábado, aliás domingo às 18h', 'message: Arraial domingo às 18h'],
]
