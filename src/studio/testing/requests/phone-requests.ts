/** Lines as people type them on phones: facts without marks between them, priced things behind a comma, and words to us. */
export const PHONE_REQUESTS: readonly (readonly [prompt: string, reading: string])[] = [
  [
    'jumble sale sat 9th 10-1 st marys hall 50p entry kids free',
    'message: Jumble sale | date: Sat 9th 10-1 | message: St marys hall | price: 50p entry | message: Kids free',
  ],
  [
    'flash sale today only 25% off all denim in store and online code DENIM25 ends midnight',
    'message: Flash sale today only 25% off all denim in store and online | condition: Code DENIM25 | deadline: Ends midnight',
  ],
  [
    'Toddler group thursdays term time 9.30-11.15 baptist church £1.50 per family snack included',
    'message: Toddler group | date: Thursdays term time 9.30-11.15 | message: Baptist church | price: £1.50 per family snack included',
  ],
  [
    'vide grenier dimanche 12 mai 8h-17h place de la mairie buvette sur place inscription au 06 12 34 56 78',
    'message: Vide grenier | date: Dimanche 12 mai 8h-17h place de la mairie | message: Buvette sur place | contact: Inscription au 06 12 34 56 78',
  ],
  [
    'brocante samedi 9 juin 9h-18h salle des fetes entrée gratuite',
    'message: Brocante | date: Samedi 9 juin 9h-18h salle des fetes | free: Entrée gratuite',
  ],
  [
    'cours de yoga les mardis 18h30 salle polyvalente premier cours gratuit',
    'message: Cours de yoga | date: Les mardis 18h30 salle polyvalente | free: Premier cours gratuit',
  ],
  [
    'feira de artesanato sábado 14 de junho 10h-18h praça central entrada livre',
    'message: Feira de artesanato | date: Sábado 14 de junho 10h-18h praça central | free: Entrada livre',
  ],
  [
    'aulas de zumba terças e quintas 19h 40 reais por mês primeira aula grátis',
    'message: Aulas de zumba | date: Terças e quintas 19h | price: 40 reais por mês | free: Primeira aula grátis',
  ],
  [
    'bazar sábado 9 às 13h salão da igreja entrada 2 reais crianças grátis',
    'message: Bazar | date: Sábado 9 às 13h salão da igreja | message: Entrada 2 reais | message: Crianças grátis',
  ],
  [
    'rastrillo solidario sábado 9 mayo de 10 a 14h plaza mayor entrada gratis',
    'message: Rastrillo solidario | date: Sábado 9 mayo de 10 a 14h plaza mayor | free: Entrada gratis',
  ],
  [
    'clases de guitarra para niños y adultos 15€/hora primera clase gratis whatsapp 600 555 012',
    'message: Clases de guitarra para niños y adultos | price: 15€/hora | free: Primera clase gratis | contact: Whatsapp 600 555 012',
  ],
  [
    'torneo di calcetto sabato 21 giugno ore 15 campo parrocchiale iscrizione 10€ a squadra',
    'message: Torneo di calcetto | date: Sabato 21 giugno ore 15 campo parrocchiale | price: Iscrizione 10€ a squadra',
  ],
  [
    'mercatino domenica 8 giugno dalle 11 piazza Garibaldi ingresso libero',
    'message: Mercatino | date: Domenica 8 giugno dalle 11 piazza Garibaldi | free: Ingresso libero',
  ],
  [
    'festyn rodzinny sobota 14 czerwca 12-18 park miejski wstęp wolny',
    'message: Festyn rodzinny | date: Sobota 14 czerwca 12-18 park miejski | free: Wstęp wolny',
  ],
  [
    'kurs lepienia pierogów sobota 8 listopada godz. 11 koszt 120 zł zapisy tel 600 100 200',
    'message: Kurs lepienia pierogów | date: Sobota 8 listopada godz. 11 | price: Koszt 120 zł | contact: Zapisy tel 600 100 200',
  ],
  [
    'loto de l’école samedi 15 novembre 20h salle des fêtes de Villiers billet 3€ buvette et crêpes',
    'message: Loto de l’école | date: Samedi 15 novembre 20h | message: Salle des fêtes de Villiers billet 3€ | message: Buvette et crêpes',
  ],
  [
    'Dimanche 12 mai nous serons ouverts de 9h à 13h pour la fête',
    'message: Dimanche 12 mai nous serons ouverts de 9h à 13h pour la fête',
  ],
  [
    'Drama club Tuesdays after school 3.30-4.30, £6 a session',
    'message: Drama club | date: Tuesdays after school 3.30-4.30 | price: £6 a session',
  ],
  [
    'Hausaufgabenhilfe dienstags nach der Schule 15-16 Uhr, kostenlos',
    'message: Hausaufgabenhilfe | date: Dienstags nach der Schule 15-16 Uhr | message: Kostenlos',
  ],
  [
    'Ayuda con los deberes los martes después del cole 16:30-17:30, gratis',
    'message: Ayuda con los deberes | date: Los martes después del cole 16:30-17:30 | message: Gratis',
  ],
  [
    'gutter cleaning from £40, windows from £12, fully insured',
    'message: Gutter cleaning from £40 | message: Windows from £12 | message: Fully insured',
  ],
  [
    'Manicure e pedicure R$ 45, só mão R$ 25, atendo a domicílio',
    'message: Manicure e pedicure R$ 45 | message: Só mão R$ 25 | message: Atendo a domicílio',
  ],
  [
    'Dog grooming, small dogs £28 med £35 large from £45, nails only £8',
    'message: Dog grooming | list_item 0.0: Small dogs £28 | list_item 0.1: Med £35 | list_item 0.2: Large from £45 | message: Nails only £8',
  ],
  [
    'Peluquería Lola: corte 12€ tinte 25€ mechas desde 40€ cierro del 1 al 15 de agosto',
    'message: Peluquería Lola | list_item 0.0: Corte 12€ | list_item 0.1: Tinte 25€ | list_item 0.2: Mechas desde 40€ | message: Cierro del 1 al 15 de agosto',
  ],
  ["We've moved to Unit B. same phone", "message: We've moved to Unit B. | message: Same phone"],
  [
    'Wir sind umgezogen: Halle C. gleiche Nummer 0711 555 123',
    'message: Wir sind umgezogen | message: Halle C. | message: Gleiche Nummer 0711 555 123',
  ],
  [
    'Pierogi domowe: 26 zł za 10 szt. Odbiór pt-sob po 12',
    'message: Pierogi domowe: 26 zł za 10 szt. | message: Odbiór pt-sob po 12',
  ],
  [
    'car wash fundraiser sat 17th 9-12 fire station £5 a car proceeds to the hospice',
    'message: Car wash fundraiser | date: Sat 17th 9-12 | message: Fire station | price: £5 a car | message: Proceeds to the hospice',
  ],
  [
    'craft fair sun 2nd 10-4 memorial hall free entry cafe and raffle dogs welcome',
    'message: Craft fair | date: Sun 2nd 10-4 | message: Memorial hall | free: Free entry | message: Cafe and raffle | message: Dogs welcome',
  ],
  [
    'turniej szachowy sobota 22 marca godz. 10 świetlica wiejska wpisowe 10 zł zapisy 600 555 099',
    'message: Turniej szachowy | date: Sobota 22 marca godz. 10 świetlica wiejska | price: Wpisowe 10 zł | contact: Zapisy 600 555 099',
  ],
  [
    'cena di beneficenza sabato 22 marzo ore 20 oratorio san Luca menù 20€ bambini 10€ prenotazioni 333 5550199',
    'message: Cena di beneficenza | date: Sabato 22 marzo ore 20 oratorio san Luca | list_item 0.0: Menù 20€ | list_item 0.1: Bambini 10€ | contact: Prenotazioni 333 5550199',
  ],
  [
    'Open dag za 22 maart 10-14 uur basisschool De Regenboog koffie en limonade iedereen welkom',
    'message: Open dag | date: Za 22 maart 10-14 uur | message: Basisschool De Regenboog | message: Koffie en limonade | message: Iedereen welkom',
  ],
  [
    'bake sale friday 2pm. please dont use clip art',
    'message: Bake sale | date: Friday 2pm | (please dont use clip art)',
  ],
  [
    'Kuchenverkauf am Freitag. bitte keine Cliparts verwenden',
    'message: Kuchenverkauf | date: Am Freitag | (bitte keine Cliparts verwenden)',
  ],
  [
    'faz uma arte pra mim: festa junina sábado dia 21 na quadra da escola',
    '(faz uma arte pra mim:) | message: Festa junina | date: Sábado dia 21 na quadra da escola',
  ],
  ['Halı yıkama m2 45 TL, ücretsiz servis', 'message: Halı yıkama | price: m2 45 TL | message: Ücretsiz servis'],
]
