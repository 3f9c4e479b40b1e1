/** Requests in the words of a chat, in languages of the north too, and events with their place in one clause. */
export const CHATTY_REQUESTS: readonly (readonly [prompt: string, reading: string])[] = [
  [
    'Hei! Kan dere lage et innlegg om at vi har utvidet åpningstidene? Fra 1. september er det åpent til kl. 20',
    '(Hei!) | (Kan dere lage et innlegg om at) | message: Vi har utvidet åpningstidene | message: Fra 1. september er det åpent til kl. 20',
  ],
  [
    'Hej kan ni göra ett inlägg till instagram om vår vinterrea, 30% på alla skor',
    '(Hej kan ni göra ett inlägg till instagram om) | message: Vår vinterrea, 30% på alla skor',
  ],
  [
    'Hejsa, kan I lave et opslag om at vi har fået nye åbningstider? Mandag til fredag 8-17',
    '(Hejsa, kan I lave et opslag om at) | message: Vi har fået nye åbningstider | date: Mandag til fredag 8-17',
  ],
  [
    'Tehkää instapostaus: kesäteatteri Punainen Mylly, ensi-ilta 12.6. klo 19',
    '(Tehkää instapostaus:) | message: Kesäteatteri Punainen Mylly | date: Ensi-ilta 12.6. klo 19',
  ],
  [
    'Hallo zusammen, könnt ihr bitte einen Post machen: unsere Praxis ist vom 22.12. bis 6.1. geschlossen',
    '(Hallo zusammen, könnt ihr bitte einen Post machen:) | message: Unsere Praxis ist vom 22.12. bis 6.1. geschlossen',
  ],
  [
    'Bitte macht uns ne Story im Hochformat für die Story: Flohmarkt im Pfarrgarten, Samstag 15.6. von 10-16 Uhr',
    '(Bitte macht uns ne Story im Hochformat für die Story:) | message: Flohmarkt im Pfarrgarten | date: Samstag 15.6. von 10-16 Uhr',
  ],
  [
    'Hoi allemaal, willen jullie een story maken: zaterdag proeven we de nieuwe kazen',
    '(Hoi allemaal, willen jullie een story maken:) | message: Zaterdag proeven we de nieuwe kazen',
  ],
  [
    'Afløb renses fra 895 kr. Kan I lave det som et opslag til facebook?',
    'message: Afløb renses | price: Fra 895 kr | (Kan I lave det som et opslag til facebook)',
  ],
  [
    'hi all, can you do something to remind people that we close early on Friday? last orders 3pm',
    '(hi all,) | (can you do something to remind people that) | message: We close early on Friday | message: Last orders 3pm',
  ],
  [
    '5 signs your dog needs a dental check - bad breath, red gums, drooling. Last slide: book a check up £25. can you make this a carousel',
    'message: 5 signs your dog needs a dental check | list_item 0.0: Bad breath | list_item 0.1: Red gums | list_item 0.2: Drooling | (Last slide:) | message: Book a check up £25 | (can you make this a carousel)',
  ],
  [
    "Our choir is singing Vivaldi's Gloria on Saturday 12th December at 7.30pm in St Mary's Church, Bridge Street. Tickets £12",
    "message: Our choir is singing Vivaldi's Gloria | date: On Saturday 12th December at 7.30pm | place: In St Mary's Church, Bridge Street | price: Tickets £12",
  ],
  [
    'Kindertheater "Der kleine Drache" am Sonntag, 10. März um 15 Uhr im Bürgerhaus Altstadt. Eintritt 6 €',
    'message: Kindertheater "Der kleine Drache" | date: Am Sonntag, 10. März um 15 Uhr | place: Im Bürgerhaus Altstadt | price: Eintritt 6 €',
  ],
  [
    'Kerstconcert op zaterdag 14 december om 20.00 uur in de Grote Kerk, Marktplein 3. Kaarten €15',
    'message: Kerstconcert | date: Op zaterdag 14 december om 20.00 uur | place: In de Grote Kerk, Marktplein 3 | price: Kaarten €15',
  ],
  [
    'Julkonsert med Kammarkören Lyra, söndag 13 december kl 18.00 i Domkyrkan. Fri entré',
    'message: Julkonsert med Kammarkören Lyra | date: Söndag 13 december kl 18.00 i Domkyrkan | message: Fri entré',
  ],
  [
    'Lost property can be picked up till Sunday at the town hall',
    'message: Lost property can be picked up till Sunday at the town hall',
  ],
  [
    'Escape room De Kluis: vanaf €24 p.p. Op maandag 15% korting met code KLUIS15',
    'message: Escape room De Kluis | price: Vanaf €24 p.p. | discount: Op maandag 15% korting met code KLUIS15',
  ],
  ['Spargel ab 8,90 €/kg. Mo-Sa 8-18 Uhr', 'message: Spargel ab 8,90 €/kg. | date: Mo-Sa 8-18 Uhr'],
  [
    'Baron Bigod £4.20 per 100g, usually £4.90. Pairs with our fig chutney',
    'message: Baron Bigod £4.20 per 100g, usually £4.90 | message: Pairs with our fig chutney',
  ],
  [
    'Appenzeller 2,90 € pro 100 g, sonst 3,40 €. Nur diese Woche',
    'message: Appenzeller 2,90 € pro 100 g, sonst 3,40 € | date: Nur diese Woche',
  ],
  [
    'Drop in for a coffee on Friday 3rd May from 2pm',
    'message: Drop in for a coffee | date: On Friday 3rd May from 2pm',
  ],
  [
    'We have moved! Kommt auf einen Kaffee vorbei am Freitag, 3. Mai ab 14 Uhr',
    'message: We have moved! | message: Kommt auf einen Kaffee vorbei am Freitag, 3. Mai ab 14 Uhr',
  ],
  [
    'Yogakurs für Schwangere ab 5.2. jeden Montag 18-19.15 Uhr',
    'message: Yogakurs für Schwangere | date: Ab 5.2. jeden Montag 18-19.15 Uhr',
  ],
  [
    'FARM SHOP THIS WEEK\n- asparagus £3.50 bunch\n- rhubarb £2 bunch',
    'message: FARM SHOP THIS WEEK | list_item 0.0: Asparagus £3.50 bunch | list_item 0.1: Rhubarb £2 bunch',
  ],
  [
    'HOFLADEN DIESE WOCHE\n- Spargel 8,90 €/kg\n- Rhabarber 2 €/kg',
    'message: HOFLADEN DIESE WOCHE | list_item 0.0: Spargel 8,90 €/kg | list_item 0.1: Rhabarber 2 €/kg',
  ],
  [
    'Yoga with Priya, beginners welcome. DM me to book x',
    'message: Yoga with Priya | audience: Beginners welcome | message: DM me to book x',
  ],
  [
    'Unsere Praxis ist im August geschlossen. Vertretung: Dr. Lehmann, Bahnhofstr. 8, Tel. 07121 123456',
    'message: Unsere Praxis ist im August geschlossen | message: Vertretung: Dr. Lehmann, Bahnhofstr. 8 | contact: Tel. 07121 123456',
  ],
  [
    'Volunteers needed at the community garden every Sunday 10-1, no experience necessary, tea and cake provided',
    'message: Volunteers needed at the community garden | date: Every Sunday 10-1 | message: No experience necessary, tea and cake provided',
  ],
  [
    'Kreativer Nachmittag für Kinder und Eltern im Pfarrhaus, keine Anmeldung erforderlich',
    'message: Kreativer Nachmittag für Kinder und Eltern im Pfarrhaus | condition: Keine Anmeldung erforderlich',
  ],
  [
    'Knutselmiddag voor jong en oud in het buurthuis, aanmelden niet nodig',
    'message: Knutselmiddag voor jong en oud in het buurthuis | condition: Aanmelden niet nodig',
  ],
  [
    'Language café: practise your French over coffee, first Monday of the month 6.30pm at Cafe Lune',
    'message: Language café | message: Practise your French over coffee | date: First Monday of the month 6.30pm at Cafe Lune',
  ],
  [
    'Reparaturcafé jeden ersten Samstag im Monat 14-17 Uhr, Werkzeug ist da',
    'message: Reparaturcafé | date: Jeden ersten Samstag im Monat 14-17 Uhr | message: Werkzeug ist da',
  ],
  [
    'Repair café elke eerste zaterdag van de maand 10-12 uur, koffie staat klaar',
    'message: Repair café | date: Elke eerste zaterdag van de maand 10-12 uur | message: Koffie staat klaar',
  ],
  [
    'Vouchers £20 per person. Perfect for teams, families and hen parties',
    'message: Vouchers £20 per person | message: Perfect for teams, families and hen parties',
  ],
  [
    'Lymphdrainage 45 Min. 58 €, 60 Min. 74 €. Auf Rezept und privat',
    'message: Lymphdrainage | list_item 0.0: 45 Min. 58 € | list_item 0.1: 60 Min. 74 € | message: Auf Rezept und privat',
  ],
  [
    '"Endlich schmerzfrei nach drei Behandlungen!" Sabine M. aus Fulda - bitte als schönen Bewertungspost',
    'quotation: Endlich schmerzfrei nach drei Behandlungen! | person: Sabine M. aus Fulda | (- bitte als schönen Bewertungspost)',
  ],
  [
    '"Walked in limping, walked out smiling!" Sarah J. from Leeds - as a nice review post please',
    'quotation: Walked in limping, walked out smiling! | person: Sarah J. from Leeds | (- as a nice review post please)',
  ],
  [
    'Vi holder ferielukket fra den 14. til den 27. juli. Hunde og katte henvises til Dyrlægevagten 70 12 34 56',
    'message: Vi holder ferielukket fra den 14. til den 27. juli | message: Hunde og katte henvises til Dyrlægevagten 70 12 34 56',
  ],
  [
    'Prova på pilates gratis lördag 4 maj. Studio Balans, Kungsgatan 5',
    'message: Prova på pilates gratis | date: Lördag 4 maj | message: Studio Balans, Kungsgatan 5',
  ],
  [
    'Hoi kunnen jullie een post maken voor onze boerderijwinkel? Verse asperges € 8,95 per kilo',
    '(Hoi kunnen jullie een post maken voor onze boerderijwinkel?) | message: Verse asperges | price: € 8,95 per kilo',
  ],
  [
    "hi lovely people, can you do us a post for the salon? we're open late thursdays till 8",
    "(hi lovely people,) | (can you do us a post for the salon?) | message: We're open late thursdays till 8",
  ],
  [
    'mates, can you knock up something quick for instagram - burger + pint £12 every thursday',
    '(mates,) | (can you knock up something quick for instagram -) | message: Burger + pint | price: £12 | date: Every thursday',
  ],
  [
    'Make a thank you post: over 400 of you came to the lantern parade!',
    '(Make a thank you post:) | message: Over 400 of you came to the lantern parade!',
  ],
  [
    'Price increase from 1st January: adult cut £18 → £20, kids £12 → £13, OAP £14 stays the same',
    'message: Price increase | date: From 1st January | list_item 0.0: Adult cut £18 → £20 | list_item 0.1: Kids £12 → £13 | list_item 0.2: OAP £14 stays the same',
  ],
  [
    'Neue Preise ab 1. Januar: Damen 38 € → 40 €, Herren 28 € → 30 €',
    'message: Neue Preise ab 1. Januar | list_item 0.0: Damen 38 € → 40 € | list_item 0.1: Herren 28 € → 30 €',
  ],
  [
    'Meet 14 local makers. The Old Brewery, Kiln Lane. Free parking',
    'message: Meet 14 local makers | place: The Old Brewery, Kiln Lane | free: Free parking',
  ],
  [
    'Max 8 people. Iron Shed Gym, Unit 3 Tannery Rd',
    'quantity: Max 8 people | message: Iron Shed Gym, Unit 3 Tannery Rd',
  ],
  [
    'Am Feiertag geschlossen. Notdienst hat die Löwen-Apotheke, Marktplatz 2',
    'message: Am Feiertag geschlossen | message: Notdienst hat die Löwen-Apotheke, Marktplatz 2',
  ],
  [
    '10% korting op je eerste behandeling ma t/m do. Afspraak via DM of 06 98765432',
    'message: 10% korting op je eerste behandeling | date: Ma t/m do. | message: Afspraak via DM of 06 98765432',
  ],
  [
    'Liebe Gäste, wegen Krankheit bleibt unsere Küche heute geschlossen',
    'message: Liebe Gäste | message: Wegen Krankheit bleibt unsere Küche heute geschlossen',
  ],
  ['Kära kunder, vi håller stängt på fredag', 'message: Kära kunder | message: Vi håller stängt på fredag'],
  [
    'Open dag muziekschool zaterdag 8 juni 10-14 uur: probeer alle instrumenten',
    'message: Open dag muziekschool | date: Zaterdag 8 juni 10-14 uur | message: Probeer alle instrumenten',
  ],
  [
    'Høstfest i parken lørdag 14. september kl. 12-16. Inngang 50 kr',
    'message: Høstfest i parken | date: Lørdag 14. september kl. 12-16 | message: Inngang 50 kr',
  ],
  [
    'Silmälasit alk. 99 €, toinen pari puoleen hintaan',
    'message: Silmälasit | price: alk. 99 € | message: Toinen pari puoleen hintaan',
  ],
  [
    'Hey ihr Lieben, mögt ihr mir einen Post bauen? Thema: Sommerpause vom 1. bis 21. Juli',
    '(Hey ihr Lieben, mögt ihr mir einen Post bauen?) | (Thema:) | message: Sommerpause | date: Vom 1. bis 21. Juli',
  ],
  [
    '5 Sterne von Familie Yildiz: "Unser Sohn hat beim zweiten Versuch bestanden, danke!" Bitte mit Konfetti, macht daraus bitte einen Post',
    'message: 5 Sterne von Familie Yildiz | quotation: Unser Sohn hat beim zweiten Versuch bestanden, danke! | (Bitte mit Konfetti,) | (macht daraus bitte einen Post)',
  ],
  [
    '5 star review on Google: "Quick, tidy and half the price of the main dealer." Free brake check this week',
    'message: 5 star review on Google | quotation: Quick, tidy and half the price of the main dealer. | message: Free brake check this week',
  ],
  [
    'Table top sale Sat 11 May 10-12 Methodist Hall. Tables £6',
    'message: Table top sale | date: Sat 11 May 10-12 | place: Methodist Hall | message: Tables £6',
  ],
  [
    'Flohmarkt Sa 11. Mai 10-12 Uhr Gemeindehaus. Tisch 6 €',
    'message: Flohmarkt | date: Sa 11. Mai 10-12 Uhr | place: Gemeindehaus | message: Tisch 6 €',
  ],
  [
    'Rommelmarkt zaterdag 11 mei 10-12 uur Dorpshuis. Tafel €6',
    'message: Rommelmarkt | date: Zaterdag 11 mei 10-12 uur | place: Dorpshuis | message: Tafel €6',
  ],
  [
    "quick post please for the nail bar - we've got a new tech Jess starting Monday 4th March",
    "(quick post please for the nail bar -) | message: We've got a new tech Jess | date: Starting Monday 4th March",
  ],
]
