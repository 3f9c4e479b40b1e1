/** Requests as people type them in a hurry, of 38 businesses, in 17 languages. */
export const HURRIED_REQUESTS: readonly (readonly [prompt: string, reading: string])[] = [
  [
    'Wir suchen Koch (m/w/d): Nachtzuschlag, 30 Tage Urlaub, 3.400 € brutto',
    'message: Wir suchen Koch (m/w/d) | list_item 0.0: Nachtzuschlag | list_item 0.1: 30 Tage Urlaub | list_item 0.2: 3.400 € brutto',
  ],
  [
    "We're hiring a barista: £13 an hour, free lunch, staff discount. Email jobs@x.example",
    "message: We're hiring a barista | list_item 0.0: £13 an hour | list_item 0.1: Free lunch | list_item 0.2: Staff discount | contact: Email jobs@x.example",
  ],
  [
    'come and sing! no auditions, first session free then £6. tea and biscuits provided',
    'message: Come and sing! | message: No auditions | free: First session free then £6 | message: Tea and biscuits provided',
  ],
  [
    'hiya can you make a story for us?? Kiln-fired house numbers are back in stock, from £18 a digit, order by 1 Dec for Xmas. ta',
    '(hiya can you make a story for us??) | message: Kiln-fired house numbers are back in stock | price: From £18 a digit | deadline: Order by 1 Dec for Xmas | (ta)',
  ],
  [
    'Reel-Cover bitte: Hufpflege-Kurs am 22. Februar, 95 €, max. 8 Teilnehmer, Anmeldung bis 10.2. unter 04131 77 88 99',
    '(Reel-Cover bitte:) | message: Hufpflege-Kurs | date: Am 22. Februar | price: 95 € | quantity: max. 8 Teilnehmer | deadline: Anmeldung bis 10.2. unter 04131 77 88 99',
  ],
  [
    'on voudrait un visuel pour la vitrine : soldes sur les luminaires -40 %, sauf nouveautés, du 8 janvier au 4 février',
    '(on voudrait un visuel pour la vitrine :) | message: Soldes sur les luminaires -40 %, sauf nouveautés | date: Du 8 janvier au 4 février',
  ],
  [
    'Hacednos algo para el tablón: reparto de cestas de verdura los jueves de 17 a 20 h, pedidos antes del martes al 655 123 987',
    '(Hacednos algo para el tablón:) | message: Reparto de cestas de verdura | date: Los jueves de 17 a 20 h | deadline: Pedidos antes del martes al 655 123 987',
  ],
  [
    'Ci servirebbe un post: laboratorio di ceramica raku, domenica 18 gennaio, 65 € tutto incluso, posti limitati',
    '(Ci servirebbe un post:) | message: Laboratorio di ceramica raku | date: Domenica 18 gennaio | price: 65 € tutto incluso | message: Posti limitati',
  ],
  [
    'graag iets voor onze insta: schaatsen slijpen terwijl u wacht, € 9, alleen op zaterdag van 10 tot 14 uur',
    '(graag iets voor onze insta) | message: Schaatsen slijpen terwijl u wacht | price: € 9 | date: Alleen op zaterdag van 10 tot 14 uur',
  ],
  [
    'fb: odśnieżanie dachów, wycena gratis, tel. 602 333 444, działamy też w weekendy. dzięki!',
    '(fb:) | message: Odśnieżanie dachów, wycena gratis | contact: tel. 602 333 444 | date: Działamy też w weekendy | (dzięki!)',
  ],
  [
    "bir story yapar mısınız? Kuru temizlemede 3 al 2 öde, sadece hafta içi, 31 Ocak'a kadar",
    "(bir story yapar mısınız?) | message: Kuru temizlemede 3 al 2 öde, sadece hafta içi | deadline: 31 Ocak'a kadar",
  ],
  [
    'precisamos de um post: aulas de violão para iniciantes, R$ 180 por mês, primeira aula grátis, não fornecemos instrumento',
    '(precisamos de um post:) | message: Aulas de violão para iniciantes | price: R$ 180 por mês | message: Primeira aula grátis, não fornecemos instrumento',
  ],
  [
    'عايزين بوست للفيس: غسيل سجاد بالبخار، المتر 25 جنيه، التوصيل مجاني داخل المعادي فقط',
    '(عايزين بوست للفيس) | message: غسيل سجاد بالبخار | price: المتر 25 جنيه | free: التوصيل مجاني داخل المعادي فقط',
  ],
  [
    'ストーリーお願いします：包丁研ぎ 1本800円、3本以上で20%オフ、木曜定休',
    '(ストーリーお願いします：) | message: 包丁研ぎ 1本800円 | discount: 3本以上で20%オフ | date: 木曜定休',
  ],
  [
    'Kan ni göra en story? Skidvallning över natten, 350 kr, lämna före kl. 18. Tack!',
    '(Kan ni göra en story?) | message: Skidvallning över natten | price: 350 kr | message: Lämna före kl. 18 | (Tack!)',
  ],
  [
    'Reminder for parents: clocks go back Sunday, drop-off stays 8.45. Thx!',
    'message: Reminder for parents | message: Clocks go back Sunday, drop-off stays 8.45 | (Thx!)',
  ],
  [
    'Wedding alterations booked up until March. Hems and zips still 48h turnaround, from £12',
    'message: Wedding alterations booked up until March | message: Hems and zips still 48h turnaround | price: From £12',
  ],
  [
    '"He waited three years to hear again." – Marta, mother of Olek, cochlear patient. Book a free hearing check: 22 555 01 90',
    'quotation: He waited three years to hear again. | person: Marta, mother of Olek, cochlear patient | message: Book a free hearing check: 22 555 01 90',
  ],
  [
    "Unser Hofladen hat zu: vom 24.12. bis 6.1., danach wieder Di–Sa 9–18. Eier gibt's am Automaten rund um die Uhr :)",
    "message: Unser Hofladen hat zu: vom 24.12. bis 6.1., danach wieder Di–Sa 9–18 | message: Eier gibt's am Automaten rund um die Uhr",
  ],
  [
    'Lost: grey tabby cat, Elm Rd. near the bakery, answers to Biscuit. Call 07700 900461 any time',
    'message: Lost: grey tabby cat, Elm Rd. near the bakery, answers to Biscuit | message: Call 07700 900461 any time',
  ],
  [
    "-50% sur la 2e monture jusqu'au 31/12, hors verres progressifs, voir conditions en magasin",
    "message: -50% sur la 2e monture jusqu'au 31/12, hors verres progressifs | place: Voir conditions en magasin",
  ],
  [
    'Escape room, 6 jugadores, 90 €. Entre semana 75 €. No incluye bebidas. Reserva en enigma.example',
    'message: Escape room, 6 jugadores | message: 90 € | message: Entre semana 75 € | message: No incluye bebidas | message: Reserva en enigma.example',
  ],
  [
    'Klavierstimmung 95 € statt 120 € im Januar, Anfahrt nicht inbegriffen',
    'message: Klavierstimmung | price: 95 € statt 120 € im Januar | message: Anfahrt nicht inbegriffen',
  ],
  [
    'quote for our wall: Grow where you are planted – grandma Jo',
    '(quote for our wall:) | quotation: Grow where you are planted | person: Grandma Jo',
  ],
  [
    'Zitat bitte: „Gut Ding will Weile haben“, Volksmund',
    '(Zitat bitte:) | quotation: Gut Ding will Weile haben | person: Volksmund',
  ],
  [
    'tuin winterklaar? snoeien + blad ruimen vanaf € 45/uur, exclusief afvoer, bel 0572 39 10 22',
    'message: Tuin winterklaar? | message: Snoeien + blad ruimen | price: Vanaf € 45/uur | message: Exclusief afvoer | contact: Bel 0572 39 10 22',
  ],
  [
    'We rent out floodlights, gazebos and PA. Collect Fri after 3pm, back Mon 9am. Deposit £100, refunded',
    'message: We rent out floodlights, gazebos and PA | message: Collect Fri after 3pm | date: Back Mon 9am | condition: Deposit £100 | message: Refunded',
  ],
  [
    'Лыжи напрокат 900 ₽ в день, залог паспорт, скидка 10% студентам, кроме выходных',
    'message: Лыжи напрокат 900 ₽ в день, залог паспорт | message: Скидка 10% студентам, кроме выходных',
  ],
  [
    'Прокат сноубордів: 500 грн/день, знижка 15% від трьох днів, тільки будні',
    'message: Прокат сноубордів | price: 500 грн/день | message: Знижка 15% від трьох днів, тільки будні',
  ],
  [
    '썰매 대여 1시간 5,000원, 보호자 동반 시에만 이용 가능, 매주 화요일 휴무',
    'message: 썰매 대여 1시간 | price: 5,000원 | message: 보호자 동반 시에만 이용 가능 | date: 매주 화요일 휴무',
  ],
  [
    'Giặt chăn mền giá 60.000đ/kg, giao nhận miễn phí trong 3km, không áp dụng ngày lễ',
    'message: Giặt chăn mền | price: Giá 60.000đ/kg | message: Giao nhận miễn phí trong 3km, không áp dụng ngày lễ',
  ],
  [
    'ซ่อมจักรยานด่วน รับคืนภายในวันเดียว เริ่มต้น 150 บาท เฉพาะสาขาลาดพร้าว',
    'message: ซ่อมจักรยานด่วน รับคืนภายในวันเดียว เริ่มต้น 150 บาท เฉพาะสาขาลาดพร้าว',
  ],
  [
    'השכרת ציוד סקי מ-90 ש״ח ליום, לא כולל ביטוח, עד סוף פברואר',
    'message: השכרת ציוד סקי מ-90 ש״ח ליום, לא כולל ביטוח, עד סוף פברואר',
  ],
  [
    'post for our feed: "They fixed my boiler in an hour." – Mark T., regular since 2019',
    '(post for our feed:) | quotation: They fixed my boiler in an hour. | person: Mark T., regular since 2019',
  ],
  ['Night Cream back in stock mon 9am', 'message: Night Cream back in stock | date: Mon 9am'],
  [
    'matrícula gratis en febrero! Ven a probar una clase',
    'message: Matrícula gratis en febrero! | message: Ven a probar una clase',
  ],
  [
    'hedge trimming from £90 a day (2 men), stump grinding £60, free quotes. winter price till end of feb. ring Gaz 07700 900321',
    'list_item 0.0: Hedge trimming from £90 a day (2 men) | list_item 0.1: Stump grinding £60 | list_item 0.2: Free quotes | message: Winter price till end of feb. | contact: Ring Gaz 07700 900321',
  ],
  ['Succulents 3 for £10', 'message: Succulents | price: 3 for £10'],
  ['Pralinen 3 Tafeln für 10 €', 'message: Pralinen | price: 3 Tafeln für 10 €'],
  [
    "We're hiring a nursery assistant, £26,500 a year, paid training + own kids 50% off, apply by 10 Jan",
    "message: We're hiring a nursery assistant | message: £26,500 a year | message: Paid training + own kids 50% off | deadline: Apply by 10 Jan",
  ],
  [
    'jeudi soirée moules frites 19,90€ par pers, réservation au 02 99 41 22 18 avant mercredi merci !',
    'message: Jeudi soirée moules frites 19,90€ par pers | message: Réservation au 02 99 41 22 18 avant mercredi | (merci !)',
  ],
  [
    'giovedì giro pizza 15 euro bibita inclusa, bambini 8 euro, prenotate al 0444 512233 grazie mille',
    'message: Giovedì giro pizza 15 euro bibita inclusa | message: Bambini 8 euro | contact: Prenotate al 0444 512233 | (grazie mille)',
  ],
  [
    'w czwartek pączki 3,50 zł, powyżej 20 szt 3 zł, zamówienia tel. 512 334 556 dziękujemy',
    'message: W czwartek pączki 3,50 zł | message: Powyżej 20 szt 3 zł | contact: Zamówienia tel. 512 334 556 | (dziękujemy)',
  ],
  [
    'sabado tem feijoada R$ 39,90 por pessoa reservas 11 98765-4321 obrigada',
    'message: Sabado tem feijoada | price: R$ 39,90 por pessoa | contact: Reservas 11 98765-4321 | (obrigada)',
  ],
  ['الخميس عرض البرجر للحجز 0555123456 شكرا', 'message: الخميس عرض البرجر | contact: للحجز 0555123456 | (شكرا)'],
  [
    '周四会员日 全场8折 电话 021-5555 6666 谢谢',
    'message: 周四会员日 | discount: 全场8折 | contact: 电话 021-5555 6666 | (谢谢)',
  ],
  [
    'tarifs coupe homme 22€ brushing 25€ barbe 12€',
    'message: Tarifs | list_item 0.0: Coupe homme 22€ | list_item 0.1: Brushing 25€ | list_item 0.2: Barbe 12€',
  ],
  [
    'aulas de violão segunda 19h, quarta 20h, sabado 10h mensalidade R$ 150',
    'message: Aulas de violão | list_item 0.0: Segunda 19h | list_item 0.1: Quarta 20h | list_item 0.2: Sabado 10h | message: Mensalidade R$ 150',
  ],
  [
    'zajęcia jogi pon 18:00 śr 19:30 sob 9:00, pierwsze wejście gratis',
    'message: Zajęcia jogi | list_item 0.0: Pon 18:00 | list_item 0.1: Śr 19:30 | list_item 0.2: Sob 9:00 | free: Pierwsze wejście gratis',
  ],
  [
    'ヨガ教室 月 19:00 水 10:00 土 9:00 体験1回1000円',
    'message: ヨガ教室 | list_item 0.0: 月 19:00 | list_item 0.1: 水 10:00 | list_item 0.2: 土 9:00 | message: 体験1回1000円',
  ],
  [
    'w piątek 3 maja nieczynne, w sobotę 4 maja 9-14',
    'message: W piątek 3 maja nieczynne | date: W sobotę 4 maja 9-14',
  ],
  [
    'inauguración de la peluquería canina el sábado 9 a las 11, calle Olmo 4',
    'message: Inauguración de la peluquería canina | date: El sábado 9 a las 11 | place: Calle Olmo 4',
  ],
  [
    'martes y jueves bachata 20h nivel iniciación, 35€/mes, pareja 60€',
    'message: Martes y jueves bachata 20h nivel iniciación | message: 35€/mes | message: Pareja 60€',
  ],
  [
    '커트 15,000원 염색 50,000원 첫 방문 10% 할인 예약 02-333-4444',
    'message: 커트 15,000원 염색 50,000원 첫 방문 10% 할인 | contact: 예약 02-333-4444',
  ],
  [
    'sábado feijoada das 12h as 16h reservas 11 98765-4321',
    'message: Sábado feijoada das 12h as 16h | contact: Reservas 11 98765-4321',
  ],
  [
    'turrón blando lote 77B puede contener cacahuete no declarado',
    'message: Turrón blando lote 77B puede contener cacahuete no declarado',
  ],
  [
    'lundi velouté potimarron, mardi tarte aux poireaux, mercredi crumble, tout à 6€',
    'message: Lundi velouté potimarron | date: Mardi tarte aux poireaux | date: Mercredi crumble | price: Tout à 6€',
  ],
  [
    '7月の営業日 火〜土 11:00〜19:00 日月休み 23日は研修のため休業',
    'message: 7月の営業日 | list_item 0.0: 火〜土 11:00〜19:00 | list_item 0.1: 日月休み | message: 23日は研修のため休業',
  ],
  [
    'cennik mycie auta małe 40 zł duże 60 zł wosk 30 zł',
    'message: Cennik mycie auta | list_item 0.0: Małe 40 zł | list_item 0.1: Duże 60 zł | list_item 0.2: Wosk 30 zł',
  ],
]
