/** Requests of public reports, and what is read of each. */
export const REPORTED: readonly (readonly [prompt: string, reading: string])[] = [
  ['Wir sind im 3. Stock, Lindenallee 12', 'message: Wir sind im 3. Stock | place: Lindenallee 12'],
  [
    'Cast iron pan £12.99 (was £19.99) this weekend',
    'message: Cast iron pan | price: £12.99 (was £19.99) | date: This weekend',
  ],
  [
    'Gusseiserne Pfanne statt 80 € nur 49 € bis Sonntag',
    'message: Gusseiserne Pfanne | price: Statt 80 € nur 49 € | deadline: Bis Sonntag',
  ],
  [
    'Running shoes down from $80 to $49 this week',
    'message: Running shoes | price: Down from $80 to $49 | date: This week',
  ],
  [
    'Zapatillas: antes 80 €, ahora 49 € hasta el domingo',
    'message: Zapatillas | price: Antes 80 €, ahora 49 € | deadline: Hasta el domingo',
  ],
  ['Laufschuhe von 80 € auf 49 € reduziert', 'message: Laufschuhe | price: Von 80 € auf 49 € reduziert'],
  [
    'Espresso machine $249 (RRP $399), members only',
    'message: Espresso machine | price: $249 (RRP $399) | condition: Members only',
  ],
  ['Extra 20% off sale shoes when you spend over $100', 'message: Extra 20% off sale shoes when you spend over $100'],
  ['Save $20 on the oak desk until Friday', 'message: Save $20 on the oak desk until Friday'],
  [
    'Rated 4.9/5 by 1,200 customers: the merino throw',
    'message: Rated 4.9/5 by 1,200 customers | message: The merino throw',
  ],
  ['$1.5M raised for clean water', 'message: $1.5M raised for clean water'],
  ['$0 down, $29/mo', 'message: $0 down | message: $29/mo'],
  ['Over $1,000,000 in prizes', 'message: Over $1,000,000 in prizes'],
  [
    'Call us on +44 (0)20 7946 0123 or WhatsApp +49 30 901820',
    'message: Call us on +44 (0)20 7946 0123 or WhatsApp +49 30 901820',
  ],
  ['Termin unter 030/901820-0 vereinbaren', 'message: Termin unter 030/901820-0 vereinbaren'],
  [
    'Book your tasting at www.example.com/book?ref=a&b=2 before Friday',
    'message: Book your tasting at www.example.com/book?ref=a&b=2 | date: Before Friday',
  ],
  [
    'Follow @rose.studio and tag #SlowSunday to win a ceramic vase',
    'message: Follow @rose.studio and tag #SlowSunday to win a ceramic vase',
  ],
  ['Salt &amp; Vinegar crisps &ndash; a new flavour', 'message: Salt & Vinegar crisps | message: A new flavour'],
  ["Linen sheets, don't mention the price of $89", "message: Linen sheets | (don't mention the price of $89: $89)"],
  [
    'Linen sheets, do not show the price, it is $89',
    'message: Linen sheets | (do not show the price,) | (it is $89: $89)',
  ],
  [
    'Leinenbettwäsche, bitte den Preis von 89 € nicht nennen',
    'message: Leinenbettwäsche | (bitte den Preis von 89 € nicht nennen: 89 €)',
  ],
  ['Design & build; plan, cook / eat', 'message: Design & build | message: Plan, cook / eat'],
  ['Picture framing in one hour', 'message: Picture framing in one hour'],
  ['Make pizza at home: workshop on Saturday', 'message: Make pizza at home | date: Workshop on Saturday'],
  ['Poster sale: prints from $12', 'message: Poster sale | price: Prints from $12'],
  ['iPhone 15 Pro cases with free engraving', 'message: iPhone 15 Pro cases with free engraving'],
  ['eBay auction week for charity', 'message: eBay auction week for charity'],
  ['macOS tips & tricks webinar', 'message: macOS tips & tricks webinar'],
  ['Super​​market opening on 5 May', 'message: Supermarket opening on 5 May'],
  [
    'CO₂-neutral parcel delivery, 25 m² showroom, 20 °C inside',
    'message: CO₂-neutral parcel delivery | quantity: 25 m² showroom | quantity: 20 °C inside',
  ],
  ['Gift cards from $25 to $500', 'message: Gift cards from $25 to $500'],
  ['Deposit only 10 €, total 499 €', 'condition: Deposit only 10 € | price: Total 499 €'],
]
