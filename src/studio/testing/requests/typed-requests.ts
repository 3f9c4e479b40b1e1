/** Requests as people type or paste them: chats, emails, lists and prices in one line, with what is read of each. */
export const TYPED_REQUESTS: readonly (readonly [prompt: string, reading: string])[] = [
  [
    'hey can u make smth for our grand reopening?? its next friday (12 june) from 5pm, first 20 ppl get a free towel 🎉',
    '(hey can u make smth for) | message: Our grand reopening | message: Its next friday (12 june) from 5pm, first 20 ppl get a free towel 🎉',
  ],
  [
    'Yo need a quick pic for ig, cold plunge + sauna combo 90 min $55 (normally $70) mon-thu only, book thru saltcedar.example',
    '(Yo need a quick pic for ig) | message: Cold plunge + sauna combo 90 min | price: $55 (normally $70) | date: Mon-thu only | contact: Book thru saltcedar.example',
  ],
  [
    'could you guys please whip up something for our fall schedule? Mon–Fri 6am–9pm, Sat 8am–8pm, Sun closed. thx!!',
    '(could you guys please whip up something for) | message: Our fall schedule | list_item 0.0: Mon–Fri 6am–9pm | list_item 0.1: Sat 8am–8pm | list_item 0.2: Sun closed | (thx!!)',
  ],
  [
    "Hi Signet team,\n\nwe'd like to announce that our Tuesday women-only evening is back starting September 8, 6:30–9:30 pm. $32 drop-in, $280 for a 10-visit pass. No phones please (inside the sauna that is!).\n\nBest,\nMarit",
    "(Hi Signet team,) | (we'd like to announce that) | message: Our Tuesday women-only evening is back starting September 8, 6:30–9:30 pm | list_item 0.0: $32 drop-in | list_item 0.1: $280 for a 10-visit pass | message: No phones please (inside the sauna that is!). | (Best,) | (Marit)",
  ],
  [
    '"I slept like a baby". Dana, member since 2021. Try your first visit for $20.',
    'quotation: I slept like a baby | person: Dana, member since 2021 | message: Try your first visit for $20',
  ],
  [
    "Theory test tips: 1) don't cram the night before 2) learn stopping distances 3) do at least 10 mock tests. Full list on bluebird.example/theory",
    "message: Theory test tips | list_item 0.0: Don't cram the night before | list_item 0.1: Learn stopping distances | list_item 0.2: Do at least 10 mock tests | message: Full list on bluebird.example/theory",
  ],
  [
    "Generate an ad for intensive course, 5 days, from £899 incl test fee. Don't mention the old price £1,050. Blue background. No people.",
    "(Generate an ad for) | message: Intensive course | quantity: 5 days | message: From £899 incl test fee | (Don't mention the old price £1,050.: £1,050) | (Blue background.) | (No people.)",
  ],
  [
    'can we do something fun for halloween? "Scary drivers welcome 🎃" as headline, and below: first lesson £15 all of October',
    '(can we do something fun for) | message: Halloween | quotation: Scary drivers welcome 🎃 | (as headline,) | (and below:) | message: First lesson £15 all of October',
  ],
  [
    'Gift vouchers available! £36 · £100 · £350. Last order date for Christmas: 20 Dec, collection from 14b Station Rd, LS6 2AB',
    'message: Gift vouchers available! | message: £36 | message: £100 | message: £350 | message: Last order date for Christmas: 20 Dec | place: Collection from 14b Station Rd, LS6 2AB',
  ],
  [
    'Learn to drive in Leeds/Bradford/Wakefield – weekday lessons £34/h, weekends £38/h, block of 5 £160',
    'message: Learn to drive in Leeds/Bradford/Wakefield | list_item 0.0: Weekday lessons £34/h | list_item 0.1: Weekends £38/h | list_item 0.2: Block of 5 £160',
  ],
  [
    'Workshop: wreath making w/ Rosa, Dec 5 OR Dec 12, 2–4:30pm. $75pp includes all materials, mulled wine + a mince pie. Max 10 people. Message to book.',
    'message: Workshop | message: Wreath making w/ Rosa | date: Dec 5 OR Dec 12, 2–4:30pm | message: $75pp includes all materials, mulled wine + a mince pie | quantity: Max 10 people | message: Message to book',
  ],
  [
    'please design a pretty instagram story for valentines: 12 red roses $49.99, 24 red roses $89.99, single stem $6 — order before feb 12 & get free delivery within 5 miles',
    '(please design a pretty instagram story for) | message: Valentines | list_item 0.0: 12 red roses $49.99 | list_item 0.1: 24 red roses $89.99 | list_item 0.2: Single stem $6 | message: Order before feb 12 & get free delivery within 5 miles',
  ],
  [
    'Rated 4.9 out of 5 by 312 brides. Now booking summer 2027 weddings. Packages from $1,200, minimum order $800.',
    'message: Rated 4.9 out of 5 by 312 brides | message: Now booking summer 2027 weddings | message: Packages from $1,200 | condition: Minimum order $800',
  ],
  [
    'Hey, könnt ihr mal was für unsere Frühjahrsinspektion machen? 79 € statt 99 €, nur bis 31. März, Termin unter 0761 / 40 12 88',
    '(Hey, könnt ihr mal was für) | message: Unsere Frühjahrsinspektion | (machen?) | price: 79 € statt 99 € | deadline: Nur bis 31. März | contact: Termin unter 0761 / 40 12 88',
  ],
  [
    'Moin! Brauche fix nen Post für Insta: Lastenrad-Testtag am Samstag, 10–16 Uhr, Vaubanallee 3. Kaffee gibts gratis. LG Tom',
    '(Moin!) | (Brauche fix nen Post für Insta) | message: Lastenrad-Testtag | date: Am Samstag, 10–16 Uhr | place: Vaubanallee 3 | message: Kaffee gibts gratis | (LG Tom)',
  ],
  [
    'Sehr geehrte Damen und Herren,\nbitte erstellen Sie ein Bild zu unserer Stellenanzeige: Zweiradmechatroniker (m/w/d) in Vollzeit ab sofort. Bewerbung an jobs@lindner.example. Gehalt bitte nicht nennen!\nMit freundlichen Grüßen\nTom Lindner',
    '(Sehr geehrte Damen und Herren,) | (bitte erstellen Sie ein Bild zu unserer) | message: Stellenanzeige | message: Zweiradmechatroniker (m/w/d) in Vollzeit ab sofort | message: Bewerbung an jobs@lindner.example | (Gehalt bitte nicht nennen!) | (Mit freundlichen Grüßen) | (Tom Lindner)',
  ],
  [
    'Praxis am 2. und 3. Mai geschlossen, Vertretung: Dr. Hahn, Marktstr. 5, Tel. 07641 5567',
    'message: Praxis am 2. und 3. Mai geschlossen | message: Vertretung: Dr. Hahn, Marktstr. 5 | contact: Tel. 07641 5567',
  ],
  [
    'Coucou, tu peux faire un truc sympa pour notre galette des rois ? 18€ la frangipane 6 pers., 22€ la pomme, dispo du 2 au 31 janvier',
    '(Coucou,) | (tu peux faire un truc sympa pour) | message: Notre galette des rois | list_item 0.0: 18€ la frangipane 6 pers. | list_item 0.1: 22€ la pomme | date: Dispo du 2 au 31 janvier',
  ],
  [
    'Bonjour, merci de préparer un visuel pour Facebook : fermeture annuelle du 3 au 24 août inclus, réouverture le mardi 25 à 7h. Pas de photo svp. Cordialement, Sophie',
    '(Bonjour, merci de préparer un visuel pour Facebook) | message: Fermeture annuelle du 3 au 24 août inclus | date: Réouverture le mardi 25 à 7h | (Pas de photo svp.) | (Cordialement, Sophie)',
  ],
  [
    'Atelier viennoiserie samedi 14 mars à 14h30. 45 €/pers, goûter inclus, 8 places max. Résa au 03 20 55 12 34',
    'message: Atelier viennoiserie | date: Samedi 14 mars à 14h30 | price: 45 €/pers | message: Goûter inclus | quantity: 8 places max. | message: Résa au 03 20 55 12 34',
  ],
  [
    'Recrutement : boulanger·ère CDI 39h, 2 100 € net/mois, 2 jours de repos consécutifs. CV à emploi@maes.example',
    'message: Recrutement | message: boulanger·ère CDI 39h | message: 2 100 € net/mois | quantity: 2 jours de repos consécutifs | message: CV à emploi@maes.example',
  ],
  [
    'Holaa! me haces algo para la campaña de vacunas? rabia 25€ en vez de 38€ solo en mayo 🐶',
    '(Holaa!) | (me haces algo para) | message: La campaña de vacunas | price: Rabia 25€ en vez de 38€ | date: Solo en mayo 🐶',
  ],
  [
    'Haz un post de Instagram sobre la esterilización: gatas 90 €, gatos 60 €, perras desde 140 €. No menciones las perras.',
    '(Haz un post de Instagram sobre) | message: La esterilización | list_item 0.0: Gatas 90 € | list_item 0.1: Gatos 60 € | list_item 0.2: Perras desde 140 € | (No menciones las perras.)',
  ],
  [
    'Buenas tardes, necesito un anuncio con fondo verde y letra grande. Texto: Peluquería canina desde 22 €. Cita previa en el 91 555 44 33. Gracias!',
    '(Buenas tardes, necesito un anuncio) | (con fondo verde y letra grande.) | (Texto:) | message: Peluquería canina | price: Desde 22 € | message: Cita previa en el 91 555 44 33 | (Gracias!)',
  ],
  [
    '5 motivos pra ficar com a gente: pé na areia, rede na varanda, café até 11h, pet friendly, Wi-Fi bom de verdade',
    'message: 5 motivos pra ficar com a gente | list_item 0.0: Pé na areia | list_item 0.1: Rede na varanda | list_item 0.2: Café até 11h | list_item 0.3: Pet friendly | list_item 0.4: Wi-Fi bom de verdade',
  ],
  [
    'Ciao! mi fai una cosa carina per il tagliando estivo? 129€ invece di 159€ fino al 30 giugno, olio e filtri inclusi',
    '(Ciao!) | (mi fai una cosa carina per) | message: Il tagliando estivo | price: 129€ invece di 159€ | deadline: Fino al 30 giugno | message: Olio e filtri inclusi',
  ],
  [
    'Cambio gomme: auto 40€, SUV 55€, furgone 60€. Deposito pneumatici 30€ a stagione',
    'message: Cambio gomme | list_item 0.0: Auto 40€ | list_item 0.1: SUV 55€ | list_item 0.2: Furgone 60€ | list_item 0.3: Deposito pneumatici 30€ a stagione',
  ],
  [
    "Gentile team, vi chiedo un'immagine per LinkedIn. Cerchiamo un meccatronico, contratto a tempo indeterminato, 1.800 € netti. Stile sobrio. Distinti saluti, Marco Bianchi",
    "(Gentile team, vi chiedo un'immagine per LinkedIn) | message: Cerchiamo un meccatronico | message: Contratto a tempo indeterminato | message: 1.800 € netti | (Stile sobrio.) | (Distinti saluti, Marco Bianchi)",
  ],
  [
    'Hoi! kan je iets maken voor onze plantenruilbeurs? zondag 21 april 11-15u, gratis entree, koffie €2',
    '(Hoi!) | (kan je iets maken voor) | message: Onze plantenruilbeurs | date: Zondag 21 april 11-15u | free: Gratis entree | price: Koffie €2',
  ],
  [
    '"Eindelijk een plant die blijft leven". Joost, Utrecht',
    'quotation: Eindelijk een plant die blijft leven | person: Joost, Utrecht',
  ],
  [
    'Vacature: bijbaan zaterdag, vanaf 16 jaar, €9,40 per uur. App naar 06 12345678',
    'message: Vacature | message: Bijbaan zaterdag | audience: Vanaf 16 jaar | message: €9,40 per uur | contact: App naar 06 12345678',
  ],
  [
    'Proszę o grafikę na Facebooka: wieczór planszówek, każdy czwartek o 19:00, wstęp wolny. Nie podawaj telefonu. Pozdrawiam, Ola',
    '(Proszę o grafikę na Facebooka) | message: Wieczór planszówek | date: Każdy czwartek o 19:00 | free: Wstęp wolny | (Nie podawaj telefonu.) | (Pozdrawiam, Ola)',
  ],
  [
    'Selam, bize yaz kampanyası için bi şeyler yapar mısın? 8 ders 4.800 TL yerine 3.600 TL, son gün 15 Haziran',
    '(Selam, bize) | message: Yaz kampanyası | (için bi şeyler yapar mısın?) | price: 8 ders 4.800 TL yerine 3.600 TL | deadline: Son gün 15 Haziran',
  ],
  [
    'Instagram için bir gönderi hazırla: ücretsiz deneme dersi, cumartesi 10.00, Bağdat Cad. No: 112 Kadıköy. Fiyat yazma lütfen.',
    '(Instagram için bir gönderi hazırla:) | message: Ücretsiz deneme dersi | date: Cumartesi 10.00 | place: Bağdat Cad. No: 112 Kadıköy | (Fiyat yazma lütfen.)',
  ],
  [
    '今月のおすすめ\n・銀河鉄道の夜\n・こころ\n・雪国',
    'message: 今月のおすすめ | list_item 0.0: 銀河鉄道の夜 | list_item 0.1: こころ | list_item 0.2: 雪国',
  ],
  [
    '帮我做一张朋友圈海报：春季体验课，原价199元，现价99元，仅限前30名，报名电话 138-0013-8000',
    '(帮我做一张朋友圈海报：) | message: 春季体验课 | price: 原价199元，现价99元 | message: 仅限前30名 | contact: 报名电话 138-0013-8000',
  ],
  [
    '瑜伽的三个好处：1、放松身心 2、改善体态 3、提高睡眠',
    'message: 瑜伽的三个好处 | list_item 0.0: 放松身心 | list_item 0.1: 改善体态 | list_item 0.2: 提高睡眠',
  ],
  ['"أطيب خبز في الحي" – أم سعد', 'quotation: أطيب خبز في الحي | person: أم سعد'],
  [
    'हाय, दिवाली के लिए एक पोस्ट बना दो: काजू कतली ₹850/kg, पहले ₹1000, सिर्फ 5 नवंबर तक',
    '(हाय,) | message: दिवाली | (के लिए एक पोस्ट बना दो:) | price: काजू कतली ₹850/kg, पहले ₹1000 | deadline: सिर्फ 5 नवंबर तक',
  ],
  [
    'समोसा ₹15, कचौरी ₹20, जलेबी ₹120 प्रति 250 ग्राम, लस्सी ₹40',
    'list_item 0.0: समोसा ₹15 | list_item 0.1: कचौरी ₹20 | list_item 0.2: जलेबी ₹120 प्रति 250 ग्राम | list_item 0.3: लस्सी ₹40',
  ],
  [
    '인스타 게시물 만들어 주세요: 봄맞이 펌 30% 할인, 4월 한 달간, 예약 02-123-4567',
    '(인스타 게시물 만들어 주세요:) | message: 봄맞이 펌 30% 할인, 4월 한 달간 | contact: 예약 02-123-4567',
  ],
  [
    'hi! can you do a post for teeth whitening pls, normally £320 now £249 till end of january. free consultation incl. call 020 7946 0112. dont mention pain 🙈',
    '(hi!) | (can you do a post for) | message: Teeth whitening | (pls) | price: Normally £320 now £249 | deadline: Till end of january | message: Free consultation incl. call 020 7946 0112 | (dont mention pain 🙈)',
  ],
  [
    'NEW YEAR NO JOINING FEE 💪 join before Jan 10 with code LIFT27, $39/month instead of $59. 12 month contract. ironyard.example',
    'message: NEW YEAR NO JOINING FEE 💪 | message: Join before Jan 10 with code LIFT27 | price: $39/month instead of $59 | message: 12 month contract | contact: ironyard.example',
  ],
  [
    'Please make something elegant for our website banner: Stay three nights, pay two. Sunday to Thursday, until 31 March. Breakfast included. Not valid at Easter. Book direct at thealderhouse.example',
    '(Please make something elegant for our website banner:) | message: Stay three nights, pay two | date: Sunday to Thursday, until 31 March | free: Breakfast included | message: Not valid at Easter | message: Book direct at thealderhouse.example',
  ],
  [
    'Maths GCSE crash course in the Feb half term, Mon 15 to Thu 18 Feb, 10-1, £180 for all four mornings (siblings half price), max 6 per group, text Priya 07700 900145',
    'message: Maths GCSE crash course in the Feb half term | date: Mon 15 to Thu 18 Feb, 10-1 | message: £180 for all four mornings (siblings half price) | message: Max 6 per group | contact: Text Priya 07700 900145',
  ],
  [
    '"Wine is sunlight, held together by water." – Galileo Galilei. just the quote, make it moody pls',
    'quotation: Wine is sunlight, held together by water. | person: Galileo Galilei | (just the quote,) | (make it moody) | (pls)',
  ],
  [
    'flavor of the month = gingerbread caramel. one scoop 3.50, two 6, pint 9 to go. only in december 🍦 #scoopdujour #holidayflavors',
    'message: Flavor of the month = gingerbread caramel | list_item 0.0: One scoop 3.50 | list_item 0.1: Two 6 | list_item 0.2: Pint 9 to go | date: Only in december 🍦 | contact: #scoopdujour #holidayflavors',
  ],
  [
    'Our apple butter is back, 2 jars for $15 instead of $18, this saturday only at the barn 9-1',
    'message: Our apple butter is back | price: 2 jars for $15 instead of $18 | message: This saturday only at the barn 9-1',
  ],
  [
    'New drink alert: Yuzu Pop! zero sugar, real juice, $4 a can or 3 for $10. Only at the truck, not in stores',
    'message: New drink alert | message: Yuzu Pop! | message: Zero sugar, real juice | message: $4 a can or 3 for $10 | message: Only at the truck, not in stores',
  ],
  [
    "Carols by candlelight with the St Anne's choir, thursday 17th december 7pm (doors 6.30), St Anne's Church, Mill Road. free, retiring collection for the food bank. mulled wine & mince pies after! bring a torch",
    "message: Carols by candlelight with the St Anne's choir | date: Thursday 17th december 7pm (doors 6.30) | message: St Anne's Church, Mill Road | message: Free, retiring collection for the food bank | message: Mulled wine & mince pies after! | message: Bring a torch",
  ],
  [
    'Unsere Praxis ist vom 23.12. bis 3.1. geschlossen. Notdienst: 116 117. Ab 4. Januar sind wir wieder da. Frohe Weihnachten! Bitte kein Weihnachtsmann aufs Bild',
    'message: Unsere Praxis ist vom 23.12. bis 3.1. geschlossen | message: Notdienst: 116 117 | message: Ab 4. Januar sind wir wieder da | message: Frohe Weihnachten! | (Bitte kein Weihnachtsmann aufs Bild)',
  ],
  [
    'Lange Nacht im Museum: Samstag, 23. Januar, 18 bis 1 Uhr. Führungen stündlich, Jazz im Lichthof ab 21 Uhr. Eintritt 12 €, ermäßigt 8 €, Kinder frei',
    'message: Lange Nacht im Museum | date: Samstag, 23. Januar, 18 bis 1 Uhr | message: Führungen stündlich | date: Jazz im Lichthof ab 21 Uhr | list_item 0.0: Eintritt 12 € | list_item 0.1: Ermäßigt 8 € | list_item 0.2: Kinder frei',
  ],
  [
    '„Man reist nicht, um anzukommen, sondern um zu reisen.“ Johann Wolfgang von Goethe – bitte für Instagram und schön festlich',
    'quotation: Man reist nicht, um anzukommen, sondern um zu reisen. | person: Johann Wolfgang von Goethe | (– bitte für Instagram und schön festlich)',
  ],
  [
    "coucou, un post pour nos couronnes de l'avent svp : 35 € au lieu de 45 €, jusqu'au dimanche 6 décembre, livraison offerte à vélo dans Lyon",
    "(coucou, un post pour) | message: Nos couronnes de l'avent | (svp) | price: 35 € au lieu de 45 € | deadline: Jusqu'au dimanche 6 décembre | message: Livraison offerte à vélo dans Lyon",
  ],
  [
    'oi! faz um post: avaliação grátis + limpeza por R$ 149 (era R$ 220), só em dezembro. WhatsApp (11) 95555-0134',
    '(oi!) | (faz um post:) | message: Avaliação grátis + limpeza por R$ 149 (era R$ 220) | date: Só em dezembro | contact: WhatsApp (11) 95555-0134',
  ],
  [
    'Otwarcie nowego salonu! Sobota 12 grudnia, godz. 10–18, ul. Długa 14, Gdańsk. Strzyżenie 50 zł zamiast 80 zł tylko tego dnia',
    'message: Otwarcie nowego salonu! | date: Sobota 12 grudnia, godz. 10–18 | place: ul. Długa 14, Gdańsk | price: Strzyżenie 50 zł zamiast 80 zł | deadline: Tylko tego dnia',
  ],
  [
    'baby & toddler swim starts again 11 January! 8 lessons £96 (was £120) if you book before new year. warm pool 32°C, max 6 babies. splashdown.example',
    'message: Baby & toddler swim starts again 11 January! | price: 8 lessons £96 (was £120) if you book before new year | message: Warm pool 32°C, max 6 babies | contact: splashdown.example',
  ],
  [
    'Price list pls, make it pretty. Gel manicure 38, Gel pedicure 48, Mani + pedi 79, Removal 10, Nail art from 5 per nail. all prices in $',
    'message: Price list | (pls) | (, make it pretty.) | list_item 0.0: Gel manicure 38 | list_item 0.1: Gel pedicure 48 | list_item 0.2: Mani + pedi 79 | list_item 0.3: Removal 10 | list_item 0.4: Nail art from 5 per nail | message: All prices in $',
  ],
  [
    '"A reader lives a thousand lives before he dies." George R.R. Martin - no other text, keep it quiet please',
    'quotation: A reader lives a thousand lives before he dies. | person: George R.R. Martin | (- no other text,) | (keep it quiet please)',
  ],
  [
    'Our night cream is finally back in stock! $34 instead of $42 til sunday with code SLEEPY. free shipping over $50',
    'message: Our night cream is finally back in stock! | price: $34 instead of $42 | message: Til sunday with code SLEEPY | free: Free shipping over $50',
  ],
  [
    "puppy's first groom free!! 🐶 for pups under 5 months, tues & wed mornings. Only with appointment, text 555 0192",
    "message: Puppy's first groom free!! 🐶 | message: For pups under 5 months | date: Tues & wed mornings | message: Only with appointment | contact: Text 555 0192",
  ],
  [
    'Reifenwechsel 29 € statt 45 €, Einlagerung pro Saison 39 €. Nur noch bis 12. Dezember, ohne Termin Mo–Do 8–17 Uhr. Nicht für Transporter',
    'message: Reifenwechsel | price: 29 € statt 45 € | message: Einlagerung pro Saison 39 € | date: Nur noch bis 12. Dezember, ohne Termin Mo–Do 8–17 Uhr | message: Nicht für Transporter',
  ],
  [
    'Kerst kaasplank voor 4 personen nu € 27,50 ipv € 34! Bestellen kan t/m 20 december in de winkel of via 030 555 0152. Ophalen 23 of 24 dec',
    'message: Kerst kaasplank voor 4 personen | price: Nu € 27,50 ipv € 34! | message: Bestellen kan t/m 20 december in de winkel of via 030 555 0152 | message: Ophalen 23 of 24 dec',
  ],
  [
    'bring a friend in January and you both get $15 off your gel mani 💅 mon-thu only, not on gift cards. book online nailnook.example',
    'message: Bring a friend in January and you both get $15 off your gel mani 💅 | message: Mon-thu only, not on gift cards | message: Book online nailnook.example',
  ],
  [
    'can you make a price list for our christmas bakes pls: mince pies (6) £8, stollen £14, yule log (serves 8) £28, gingerbread house kit £22. pre order by 18 dec, pick up 22-24 dec',
    '(can you make a price list for) | message: Our christmas bakes | (pls) | list_item 0.0: Mince pies (6) £8 | list_item 0.1: Stollen £14 | list_item 0.2: Yule log (serves 8) £28 | list_item 0.3: Gingerbread house kit £22 | message: Pre order by 18 dec | date: Pick up 22-24 dec',
  ],
  [
    "Bon cadeau Noël : massage duo 1 h 110 € au lieu de 140 €, valable 6 mois, offre jusqu'au 24 décembre avec le code DUO24. www.sens-calme.example",
    "message: Bon cadeau Noël | price: Massage duo 1 h 110 € au lieu de 140 € | quantity: Valable 6 mois | message: Offre jusqu'au 24 décembre avec le code DUO24 | contact: www.sens-calme.example",
  ],
  [
    'Zatrzasnąłeś drzwi? Otwieramy bez uszkodzeń w 30 minut, 24h/7. Otwarcie od 150 zł, wymiana wkładki 120 zł. Tel. 600 555 018, Kraków',
    'message: Zatrzasnąłeś drzwi? | message: Otwieramy bez uszkodzeń w 30 minut | date: 24h/7 | list_item 0.0: Otwarcie od 150 zł | list_item 0.1: Wymiana wkładki 120 zł | contact: Tel. 600 555 018, Kraków',
  ],
  [
    'banner for the website: Sun in a can, even in winter. free delivery on your first case with FIRSTCASE. please no snowflakes',
    '(banner for the website:) | message: Sun in a can, even in winter | message: Free delivery on your first case with FIRSTCASE | (please no snowflakes)',
  ],
  [
    'torneo de pádel benéfico sábado 19 de diciembre desde las 9:00, Club Ribera, C/ del Río 14. 20 € por pareja, todo va al banco de alimentos. inscripciones hasta el 16 en clubribera.example',
    'message: Torneo de pádel benéfico | date: Sábado 19 de diciembre desde las 9:00 | message: Club Ribera, C/ del Río 14 | price: 20 € por pareja | message: Todo va al banco de alimentos | message: Inscripciones hasta el 16 en clubribera.example',
  ],
  [
    'Win a year of books! 📚 12 books one a month. follow @foxedpages, tell us the last book that made you cry, tag a friend. ends 20 Dec midnight. uk only. make it for insta stories',
    'message: Win a year of books! 📚 | message: 12 books one a month | list_item 0.0: Follow @foxedpages | list_item 0.1: Tell us the last book that made you cry | list_item 0.2: Tag a friend | deadline: Ends 20 Dec midnight | message: Uk only | (make it for insta stories)',
  ],
  [
    'Am Samstag 5.12. bleibt die Boulderhalle wegen Wettkampf bis 16 Uhr geschlossen!! Ab 16 Uhr Finale zum Zuschauen, Eintritt frei',
    'message: Am Samstag 5.12. bleibt die Boulderhalle wegen Wettkampf bis 16 Uhr geschlossen!! | message: Ab 16 Uhr Finale zum Zuschauen | free: Eintritt frei',
  ],
  [
    "Toute l'équipe vous souhaite une très belle année 2027 ! Nous rouvrons le mardi 5 janvier à 10 h",
    "message: Toute l'équipe vous souhaite une très belle année 2027 ! | message: Nous rouvrons le mardi 5 janvier à 10 h",
  ],
  [
    "Ekran değişimi iPhone 13: 3.490 TL yerine 2.790 TL, 30 dakikada teslim, 6 ay garanti. Kampanya 31 Aralık'a kadar. Randevu gerekmez",
    "message: Ekran değişimi iPhone 13 | price: 3.490 TL yerine 2.790 TL | message: 30 dakikada teslim | quantity: 6 ay garanti | message: Kampanya 31 Aralık'a kadar | message: Randevu gerekmez",
  ],
  [
    'notre formule midi : galette complète + crêpe sucre + bolée de cidre 13,50 €, du mardi au vendredi, pas le week-end. merci de faire qqch de simple',
    'message: Notre formule midi | message: Galette complète + crêpe sucre + bolée de cidre | price: 13,50 € | date: Du mardi au vendredi | date: Pas le week-end | (merci de faire qqch de simple)',
  ],
]
