/** Whole requests as people type them, and what is read of each. */
export const WHOLE_REQUESTS: readonly (readonly [prompt: string, reading: string])[] = [
  ['Linen sheets, make it calm', 'message: Linen sheets | (make it calm)'],
  [
    "Linen sheets, don't mention the price of $89, make it calm",
    "message: Linen sheets | (don't mention the price of $89,: $89) | (make it calm)",
  ],
  [
    'Five tips for better sleep:\n1. Go to bed early\n2. No screens after 9 pm\n3. Cool room\n\nsee you soon',
    'message: Five tips for better sleep | list_item 0.0: Go to bed early | list_item 0.1: No screens after 9 pm | list_item 0.2: Cool room | message: See you soon',
  ],
  [
    'This week at the library\n- story time, tuesday 10am\n- chess club (all ages)\n- 3D printing, bring a USB stick',
    'message: This week at the library | list_item 0.0: Story time, tuesday 10am | list_item 0.1: Chess club (all ages) | list_item 0.2: 3D printing, bring a USB stick',
  ],
  [
    'How to descale a kettle 1) fill it 2) add vinegar 3) boil 4) rinse',
    'message: How to descale a kettle | list_item 0.0: Fill it | list_item 0.1: Add vinegar | list_item 0.2: Boil | list_item 0.3: Rinse',
  ],
  [
    'please create an instagram post about our new sourdough loaf, available every saturday from 8am. make it warm and rustic',
    '(please create an instagram post about) | message: Our new sourdough loaf | date: Available every saturday from 8am | (make it warm and rustic)',
  ],
  [
    'Can you make a fun flyer for our Halloween dog parade on Oct 31 at 4pm, Riverside Park? free entry, costumes welcome',
    '(Can you make a fun flyer for) | message: Our Halloween dog parade | date: On Oct 31 at 4pm | place: Riverside Park | free: Free entry | message: Costumes welcome',
  ],
  [
    'Post about: spring bike tune-up $59 (reg $79) until april 15. book at 555-0147',
    '(Post about:) | message: Spring bike tune-up | price: $59 (reg $79) | deadline: Until april 15 | message: Book at 555-0147',
  ],
  [
    'hi! we need a facebook ad that says "Now hiring baristas" with the headline "Join the crew". thanks',
    '(hi!) | (we need a facebook ad that says) | quotation: Now hiring baristas | (with the headline) | quotation: Join the crew | (thanks)',
  ],
  [
    'Piano lessons for kids 6-12, first lesson free, $30 per half hour after that',
    'message: Piano lessons for kids 6-12 | free: First lesson free | message: $30 per half hour after that',
  ],
  [
    'New in: iPhone 15 cases, mRNA-inspired prints & eBay exclusives',
    'message: New in: iPhone 15 cases, mRNA-inspired prints & eBay exclusives',
  ],
  [
    'Our shop is closed December 24–26. Merry Christmas from the Fern & Oak team',
    'message: Our shop is closed December 24–26 | message: Merry Christmas from the Fern & Oak team',
  ],
  ['Kids eat free on Tuesdays (with any adult main)', 'message: Kids eat free on Tuesdays (with any adult main)'],
  [
    'Buy 2 candles, get 1 free – this weekend only, in store & online',
    'message: Buy 2 candles, get 1 free | deadline: This weekend only | place: In store & online',
  ],
  [
    'Menu: espresso $3, cortado $3.50, flat white $4',
    'message: Menu | list_item 0.0: Espresso $3 | list_item 0.1: Cortado $3.50 | list_item 0.2: Flat white $4',
  ],
  [
    '"Best haircut in years" – Maria L. Book now at our salon on 12 High Street',
    'quotation: Best haircut in years | person: Maria L. | message: Book now at our salon on 12 High Street',
  ],
  [
    'Summer sale up to 50% off all dresses, use code SUN50, ends sunday midnight, T&Cs apply',
    'message: Summer sale up to 50% off all dresses | condition: Use code SUN50 | deadline: Ends sunday midnight | condition: T&Cs apply',
  ],
  [
    "We're moving! From 3 June find us at 45 Mill Lane, Leeds LS1 4AB",
    "message: We're moving! | message: From 3 June find us at 45 Mill Lane, Leeds LS1 4AB",
  ],
  [
    'Only 12 spots left for our pottery weekend 14–16 June, £220 incl. materials',
    'message: Only 12 spots left for our pottery weekend | date: 14–16 June | price: £220 incl. materials',
  ],
  [
    'Lunch deal: soup + sandwich £7.50, Mon–Fri 12–2',
    'message: Lunch deal | price: Soup + sandwich £7.50 | date: Mon–Fri 12–2',
  ],
  [
    "Happy Mother's Day to all the mums out there! brunch is served 10-3",
    "message: Happy Mother's Day to all the mums out there! | message: Brunch is served 10-3",
  ],
  [
    'Rooftop yoga with Anna Berg, instructor since 2009, every Thursday 6.30pm, bring your own mat',
    'message: Rooftop yoga with Anna Berg, instructor since 2009 | date: Every Thursday 6.30pm | message: Bring your own mat',
  ],
  [
    'Erstelle bitte einen Instagram-Post über unser neues Brunch-Buffet, sonntags 10–14 Uhr, 24,90 € pro Person. Stil: hell und freundlich',
    '(Erstelle bitte einen Instagram-Post über) | message: Unser neues Brunch-Buffet | date: Sonntags 10–14 Uhr | price: 24,90 € pro Person | (Stil: hell und freundlich)',
  ],
  [
    'Wir suchen ab sofort eine Bäckerin (m/w/d) in Vollzeit. Bewirb dich unter jobs@fernoak.de',
    'message: Wir suchen ab sofort eine Bäckerin (m/w/d) in Vollzeit | message: Bewirb dich unter jobs@fernoak.de',
  ],
  [
    'Räumungsverkauf wegen Umbau: alles muss raus! bis zu 70 % auf Möbel, nur bis 30. Juni',
    'message: Räumungsverkauf wegen Umbau | message: Alles muss raus! | message: Bis zu 70 % auf Möbel | deadline: Nur bis 30. Juni',
  ],
  [
    'Kinder unter 6 Jahren frei, Erwachsene 12 €, Familienkarte 28 €',
    'list_item 0.0: Kinder unter 6 Jahren frei | list_item 0.1: Erwachsene 12 € | list_item 0.2: Familienkarte 28 €',
  ],
  [
    'Wir haben vom 5. bis 19. August Betriebsferien. Ab dem 20. August sind wir wieder für euch da',
    'message: Wir haben vom 5. bis 19. August Betriebsferien | message: Ab dem 20. August sind wir wieder für euch da',
  ],
  [
    'Yoga im Park – jeden Dienstag 18:30 Uhr, Treffpunkt am Brunnen, Spende willkommen',
    'message: Yoga im Park | date: Jeden Dienstag 18:30 Uhr | message: Treffpunkt am Brunnen, Spende willkommen',
  ],
  [
    'Neu bei uns: Hafermilch, Mandelmilch und Kokosmilch ohne Aufpreis',
    'message: Neu bei uns: Hafermilch, Mandelmilch und Kokosmilch ohne Aufpreis',
  ],
  [
    'Fais un post Instagram pour annoncer notre vide-grenier le 12 mai de 9h à 17h, entrée gratuite. Ton convivial',
    '(Fais un post Instagram pour annoncer) | message: Notre vide-grenier | date: Le 12 mai de 9h à 17h | free: Entrée gratuite | (Ton convivial)',
  ],
  [
    "-20 % sur toute la boutique avec le code MAI20 jusqu'au 31 mai",
    "discount: -20 % sur toute la boutique avec le code MAI20 jusqu'au 31 mai",
  ],
  [
    'Cours de poterie débutants, 35 € la séance, places limitées',
    'message: Cours de poterie débutants | price: 35 € la séance | message: Places limitées',
  ],
  [
    'Fermé le lundi. Brunch le dimanche de 11h à 15h',
    'date: Fermé le lundi | message: Brunch le dimanche de 11h à 15h',
  ],
  [
    'Haz un post para Instagram sobre nuestra noche de tapas, viernes 21 h, 18 € por persona con bebida incluida',
    '(Haz un post para Instagram sobre) | message: Nuestra noche de tapas | date: Viernes 21 h | price: 18 € por persona con bebida incluida',
  ],
  [
    'Descuento del 15 % para estudiantes con carnet, solo en tienda',
    'message: Descuento del 15 % para estudiantes con carnet, solo en tienda',
  ],
  [
    'Abrimos nueva tienda en Calle Mayor 14, Madrid, el sábado 8 de junio a las 11:00. ¡Te esperamos!',
    'message: Abrimos nueva tienda | place: En Calle Mayor 14, Madrid | date: El sábado 8 de junio a las 11:00 | message: ¡Te esperamos!',
  ],
  [
    'Crie um post divulgando nosso rodízio de pizza por R$ 59,90 toda quarta, crianças até 5 anos não pagam',
    '(Crie um post divulgando) | message: Nosso rodízio de pizza | price: Por R$ 59,90 | date: Toda quarta | message: Crianças até 5 anos não pagam',
  ],
  [
    'Corso di ceramica per principianti, 4 lezioni a 120 €, dal 5 maggio. Posti limitati',
    'message: Corso di ceramica per principianti | price: 4 lezioni a 120 € | date: Dal 5 maggio | message: Posti limitati',
  ],
  ['Chiusi per ferie dal 10 al 24 agosto', 'message: Chiusi per ferie dal 10 al 24 agosto'],
  [
    'Maak een post over onze zomermarkt op zaterdag 8 juni van 10 tot 16 uur, toegang gratis',
    '(Maak een post over) | message: Onze zomermarkt | date: Op zaterdag 8 juni van 10 tot 16 uur | free: Toegang gratis',
  ],
  [
    'Zrób post o naszym nowym menu śniadaniowym, codziennie od 8 do 12, zestawy od 25 zł',
    '(Zrób post) | message: O naszym nowym menu śniadaniowym | date: Codziennie od 8 do 12 | price: Zestawy od 25 zł',
  ],
  [
    'Yeni sezon kahvaltı menümüz hazır! Kişi başı 350 TL, hafta sonu 09.00–14.00',
    'message: Yeni sezon kahvaltı menümüz hazır! | price: Kişi başı 350 TL | message: Hafta sonu 09.00–14.00',
  ],
  [
    '母の日フェア開催中！カーネーション花束 3,300円（税込）、5月12日まで',
    'message: 母の日フェア開催中！ | message: カーネーション花束 | price: 3,300円（税込） | deadline: 5月12日まで',
  ],
  [
    '新メニュー登場：抹茶パフェ 980円、ほうじ茶ラテ 620円',
    'message: 新メニュー登場 | list_item 0.0: 抹茶パフェ 980円 | list_item 0.1: ほうじ茶ラテ 620円',
  ],
  ['周末特惠：手冲咖啡买一送一，仅限本周六日', 'message: 周末特惠 | message: 手冲咖啡买一送一，仅限本周六日'],
  [
    '여름 세일! 전 품목 30% 할인, 7월 1일~7일, 온라인 한정',
    'message: 여름 세일! | discount: 전 품목 30% 할인 | date: 7월 1일~7일 | condition: 온라인 한정',
  ],
  [
    'افتتاح فرعنا الجديد يوم الجمعة الساعة 6 مساءً، خصم 20% على كل الطلبات',
    'message: افتتاح فرعنا الجديد | date: يوم الجمعة الساعة 6 مساءً | discount: خصم 20% على كل الطلبات',
  ],
  [
    'दिवाली सेल: सभी साड़ियों पर 40% तक की छूट, 5 नवंबर तक',
    'message: दिवाली सेल | discount: सभी साड़ियों पर 40% तक की छूट | deadline: 5 नवंबर तक',
  ],
  [
    'Летняя распродажа: скидки до 50% на всё до 31 августа',
    'message: Летняя распродажа: скидки до 50% на всё | deadline: До 31 августа',
  ],
  [
    'Khai trương chi nhánh mới ngày 15/6, giảm 20% toàn menu',
    'message: Khai trương chi nhánh mới | date: Ngày 15/6 | discount: Giảm 20% toàn menu',
  ],
  [
    'Design a poster with us: screen printing workshop, 15 March, 2–5pm',
    'message: Design a poster with us | message: Screen printing workshop | date: 15 March, 2–5pm',
  ],
  [
    'Make a wish! Our 10th birthday party is on Friday',
    'message: Make a wish! | message: Our 10th birthday party is on Friday',
  ],
  [
    'write your own story – journaling club, tuesdays 7pm',
    'message: Write your own story | message: Journaling club | date: Tuesdays 7pm',
  ],
  ['Ad Astra planetarium: new show daily at 3pm', 'message: Ad Astra planetarium | date: New show daily at 3pm'],
  ['Keep calm and drink tea', 'message: Keep calm and drink tea'],
  [
    'Use less plastic: refill your bottles here for 1.20/l',
    'message: Use less plastic | message: Refill your bottles here for 1.20/l',
  ],
  ['Show your student card & save 10%', 'message: Show your student card & save 10%'],
  ['T-shirts from $15 to $25, hoodies $40', 'message: T-shirts from $15 to $25 | message: Hoodies $40'],
  [
    'Air-con service £65 inc VAT (normally £80) – valid for bookings before 1 July',
    'message: Air-con service | price: £65 inc VAT (normally £80) | message: Valid for bookings before 1 July',
  ],
  [
    'Flat 20% off on dental cleaning for new patients, Mon & Wed only',
    'message: Flat 20% off on dental cleaning for new patients, Mon & Wed only',
  ],
  ['Rescue dog "Biscuit" is looking for a home', 'message: Rescue dog "Biscuit" is looking for a home'],
  ['New look, same formula', 'message: New look, same formula'],
  ['Create a post about our sale, warm colors', '(Create a post about) | message: Our sale | (warm colors)'],
  ['Linen sheets. Warm colors, minimal', 'message: Linen sheets | (Warm colors,) | (minimal)'],
  ['Modern design, timeless comfort. Now in store', 'message: Modern design, timeless comfort | place: Now in store'],
  ['Neue Farben, neuer Look. ab Montag', 'message: Neue Farben, neuer Look | date: Ab Montag'],
  ['Now open. Mention that parking is free', 'message: Now open | (Mention that) | message: Parking is free'],
  [
    'Morgen frisch. Bitte erwähne, dass wir liefern',
    'message: Morgen frisch | (Bitte erwähne, dass) | message: Wir liefern',
  ],
]
