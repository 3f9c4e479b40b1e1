/** Requests that say what takes place when, each day behind its class, and requests whose sentences end behind numbers. */
export const SESSION_REQUESTS: readonly (readonly [prompt: string, reading: string])[] = [
  [
    'Yoga Monday 7pm, pilates Wednesday 6pm, spin Friday 6:30am. first class free, bring a mat',
    'list_item 0.0: Yoga Monday 7pm | list_item 0.1: Pilates Wednesday 6pm | list_item 0.2: Spin Friday 6:30am | free: First class free | message: Bring a mat',
  ],
  [
    'Classes this term: yoga Mon 7pm, pilates Wed 6pm, spin Fri 6.30am',
    'message: Classes this term | list_item 0.0: Yoga Mon 7pm | list_item 0.1: Pilates Wed 6pm | list_item 0.2: Spin Fri 6.30am',
  ],
  [
    'New timetable - ballet Tuesdays 4.15pm, tap Thursdays 5pm, street dance Saturdays 10am',
    'message: New timetable | list_item 0.0: Ballet Tuesdays 4.15pm | list_item 0.1: Tap Thursdays 5pm | list_item 0.2: Street dance Saturdays 10am',
  ],
  [
    'Quiz Thursday 8pm, live band Saturday 9pm, roast Sunday from 12',
    'list_item 0.0: Quiz Thursday 8pm | list_item 0.1: Live band Saturday 9pm | list_item 0.2: Roast Sunday from 12',
  ],
  ['We open Monday 9am, close Sunday 5pm', 'date: We open Monday 9am | date: Close Sunday 5pm'],
  ['Order by Friday 5pm, collect Saturday 9am', 'deadline: Order by Friday 5pm | date: Collect Saturday 9am'],
  [
    'Kurse: Yoga Mo 18 Uhr, Pilates Mi 19 Uhr, Zumba Fr 17:30',
    'message: Kurse | list_item 0.0: Yoga Mo 18 Uhr | list_item 0.1: Pilates Mi 19 Uhr | list_item 0.2: Zumba Fr 17:30',
  ],
  [
    'Konzert Samstag 20 Uhr. Brunch Sonntag 11 Uhr.',
    'list_item 0.0: Konzert Samstag 20 Uhr | list_item 0.1: Brunch Sonntag 11 Uhr',
  ],
  [
    'inglés lunes y miércoles 17h, francés martes 18:30, alemán viernes 19h',
    'list_item 0.0: Inglés lunes y miércoles 17h | list_item 0.1: Francés martes 18:30 | list_item 0.2: Alemán viernes 19h',
  ],
  [
    'yoga lunedì ore 19, pilates mercoledì ore 18.30, zumba venerdì ore 20',
    'list_item 0.0: Yoga lunedì ore 19 | list_item 0.1: Pilates mercoledì ore 18.30 | list_item 0.2: Zumba venerdì ore 20',
  ],
  ['joga pn 18:00, pilates śr 19:00', 'list_item 0.0: Joga pn 18:00 | list_item 0.1: Pilates śr 19:00'],
  [
    'yoga maandag 19.00 uur, pilates woensdag 20.00 uur, zumba vrijdag 19.30 uur',
    'list_item 0.0: Yoga maandag 19.00 uur | list_item 0.1: Pilates woensdag 20.00 uur | list_item 0.2: Zumba vrijdag 19.30 uur',
  ],
  [
    'Yoga segunda 19h, pilates quarta 18h, funcional sexta 7h',
    'list_item 0.0: Yoga segunda 19h | list_item 0.1: Pilates quarta 18h | list_item 0.2: Funcional sexta 7h',
  ],
  [
    'Yoga Pazartesi 19:00, pilates Çarşamba 18:30, zumba Cuma 20:00',
    'list_item 0.0: Yoga Pazartesi 19:00 | list_item 0.1: Pilates Çarşamba 18:30 | list_item 0.2: Zumba Cuma 20:00',
  ],
  [
    'йога понедельник 19:00, пилатес среда 18:30, зумба пятница 20:00',
    'list_item 0.0: Йога понедельник 19:00 | list_item 0.1: Пилатес среда 18:30 | list_item 0.2: Зумба пятница 20:00',
  ],
  [
    'Suchen Aushilfe, gern auch Schüler ab 16. Bewerbung einfach im Laden',
    'message: Suchen Aushilfe, gern auch Schüler ab 16 | message: Bewerbung einfach im Laden',
  ],
  [
    'Laternenumzug, Kinder bis 12. Eintritt frei, Treffpunkt Kirche',
    'message: Laternenumzug, Kinder bis 12 | free: Eintritt frei | message: Treffpunkt Kirche',
  ],
  ['Wir feiern den 3. Advent mit Punsch', 'message: Wir feiern den 3. Advent mit Punsch'],
  ['Kurs ab 16. Lebensjahr, montags', 'message: Kurs ab 16. Lebensjahr | date: Montags'],
  [
    'Corso di nuoto bimbi: lun e mer 17-17.45, sab 10-10.45. 8 lezioni 70 euro',
    'message: Corso di nuoto bimbi | list_item 0.0: Lun e mer 17-17.45 | list_item 0.1: Sab 10-10.45 | message: 8 lezioni 70 euro',
  ],
  [
    'Open Sat 9-12.30. 2 free parking spaces behind the shop',
    'date: Open Sat 9-12.30 | message: 2 free parking spaces behind the shop',
  ],
  [
    'Myjnia: mycie ręczne 40 zł, woskowanie 60 zł, komplet 90 zł zamiast 100 zł. pn-sob 8-18',
    'message: Myjnia | list_item 0.0: Mycie ręczne 40 zł | list_item 0.1: Woskowanie 60 zł | price: Komplet 90 zł zamiast 100 zł | date: Pn-sob 8-18',
  ],
  ['Pranie dywanów 15 zł. sobota nieczynne', 'message: Pranie dywanów | price: 15 zł | message: Sobota nieczynne'],
  [
    'Шиномонтаж: R16 – 2400 руб, R17 – 2900 руб. Запись +7 900 123-45-67',
    'message: Шиномонтаж | list_item 0.0: R16 – 2400 руб | list_item 0.1: R17 – 2900 руб | contact: Запись +7 900 123-45-67',
  ],
  ['Манікюр 450 грн. Запис у дірект', 'message: Манікюр 450 грн | message: Запис у дірект'],
  [
    "Locked out? We're with you in 30 min. 24/7. No call out fee. From £59",
    "message: Locked out? | message: We're with you in 30 min. | quantity: 24/7 | message: No call out fee | price: From £59",
  ],
  [
    'Leather balm 200ml €16. not for suede!! also bridle repairs in 48h from €25',
    'message: Leather balm 200ml €16 | message: Not for suede!! | message: Also bridle repairs in 48h from €25',
  ],
  [
    'Sunrise sauna, every Wednesday and Sunday at 7am. £12 a session, 6 people max. bring a towel',
    'message: Sunrise sauna | date: Every Wednesday and Sunday at 7am | price: £12 a session | quantity: 6 people max. | message: Bring a towel',
  ],
  [
    'Record fair tues-sat 11-6, 48 King St. over 100 records we come to you',
    'message: Record fair | date: Tues-sat 11-6 | place: 48 King St. | message: Over 100 records we come to you',
  ],
  ['Come to 22 High St. near the station', 'message: Come to 22 High St. near the station'],
  ['Find us at 12 Mill Rd. in Leeds', 'message: Find us at 12 Mill Rd. in Leeds'],
  [
    'Kartoffeln 5 kg 7,50 €. Ausserdem Eier 10 Stück 3,80. Mo-Sa 8-18 Uhr, Sonntags Selbstbedienung',
    'message: Kartoffeln 5 kg | price: 7,50 € | message: Ausserdem Eier 10 Stück 3,80 | date: Mo-Sa 8-18 Uhr | date: Sonntags Selbstbedienung',
  ],
  [
    'curso de sueco, 8 semanas 240€ (antiguos alumnos 210€). plazas: 10',
    'message: Curso de sueco | message: 8 semanas 240€ (antiguos alumnos 210€) | message: Plazas: 10',
  ],
  [
    'alongamento em gel R$139, só terças e quartas. manutenção R$90',
    'message: Alongamento em gel R$139 | date: Só terças e quartas | message: Manutenção R$90',
  ],
  [
    'pierogi na wigilię, odbiór 23.12 od 9 do 17. minimum 1 kg',
    'message: Pierogi na wigilię, odbiór 23.12 od 9 do 17 | quantity: Minimum 1 kg',
  ],
  ['zajęcia od 3 do 5. klasy', 'message: Zajęcia od 3 do 5. klasy'],
  ['Fully booked! and so is January', 'message: Fully booked! and so is January'],
  [
    'DM or velvetfern.example/book, flash friday dec 11 walk ins 12-7pm',
    'message: DM or velvetfern.example/book | message: Flash friday dec 11 walk ins 12-7pm',
  ],
  [
    'Anmeldung über yogaraum-ost.example, Matten sind da, Socken mitbringen',
    'message: Anmeldung über yogaraum-ost.example | message: Matten sind da, Socken mitbringen',
  ],
  [
    'Zamówienia do 18 grudnia tel. 12 555 01 77, odbiór 23.12 od 9 do 17',
    'message: Zamówienia do 18 grudnia tel. 12 555 01 77 | message: Odbiór 23.12 od 9 do 17',
  ],
  ['Prenotazioni 059 555 0147, chiedere di Marta', 'message: Prenotazioni 059 555 0147, chiedere di Marta'],
  ['Einfach anrufen: 07652 555 31, Frau Ruoff', 'message: Einfach anrufen: 07652 555 31, Frau Ruoff'],
  [
    "Retrait en boutique 18 rue des Capucins, l'appareil on le prête gratuitement",
    "message: Retrait en boutique 18 rue des Capucins | message: L'appareil on le prête gratuitement",
  ],
  [
    'Aanmelden via bloemenhuissaar.example, neem zelf een snoeischaar mee',
    'message: Aanmelden via bloemenhuissaar.example | message: Neem zelf een snoeischaar mee',
  ],
  [
    'Book on 0113 496 0958, bring your own mat and a towel',
    'contact: Book on 0113 496 0958 | message: Bring your own mat and a towel',
  ],
  ['Call 0113 496 0958 or text, ask for Jo', 'message: Call 0113 496 0958 or text, ask for Jo'],
  [
    'Pídelo al 955 01 23 45, reparto gratis en el centro',
    'message: Pídelo al 955 01 23 45 | message: Reparto gratis en el centro',
  ],
  ['العرض حتى ١٢ ديسمبر، والتوصيل مجاني داخل دبي', 'message: العرض حتى ١٢ ديسمبر، والتوصيل مجاني داخل دبي'],
]
