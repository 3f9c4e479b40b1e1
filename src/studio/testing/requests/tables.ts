/** Requests with a table, and its rows as they are drawn: label and value. The rows are in the order of the request. */
export const TABLES: readonly (readonly [prompt: string, language: string, rows: readonly string[]])[] = [
  [
    'Winter service price list: Basic check $45, Brake pads (pair) $18, Flat fix $12',
    'en',
    ['Basic check | $45', 'Brake pads (pair) | $18', 'Flat fix | $12'],
  ],
  [
    'this week: Mon off, Tue Canal St 11-2, Wed+Thu Tech Park 11.30-2.30, Sat Riverside Park noon-8',
    'en',
    ['Mon | off', 'Tue Canal St | 11–2', 'Wed+Thu Tech Park | 11.30–2.30', 'Sat Riverside Park | noon–8'],
  ],
  [
    'Opening hours: Dec 24 10–14, Dec 25 closed, Dec 27–30 10–18, Jan 1 12-18. Last entry 45 minutes before closing.',
    'en',
    ['Dec 24 | 10–14', 'Dec 25 | closed', 'Dec 27–30 | 10–18', 'Jan 1 | 12–18'],
  ],
  [
    'Spring hours: Mon-Fri 8.30-6, Sat 9-6, Sun 10-4. Cafe closes earlier',
    'en',
    ['Mon–Fri | 8.30–6', 'Sat | 9–6', 'Sun | 10–4'],
  ],
  [
    'Öffnungszeiten ab Mai: Mo, Di, Do 9–18 Uhr, Mi 9–13 Uhr, Fr 9–19 Uhr. Termine: 0711 555 0123',
    'de',
    ['Mo, Di, Do | 9–18 Uhr', 'Mi | 9–13 Uhr', 'Fr | 9–19 Uhr'],
  ],
  [
    'New hours: mon, tues & thurs 7-9, wed closed, fri-sun 9-5',
    'en',
    ['Mon, tues & thurs | 7–9', 'Wed | closed', 'Fri–sun | 9–5'],
  ],
  [
    'Christmas orders close soon!! Turkey $4.99/lb, Rib roast $16.99/lb, Honey ham $7.49/lb. order in the shop or 555 0177',
    'en',
    ['Turkey | $4.99/lb', 'Rib roast | $16.99/lb', 'Honey ham | $7.49/lb'],
  ],
  ['one scoop 3.50, two 6, pint 9 to go. only in december', 'en', ['One scoop | 3.50', 'Two | 6', 'Pint | 9 to go']],
  [
    'Price list. Gel manicure 38, Mani + pedi 79, Nail art from 5 per nail. all prices in $',
    'en',
    ['Gel manicure | 38', 'Mani + pedi | 79', 'Nail art | from 5 per nail'],
  ],
  [
    'Hornbeam £1.20, Beech £1.60, Hawthorn 80p, min 25 plants',
    'en',
    ['Hornbeam | £1.20', 'Beech | £1.60', 'Hawthorn | 80p'],
  ],
  [
    'Hours: Monday: 9-5; Tuesday: 9-5; Wednesday: closed',
    'en',
    ['Monday | 9–5', 'Tuesday | 9–5', 'Wednesday | closed'],
  ],
  ['Open Mon-Fri 9-18 and Sat 10-14', 'en', ['Mon–Fri | 9–18', 'Sat | 10–14']],
  ['Nails by Ana 💅 Manicure £25 | Gel £35 | Pedicure £40', 'en', ['Manicure | £25', 'Gel | £35', 'Pedicure | £40']],
  [
    'Coffee menu\nEspresso 2.50\nFlat white 3.40\nOat milk +0.50',
    'en',
    ['Espresso | 2.50', 'Flat white | 3.40', 'Oat milk | +0.50'],
  ],
  [
    'Tour dates\n12 Feb – Leeds, Brudenell\n14 Feb – Glasgow\n18 Feb – London, Scala',
    'en',
    ['12 Feb | Leeds, Brudenell', '14 Feb | Glasgow', '18 Feb | London, Scala'],
  ],
  [
    'Classes: Mon 6pm Vinyasa, Thu 7.30pm Beginners, Sat 10am Family yoga',
    'en',
    ['Mon 6pm | Vinyasa', 'Thu 7.30pm | Beginners', 'Sat 10am | Family yoga'],
  ],
  [
    'Sunday roast, two courses £22, three courses £27, kids half price',
    'en',
    ['Two courses | £22', 'Three courses | £27', 'Kids | half price'],
  ],
  ['Adults $12. Kids $8. Under 5 free.', 'en', ['Adults | $12', 'Kids | $8', 'Under 5 | free']],
  [
    'Car wash: Exterior $12 / Interior $25 / Wax from $30',
    'en',
    ['Exterior | $12', 'Interior | $25', 'Wax | from $30'],
  ],
  ['18:00 Doors, 19:30 Concert, 22:00 Afterparty', 'en', ['18:00 | Doors', '19:30 | Concert', '22:00 | Afterparty']],
  [
    'Mittagstisch diese Woche: Mo Linsensuppe 6,50 / Di Schnitzel mit Kartoffelsalat 9,80 / Mi Gulasch 8,90',
    'de',
    ['Mo Linsensuppe | 6,50', 'Di Schnitzel mit Kartoffelsalat | 9,80', 'Mi Gulasch | 8,90'],
  ],
  [
    'Unsere Öffnungszeiten über die Feiertage: Mo. 9–12, 14–18 Uhr, Di. 9–12 Uhr, Mi. geschlossen',
    'de',
    ['Mo. | 9–12, 14–18 Uhr', 'Di. | 9–12 Uhr', 'Mi. | geschlossen'],
  ],
  [
    'Weihnachten im Laden: 24.12. 7–13 Uhr, 25. und 26.12. geschlossen, Neujahr zu',
    'de',
    ['24.12. | 7–13 Uhr', '25. und 26.12. | geschlossen', 'Neujahr | zu'],
  ],
  [
    'Unsere Kuchen: Torte 4,20; Blechkuchen 3,-; Kaffee ab 2,50',
    'de',
    ['Torte | 4,20', 'Blechkuchen | 3,-', 'Kaffee | ab 2,50'],
  ],
  [
    'Nos horaires changent : lun-ven 6h-22h, sam 8h-20h, dim 9h-14h. Fermé les jours fériés',
    'fr',
    ['Lun–ven | 6h–22h', 'Sam | 8h–20h', 'Dim | 9h–14h', 'Les jours fériés | Fermé'],
  ],
  [
    'Tarifs : coupe femme 45 €, couleur dès 60 €, enfants moitié prix',
    'fr',
    ['Coupe femme | 45 €', 'Couleur | dès 60 €', 'Enfants | moitié prix'],
  ],
  [
    'Lista de precios: visita 0 €, desatasco desde 60 €, cisterna 55 €. IVA incluido',
    'es',
    ['Visita | 0 €', 'Desatasco | desde 60 €', 'Cisterna | 55 €'],
  ],
  [
    'Menú del día: lunes lentejas, martes pollo asado, miércoles paella',
    'es',
    ['Lunes | lentejas', 'Martes | pollo asado', 'Miércoles | paella'],
  ],
  [
    'Listino: cono piccolo 2,50 €, panna +0,50 €, vaschetta 1 kg 20 €',
    'it',
    ['Cono piccolo | 2,50 €', 'Panna | +0,50 €', 'Vaschetta 1 kg | 20 €'],
  ],
  [
    'Horário especial de Natal: seg a sex 9h–21h, dia 24 até as 16h, dia 25 fechado',
    'pt-BR',
    ['Seg a sex | 9h–21h', 'Dia 24 | até as 16h', 'Dia 25 | fechado'],
  ],
  [
    'Openingstijden kerst: 24 dec 9-17u, 25 dec gesloten, 27 t/m 30 dec 9-18u',
    'nl',
    ['24 dec | 9–17u', '25 dec | gesloten', '27 t/m 30 dec | 9–18u'],
  ],
  [
    'Cennik usług: manicure 80 zł, pedicure 120 zł, zdobienie od 10 zł. Zapisy 600 555 012',
    'pl',
    ['Manicure | 80 zł', 'Pedicure | 120 zł', 'Zdobienie | od 10 zł'],
  ],
  [
    'Çalışma saatlerimiz: Pazartesi–Cuma 09:00–19:00, Cumartesi 10:00–17:00, Pazar kapalı',
    'tr',
    ['Pazartesi–Cuma | 09:00–19:00', 'Cumartesi | 10:00–17:00', 'Pazar | kapalı'],
  ],
  [
    '営業時間のお知らせ:月〜金 10:00〜19:00、土日 10:00〜18:00、水曜定休',
    'ja',
    ['月〜金 | 10:00〜19:00', '土日 | 10:00〜18:00', '水曜 | 定休'],
  ],
  [
    'メニュー:ブレンドコーヒー 450円、カフェラテ 520円、チーズケーキ 480円',
    'ja',
    ['ブレンドコーヒー | 450円', 'カフェラテ | 520円', 'チーズケーキ | 480円'],
  ],
  ['ساعات العمل: الأحد إلى الخميس 9–21، الجمعة مغلق', 'ar', ['الأحد إلى الخميس | 9–21', 'الجمعة | مغلق']],
  ['रेट लिस्ट: हेयरकट ₹200, फेशियल ₹800, मेहंदी ₹500 से शुरू', 'hi', ['हेयरकट | ₹200', 'फेशियल | ₹800', 'मेहंदी | ₹500 से शुरू']],
  ['Pottery mugs £3 small £5 medium £8 massive', 'en', ['Small | £3', 'Medium | £5', 'Massive | £8']],
  ['carpet cleaning 2 rooms £55 3 rooms £75 stairs £30', 'en', ['2 rooms | £55', '3 rooms | £75', 'Stairs | £30']],
  ['cut 35 colour from 60 both 85', 'en', ['Cut | 35', 'Colour | from 60', 'Both | 85']],
  ['Swim session adults 12 kids 8 under 5s free', 'en', ['Adults | 12', 'Kids | 8', 'Under 5s | free']],
  [
    'We clear em from £65 terrace, £85 semi, £120 detached. Call 0113 496 0958',
    'en',
    ['Terrace | From £65', 'Semi | £85', 'Detached | £120'],
  ],
  [
    'Openingstijden: di-vr 8-17.30, do tot 21.00, za 8.30-16.30. ma + zo gesloten',
    'nl',
    ['Di–vr | 8–17.30', 'Do | tot 21.00', 'Za | 8.30–16.30', 'Ma + zo | gesloten'],
  ],
  [
    'Shop hours: tue-fri 10-6, sat 10-4, closed mon + sun',
    'en',
    ['Tue–fri | 10–6', 'Sat | 10–4', 'Mon + sun | Closed'],
  ],
  [
    'Barber prices: cut 24, beard 14, kids under 12 16, hot towel shave 30',
    'en',
    ['Cut | 24', 'Beard | 14', 'Kids under 12 | 16', 'Hot towel shave | 30'],
  ],
  [
    'Weihnachtsbäume: Nordmann 1,50 m 29 €, 1,80 m 36 €, 2,20 m 48 €. Fichte alle 18 €',
    'de',
    ['Nordmann 1,50 m | 29 €', '1,80 m | 36 €', '2,20 m | 48 €', 'Fichte alle | 18 €'],
  ],
  [
    'Glaces: 1 boule 2,50 € 2 boules 4,50 € 3 boules 6 €',
    'fr',
    ['1 boule | 2,50 €', '2 boules | 4,50 €', '3 boules | 6 €'],
  ],
  [
    'Tarifs piscine adulte 6 € enfant 4 € moins de 3 ans gratuit',
    'fr',
    ['Adulte | 6 €', 'Enfant | 4 €', 'Moins de 3 ans | gratuit'],
  ],
  [
    'Karnet basen: normalny 22 zł ulgowy 15 zł rodzinny 55 zł',
    'pl',
    ['Normalny | 22 zł', 'Ulgowy | 15 zł', 'Rodzinny | 55 zł'],
  ],
  [
    'Masaje espalda 30 € piernas 25 € completo 50 €',
    'es',
    ['Masaje espalda | 30 €', 'Piernas | 25 €', 'Completo | 50 €'],
  ],
  [
    'Hundesalon: klein 35 mittel 45 groß ab 60. Termine 0711 555 0123',
    'de',
    ['Klein | 35', 'Mittel | 45', 'Groß | ab 60'],
  ],
  ['opening times mon 9-5 tue 9-5 wed closed thu 9-8', 'en', ['Mon | 9–5', 'Tue | 9–5', 'Wed | closed', 'Thu | 9–8']],
  [
    'Horaires : mar-sam 10h-19h, dim 10h-13h, fermé lundi',
    'fr',
    ['Mar–sam | 10h–19h', 'Dim | 10h–13h', 'Lundi | Fermé'],
  ],
  [
    'Night market Fri 18:00-02:00, Sat 18:00-03:00, Sun 16:00-00:00',
    'en',
    ['Fri | 18:00–02:00', 'Sat | 18:00–03:00', 'Sun | 16:00–00:00'],
  ],
  ['Our museum: Nov-Mar: 10-4, Apr-Oct: 9-6', 'en', ['Nov–Mar | 10–4', 'Apr–Oct | 9–6']],
]

