/** Requests as owners of small businesses type them, with what is read of each: facts stay with what they belong to, lists end where they end. */
export const OWNER_REQUESTS: readonly (readonly [prompt: string, reading: string])[] = [
  [
    'slots left: 6th am, 9th pm. mobile dog grooming, leeds area. message us on whatsapp 07700 900461',
    'message: Slots left: 6th am, 9th pm | message: Mobile dog grooming, leeds area | message: Message us on whatsapp 07700 900461',
  ],
  [
    '2 bed flat to rent Redland £1,350 pcm, unfurnished, available 1st Feb, sorry no students or pets, EPC C, viewings saturday 10-12 by appointment only',
    'message: 2 bed flat to rent Redland £1,350 pcm, unfurnished | date: Available 1st Feb | message: Sorry no students or pets, EPC C | message: Viewings saturday 10-12 by appointment only',
  ],
  [
    'our vet clinic has a new x-ray. also we now do evening appointments mon and wed till 8. puppy pack £79 = 1st + 2nd vaccine, microchip, flea treatment',
    'message: Our vet clinic has a new x-ray. also we now do evening appointments mon and wed till 8 | message: Puppy pack £79 = 1st + 2nd vaccine, microchip, flea treatment',
  ],
  [
    'dont forget mothers day is 30 march! bouquets £25 / £40 / £60, order by thurs 27th, free delivery inside the ring road, otherwise £5. make it pastel',
    'message: Dont forget mothers day is 30 march! | message: Bouquets £25 / £40 / £60 | message: Order by thurs 27th, free delivery inside the ring road, otherwise £5 | (make it pastel)',
  ],
  [
    'Bitte ein Bild für den Chor: Adventskonzert 14.12. 17 Uhr Kreuzkirche, Eintritt frei, Spenden für die Orgel erbeten, danach Glühwein im Hof',
    '(Bitte ein Bild für den Chor:) | message: Adventskonzert | date: 14.12. 17 Uhr | message: Kreuzkirche, Eintritt frei, Spenden für die Orgel erbeten, danach Glühwein im Hof',
  ],
  [
    'Schneiderei Aydin – Hosen kürzen 12€, Reißverschluss ab 18 €, Brautkleid nach Absprache, Express am selben Tag +10€. Mo geschlossen',
    'message: Schneiderei Aydin | list_item 0.0: Hosen kürzen 12€ | list_item 0.1: Reißverschluss ab 18 € | list_item 0.2: Brautkleid nach Absprache | list_item 0.3: Express am selben Tag +10€ | message: Mo geschlossen',
  ],
  [
    'unsere ferienwohnung an der schlei, 2 schlafzimmer, hund erlaubt, ab 95 € pro nacht, endreinigung 60 €, im juli noch frei vom 6. bis 13.',
    'message: Unsere ferienwohnung an der schlei, 2 schlafzimmer, hund erlaubt | message: Ab 95 € pro nacht | message: Endreinigung 60 € | message: Im juli noch frei vom 6. bis 13.',
  ],
  [
    'Hoi kun je iets maken voor onze fietsenmaker? winterbeurt 49 euro ipv 65, ophalen en brengen gratis binnen 5 km, alleen in januari',
    '(Hoi kun je iets maken voor) | message: Onze fietsenmaker | price: Winterbeurt 49 euro ipv 65 | message: Ophalen en brengen gratis binnen 5 km, alleen in januari',
  ],
  [
    'Zwemles voor kinderen vanaf 4 jaar, woensdag 15.00 en zaterdag 9.15, 10 lessen 145,-, nog 5 plekken, badmuts verplicht, Zwembad De Waterlelie',
    'message: Zwemles voor kinderen vanaf 4 jaar | date: Woensdag 15.00 en zaterdag 9.15 | price: 10 lessen 145,- | quantity: Nog 5 plekken | message: Badmuts verplicht, Zwembad De Waterlelie',
  ],
  [
    'Dierenarts op zaterdag open! van 9 tot 12, alleen op afspraak, spoed altijd bereikbaar op 030 555 0199. foto van een hond graag',
    'message: Dierenarts op zaterdag open! | message: Van 9 tot 12 | condition: Alleen op afspraak | message: Spoed altijd bereikbaar op 030 555 0199 | (foto van een hond graag)',
  ],
  [
    'Husdjursklinik i Umeå – tandkontroll hund 450 kr, kloklippning 150 kr, ID-märkning 490. stängt 23-26 dec. jour 090-555 000',
    'message: Husdjursklinik i Umeå | list_item 0.0: Tandkontroll hund 450 kr | list_item 0.1: Kloklippning 150 kr | list_item 0.2: ID-märkning 490 | message: Stängt 23-26 dec. | message: Jour 090-555 000',
  ],
  [
    'kan I lave et opslag til vores løbeklub? Vi løber tirsdag kl 18 og lørdag kl 9 fra Kridthuset, 3 hold: 5 km, 8 km og 12 km, gratis første måned derefter 75 kr/md',
    '(kan I lave et opslag til) | message: Vores løbeklub | message: Vi løber tirsdag kl 18 og lørdag kl 9 fra Kridthuset, 3 hold: 5 km, 8 km og 12 km, gratis første måned derefter 75 kr/md',
  ],
  [
    'Frisør i Bodø har ledig time fredag kl 14 og 16, herreklipp 490,-, dameklipp 690,-, student 20 % rabatt, ring 75 55 01 02',
    'message: Frisør i Bodø har ledig time | date: Fredag kl 14 og 16 | list_item 0.0: Herreklipp 490,- | list_item 0.1: Dameklipp 690,- | message: Student 20 % rabatt | contact: Ring 75 55 01 02',
  ],
  [
    'loppemarked på skolen lørdag 3. mai fra 10 til 15, vafler og pølser, inngang 30 kr, barn gratis, inntektene går til korpset',
    'message: Loppemarked på skolen | date: Lørdag 3. mai fra 10 til 15 | message: Vafler og pølser | price: Inngang 30 kr | message: Barn gratis, inntektene går til korpset',
  ],
  [
    'Yoga for gravide, 8 uker fra 14. januar, onsdager kl 17.30, 1 600 kr, plass til 10, påmelding på yogahuset.example',
    'message: Yoga for gravide | date: 8 uker fra 14. januar | message: Onsdager kl 17.30 | price: 1 600 kr | message: Plass til 10 | contact: Påmelding på yogahuset.example',
  ],
  [
    'Keramiikkakurssi alkaa 12.1., tiistaisin klo 18-20.30, 8 kertaa 240 €, sisältää saven ja polton, vain 6 paikkaa, ilmoittaudu savi.example',
    'message: Keramiikkakurssi alkaa 12.1. | date: Tiistaisin klo 18-20.30 | price: 8 kertaa 240 € | message: Sisältää saven ja polton, vain 6 paikkaa | contact: Ilmoittaudu savi.example',
  ],
  [
    'Can you make us a poster for the swim gala? Sat 21st March, doors 1pm, first race 1.30, £3 on the door under 5s free, raffle, cake stall',
    '(Can you make us a poster for) | message: The swim gala | date: Sat 21st March | date: Doors 1pm | message: First race 1.30 | message: £3 on the door under 5s free, raffle, cake stall',
  ],
  [
    'we do eyelash lifts £35, brow lamination £30, both £55. 3 appointments left this week: wed 2pm, thurs 11.30 and 4',
    'list_item 0.0: We do eyelash lifts £35 | list_item 0.1: Brow lamination £30 | list_item 0.2: Both £55 | message: 3 appointments left this week | list_item 1.0: Wed 2pm | list_item 1.1: Thurs 11.30 and 4',
  ],
  [
    'our indie bookshop turns 10 on the 12th of may, party from 5, wine, readings by Ola Brandt and Priya Nair, 10% off everything that day',
    'message: Our indie bookshop turns 10 | date: On the 12th of may | message: Party from 5, wine, readings by Ola Brandt and Priya Nair | discount: 10% off everything that day',
  ],
  [
    'Sunday carvery adults £14.95, over 60s £11.95, kids £7.50. 12 till 4, booking advised 01632 960777, veggie wellington available',
    'list_item 0.0: Sunday carvery adults £14.95 | list_item 0.1: Over 60s £11.95 | list_item 0.2: Kids £7.50 | message: 12 till 4 | contact: Booking advised 01632 960777 | message: Veggie wellington available',
  ],
  [
    'If your boiler pressure keeps dropping call us before it gets cold. Service £85, gas safety cert £65, both £130. Gas Safe 123456',
    'message: If your boiler pressure keeps dropping call us before it gets cold | list_item 0.0: Service £85 | list_item 0.1: Gas safety cert £65 | list_item 0.2: Both £130 | message: Gas Safe 123456',
  ],
  [
    'community fridge open mon wed fri 10-12, anyone can take, no questions. volunteers needed for wednesdays',
    'message: Community fridge open mon wed fri 10-12 | message: Anyone can take, no questions | message: Volunteers needed for wednesdays',
  ],
  [
    'könnt ihr bitte was zum Thema Hitze machen: unsere Apotheke misst kostenlos Blutdruck, jeden Vormittag, Sonnencreme LSF 50 jetzt 11,90 statt 15,90',
    '(könnt ihr bitte was zum Thema) | message: Hitze | (machen:) | message: Unsere Apotheke misst kostenlos Blutdruck, jeden Vormittag, Sonnencreme LSF 50 jetzt 11,90 statt 15,90',
  ],
  [
    'Repair Café jeden 2. Samstag im Monat 14-17 Uhr im Pfarrheim, Kuchenspende willkommen, bitte keine Waschmaschinen mitbringen',
    'message: Repair Café jeden 2. Samstag im Monat 14-17 Uhr im Pfarrheim | message: Kuchenspende willkommen | message: Bitte keine Waschmaschinen mitbringen',
  ],
  [
    'wir haben betriebsferien vom 22.12. bis 6.1., notfälle: 0175 5550123, frohe weihnachten wünscht das team der praxis am markt',
    'date: Wir haben betriebsferien vom 22.12. bis 6.1. | message: Notfälle: 0175 5550123 | message: Frohe weihnachten wünscht das team der praxis am markt',
  ],
  [
    'kaaspakket klein 14,95, groot 24,95, XL met wijn 39,-. bestellen voor 18 december, ophalen 22 en 23 dec tussen 9 en 17 uur',
    'list_item 0.0: Kaaspakket klein 14,95 | list_item 0.1: Groot 24,95 | list_item 0.2: XL met wijn 39,- | message: Bestellen voor 18 december | date: Ophalen 22 en 23 dec tussen 9 en 17 uur',
  ],
  [
    'Behöver en bild: barnvakt sökes till lördag kväll, 2 barn 4 och 6 år, 130 kr/tim, hör av dig till Lina 073-555 66 77',
    '(Behöver en bild:) | message: Barnvakt sökes till lördag kväll, 2 barn 4 och 6 år | price: 130 kr/tim | message: Hör av dig till Lina 073-555 66 77',
  ],
  [
    'Julefrokost? Book bord nu. 3 retter 345 kr, vinmenu 295 kr, kun fredag og lørdag i december',
    'message: Julefrokost? | message: Book bord nu | list_item 0.0: 3 retter 345 kr | list_item 0.1: Vinmenu 295 kr | date: Kun fredag og lørdag i december',
  ],
  [
    'Pihakirppis lauantaina 17.5. klo 10-14, Koivukuja 3, lastenvaatteita, leluja, kahvia ja pullaa, vain käteinen',
    'message: Pihakirppis | date: Lauantaina 17.5. klo 10-14 | place: Koivukuja 3 | message: Lastenvaatteita, leluja, kahvia ja pullaa, vain käteinen',
  ],
  [
    'soft play birthday parties from £12.50 a head, min 10 kids, includes food + squash, cake not included, 2 hrs, mon to thurs 10% off',
    'message: Soft play birthday parties | price: From £12.50 a head | message: Min 10 kids, includes food + squash | message: Cake not included | date: 2 hrs | discount: Mon to thurs 10% off',
  ],
  [
    'Two seats left on the Krakow trip 12-15 march £389 incl flights hotel and transfers, single supp £90, passport must have 6 months',
    'message: Two seats left on the Krakow trip | date: 12-15 march | list_item 0.0: £389 incl flights hotel and transfers | list_item 0.1: Single supp £90 | quantity: Passport must have 6 months',
  ],
  [
    'we now stock oat milk at no extra charge!! also gluten free brownies (£3.40) and a new decaf from Lima',
    'message: We now stock oat milk at no extra charge!! | message: Also gluten free brownies (£3.40) and a new decaf from Lima',
  ],
  [
    'Last chance to enter the bake off, sunday 2pm, categories: best sponge, best showstopper, under 12s. entry £2 per cake, judging at 4',
    'message: Last chance to enter the bake off | date: Sunday 2pm | message: Categories: best sponge, best showstopper, under 12s | message: Entry £2 per cake | message: Judging at 4',
  ],
  [
    'Macht mal bitte was Schönes fertig, Oma-Opa-Shooting, 30 Minuten, 5 Bilder, 79 € statt 110 €, nur im November, Gutscheine gibts auch',
    '(Macht mal bitte was Schönes fertig,) | message: Oma-Opa-Shooting, 30 Minuten, 5 Bilder | price: 79 € statt 110 € | date: Nur im November | message: Gutscheine gibts auch',
  ],
  [
    'Ferienjob Freibad Kiosk, ab 16 Jahre, Juni bis September, 13 €/Std, auch nur am Wochenende, melde dich bei Katrin',
    'message: Ferienjob Freibad Kiosk | audience: Ab 16 Jahre | message: Juni bis September | message: 13 €/Std, auch nur am Wochenende, melde dich bei Katrin',
  ],
  [
    'Honig aus eigener Imkerei, 500 g Glas 6,50 €, 250 g 3,80 €, Abholung nach Absprache, Pfand 50 Cent',
    'message: Honig aus eigener Imkerei | list_item 0.0: 500 g Glas 6,50 € | list_item 0.1: 250 g 3,80 € | message: Abholung nach Absprache, Pfand 50 Cent',
  ],
  [
    'Julbord på värdshuset 28 nov–20 dec, 545 kr vuxen, barn 4-12 år 225 kr, dryck ingår ej, boka bord 0411-555 00',
    'message: Julbord på värdshuset | date: 28 nov–20 dec | list_item 0.0: 545 kr vuxen | list_item 0.1: Barn 4-12 år 225 kr | message: Dryck ingår ej | contact: Boka bord 0411-555 00',
  ],
  [
    'Uimakoulu alkaa 8.9., 5–7-vuotiaat ma ja ke klo 16.30, 10 kertaa 95 €, sisarale 10 %, paikkoja rajoitetusti',
    'message: Uimakoulu alkaa 8.9. | message: 5–7-vuotiaat ma ja ke klo 16.30 | price: 10 kertaa 95 € | message: Sisarale 10 %, paikkoja rajoitetusti',
  ],
  [
    '2 for 1 on cocktails 5-7 mon-thurs, excludes bank holidays, same cocktail only',
    'message: 2 for 1 on cocktails 5-7 mon-thurs, excludes bank holidays, same cocktail only',
  ],
  [
    'Lesekreis trifft sich jeden ersten Mittwoch um 19 Uhr in der Bücherei, diesmal „Der Trafikant“, Gäste willkommen, kostet nichts',
    'message: Lesekreis trifft sich | date: Jeden ersten Mittwoch um 19 Uhr | place: In der Bücherei | message: Diesmal „Der Trafikant“, Gäste willkommen, kostet nichts',
  ],
  [
    'kann jemand schnell was machen: Wasserrohrbruch, Praxis heute geschlossen, Notfälle bitte an Dr. Lang 0911 555 0177',
    '(kann jemand schnell was machen:) | message: Wasserrohrbruch, Praxis heute geschlossen, Notfälle bitte an Dr. Lang 0911 555 0177',
  ],
  [
    'Nieuwe openingstijden vanaf 1 mei: ma gesloten, di-vr 9-18, za 9-17. koopavond vervalt',
    'message: Nieuwe openingstijden vanaf 1 mei | list_item 0.0: Ma gesloten | list_item 0.1: Di-vr 9-18 | list_item 0.2: Za 9-17 | message: Koopavond vervalt',
  ],
  [
    'bbq pakket 4 personen 39,50, 6 personen 57,-, salade en stokbrood erbij, 2 dagen van tevoren bestellen',
    'message: bbq pakket 4 personen 39,50, 6 personen 57,-, salade en stokbrood erbij | quantity: 2 dagen van tevoren bestellen',
  ],
  [
    'Lost: grey tabby cat called Miso, last seen near Oak Road on Sunday. Call 07700 900456',
    'message: Lost: grey tabby cat called Miso | message: Last seen near Oak Road on Sunday | contact: Call 07700 900456',
  ],
  [
    'Vermisst: grauer Kater Miso, zuletzt gesehen am Sonntag',
    'message: Vermisst: grauer Kater Miso | date: Zuletzt gesehen am Sonntag',
  ],
  [
    'Gevonden: fietssleutel met blauw lintje, af te halen in de winkel',
    'message: Gevonden: fietssleutel met blauw lintje | place: Af te halen in de winkel',
  ],
  ['Savnet: grå kat Miso, ring 22 33 44 55', 'message: Savnet: grå kat Miso | contact: Ring 22 33 44 55'],
  [
    'Bortsprungen: svart hund med rött halsband, ring 070-123 45 67',
    'message: Bortsprungen: svart hund med rött halsband | contact: Ring 070-123 45 67',
  ],
  [
    'Kadonnut: harmaa kissa Miso, soita 040 123 4567',
    'message: Kadonnut: harmaa kissa Miso | contact: Soita 040 123 4567',
  ],
  [
    'Pub lunch this Friday: any pie, mash and gravy £8.95, 12 till 3',
    'message: Pub lunch | date: This Friday | message: Any pie, mash and gravy £8.95 | message: 12 till 3',
  ],
  [
    'Afternoon tea for two: sandwiches, scones, cake and fizz £35',
    'message: Afternoon tea for two | message: Sandwiches, scones, cake and fizz £35',
  ],
  [
    'Jeden Freitag: Schnitzel, Pommes und Salat 12,90 €',
    'date: Jeden Freitag | message: Schnitzel, Pommes und Salat 12,90 €',
  ],
  ['Vrijdag: soep, brood en koffie €9,50', 'date: Vrijdag | message: Soep, brood en koffie €9,50'],
  ['Fredag: burger, fritter og sodavand 99 kr.', 'message: Fredag | message: Burger, fritter og sodavand 99 kr'],
  ['Perjantaina: keitto, leipä ja kahvi 9,50 €', 'message: Perjantaina | message: Keitto, leipä ja kahvi 9,50 €'],
  ['New lager, 330 ml, 0.5 %, £2.60 a can', 'message: New lager | quantity: 330 ml, 0.5 % | price: £2.60 a can'],
  [
    'Neu: Helles alkoholfrei, 0,5 Liter, 0,5 % vol, 2,20 € die Flasche',
    'message: Neu: Helles alkoholfrei, 0,5 Liter, 0,5 % vol | price: 2,20 € die Flasche',
  ],
  ['Craft lager £2.60 a can, 0.5 %, brewed in Bath', 'message: Craft lager £2.60 a can, 0.5 % | place: Brewed in Bath'],
  [
    'Our plumber Dave turns 60 on Friday, pop in for cake',
    'message: Our plumber Dave turns 60 | date: On Friday | message: Pop in for cake',
  ],
  [
    "we're open bank holiday monday 10-4, roast £16.50 kids half price",
    "message: We're open bank holiday monday 10-4 | message: Roast £16.50 kids half price",
  ],
  [
    'yoga for gravide, 960 kr., start 4. september',
    'message: Yoga for gravide | price: 960 kr | date: Start 4. september',
  ],
  [
    'Stimmt für uns ab bis 30. Juni! Bestes Café in Leipzig',
    'message: Stimmt für uns ab bis 30. Juni! | place: Bestes Café in Leipzig',
  ],
  ['Meldet euch an bis Freitag, nur 8 Plätze', 'deadline: Meldet euch an bis Freitag | quantity: Nur 8 Plätze'],
]
