/** What must not be shown, and negations that are messages. The second text is what is read. */
export const NEGATIONS: readonly (readonly [prompt: string, reading: string])[] = [
  ["Ceramic mugs, don't show the price ($24)", "message: Ceramic mugs | (don't show the price ($24): $24)"],
  [
    "new vegan menu from monday - please dont mention the chef's name Anna",
    "message: New vegan menu | date: From monday | (please dont mention the chef's name Anna: Anna)",
  ],
  [
    'Open studio on 12 May. Do not include our address, 14 Mill Lane',
    'message: Open studio on 12 May | (Do not include our address,) | (14 Mill Lane: 14 Mill Lane)',
  ],
  [
    'Winter coats 30% off, never mention the brand Northline',
    'message: Winter coats | discount: 30% off | (never mention the brand Northline: Northline)',
  ],
  [
    'Leave out the phone number 020 7946 0123: garden makeover week',
    '(Leave out the phone number 020 7946 0123:: 020 7946 0123) | message: Garden makeover week',
  ],
  [
    'Morning Serum now $39 instead of $48. Do not mention the price of $89.',
    'message: Morning Serum | price: Now $39 instead of $48 | (Do not mention the price of $89.: $89)',
  ],
  ['Candle making evening, no prices please', 'message: Candle making evening | (no prices please)'],
  [
    'Yoga retreat in June without mentioning the price of €890',
    'message: Yoga retreat | date: In June | (without mentioning the price of €890: €890)',
  ],
  ['Bike repair week. no logo, no people', 'message: Bike repair week | (no logo,) | (no people)'],
  ['Summer menu is here! hide the price of $18', 'message: Summer menu is here! | (hide the price of $18: $18)'],
  [
    'Sommerfest am 12. Juli, Preis bitte nicht nennen',
    'message: Sommerfest | date: Am 12. Juli | (Preis bitte nicht nennen)',
  ],
  [
    'Neue Kollektion ab Montag. Bitte keine Preise zeigen, die Kette kostet 89 €',
    'message: Neue Kollektion | date: Ab Montag | (Bitte keine Preise zeigen,) | (die Kette kostet 89 €: 89 €)',
  ],
  [
    'Brotbackkurs am Samstag ohne den Preis (45 €) zu nennen',
    'message: Brotbackkurs | date: Am Samstag | (ohne den Preis (45 €) zu nennen: 45 €)',
  ],
  [
    'erwähne nicht die Adresse Hauptstraße 5: Hofflohmarkt am Sonntag',
    '(erwähne nicht die Adresse Hauptstraße 5:) | date: Hofflohmarkt am Sonntag',
  ],
  ['Lass den Rabatt von 20 % weg – Jubiläumswoche', '(Lass den Rabatt von 20 % weg –: 20 %) | message: Jubiläumswoche'],
  [
    'Bougies parfumées, ne pas mentionner le prix de 24 €',
    'message: Bougies parfumées | (ne pas mentionner le prix de 24 €: 24 €)',
  ],
  [
    "Atelier poterie samedi, sans indiquer l'adresse",
    "message: Atelier poterie | date: Samedi | (sans indiquer l'adresse)",
  ],
  [
    'Nouveau brunch le dimanche. Ne mettez pas le prix',
    'message: Nouveau brunch | date: Le dimanche | (Ne mettez pas le prix)',
  ],
  [
    'Taller de cerámica el sábado, no menciones el precio de 35 €',
    'message: Taller de cerámica | date: El sábado | (no menciones el precio de 35 €: 35 €)',
  ],
  ['Nuevos bolsos, sin poner el precio', 'message: Nuevos bolsos | (sin poner el precio)'],
  [
    'Curso de pão no sábado, não mencione o preço de R$ 120',
    'message: Curso de pão | date: No sábado | (não mencione o preço de R$ 120: de R$ 120)',
  ],
  [
    'Corso di cucina sabato, non menzionare il prezzo di 60 €',
    'message: Corso di cucina | date: Sabato | (non menzionare il prezzo di 60 €: 60 €)',
  ],
  ['Nuova collezione, senza mostrare il prezzo', 'message: Nuova collezione | (senza mostrare il prezzo)'],
  [
    'Workshop pottenbakken zaterdag, noem de prijs van € 45 niet',
    'message: Workshop pottenbakken | date: Zaterdag | (noem de prijs van € 45 niet: € 45)',
  ],
  ['Nieuwe collectie, geen prijzen aub', 'message: Nieuwe collectie | (geen prijzen aub)'],
  [
    'Warsztaty w sobotę, nie podawaj ceny 120 zł',
    'message: Warsztaty | date: W sobotę | (nie podawaj ceny 120 zł: 120 zł)',
  ],
  ['Yeni koleksiyon, fiyatı 899 TL belirtme', 'message: Yeni koleksiyon | (fiyatı 899 TL belirtme: 899 TL)'],
  ['新作バッグ発売、価格12,000円は書かないで', 'message: 新作バッグ発売 | (価格12,000円は書かないで: 価格12,000円)'],
  ['新品上市，不要写价格399元', 'message: 新品上市 | (不要写价格399元: 价格399元)'],
  [
    '신상 가방 출시, 가격 89,000원은 언급하지 마세요',
    'message: 신상 가방 출시 | (가격 89,000원은 언급하지 마세요: 89,000원)',
  ],
  ['حقائب جديدة، لا تذكر السعر 250 ريال', 'message: حقائب جديدة | (لا تذكر السعر 250 ريال: 250 ريال)'],
  ['नई साड़ियाँ, कीमत ₹1,499 मत लिखें', 'message: नई साड़ियाँ | (कीमत ₹1,499 मत लिखें: कीमत ₹1,499)'],
  ['Новая коллекция, не указывай цену 4 990 ₽', 'message: Новая коллекция | (не указывай цену 4 990 ₽: 4 990 ₽)'],
  ['Нова колекція, не вказуйте ціну 2 500 грн', 'message: Нова колекція | (не вказуйте ціну 2 500 грн: 2 500 грн)'],
  ['Túi mới về, đừng ghi giá 450.000đ', 'message: Túi mới về | (đừng ghi giá 450.000đ: 450.000đ)'],
  ['กระเป๋าใหม่ อย่าใส่ราคา 990 บาท', 'message: กระเป๋าใหม่ | (อย่าใส่ราคา 990 บาท: 990 บาท)'],
  ['תיקים חדשים, אל תציין את המחיר 299 ₪', 'message: תיקים חדשים | (אל תציין את המחיר 299 ₪: 299 ₪)'],
  ["Don't miss our sale: $20 off", "message: Don't miss our sale: $20 off"],
  ['Nie wieder frieren: Wärmflaschen 19 €', 'message: Nie wieder frieren | price: Wärmflaschen 19 €'],
  ['No sugar, no problem', 'message: No sugar, no problem'],
  ['Sans gluten, sans lactose', 'message: Sans gluten, sans lactose'],
]
