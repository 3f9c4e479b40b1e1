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
  [
    'pls make something nice for our bake sale sat 12 oct 10 to 12',
    '(pls make something nice for) | message: Our bake sale sat 12 oct 10 to 12',
  ],
  ['plz do something fun for our open day sunday', '(plz do something fun for) | message: Our open day sunday'],
  [
    '"Best haircut in years" - Maria T. Can you turn this review into a post? Oh and add that we are at 14 Bridge St',
    'quotation: Best haircut in years | person: Maria T. | (Can you turn this review into a post?) | (Oh and add that) | message: We are at 14 Bridge St',
  ],
  [
    'Neue Karte ab Freitag. Ach ja und schreibt dazu dass Hunde erlaubt sind',
    'message: Neue Karte | date: Ab Freitag | (Ach ja und schreibt dazu) | message: Dass Hunde erlaubt sind',
  ],
  [
    'Nieuwe kaart vanaf vrijdag. Oh ja en zet erbij dat honden welkom zijn',
    'message: Nieuwe kaart | date: Vanaf vrijdag | (Oh ja en zet erbij) | message: Dat honden welkom zijn',
  ],
  [
    'Nueva carta desde el viernes. Ah y pon que se admiten perros',
    'message: Nueva carta | date: Desde el viernes | (Ah y pon que) | message: Se admiten perros',
  ],
  [
    'Nouvelle carte vendredi. Ah et ajoute que les chiens sont acceptés',
    'message: Nouvelle carte | date: Vendredi | (Ah et ajoute que) | message: Les chiens sont acceptés',
  ],
  [
    'Nuovo menu da venerdì. Ah e aggiungi che i cani sono ammessi',
    'message: Nuovo menu | date: Da venerdì | (Ah e aggiungi che) | message: I cani sono ammessi',
  ],
  [
    'Novo cardápio sexta. Ah e coloca que aceitamos pix',
    'message: Novo cardápio | date: Sexta | (Ah e coloca que) | message: Aceitamos pix',
  ],
  [
    'Ny meny från fredag. Och skriv att hundar är välkomna',
    'message: Ny meny från fredag | (Och skriv att) | message: Hundar är välkomna',
  ],
  [
    'hallo könnt ihr was für unseren flohmarkt machen samstag 14.6. von 9 bis 15 uhr auf dem schulhof',
    '(hallo könnt ihr was für unseren) | message: Flohmarkt | (machen) | date: Samstag 14.6. von 9 bis 15 uhr | place: Auf dem schulhof',
  ],
  [
    'potete fare qualcosa di carino per il nostro mercatino sabato 7 giugno',
    '(potete fare qualcosa di carino per) | message: Il nostro mercatino | date: Sabato 7 giugno',
  ],
  [
    'vi holder åbent hus søndag den 4. maj kl 11-15 der er gratis kaffe og kage',
    'message: Vi holder åbent hus | date: Søndag den 4. maj kl 11-15 | message: Der er gratis kaffe og kage',
  ],
  [
    'vi har öppet hus på söndag, använd gärna gröna färger',
    'message: Vi har öppet hus på söndag | (använd gärna gröna färger)',
  ],
  ['avoimet ovet sunnuntaina, käytä vihreitä värejä', 'message: Avoimet ovet sunnuntaina | (käytä vihreitä värejä)'],
  ['tee julkaisu että meillä on uusi lounaslista', '(tee julkaisu että) | message: Meillä on uusi lounaslista'],
]
