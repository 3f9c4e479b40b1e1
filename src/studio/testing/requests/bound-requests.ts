/** Requests with conditions, limits, exclusions and deadlines, which stay with what they belong to. */
export const BOUND_REQUESTS: readonly (readonly [prompt: string, reading: string])[] = [
  [
    'Use code SOFA15 for 15% off your first clean, weekdays only',
    'message: Use code SOFA15 for 15% off your first clean, weekdays only',
  ],
  [
    'Kids eat free with every adult main, school nights only, not during half term',
    'message: Kids eat free with every adult main, school nights only, not during half term',
  ],
  [
    '20 % auf alle Sättel mit Code REITER20, ausgenommen reduzierte Ware',
    'message: 20 % auf alle Sättel mit Code REITER20, ausgenommen reduzierte Ware',
  ],
  [
    'Send your CV and two references to jobs@hillcrest.example by 14 Oct',
    'message: Send your CV and two references to jobs@hillcrest.example by 14 Oct',
  ],
  [
    'Bewerbung mit Lebenslauf an team@werkhof.example bis 30. September',
    'message: Bewerbung mit Lebenslauf an team@werkhof.example bis 30. September',
  ],
  [
    'Wash & fold £12 per bag, excludes duvets, same day if dropped off before 9am',
    'message: Wash & fold £12 per bag, excludes duvets | message: Same day if dropped off before 9am',
  ],
  [
    "-30 % sur la deuxième paire avec le code DUO30, hors lunettes de soleil, jusqu'au 12 novembre",
    "message: -30 % sur la deuxième paire avec le code DUO30, hors lunettes de soleil, jusqu'au 12 novembre",
  ],
  [
    '2x1 en masajes de lunes a jueves, excepto festivos, con reserva previa',
    'message: 2x1 en masajes de lunes a jueves | message: Excepto festivos, con reserva previa',
  ],
  [
    'Sconto del 20% con il codice ARTE20, solo per studenti, fino al 31 ottobre',
    'discount: Sconto del 20% con il codice ARTE20, solo per studenti, fino al 31 ottobre',
  ],
  [
    '10% korting met code FIETS10, alleen in de winkel, niet geldig op e-bikes',
    'message: 10% korting met code FIETS10, alleen in de winkel, niet geldig op e-bikes',
  ],
  [
    '-15% z kodem ROWER15, tylko online, do 20 października',
    'discount: -15% z kodem ROWER15, tylko online, do 20 października',
  ],
  [
    "Kod KAHVE10 ile %10 indirim, sadece hafta içi, 15 Kasım'a kadar",
    "discount: Kod KAHVE10 ile %10 indirim, sadece hafta içi | deadline: 15 Kasım'a kadar",
  ],
  [
    'Frete grátis acima de R$ 150, exceto região Norte, até domingo',
    'message: Frete grátis acima de R$ 150, exceto região Norte, até domingo',
  ],
  [
    '20% rabatt med koden HÖST20, gäller endast vardagar, t.o.m. 31 oktober',
    'message: 20% rabatt med koden HÖST20, gäller endast vardagar, t.o.m. 31 oktober',
  ],
  [
    'خصم 20% مع الرمز SAFA20، لا يشمل العروض، حتى 15 أكتوبر',
    'message: خصم 20% مع الرمز SAFA20، لا يشمل العروض، حتى 15 أكتوبر',
  ],
  [
    'コードAKI20で20%オフ、平日限定、10月31日まで',
    'message: コードAKI20で20%オフ | date: 平日限定 | deadline: 10月31日まで',
  ],
  [
    'How to apply: 1. Download the form 2. Get it signed by your teacher 3. Drop it at the office. Closing date 3 March',
    'message: How to apply | list_item 0.0: Download the form | list_item 0.1: Get it signed by your teacher | list_item 0.2: Drop it at the office | message: Closing date 3 March',
  ],
  [
    'Everything in the shop 25% off, except gift cards, books and the new collection',
    'message: Everything in the shop 25% off, except gift cards, books and the new collection',
  ],
  [
    'Haircut + beard £24, Tue–Thu before 3pm, students only with ID',
    'message: Haircut + beard | price: £24 | date: Tue–Thu before 3pm | condition: Students only with ID',
  ],
  [
    'Free coffee for nurses, this Friday only, show your badge',
    'message: Free coffee for nurses, this Friday only, show your badge',
  ],
  [
    'Balayage 45€ en vez de 62€, solo diciembre. No incluye mechas. Pide cita al 600 111 222',
    'message: Balayage | price: 45€ en vez de 62€ | message: Solo diciembre | message: No incluye mechas | message: Pide cita al 600 111 222',
  ],
  [
    'Massage 60 min 49 €, Trinkgeld nicht inbegriffen. Termine unter 0171 2345678',
    'price: Massage 60 min 49 € | message: Trinkgeld nicht inbegriffen | message: Termine unter 0171 2345678',
  ],
  [
    'Formule midi 16 €, boissons non comprises, du mardi au vendredi',
    'message: Formule midi | price: 16 € | message: Boissons non comprises | date: Du mardi au vendredi',
  ],
  [
    'Menu pranzo 13 €, bevande escluse, solo dal lunedì al venerdì',
    'message: Menu pranzo | price: 13 € | message: Bevande escluse | date: Solo dal lunedì al venerdì',
  ],
  [
    'Pacote de fotos R$ 350, não inclui impressão, até 20 de dezembro',
    'message: Pacote de fotos R$ 350, não inclui impressão, até 20 de dezembro',
  ],
  [
    'Does not include flights. Lisbon weekend €299 pp, 3 nights',
    'message: Does not include flights | message: Lisbon weekend €299 pp | message: 3 nights',
  ],
  [
    'we need a pot washer, we can teach you :) send cv to hello@lowtide.example by 13 Dec',
    'message: We need a pot washer, we can teach you | message: Send cv to hello@lowtide.example by 13 Dec',
  ],
  [
    '3 for 2 on all bottles (not sale items), this weekend only',
    'message: 3 for 2 on all bottles (not sale items), this weekend only',
  ],
  [
    'Nieuwe lenzen € 99 i.p.v. € 140, exclusief montuur, t/m 31 januari',
    'message: Nieuwe lenzen | price: € 99 i.p.v. € 140 | message: Exclusief montuur | deadline: t/m 31 januari',
  ],
  [
    'Masaż 90 min 180 zł, nie łączy się z innymi promocjami, tylko w poniedziałki',
    'price: Masaż 90 min 180 zł | message: Nie łączy się z innymi promocjami | date: Tylko w poniedziałki',
  ],
  [
    'Free installation on any boiler, must be booked before 1 March, excludes Northern Ireland',
    'message: Free installation on any boiler, must be booked before 1 March, excludes Northern Ireland',
  ],
  [
    'Gratis Versand ab 40 €, nur Deutschland, gilt nicht für Möbel',
    'message: Gratis Versand ab 40 €, nur Deutschland, gilt nicht für Möbel',
  ],
  [
    'Schnupperwoche im Studio, nur für Neukunden, ohne Vertrag',
    'message: Schnupperwoche im Studio | message: Nur für Neukunden, ohne Vertrag',
  ],
  [
    'Register your team at the desk by Friday 5pm, max 6 players',
    'message: Register your team at the desk by Friday 5pm, max 6 players',
  ],
  [
    'Bestellungen bis 18. Dezember per Mail an hof@gans.example',
    'message: Bestellungen bis 18. Dezember per Mail an hof@gans.example',
  ],
  ['Réservez avant le 10 mai au 04 93 11 22 33', 'deadline: Réservez avant le 10 mai au 04 93 11 22 33'],
  [
    'Iscrivetevi entro il 5 marzo su scuola.example/corsi',
    'message: Iscrivetevi entro il 5 marzo su scuola.example/corsi',
  ],
  [
    '学割キャンペーン：カラー20%オフ、平日のみ、要学生証',
    'message: 学割キャンペーン | message: カラー20%オフ、平日のみ | audience: 要学生証',
  ],
  [
    '20% off all lamps with code GLOW20, online only, ends Sunday',
    'message: 20% off all lamps with code GLOW20, online only | deadline: Ends Sunday',
  ],
  [
    'Happy hour 5–7pm, half-price cocktails, Monday to Thursday only, not bank holidays',
    'message: Happy hour 5–7pm | message: Half-price cocktails, Monday to Thursday only, not bank holidays',
  ],
  [
    'Two-course lunch £18.50, available Wed–Sat, bookings only, max 8 per table',
    'message: Two-course lunch | price: £18.50 | message: Available Wed–Sat, bookings only, max 8 per table',
  ],
  [
    'Join now and get January free, new members only, 12-month contract applies',
    'message: Join now and get January free, new members only | quantity: 12-month contract applies',
  ],
  ['Order by 2pm for next-day delivery, mainland only', 'message: Order by 2pm for next-day delivery, mainland only'],
  [
    "-20 % sur les vélos d'expo, dans la limite des stocks",
    "message: -20 % sur les vélos d'expo, dans la limite des stocks",
  ],
  [
    'Oferta 2 por 1 en entradas, válido de lunes a jueves, no acumulable',
    'message: Oferta 2 por 1 en entradas, válido de lunes a jueves, no acumulable',
  ],
  [
    'Kostenlose Probestunde, Anmeldung bis Mittwoch unter 0341 445566',
    'message: Kostenlose Probestunde | deadline: Anmeldung bis Mittwoch unter 0341 445566',
  ],
  [
    'Aktion - nur heute - 2 für 1 bei allen Blumen',
    'message: Aktion | deadline: Nur heute | bundle: 2 für 1 bei allen Blumen',
  ],
  [
    'Reminder: the pool is closed on Tuesday for cleaning',
    'message: Reminder | message: The pool is closed on Tuesday for cleaning',
  ],
  ['Neu: Frühstück ab 7 Uhr, Mo–Sa', 'message: Neu: Frühstück | date: Ab 7 Uhr, Mo–Sa'],
  ['Update! Parking is now free after 6pm', 'message: Update! | message: Parking is now free | date: After 6pm'],
  [
    'vom 24.12. bis 6.1., danach wieder wie gewohnt. Frohe Festtage vom Team',
    'message: Vom 24.12. bis 6.1., danach wieder wie gewohnt | message: Frohe Festtage vom Team',
  ],
  ['Sold out until 3 Feb, after that back in all sizes', 'message: Sold out until 3 Feb, after that back in all sizes'],
  [
    'oi! faz um post: avaliação grátis + limpeza por R$ 149 (era R$ 220), só em dezembro. WhatsApp (11) 95555-0134',
    '(oi!) | (faz um post:) | message: Avaliação grátis + limpeza por R$ 149 (era R$ 220) | date: Só em dezembro | message: WhatsApp (11) 95555-0134',
  ],
]
