/** Messages of small shops: what was taken back while typing, lists of prices without marks, notes to us. */
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
  [
    'flohmarkt samstag 14.6. von 9 bis 15 uhr auf dem schulhof standgebühr 8 euro anmeldung bei frau kern 0171 5551234',
    'message: Flohmarkt | date: Samstag 14.6. von 9 bis 15 uhr | message: Auf dem schulhof | message: Standgebühr 8 euro | message: Anmeldung bei frau kern 0171 5551234',
  ],
  [
    'Wegen Fortbildung bleibt die Praxis vom 12. bis 14. Mai geschlossen, Vertretung: Dr. Lange, Tel. 0421 334455',
    'message: Wegen Fortbildung bleibt die Praxis vom 12. bis 14. Mai geschlossen | message: Vertretung: Dr. Lange, Tel. 0421 334455',
  ],
  [
    'Die Praxis ist vom 12. bis 14. Mai geschlossen. Vertretung: Dr. Lange, Tel. 0421 334455',
    'message: Die Praxis ist vom 12. bis 14. Mai geschlossen | message: Vertretung: Dr. Lange, Tel. 0421 334455',
  ],
  [
    'Wij zijn van 12 tot 14 mei gesloten, waarneming: dr. Jansen, tel. 020 1234567',
    'message: Wij zijn van 12 tot 14 mei gesloten | message: Waarneming: dr. Jansen, tel. 020 1234567',
  ],
  [
    'Le cabinet est fermé du 12 au 14 mai, remplaçant: Dr Petit, tél. 01 23 45 67 89',
    'message: Le cabinet est fermé du 12 au 14 mai | message: Remplaçant: Dr Petit, tél. 01 23 45 67 89',
  ],
  [
    'La consulta permanece cerrada del 12 al 14 de mayo, urgencias: Dra. Ruiz, tel. 912 345 678',
    'message: La consulta permanece cerrada del 12 al 14 de mayo | message: Urgencias: Dra. Ruiz, tel. 912 345 678',
  ],
  [
    'Lo studio è chiuso dal 12 al 14 maggio, sostituto: dott. Rossi, tel. 06 1234567',
    'message: Lo studio è chiuso dal 12 al 14 maggio | message: Sostituto: dott. Rossi, tel. 06 1234567',
  ],
  [
    'O consultório fica fechado de 12 a 14 de maio, substituto: Dr. Lima, tel. 11 98765-4321',
    'message: O consultório fica fechado de 12 a 14 de maio | message: Substituto: Dr. Lima, tel. 11 98765-4321',
  ],
  [
    'The surgery is closed 12 to 14 May, cover: Dr Lang, tel. 0113 496 0010',
    'message: The surgery is closed 12 to 14 May | message: Cover: Dr Lang, tel. 0113 496 0010',
  ],
  [
    'Praksisen er lukket 12.-14. maj, vikar: Dr. Holm, tlf. 22 33 44 55',
    'message: Praksisen er lukket 12.-14. maj | message: Vikar: Dr. Holm, tlf | contact: 22 33 44 55',
  ],
  [
    'entrada 10 reais, criança não paga, Rua das Flores 45',
    'message: Entrada 10 reais | message: Criança não paga | place: Rua das Flores 45',
  ],
  [
    'THANK YOU to everyone who came to our open day on Saturday, we raised £1,240 for the hospice',
    'message: THANK YOU to everyone who came to our open day on Saturday | message: We raised £1,240 for the hospice',
  ],
  [
    'Tak til alle der kom i lørdags, vi samlede 1240 kr ind',
    'message: Tak til alle der kom i lørdags | message: Vi samlede 1240 kr ind',
  ],
  [
    'Takk til alle som kom på lørdag, vi samlet inn 1240 kr',
    'message: Takk til alle som kom på lørdag | message: Vi samlet inn 1240 kr',
  ],
  [
    'Kiitos kaikille jotka tulivat, keräsimme 1240 euroa',
    'message: Kiitos kaikille jotka tulivat | message: Keräsimme 1240 euroa',
  ],
  [
    'Mobile dog grooming small dogs £35 medium £45 large £60 nails only £10 text Kev on 07700 900321',
    'message: Mobile dog grooming | list_item 0.0: Small dogs £35 | list_item 0.1: Medium £45 | list_item 0.2: Large £60 | list_item 0.3: Nails only £10 | contact: Text Kev on 07700 900321',
  ],
  [
    'Mobile dog grooming Small dogs £35 Medium £45 Large £60',
    'message: Mobile dog grooming | list_item 0.0: Small dogs £35 | list_item 0.1: Medium £45 | list_item 0.2: Large £60',
  ],
  [
    'Window cleaning semi £12 detached £18 conservatory £10 ring Dave 07700 900321',
    'message: Window cleaning | list_item 0.0: Semi £12 | list_item 0.1: Detached £18 | list_item 0.2: Conservatory £10 | contact: Ring Dave 07700 900321',
  ],
  [
    'car wash £8 wash and vac £15 full valet £45 no booking needed',
    'list_item 0.0: Car wash £8 | list_item 0.1: Wash and vac £15 | list_item 0.2: Full valet £45 | condition: No booking needed',
  ],
  [
    'burger £9 chips £3.50 milkshake £4.20 eat in or takeaway',
    'list_item 0.0: Burger £9 | list_item 0.1: Chips £3.50 | list_item 0.2: Milkshake £4.20 | message: Eat in or takeaway',
  ],
  [
    'nails £28 pedi £30 both £50 dm to book',
    'list_item 0.0: Nails £28 | list_item 0.1: Pedi £30 | list_item 0.2: Both £50 | message: Dm to book',
  ],
  [
    'Corte feminino R$ 60 corte masculino R$ 40 escova R$ 50 manicure R$ 35 agende pelo whats 11 98765-4321',
    'list_item 0.0: Corte feminino R$ 60 | list_item 0.1: Corte masculino R$ 40 | list_item 0.2: Escova R$ 50 | list_item 0.3: Manicure R$ 35 | contact: Agende pelo whats 11 98765-4321',
  ],
  [
    'Coupe femme 35€ coupe homme 22€ enfant moins de 10 ans 15€ sans rdv le mercredi',
    'list_item 0.0: Coupe femme 35€ | list_item 0.1: Coupe homme 22€ | list_item 0.2: Enfant moins de 10 ans 15€ | date: Sans rdv le mercredi',
  ],
  [
    'taglio donna 25€ taglio uomo 18€ piega 15€ prenota al 333 1234567',
    'list_item 0.0: Taglio donna 25€ | list_item 0.1: Taglio uomo 18€ | list_item 0.2: Piega 15€ | contact: Prenota al 333 1234567',
  ],
  [
    'Autowäsche innen 15€ außen 10€ komplett 22€ ohne Termin',
    'list_item 0.0: Autowäsche innen 15€ | list_item 0.1: Außen 10€ | list_item 0.2: Komplett 22€ | condition: Ohne Termin',
  ],
  [
    'Haarschnitt Damen 38€ Herren 25€ Kinder 15€ Termine unter 0421 334455',
    'list_item 0.0: Haarschnitt Damen 38€ | list_item 0.1: Herren 25€ | list_item 0.2: Kinder 15€ | contact: Termine unter 0421 334455',
  ],
  [
    'wassen 10 euro wassen en drogen 15 euro strijken 20 euro bel 06 12345678',
    'list_item 0.0: Wassen 10 euro | list_item 0.1: Wassen en drogen 15 euro | list_item 0.2: Strijken 20 euro | contact: Bel 06 12345678',
  ],
  [
    'klipp dam 450 kr herr 350 kr barn 250 kr boka på 070-123 45 67',
    'list_item 0.0: Klipp dam 450 kr | list_item 0.1: Herr 350 kr | list_item 0.2: Barn 250 kr | contact: Boka på 070-123 45 67',
  ],
  [
    'klip dame 350 kr herre 280 kr barn 200 kr ring 86 12 34 56',
    'list_item 0.0: Klip dame 350 kr | list_item 0.1: Herre 280 kr | list_item 0.2: Barn 200 kr | contact: Ring 86 12 34 56',
  ],
  [
    'klipp dame 450 kr herre 350 kr barn 250 kr bestill på 22 33 44 55',
    'list_item 0.0: Klipp dame 450 kr | list_item 0.1: Herre 350 kr | list_item 0.2: Barn 250 kr | message: Bestill på 22 33 44 55',
  ],
  [
    'ciao, corso di ceramica sabato 10 maggio dalle 15 alle 18, 45 euro',
    '(ciao,) | message: Corso di ceramica | date: Sabato 10 maggio dalle 15 alle 18 | price: 45 euro',
  ],
  [
    'oi gente, feijoada completa sábado R$ 49,90',
    '(oi gente,) | message: Feijoada completa | date: Sábado | price: R$ 49,90',
  ],
  [
    'hoi, nieuwe openingstijden per 1 april ma gesloten di-vr 9-17 za 9-16',
    '(hoi,) | message: Nieuwe openingstijden per 1 april | list_item 0.0: Ma gesloten | list_item 0.1: Di-vr 9-17 | list_item 0.2: Za 9-16',
  ],
  ['hej, nya öppettider från måndag', '(hej,) | message: Nya öppettider från måndag'],
  ['hi all, we are closed on monday', 'message: Hi all | date: We are closed on monday'],
  ['Hello, spring sale is here now', 'message: Hello, spring sale is here now'],
  [
    'new hours: mon closed, tue-fri 9-5, sat 9-1 🙌',
    'message: New hours | list_item 0.0: Mon closed | list_item 0.1: Tue-fri 9-5 | list_item 0.2: Sat 9-1 🙌',
  ],
  [
    'flohmarkt samstag 14. juni 9-15 uhr auf dem schulhof standgebühr 8 euro anmeldung bei frau kern',
    'message: Flohmarkt | date: Samstag 14. juni 9-15 uhr | message: Auf dem schulhof | message: Standgebühr 8 euro | message: Anmeldung bei frau kern',
  ],
  [
    'hola haced un post porfa: roscón de reyes pequeño 18€ mediano 25€ grande 32€ encargos hasta el 4 de enero',
    '(hola haced un post porfa:) | list_item 0.0: Roscón de reyes pequeño 18€ | list_item 0.1: Mediano 25€ | list_item 0.2: Grande 32€ | message: Encargos hasta el 4 de enero',
  ],
  [
    'semlorna är tillbaka! 45 kr st, 4 för 160',
    'message: Semlorna är tillbaka! | price: 45 kr st | message: 4 för 160',
  ],
]
