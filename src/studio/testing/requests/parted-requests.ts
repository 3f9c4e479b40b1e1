/** Requests in which a sentence, a price, a day or words to us end where nothing shows it but what follows, with what is read of each. */
export const PARTED_REQUESTS: readonly (readonly [prompt: string, reading: string])[] = [
  // Pounds and pence in words.
  [
    'bring and buy stall saturday, jam jars 50p, scones 20p each, teas 1.50',
    'message: Bring and buy stall saturday | list_item 0.0: Jam jars 50p | list_item 0.1: Scones 20p each | list_item 0.2: Teas 1.50',
  ],
  [
    'Logs for sale, net of kindling 5 quid, builders bag 90 quid, free delivery in Ely',
    'message: Logs for sale | list_item 0.0: Net of kindling 5 quid | list_item 0.1: Builders bag 90 quid | free: Free delivery in Ely',
  ],
  [
    'hoody sale, all hoodies 15 bucks, tees 8 bucks, mugs 6 bucks',
    'message: Hoody sale | list_item 0.0: All hoodies 15 bucks | list_item 0.1: Tees 8 bucks | list_item 0.2: Mugs 6 bucks',
  ],
  // A range with spaces.
  [
    'Job ad: care assistant, £12.60 - £13.40 an hour, no weekends, free lunch',
    'message: Job | (ad:) | message: Care assistant | price: £12.60 - £13.40 an hour | date: No weekends | message: Free lunch',
  ],
  [
    'Taxi driver wanted, €14 - €16 per hour, evenings only, own car not needed',
    'message: Taxi driver wanted | message: €14 - €16 per hour | message: Evenings only, own car not needed',
  ],
  // What is asked later.
  [
    'Order by 10 Feb and delivery is free. After that £6. Shop open til 8',
    'free: Order by 10 Feb and delivery is free | message: After that £6 | message: Shop open til 8',
  ],
  [
    'Bestellt bis Freitag und die Lieferung ist gratis. Danach 6 €. Offen bis 18 Uhr',
    'message: Bestellt bis Freitag und die Lieferung ist gratis | message: Danach 6 € | date: Offen bis 18 Uhr',
  ],
  [
    'Bestel voor vrijdag en bezorgen is gratis. Daarna 6 €. Open tot 18 uur',
    'message: Bestel voor vrijdag en bezorgen is gratis | message: Daarna 6 € | date: Open tot 18 uur',
  ],
  [
    'Beställ före fredag och leveransen är gratis. Därefter 60 kr. Öppet till 18',
    'message: Beställ före fredag och leveransen är gratis | message: Därefter 60 kr | message: Öppet till 18',
  ],
  // Days as sentences.
  [
    'tues: pub car park in Wrington. wed: Backwell rugby club. thurs off. fri: harbourside.',
    'list_item 0.0: Tues: pub car park in Wrington | list_item 0.1: Wed: Backwell rugby club | list_item 0.2: Thurs off | list_item 0.3: Fri: harbourside',
  ],
  [
    'Mo: Wochenmarkt Neustadt. Mi: Parkplatz am Bahnhof. Fr: Schlosshof.',
    'list_item 0.0: Mo: Wochenmarkt Neustadt | list_item 0.1: Mi: Parkplatz am Bahnhof | list_item 0.2: Fr: Schlosshof',
  ],
  [
    'ma: parkeerplaats sporthal. wo: markt Zeist. vr: bij de kerk.',
    'list_item 0.0: Ma: parkeerplaats sporthal | list_item 0.1: Wo: markt Zeist | list_item 0.2: Vr: bij de kerk',
  ],
  // The last word of a name.
  [
    'post about the self assessment deadline 31 jan, we can squeeze in 6 people',
    '(post about) | message: The self assessment deadline 31 jan, we can squeeze in 6 people',
  ],
  [
    'Die Frist für die Steuererklärung endet am 31. Juli, wir haben noch Termine',
    'message: Die Frist für die Steuererklärung endet am 31. Juli, wir haben noch Termine',
  ],
  // No picture of.
  [
    'Kartoffeln 5 kg 6,50 €, Eier 3,60 €. bitte kein bild von hühnern',
    'message: Kartoffeln 5 kg 6,50 € | message: Eier 3,60 € | (bitte kein bild von hühnern)',
  ],
  [
    'Brunch Sonntag 10 Uhr, 21,90 € p.P. ohne foto von eiern bitte',
    'message: Brunch Sonntag 10 Uhr | price: 21,90 € p.P. | (ohne foto von eiern bitte)',
  ],
  [
    'Eieren 3,60 euro, kip 8 euro. geen foto van kippen graag',
    'message: Eieren 3,60 euro, kip 8 euro | (geen foto van kippen graag)',
  ],
  // Address before a price.
  [
    'Erste Hilfe Kurs am Samstag den 17.1. von 9 bis 16 Uhr in der Bahnhofstr. 12, 45 Euro inkl. Sehtest',
    'message: Erste Hilfe Kurs | date: Am Samstag den 17.1. von 9 bis 16 Uhr | place: In der Bahnhofstr. 12 | price: 45 Euro inkl. Sehtest',
  ],
  // Asking.
  [
    'machst du uns was für insta? Tulpen 10 Stück 4,99 €',
    '(machst du uns was für insta?) | message: Tulpen 10 Stück | price: 4,99 €',
  ],
  [
    'macht ihr mir bitte einen post? Neue Kurse ab März',
    '(macht ihr mir bitte einen post?) | message: Neue Kurse ab März',
  ],
  [
    'maken jullie een post voor facebook? Tulpen 10 stuks 4,99',
    '(maken jullie een post voor facebook) | message: Tulpen 10 stuks 4,99',
  ],
  [
    'could you knock something up for the window? trouser hems £14',
    '(could you knock something up for the window?) | message: Trouser hems | price: £14',
  ],
  // That.
  [
    'bitte postet, dass wir ab Montag Winterjacken annehmen',
    '(bitte postet,) | message: Dass wir ab Montag Winterjacken annehmen',
  ],
  [
    'plaats aub dat we vanaf maandag winterjassen aannemen',
    '(plaats aub) | message: Dat we vanaf maandag winterjassen aannemen',
  ],
  ['skriv at vi har boller fra fredag', '(skriv at) | message: Vi har boller fra fredag'],
  ['skriv att vi har semlor från fredag', '(skriv att) | message: Vi har semlor från fredag'],
  // Not to be said that.
  [
    'Schnupperwoche vom 9. bis 13. März. Nicht erwähnen, dass Frau Weiß aufhört',
    'message: Schnupperwoche | date: Vom 9. bis 13. März | (Nicht erwähnen,) | (dass Frau Weiß aufhört)',
  ],
  [
    "Trial week 9 to 13 March. Don't mention that Ms White is leaving",
    "message: Trial week | date: 9 to 13 March | (Don't mention that Ms White is leaving: Ms White)",
  ],
  [
    'Proefweek 9 tot 13 maart. Niet vermelden, dat mevrouw Wit stopt',
    'message: Proefweek | date: 9 tot 13 maart | (Niet vermelden,) | (dat mevrouw Wit stopt)',
  ],
  [
    'bel Henk 06 5550 9812 zet er maar geen prijzen bij',
    'contact: Bel Henk 06 5550 9812 | (zet er maar geen prijzen bij)',
  ],
  [
    'Kjøp boller fredag, 45 kr stk. ikke nevn prisen på kaffe 39 kr',
    'message: Kjøp boller fredag | price: 45 kr stk. | (ikke nevn prisen på kaffe 39 kr: 39 kr)',
  ],
  [
    'Say something like: Your kitchen needs new doors. use our number 01433 555 210 and no emojis please',
    '(Say something like:) | message: Your kitchen needs new doors | message: Use our number 01433 555 210 | (and no emojis please)',
  ],
  [
    'Lash lifts £38. Also say Mia is back on the 9th',
    'message: Lash lifts | price: £38 | (Also say) | message: Mia is back on the 9th',
  ],
  [
    'koffie en cake op zaterdag 14 maart. maak er iets gezelligs van',
    'message: Koffie en cake | date: Op zaterdag 14 maart | (maak er iets gezelligs van)',
  ],
  ['Yoga ab 11. März, 84 €. Bitte im Text duzen', 'message: Yoga ab 11. März | price: 84 € | (Bitte im Text duzen)'],
  [
    'Our garden opens on 1 May at 2pm. No sales talk, no prices.',
    'message: Our garden opens on 1 May at 2pm | (No sales talk,) | (no prices.)',
  ],
  // Where sentences end.
  [
    'Hardcover 24,90, Softcover 9,90, USB-Stick mit Gravur 12. In 30 Minuten fertig',
    'list_item 0.0: Hardcover 24,90 | list_item 0.1: Softcover 9,90 | list_item 0.2: USB-Stick mit Gravur 12 | message: In 30 Minuten fertig',
  ],
  ['Ölwechsel ab 79. kein Termin nötig', 'message: Ölwechsel ab 79 | message: Kein Termin nötig'],
  ['Endreinigung 60. hund 8 € am Tag', 'message: Endreinigung 60 | message: Hund 8 € am Tag'],
  ['Wir feiern unseren 50. Geburtstag am Samstag', 'message: Wir feiern unseren 50. Geburtstag | date: Am Samstag'],
  ['Abgabe mo + do. ersatzrad kostenlos', 'message: Abgabe mo + do. | message: Ersatzrad kostenlos'],
  ['Kinder ab 16. Eintritt frei', 'message: Kinder ab 16 | free: Eintritt frei'],
  [
    '20% off checks booked in feb. Excludes extractions and x-rays',
    'message: 20% off checks booked in feb. | message: Excludes extractions and x-rays',
  ],
  [
    'new delivery thurs. tanks and cabinets NOT included',
    'message: New delivery thurs. | message: Tanks and cabinets NOT included',
  ],
  ['open thurs. until 8pm', 'message: Open thurs. until 8pm'],
  [
    'bestel voor vrijdag 8 mei 12.00. zondag zijn wij open 9-13',
    'message: Bestel voor vrijdag 8 mei 12.00 | message: Zondag zijn wij open 9-13',
  ],
  ['studerende 80. dørene åbner 18.30', 'message: Studerende 80 | message: Dørene åbner 18.30'],
  ['hverdager før kl 11. dagens suppe 149 kr', 'message: Hverdager før kl 11 | message: Dagens suppe 149 kr'],
  ['vinterferie uke 8. preparering av ski 199 kr', 'message: Vinterferie uke 8 | message: Preparering av ski 199 kr'],
  [
    'bestill innen 15. mars. kurset starter 3. klasse',
    'message: Bestill innen 15. mars | message: Kurset starter 3. klasse',
  ],
  ['våfflor 35 kr. kontant eller swish', 'message: Våfflor 35 kr | message: Kontant eller swish'],
  ['æg 35 kr for 15 stk. åbent alle dage 8-20', 'message: Æg 35 kr for 15 stk. | message: Åbent alle dage 8-20'],
  // New.
  ['meal deal 5.50. new - pesto chicken ciabatta', 'message: Meal deal 5.50 | message: New - pesto chicken ciabatta'],
  [
    'Mittagstisch 8,90 €. neu - Linsencurry mit Reis',
    'message: Mittagstisch | price: 8,90 € | message: Neu - Linsencurry mit Reis',
  ],
  ['lunch 8,90 euro. nieuw - kip kerrie', 'message: Lunch 8,90 euro | message: Nieuw - kip kerrie'],
  // Several days.
  ['sommarläger mån-fre 9-15, 2 950 kr', 'message: Sommarläger | date: Mån-fre 9-15 | price: 2 950 kr'],
  [
    'Ny åpningstid: man-tors 9-17, fre 9-15',
    'message: Ny åpningstid | list_item 0.0: Man-tors 9-17 | list_item 0.1: Fre 9-15',
  ],
  ['kesäleiri 8.-12.6. klo 9-15, 165 €', 'message: Kesäleiri | date: 8.-12.6. klo 9-15 | price: 165 €'],
  [
    'letzte Vorstellungen 6. 7. und 8. März, Karten 14 €',
    'message: Letzte Vorstellungen | date: 6. 7. und 8. März | price: Karten 14 €',
  ],
  [
    'gcse crash course 7-10 april mornings, £140',
    'message: gcse crash course | date: 7-10 april mornings | price: £140',
  ],
  ['Mallorca 7 Tage p.p. ab 589 € (vorher 729 €)', 'message: Mallorca 7 Tage | price: p.p. ab 589 € (vorher 729 €)'],
  ['Fischessen 18.2. ab 11.30 durchgehend', 'message: Fischessen | date: 18.2. ab 11.30 durchgehend'],
  [
    'buggy bootcamp every mon wed fri 9.30 victoria park bandstand. then £6',
    'message: Buggy bootcamp every mon wed fri 9.30 | message: Victoria park bandstand | message: Then £6',
  ],
  [
    'New opening hours sun-thurs 4 til 11. chicken meal 9.50 was 11.50 mondays only. free map',
    'message: New opening hours sun-thurs 4 til 11 | price: Chicken meal 9.50 was 11.50 mondays only | message: Free map',
  ],
  [
    'Gezocht: allround kapper 24-32 uur, salaris in overleg',
    'message: Gezocht | message: Allround kapper 24-32 uur, salaris in overleg',
  ],
  [
    'Gesucht: Koch 30 Stunden, Gehalt nach Absprache',
    'message: Gesucht | message: Koch 30 Stunden, Gehalt nach Absprache',
  ],
  ['Wanted: barista 20 hours, pay by arrangement', 'message: Wanted | message: Barista 20 hours, pay by arrangement'],
  [
    'kids eat free in half term. pancake special: stack of 3 lemon & sugar £5',
    'message: Kids eat free in half term | message: Pancake special | message: Stack of 3 lemon & sugar £5',
  ],
  [
    'small dogs £35, large dogs £48. Call Gemma 07700 900214',
    'message: Small dogs £35, large dogs £48 | contact: Call Gemma 07700 900214',
  ],
]
