/** Requests with conditions, limits, exclusions, deadlines and addresses, which stay with what they belong to. */
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
    'message: Balayage | price: 45€ en vez de 62€ | message: Solo diciembre | message: No incluye mechas | contact: Pide cita al 600 111 222',
  ],
  [
    'Massage 60 min 49 €, Trinkgeld nicht inbegriffen. Termine unter 0171 2345678',
    'price: Massage 60 min 49 € | message: Trinkgeld nicht inbegriffen | contact: Termine unter 0171 2345678',
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
  ['Update! Parking is now free after 6pm', 'message: Update! | message: Parking is now free after 6pm'],
  [
    'vom 24.12. bis 6.1., danach wieder wie gewohnt. Frohe Festtage vom Team',
    'message: Vom 24.12. bis 6.1., danach wieder wie gewohnt | message: Frohe Festtage vom Team',
  ],
  ['Sold out until 3 Feb, after that back in all sizes', 'message: Sold out until 3 Feb, after that back in all sizes'],
  [
    'oi! faz um post: avaliação grátis + limpeza por R$ 149 (era R$ 220), só em dezembro. WhatsApp (11) 95555-0134',
    '(oi!) | (faz um post:) | message: Avaliação grátis + limpeza por R$ 149 (era R$ 220) | date: Só em dezembro | contact: WhatsApp (11) 95555-0134',
  ],
  [
    '3 for 2 all weekend (fri 4 - sun 6 dec) at the taproom, 14 Canal St. also online with code WINTER24',
    'message: 3 for 2 all weekend (fri 4 - sun 6 dec) at the taproom | place: 14 Canal St. | place: Also online with code WINTER24',
  ],
  [
    "Winter concert, St Mary's Church, Park Rd. Free, donations to the night shelter",
    "message: Winter concert, St Mary's Church, Park Rd. | message: Free, donations to the night shelter",
  ],
  [
    'Choir for beginners starts Thurs 7 Jan, 22 High St. 9 weeks, free',
    'message: Choir for beginners | date: Starts Thurs 7 Jan | place: 22 High St. | quantity: 9 weeks | message: Free',
  ],
  [
    '3 chalets left 22 Dec - 3 Jan. £19 a night one cat',
    'message: 3 chalets left | date: 22 Dec - 3 Jan. | message: £19 a night one cat',
  ],
  [
    "We're looking for singers, esp. basses. No auditions. Tuesdays 7pm",
    "message: We're looking for singers, esp. basses | message: No auditions | date: Tuesdays 7pm",
  ],
  [
    'customer review to post: "They cooked at our wedding and every single plate came back empty." Hannah & Joe, married in September',
    '(customer review to post:) | quotation: They cooked at our wedding and every single plate came back empty. | person: Hannah & Joe, married in September',
  ],
  [
    'Pranzo di Natale 25 dicembre ore 12.30: tortellini in brodo, arrosto, panettone. Bevande incluse. Prenotazioni entro il 18/12 tel 0577 555 012',
    'message: Pranzo di Natale | date: 25 dicembre ore 12.30 | list_item 0.0: Tortellini in brodo | list_item 0.1: Arrosto | list_item 0.2: Panettone | message: Bevande incluse | message: Prenotazioni entro il 18/12 tel 0577 555 012',
  ],
  [
    'Kerzenziehen am Sa. 5. Dez. von 14 bis 17 Uhr, Lindenstr. 12. Eintritt frei',
    'message: Kerzenziehen | date: Am Sa. 5. Dez. von 14 bis 17 Uhr | message: Lindenstr. 12 | free: Eintritt frei',
  ],
  [
    'Portes ouvertes sam. 12 déc. de 10h à 18h, 4 bis av. Foch. entrée libre',
    'message: Portes ouvertes | date: sam. 12 déc. de 10h à 18h | message: 4 bis av. Foch | free: Entrée libre',
  ],
  [
    'Mercatino in P.zza Dante 3. Ingresso libero, dalle 9 alle 18',
    'message: Mercatino in P.zza Dante 3 | free: Ingresso libero | message: Dalle 9 alle 18',
  ],
  [
    '1月5日より通常営業、年末年始は12月30日から1月4日までお休み',
    'message: 1月5日より通常営業、年末年始は12月30日から1月4日までお休み',
  ],
  [
    "bank holiday monday 25 may we're open 10-2, kitchen closed at 1.30",
    "message: Bank holiday monday 25 may we're open 10-2 | date: Kitchen closed at 1.30",
  ],
  [
    'Rua das Flores 21, 2.º andar. Consulta grátis até 30/11',
    'place: Rua das Flores 21, 2.º andar | free: Consulta grátis até 30/11',
  ],
  [
    'Kiermasz w ul. Długa 5. wstęp wolny, sob. 12 grudnia godz. 10-15',
    'message: Kiermasz | place: W ul. Długa 5 | free: Wstęp wolny | date: sob. 12 grudnia godz. 10-15',
  ],
  [
    'ab 1. oktober neue öffnungszeiten: mo-fr 7-18 uhr, sa 8-13 uhr',
    'message: Ab 1. oktober neue öffnungszeiten | list_item 0.0: Mo-fr 7-18 uhr | list_item 0.1: Sa 8-13 uhr',
  ],
  [
    'Yılbaşı pazarı 19-20 Aralık, Moda Cad. No: 45. Giriş ücretsiz',
    'message: Yılbaşı pazarı 19-20 Aralık | place: Moda Cad. No: 45 | free: Giriş ücretsiz',
  ],
  [
    'Café zu vermieten, ca. 45 m² inkl. Küche, zzgl. Nebenkosten. Besichtigung ab Mo.',
    'message: Café zu vermieten | message: ca. 45 m² inkl. Küche, zzgl. Nebenkosten | message: Besichtigung ab Mo.',
  ],
  [
    'من السبت إلى الخميس 9 ص - 10 م، الجمعة مغلق. مكتبة نون، شارع الجمهورية',
    'list_item 0.0: من السبت إلى الخميس 9 ص - 10 م | list_item 0.1: الجمعة مغلق | message: مكتبة نون، شارع الجمهورية',
  ],
  [
    '新店開幕 12/5(六)起，週一公休，前100名送手提袋',
    'message: 新店開幕 12/5(六)起 | message: 週一公休，前100名送手提袋',
  ],
  [
    '오픈 이벤트 12월 5일(토)~12월 11일(금), 아메리카노 2,000원, 매주 월요일 휴무',
    'message: 오픈 이벤트 | date: 12월 5일(토)~12월 11일(금) | price: 아메리카노 2,000원 | date: 매주 월요일 휴무',
  ],
  [
    'Скидка 20% на всё до 15 декабря, кроме подарочных сертификатов. ул. Ленина, 12, вход со двора',
    'message: Скидка 20% на всё до 15 декабря, кроме подарочных сертификатов | place: ул. Ленина, 12 | message: Вход со двора',
  ],
  [
    'Знижка 15% на торти до 20 грудня, крім весільних. вул. Шевченка, 8',
    'message: Знижка 15% на торти до 20 грудня, крім весільних | place: вул. Шевченка, 8',
  ],
  [
    'Giảm 20% toàn bộ áo khoác từ 5/12 đến 10/12, trừ hàng mới về',
    'message: Giảm 20% toàn bộ áo khoác từ 5/12 đến 10/12, trừ hàng mới về',
  ],
  ['ลด 30% ทุกชิ้น วันที่ 5–7 ธันวาคม ยกเว้นสินค้าใหม่ สาขาสยาม', 'message: ลด 30% ทุกชิ้น วันที่ 5–7 ธันวาคม ยกเว้นสินค้าใหม่ สาขาสยาม'],
  [
    'Pranzo di Natale 25 dicembre ore 12.30: tortellini in brodo, arrosto, verdure al forno, panettone. Bevande incluse. Prenotazioni entro il 18/12 tel 0577 555 012',
    'message: Pranzo di Natale | date: 25 dicembre ore 12.30 | list_item 0.0: Tortellini in brodo | list_item 0.1: Arrosto | list_item 0.2: Verdure al forno | list_item 0.3: Panettone | message: Bevande incluse | message: Prenotazioni entro il 18/12 tel 0577 555 012',
  ],
  [
    'Book fair at Nun Library, 12 Republic Street. Sat 5 Dec, 10–6. Readings, workshops for kids, second-hand corner, tea and cake, signed copies. Free entry. info@nun.example',
    'message: Book fair at Nun Library | place: 12 Republic Street | date: Sat 5 Dec | message: 10–6 | message: Readings, workshops for kids, second-hand corner, tea and cake, signed copies | free: Free entry | contact: info@nun.example',
  ],
  [
    "Summer camp for ages 6–12. 3–7 August, 9am–3pm. Swimming. Crafts. Hiking. Campfire stories. Bring lunch. St John's Hall, Mill Lane. Sign up at camp.example",
    "message: Summer camp for ages 6–12 | date: 3–7 August, 9am–3pm | message: Swimming | message: Crafts | message: Hiking | message: Campfire stories | message: Bring lunch | place: St John's Hall, Mill Lane | message: Sign up at camp.example",
  ],
]
