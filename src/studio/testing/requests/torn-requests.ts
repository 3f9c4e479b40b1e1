/** Requests with words that belong together, and what is read of them. */
export const TORN_REQUESTS: readonly (readonly [string, string])[] = [
  [
    'Lesung mit Jana Ritter am Do 21.1. um 19:30, Eintritt 12 € (erm. 8 €), Anmeldung unter 0351 555 0144',
    'message: Lesung mit Jana Ritter | date: Am Do 21.1. um 19:30 | message: Eintritt 12 € (erm. 8 €) | contact: Anmeldung unter 0351 555 0144',
  ],
  [
    'Brust 27,90 € mit Kloß u. Blaukraut. Nur auf Vorbestellung',
    'message: Brust 27,90 € mit Kloß u. Blaukraut | message: Nur auf Vorbestellung',
  ],
  [
    'Karte 59 € inkl. Buffet u. Sekt um Mitternacht, Paare 110 €. VVK bis 23.12.',
    'message: Karte 59 € inkl. Buffet u. Sekt um Mitternacht | message: Paare 110 € | deadline: VVK bis 23.12.',
  ],
  [
    'Bratwurst m. Senf o. Ketchup 4 €, Pommes m. Mayo 3,50 €, Cola 2 €. Alles z. Mitnehmen',
    'list_item 0.0: Bratwurst m. Senf o. Ketchup 4 € | list_item 0.1: Pommes m. Mayo 3,50 € | list_item 0.2: Cola 2 € | message: Alles z. Mitnehmen',
  ],
  ['Made with vitamin C. Free samples on Monday', 'message: Made with vitamin C. | free: Free samples on Monday'],
  [
    'só hoje. fica pronto em 50 min. R. Chile 1420, Curitiba',
    'deadline: Só hoje | message: Fica pronto em 50 min | place: R. Chile 1420, Curitiba',
  ],
  [
    'Zapatería en la C. Mayor 12, Madrid. Abrimos a las 10',
    'message: Zapatería en la C. Mayor 12, Madrid | message: Abrimos a las 10',
  ],
  [
    'Nous voilà Pl. Bellecour 4, Lyon. Ouvert dès 9h',
    'message: Nous voilà Pl. Bellecour 4, Lyon | date: Ouvert dès 9h',
  ],
  [
    'Salsa für Anfänger, montags 20:15. Ohne Partner? Kein Problem! Gutscheine gelten nicht',
    'message: Salsa für Anfänger | date: Montags 20:15 | message: Ohne Partner? Kein Problem! | message: Gutscheine gelten nicht',
  ],
  [
    'Zumba on thursdays 18:30. No partner? No problem! Bring water',
    'message: Zumba on thursdays 18:30 | message: No partner? No problem! | message: Bring water',
  ],
  [
    'Location de vélos. Pas de casque ? Pas de souci ! On en loue dès 9 €',
    'message: Location de vélos | message: Pas de casque ? Pas de souci ! | message: On en loue dès 9 €',
  ],
  [
    'Clases de salsa. ¿Sin pareja? ¡No hay problema! Cada lunes',
    'message: Clases de salsa | message: ¿Sin pareja? ¡No hay problema! | date: Cada lunes',
  ],
  [
    'Candle workshop sat 12 dec. No experience? No worries. £35 each',
    'message: Candle workshop | date: Sat 12 dec. | message: No experience? No worries | price: £35 each',
  ],
  [
    'pay deposit by 10 jan. all kit incl, min age 10',
    'message: Pay deposit by 10 jan. | message: All kit incl | message: Min age 10',
  ],
  [
    'inscription avant le 5 janv. matériel fourni, max 8 pers',
    'deadline: Inscription avant le 5 janv. | message: Matériel fourni, max 8 pers',
  ],
  ['Anmeldung bis 10 feb. alle Geräte inkl.', 'deadline: Anmeldung bis 10 feb. | message: Alle Geräte inkl.'],
  ['Open from 3 jan. at 6pm and 5 feb. from noon', 'date: Open from 3 jan. at 6pm and 5 feb. from noon'],
  [
    'gcse maths crash course in the xmas hols, 21, 22 + 23 dec 10am-1pm on zoom. £75 for all 3',
    'message: gcse maths crash course in the xmas hols | message: 21, 22 + 23 dec 10am-1pm on zoom | message: £75 for all 3',
  ],
  [
    'Weihnachtsmarkt am 4./5. und 12. Dezember ab 14 Uhr, Eintritt frei',
    'message: Weihnachtsmarkt | date: Am 4./5. und 12. Dezember ab 14 Uhr | free: Eintritt frei',
  ],
  [
    'taller de cerámica, 3, 10 y 17 enero a las 18h, 45 €',
    'message: Taller de cerámica | date: 3, 10 y 17 enero a las 18h | price: 45 €',
  ],
  ['Meet at 14 High St 4, 12 dec. Bring tea', 'message: Meet at 14 High St 4 | date: 12 dec. | message: Bring tea'],
  [
    'What fits in what? 25 sq ft = a wardrobe + 20 boxes, 50 sq ft = 1 bed flat, 100 sq ft = 2-3 bed house, 200 sq ft = office w furniture',
    'message: What fits in what? | list_item 0.0: 25 sq ft = a wardrobe + 20 boxes | list_item 0.1: 50 sq ft = 1 bed flat | list_item 0.2: 100 sq ft = 2-3 bed house | list_item 0.3: 200 sq ft = office w furniture',
  ],
  [
    'Welche Größe? S = 1 Person, M = 2 Personen, L = Familie',
    'message: Welche Größe? | list_item 0.0: S = 1 Person | list_item 0.1: M = 2 Personen | list_item 0.2: L = Familie',
  ],
  [
    "donations - we cant take: electricals, car seats, mattresses. we'd love: clean clothes, books, furniture (free collection 0800 555 0112). drop off mon-sat 9.30-4",
    "message: Donations | message: We cant take | list_item 0.0: Electricals | list_item 0.1: Car seats | list_item 0.2: Mattresses | message: We'd love | list_item 1.0: Clean clothes | list_item 1.1: Books | list_item 1.2: Furniture (free collection 0800 555 0112) | message: Drop off mon-sat 9.30-4",
  ],
  [
    'Mitbringen: Handtuch, Badehose, Wasser. Nicht erlaubt: Glas, Hunde, Musikboxen. Einlass 10 Uhr',
    'message: Mitbringen | list_item 0.0: Handtuch | list_item 0.1: Badehose | list_item 0.2: Wasser | message: Nicht erlaubt | list_item 1.0: Glas | list_item 1.1: Hunde | list_item 1.2: Musikboxen | date: Einlass 10 Uhr',
  ],
  [
    'galettes des rois ! frangipane 6 pers 24 €, 8 pers 31 €, pomme 6 pers 22 €. une fève en or à gagner',
    'message: Galettes des rois ! | list_item 0.0: Frangipane 6 pers 24 €, 8 pers 31 € | list_item 0.1: Pomme 6 pers 22 € | message: Une fève en or à gagner',
  ],
  [
    'Tiramisu 4 Stück 18 €, 8 Stück 32 €, Käsekuchen 4 Stück 16 €. Bestellen bis Freitag',
    'list_item 0.0: Tiramisu 4 Stück 18 €, 8 Stück 32 € | list_item 0.1: Käsekuchen 4 Stück 16 € | deadline: Bestellen bis Freitag',
  ],
  [
    'Lasagne 2 people £14, 4 people £26, veggie curry 2 people £12, 4 people £22. Order by 6pm',
    'list_item 0.0: Lasagne 2 people £14, 4 people £26 | list_item 0.1: Veggie curry 2 people £12, 4 people £22 | message: Order by 6pm',
  ],
  [
    'Narty + buty + kijki 45 zł/dzień zamiast 60 zł, od 3 dni. Kask gratis',
    'message: Narty + buty + kijki | price: 45 zł/dzień zamiast 60 zł, od 3 dni | message: Kask gratis',
  ],
  [
    'Wanderstöcke 9 € statt 12 €, ab 2 Stück. Nur im Laden',
    'message: Wanderstöcke | price: 9 € statt 12 €, ab 2 Stück | condition: Nur im Laden',
  ],
  [
    'Escape room £18 instead of £24, min 4 people. Book online',
    'message: Escape room | price: £18 instead of £24, min 4 people | action: Book online',
  ],
  [
    'Location de raquettes 12 € au lieu de 15 €, dès 3 jours. Bâtons offerts',
    'message: Location de raquettes | price: 12 € au lieu de 15 €, dès 3 jours | message: Bâtons offerts',
  ],
  [
    'Alquiler de bicis 18 € en lugar de 25 €, a partir de 2 días. Casco gratis',
    'message: Alquiler de bicis | price: 18 € en lugar de 25 €, a partir de 2 días | message: Casco gratis',
  ],
  ['Yoga 60 € statt 80 €, ab 7. Januar', 'message: Yoga | price: 60 € statt 80 € | date: Ab 7. Januar'],
  ['Yoga £60 instead of £80, from 7 January', 'message: Yoga | price: £60 instead of £80 | date: From 7 January'],
  [
    'Silvesterball im Takt! Karte 59 €. Kleiderordnung: Hauptsache Glitzer. VVK bis 23.12.',
    'message: Silvesterball im Takt! | price: Karte 59 € | message: Kleiderordnung: Hauptsache Glitzer | deadline: VVK bis 23.12.',
  ],
  [
    'Soirée blanche samedi 12 décembre. Tenue : tout en blanc. Entrée 15 €',
    'message: Soirée blanche | date: Samedi 12 décembre | message: Tenue : tout en blanc | price: Entrée 15 €',
  ],
  [
    'Gala sat 12 dec. Dress code: black tie. Tickets £40',
    'message: Gala sat 12 dec. | message: Dress code: black tie | price: Tickets £40',
  ],
  [
    'Konzert am 3. Mai. Einlass: 19 Uhr. Vorverkauf: Buchladen Kern',
    'message: Konzert am 3. Mai | date: Einlass: 19 Uhr | message: Vorverkauf: Buchladen Kern',
  ],
  [
    'plot 27b £42 a yr, water incl. ring J. Smith 01632 960 114',
    'message: Plot 27b £42 a yr | message: Water incl. ring J. Smith 01632 960 114',
  ],
  [
    'Schwimmkurs U8, Sa. 10. + So. 11. Jan., Becken 2, 75 € (Geschw. 60 €), Treffpunkt: Kasse',
    'message: Schwimmkurs U8 | date: Sa. 10. + So. 11. Jan. | message: Becken 2 | message: 75 € (Geschw. 60 €) | message: Treffpunkt: Kasse',
  ],
  [
    'Blutspende Mo + Di 10-14 Uhr, Mehrzweckhalle. Anfahrt: Bus 12 bis Markt',
    'message: Blutspende | date: Mo + Di 10-14 Uhr | message: Mehrzweckhalle | message: Anfahrt: Bus 12 bis Markt',
  ],
  ['fermé sam. 16 et dim. 17 janvier pour inventaire', 'message: Fermé sam. 16 et dim. 17 janvier pour inventaire'],
  [
    '¿tu perro muerde? ven a vernos, c/ Sol 14, bajo dcha.',
    'message: ¿Tu perro muerde? | message: Ven a vernos, c/ Sol 14, bajo dcha.',
  ],
  [
    'reunión de padres 1º ESO jue. 22, 18 h. que sea sencillo, gracias',
    'message: Reunión de padres 1º ESO jue. 22 | date: 18 h. | (que sea sencillo,) | (gracias)',
  ],
  ['afilado de cuchillos 3 x 10 €, sáb. 9-14 h', 'message: Afilado de cuchillos 3 x 10 € | date: sáb. 9-14 h'],
  [
    'natação infantil, turmas ter. e qui. às 17h30, de 4 a 7 anos',
    'message: Natação infantil | date: Turmas ter. e qui. às 17h30 | audience: De 4 a 7 anos',
  ],
  [
    'wynajem od 3 dni, ul. Polna 4/12, tram. 7 i 11. bez zdjęć nożyczek proszę',
    'message: Wynajem od 3 dni | place: ul. Polna 4/12 | message: tram. 7 i 11 | (bez zdjęć nożyczek proszę)',
  ],
  [
    'nauka pływania 5+, wt. i czw. godz. 17.00, tor 4',
    'message: Nauka pływania 5+ | date: wt. i czw. godz. 17.00 | message: Tor 4',
  ],
  [
    'köpek kuaförü 450 TL, Sal. + Per. randevusuz, No: 12/B Kat 2',
    'message: Köpek kuaförü | price: 450 TL | message: Sal. + Per. randevusuz, No: 12/B Kat 2',
  ],
  ['на дверь: 17 и 18 января закрыто, пн с 9:00', '(на дверь:) | message: 17 и 18 января закрыто | date: Пн с 9:00'],
  [
    '1月17、18日（周六、周日）盘点休息，周一9:00营业',
    'message: 1月17、18日（周六、周日）盘点休息 | date: 周一9:00营业',
  ],
  ['stängt lör. 17 och sön. 18 januari för inventering', 'message: Stängt lör. 17 och sön. 18 januari för inventering'],
  ['lukket lør. 17. og søn. 18. januar pga. optælling', 'message: Lukket lør. 17. og søn. 18. januar pga. optælling'],
  ['Κλειστά Σάβ. 17 και Κυρ. 18 Ιανουαρίου', 'message: Κλειστά Σάβ. 17 και Κυρ. 18 Ιανουαρίου'],
  ['zárva szo. 17. és vas. 18. január', 'message: Zárva szo. 17. és vas. 18. január'],
  [
    'bitte schlicht halten, ist für den Aushang: Schachkurs ab 6 J.',
    '(bitte schlicht halten,) | (ist für den Aushang:) | message: Schachkurs ab 6 J.',
  ],
  [
    'fermé du 24 déc. au 2 janv. inclus, réouverture le sam. 3 à 9 h',
    'date: Fermé du 24 déc. au 2 janv. inclus | date: Réouverture le sam. 3 à 9 h',
  ],
  [
    '2 games + shoe hire 12.50 pp mon-thu before 5, fri–sun 16.50. kids under 10 always 8',
    'message: 2 games + shoe hire 12.50 pp mon-thu before 5 | date: Fri–sun 16.50 | message: Kids under 10 always 8',
  ],
  [
    'weekend bar person wanted, ask for Dean (no phone calls pls)',
    'message: Weekend bar person wanted, ask for Dean (no phone calls pls)',
  ],
  [
    'Vollmondtour am 4.12., Treffpunkt 17 Uhr Steg 3, 39 € p.P. statt 49 €, Kinder bis 12 frei',
    'message: Vollmondtour am 4.12. | message: Treffpunkt 17 Uhr Steg 3 | price: 39 € p.P. statt 49 € | message: Kinder bis 12 frei',
  ],
  [
    'Domenica 14 dicembre ore 16: "Il lupo che aveva paura". Biglietti: adulti 8 €, bambini 5 €, famiglie (2+2) 22 €. Via Roma 12',
    'date: Domenica 14 dicembre ore 16 | quotation: Il lupo che aveva paura | message: Biglietti | list_item 0.0: Adulti 8 € | list_item 0.1: Bambini 5 € | list_item 0.2: Famiglie (2+2) 22 € | place: Via Roma 12',
  ],
  [
    'cerrado del 24 al 31 de diciembre inclusive. Volvemos el 2',
    'date: Cerrado del 24 al 31 de diciembre inclusive | message: Volvemos el 2',
  ],
  [
    'geschlossen vom 24.12. bis 1.1. einschließlich. Danke',
    'message: Geschlossen vom 24.12. bis 1.1. einschließlich | message: Danke',
  ],
]
