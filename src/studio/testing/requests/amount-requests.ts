/** Requests with amounts, days and halls beside each other, and with words to us about a text, with what is read of each. */
export const AMOUNT_REQUESTS: readonly (readonly [prompt: string, reading: string])[] = [
  // A decimal number before a day.
  [
    'frühstück für zwei 24,90 sa+so bis 14 uhr, jetzt auch vegan',
    'message: Frühstück für zwei 24,90 | date: Sa+so bis 14 uhr | message: Jetzt auch vegan',
  ],
  [
    'stoelmassage 20 min 22,50 in mei, alleen op afspraak',
    'message: Stoelmassage 20 min 22,50 | date: In mei | condition: Alleen op afspraak',
  ],
  [
    '3 gangen lunch 29,50 do vr za. asperges zijn er weer',
    'message: 3 gangen lunch 29,50 | date: Do vr za. | message: Asperges zijn er weer',
  ],
  [
    'breakfast for two 24.90 sat + sun til 2pm, now vegan too',
    'message: Breakfast for two 24.90 | date: Sat + sun til 2pm | message: Now vegan too',
  ],
  // A former price before a day.
  [
    'programma 4 nu 14 euro ipv 19 elke dinsdag. stofzuigen gratis',
    'message: Programma 4 | price: Nu 14 euro ipv 19 | date: Elke dinsdag | message: Stofzuigen gratis',
  ],
  [
    'programm 4 jetzt 14 euro statt 19 jeden dienstag. saugen gratis',
    'message: Programm 4 | price: Jetzt 14 euro statt 19 | date: Jeden dienstag | message: Saugen gratis',
  ],
  // A name that ends with its day.
  [
    'verkaufsoffener sonntag 26.4. 13-18 uhr, matratzen bis -40%',
    'message: Verkaufsoffener sonntag 26.4. 13-18 uhr | discount: Matratzen bis -40%',
  ],
  [
    'musikalischer freitag 8. mai 20 uhr, eintritt frei',
    'message: Musikalischer freitag 8. mai 20 uhr | free: Eintritt frei',
  ],
  // The last word of a hall.
  [
    'kindersachenbasar sa 18.4. 9-12 uhr turnhalle west. tischgebühr 8 €',
    'message: Kindersachenbasar | date: Sa 18.4. 9-12 uhr | message: Turnhalle west | message: Tischgebühr 8 €',
  ],
  [
    'tiny tambourines fri 6 march 10.15 church hall jesmond. £6.50 a class',
    'message: Tiny tambourines | date: Fri 6 march 10.15 | message: Church hall jesmond | price: £6.50 a class',
  ],
  // Several dates with one stroke.
  [
    'walling courses 2 days £150. 9/10 may, 13/14 june, 11/12 july. max 6',
    'message: Walling courses 2 days | price: £150 | date: 9/10 may | date: 13/14 june | date: 11/12 july | message: Max 6',
  ],
  // From how much on nothing is asked.
  [
    'sträuße ab 24,90, lieferung in der stadt 6 €, ab 50 € gratis',
    'message: Sträuße ab 24,90 | message: Lieferung in der stadt 6 €, ab 50 € gratis',
  ],
  [
    'moederdag boeketten vanaf 17,50 bezorgen 5 euro, gratis vanaf 40 euro',
    'message: Moederdag boeketten vanaf 17,50 bezorgen 5 euro, gratis vanaf 40 euro',
  ],
  ['bouquets from £30, delivery £6, free over £50', 'message: Bouquets from £30 | message: Delivery £6, free over £50'],
  // How a text should be.
  [
    'Write it calm and simple. I have 2 evening spaces on Tuesdays',
    '(Write it calm and simple.) | message: I have 2 evening spaces | date: On Tuesdays',
  ],
  [
    'Schreibt es ruhig und schlicht. Ich habe 2 Plätze am Abend',
    '(Schreibt es ruhig und schlicht.) | message: Ich habe 2 Plätze am Abend',
  ],
  [
    'Schrijf het rustig en simpel. Ik heb 2 plekken in de avond',
    '(Schrijf het rustig en simpel.) | message: Ik heb 2 plekken in de avond',
  ],
  // Where sentences end.
  ['open til 7 thurs. no appointment', 'message: Open til 7 thurs. | message: No appointment'],
  ['kenia 12,50 / 250 g. dienstags ruhetag', 'message: Kenia 12,50 / 250 g | message: Dienstags ruhetag'],
  [
    'termine wieder ab kw 17. heckenschnitt erst ab juli',
    'message: Termine wieder ab kw 17 | message: Heckenschnitt erst ab juli',
  ],
  ['brauen 12 färben 10 beides 19. online buchen', 'message: Brauen 12 färben 10 beides 19 | message: Online buchen'],
  ['am 12. mit Musik und Tanz', 'message: Am 12. mit Musik und Tanz'],
  ['max 1 tas pp. 20% op alle puzzels', 'message: Max 1 tas pp | message: 20% op alle puzzels'],
  // What comes on top in brackets.
  [
    'hot tub hire 4 nights from £179 (bank hol +£20) 6 seater. £50 refundable deposit',
    'message: Hot tub hire 4 nights from £179 (bank hol +£20) 6 seater | message: £50 refundable deposit',
  ],
  // How many at least.
  [
    'now taking orders, 6 inch from 65, 8 inch from 85, cupcakes 2.80 each min 12',
    'message: Now taking orders | list_item 0.0: 6 inch from 65 | list_item 0.1: 8 inch from 85 | message: Cupcakes 2.80 each min 12',
  ],
  // An amount before a sign.
  [
    'iphone 12 £79 iphone 13 £99 iphone 14 £129, done in 40 mins',
    'list_item 0.0: Iphone 12 £79 | list_item 0.1: Iphone 13 £99 | list_item 0.2: Iphone 14 £129 | message: Done in 40 mins',
  ],
  ['cheeseboard for 4 £24 or for 8 £44', 'message: Cheeseboard for 4 £24 or for 8 £44'],
  // An example needs its price.
  [
    'e-bikes 20 % reduziert z.b. kalkhoff 2.399 € statt 2.999 €',
    'message: E-bikes 20 % reduziert z.b. kalkhoff 2.399 € statt 2.999 €',
  ],
  ['bikes 20% off e.g. Trek £399 was £499', 'message: Bikes 20% off e.g. Trek £399 was £499'],
  // A label before what it is about.
  [
    'nieuw: avondspreekuur di en do tot 21 uur. eerste consult 38 euro',
    'message: Nieuw | message: Avondspreekuur di en do tot 21 uur | message: Eerste consult 38 euro',
  ],
  [
    'neu: abendsprechstunde di und do bis 21 uhr. erstes gespräch 38 euro',
    'message: Neu: abendsprechstunde | date: Di und do bis 21 uhr | message: Erstes gespräch 38 euro',
  ],
  ['schreibt mal: azubi gesucht ab august', '(schreibt mal:) | message: Azubi gesucht ab august'],
  ['eintritt 12 / 8 € erm. vorverkauf ab sofort', 'message: Eintritt 12 / 8 € erm. | message: Vorverkauf ab sofort'],
  ['kinderen 12,50. 27 april gesloten', 'message: Kinderen 12,50 | message: 27 april gesloten'],
  [
    'erdbeeren 4,20 €/kg, sonntags bis 16. schale gepflückt 3,90',
    'message: Erdbeeren | price: 4,20 €/kg | date: Sonntags bis 16 | message: Schale gepflückt 3,90',
  ],
]