/** Requests whose clauses are no rows, for all that they have commas, days and prices. */
export const NO_TABLES: readonly string[] = [
  'Party on Fri 5 June, Sat 6 June and Sun 7 June',
  'We offer haircuts $30, color $80, blowdry $25',
  '2 jars for $15 instead of $18, 3 jars for $20',
  'Dinner for two $45, only this weekend, call 555 0177',
  'Join us Friday for drinks, Saturday for brunch, Sunday for yoga',
  'mugs £3 bowls £5 plates £8 handmade',
  'Day ticket: adult £14, child £9. Season: adult £60, child £35',
  'Klettern für Kinder ab 6, Erwachsene ab 16',
  'Vollmondtour am 4.12., Treffpunkt 17 Uhr Steg 3, 39 € p.P. statt 49 €, Kinder bis 12 frei',
  'Cena el 24.12, puerta 3, 45 € por persona en vez de 60 €, niños gratis',
  'Bring 2 friends, 3 games and 4 snacks',
  'Fresh oysters £3 each this weekend only at the quay',
  'New drink alert: Yuzu Pop! zero sugar, real juice, $4 a can or 3 for $10',
]

/** Lists without values, and their entries. */
export const LISTS: readonly (readonly [prompt: string, entries: readonly string[]])[] = [
  [
    "We just launched Pilo 2.0 🚀 – offline mode, shared inboxes, and it's 3x faster. Free for teams up to 5.",
    ['Offline mode', 'Shared inboxes', 'It’s 3x faster'],
  ],
  ['New bread: spelt bread, rye bread and pretzels', ['Spelt bread', 'Rye bread', 'Pretzels']],
  ['Tonight on the menu: soup, salad, fish and chips', ['Soup', 'Salad', 'Fish and chips']],
  [
    "What's inside the box – 2 mugs, 250 g espresso beans, a hand grinder and a recipe card",
    ['2 mugs', '250 g espresso beans', 'A hand grinder', 'A recipe card'],
  ],
  [
    'how to use it: 1 cleanse 2 warm a pea size amount 3 press in, dont rub. simple.',
    ['Cleanse', 'Warm a pea size amount', 'Press in, dont rub'],
  ],
  ['Win a train set! follow us, like this post, tag a friend.', ['Follow us', 'Like this post', 'Tag a friend']],
  ['Find us: Mill Road 5, Leeds, UK', []],
]
