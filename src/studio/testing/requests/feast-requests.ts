/** Hours on feast days, as rows below their title. */
export const FEAST_REQUESTS: readonly (readonly [prompt: string, reading: string])[] = [
  [
    'easter hours: fri closed, sat 8–12, sun closed, mon 8–12',
    'message: Easter hours | list_item 0.0: Fri closed | list_item 0.1: Sat 8–12 | list_item 0.2: Sun closed | list_item 0.3: Mon 8–12',
  ],
  [
    'Easter opening hours, good friday closed, saturday 9-1, easter sunday closed, easter monday closed',
    'message: Easter opening hours | list_item 0.0: Good friday closed | list_item 0.1: Saturday 9-1 | list_item 0.2: Easter sunday closed | list_item 0.3: Easter monday closed',
  ],
  [
    'christmas hours: 24th 8-2, 25th closed, 26th closed, 27th 10-4',
    'message: Christmas hours | list_item 0.0: 24th 8-2 | list_item 0.1: 25th closed | list_item 0.2: 26th closed | list_item 0.3: 27th 10-4',
  ],
  [
    'christmas opening times: christmas eve 9-3, christmas day closed, boxing day closed, new years eve 10-2, new years day closed',
    'message: Christmas opening times | list_item 0.0: Christmas eve 9-3 | list_item 0.1: Christmas day closed | list_item 0.2: Boxing day closed | list_item 0.3: New years eve 10-2 | list_item 0.4: New years day closed',
  ],
  [
    'bank holiday hours fri 9-5, sat 9-5, sun 10-4, bank holiday monday closed',
    'message: Bank holiday hours | list_item 0.0: Fri 9-5 | list_item 0.1: Sat 9-5 | list_item 0.2: Sun 10-4 | list_item 0.3: Bank holiday monday closed',
  ],
  [
    'karfreitag geschlossen, ostersamstag 8-13 uhr, ostersonntag geschlossen, ostermontag 9-12 uhr',
    'list_item 0.0: Karfreitag geschlossen | list_item 0.1: Ostersamstag 8-13 uhr | list_item 0.2: Ostersonntag geschlossen | list_item 0.3: Ostermontag 9-12 uhr',
  ],
  [
    'Öffnungszeiten Ostern: Karfreitag geschlossen, Ostersamstag 8-13 Uhr, Ostersonntag geschlossen, Ostermontag 9-12 Uhr',
    'message: Öffnungszeiten Ostern | list_item 0.0: Karfreitag geschlossen | list_item 0.1: Ostersamstag 8-13 Uhr | list_item 0.2: Ostersonntag geschlossen | list_item 0.3: Ostermontag 9-12 Uhr',
  ],
  [
    'weihnachten: heiligabend 8-12, 1. weihnachtstag geschlossen, 2. weihnachtstag geschlossen, silvester 8-13, neujahr geschlossen',
    'message: Weihnachten | list_item 0.0: Heiligabend 8-12 | list_item 0.1: 1. weihnachtstag geschlossen | list_item 0.2: 2. weihnachtstag geschlossen | list_item 0.3: Silvester 8-13 | list_item 0.4: Neujahr geschlossen',
  ],
  [
    'openingstijden pasen: goede vrijdag 9-18, 1e paasdag gesloten, 2e paasdag 12-17',
    'message: Openingstijden pasen | list_item 0.0: Goede vrijdag 9-18 | list_item 0.1: 1e paasdag gesloten | list_item 0.2: 2e paasdag 12-17',
  ],
  [
    'kerst: kerstavond tot 16u, eerste kerstdag gesloten, tweede kerstdag gesloten, oudejaarsdag 9-15, nieuwjaarsdag gesloten',
    'message: Kerst | list_item 0.0: Kerstavond tot 16u | list_item 0.1: Eerste kerstdag gesloten | list_item 0.2: Tweede kerstdag gesloten | list_item 0.3: Oudejaarsdag 9-15 | list_item 0.4: Nieuwjaarsdag gesloten',
  ],
  [
    'julens öppettider: julafton 9-13, juldagen stängt, annandag jul stängt, nyårsafton 10-14, nyårsdagen stängt',
    'message: Julens öppettider | list_item 0.0: Julafton 9-13 | list_item 0.1: Juldagen stängt | list_item 0.2: Annandag jul stängt | list_item 0.3: Nyårsafton 10-14 | list_item 0.4: Nyårsdagen stängt',
  ],
  [
    'påskens öppettider: skärtorsdag 9-16, långfredag stängt, påskafton 10-14, påskdagen stängt',
    'message: Påskens öppettider | list_item 0.0: Skärtorsdag 9-16 | list_item 0.1: Långfredag stängt | list_item 0.2: Påskafton 10-14 | list_item 0.3: Påskdagen stängt',
  ],
  [
    'påske åbningstider: skærtorsdag 10-14, langfredag lukket, påskedag lukket, 2. påskedag lukket',
    'message: Påske åbningstider | list_item 0.0: Skærtorsdag 10-14 | list_item 0.1: Langfredag lukket | list_item 0.2: Påskedag lukket | list_item 0.3: 2. påskedag lukket',
  ],
  [
    'åpningstider påske: skjærtorsdag stengt, langfredag stengt, påskeaften 9-15, 1. påskedag stengt',
    'message: Åpningstider påske | list_item 0.0: Skjærtorsdag stengt | list_item 0.1: Langfredag stengt | list_item 0.2: Påskeaften 9-15 | list_item 0.3: 1. påskedag stengt',
  ],
  [
    'joulun aukioloajat: jouluaatto 9-12, joulupäivä suljettu, tapaninpäivä suljettu, uudenvuodenaatto 9-15',
    'message: Joulun aukioloajat | list_item 0.0: Jouluaatto 9-12 | list_item 0.1: Joulupäivä suljettu | list_item 0.2: Tapaninpäivä suljettu | list_item 0.3: Uudenvuodenaatto 9-15',
  ],
  [
    'horaires de pâques: vendredi saint 7h-13h, samedi 7h-19h, dimanche de pâques 7h-12h30, lundi de pâques fermé',
    'message: Horaires de pâques | list_item 0.0: Vendredi saint 7h-13h | list_item 0.1: Samedi 7h-19h | list_item 0.2: Dimanche de pâques 7h-12h30 | list_item 0.3: Lundi de pâques fermé',
  ],
  [
    'horario navidad: nochebuena 9-14, navidad cerrado, nochevieja 9-14, año nuevo cerrado',
    'message: Horario navidad | list_item 0.0: Nochebuena 9-14 | list_item 0.1: Navidad cerrado | list_item 0.2: Nochevieja 9-14 | list_item 0.3: Año nuevo cerrado',
  ],
  [
    'horario semana santa: jueves santo 9-14, viernes santo cerrado, sábado 10-14, domingo de resurrección cerrado',
    'message: Horario semana santa | list_item 0.0: Jueves santo 9-14 | list_item 0.1: Viernes santo cerrado | list_item 0.2: Sábado 10-14 | list_item 0.3: Domingo de resurrección cerrado',
  ],
  [
    'orari di natale: vigilia 8-13, natale chiuso, santo stefano chiuso, capodanno chiuso',
    'message: Orari di natale | list_item 0.0: Vigilia 8-13 | list_item 0.1: Natale chiuso | list_item 0.2: Santo stefano chiuso | list_item 0.3: Capodanno chiuso',
  ],
  [
    'orari: venerdì santo 8-13, sabato 8-20, pasqua chiuso, pasquetta chiuso',
    'message: Orari | list_item 0.0: Venerdì santo 8-13 | list_item 0.1: Sabato 8-20 | list_item 0.2: Pasqua chiuso | list_item 0.3: Pasquetta chiuso',
  ],
  [
    'horário de páscoa: sexta-feira santa fechado, sábado 9h-18h, domingo de páscoa fechado',
    'message: Horário de páscoa | list_item 0.0: Sexta-feira santa fechado | list_item 0.1: Sábado 9h-18h | list_item 0.2: Domingo de páscoa fechado',
  ],
  [
    'horário de fim de ano: 24/12 8h-14h, 25/12 fechado, 31/12 8h-14h, 1/1 fechado',
    'message: Horário de fim de ano | list_item 0.0: 24/12 8h-14h | list_item 0.1: 25/12 fechado | list_item 0.2: 31/12 8h-14h | list_item 0.3: 1/1 fechado',
  ],
]
