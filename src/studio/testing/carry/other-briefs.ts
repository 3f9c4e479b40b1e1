/** A brief with the forms that must be in a design of another language, and those that must not stand alone. */
export interface BriefCase {
  prompt: string
  /** By language (BCP 47). No-break spaces are plain ones. */
  says: Readonly<Record<string, readonly string[]>>
  /** Texts that are no whole fact, in no language. */
  never?: readonly string[]
}

/** Briefs in other words than those that the tables were made with. */
export const OTHER_BRIEFS: readonly BriefCase[] = [
  {
    prompt:
      'Autumn wine tasting in our cellar, Thursday 8 October 2026, 6.30 pm to 9 pm. Tickets 35 € per person, book before 1 October at weingut-beispiel.de.',
    says: {
      de: ['Donnerstag, 8. Oktober 2026', '18:30–21 Uhr', '35 € pro Person', 'weingut-beispiel.de'],
      fr: ['Jeudi 8 octobre 2026', '18 h 30 – 21 h', '35 € par personne', 'weingut-beispiel.de'],
      ja: ['2026年10月8日（木）', '18:30〜21:00', '€35', 'weingut-beispiel.de'],
    },
  },
  {
    prompt:
      'The museum is free for everyone under 18. Adults pay £14, students £9. Open daily from 10am to 6pm, closed on Mondays.',
    says: {
      de: [
        'Unter 18 Jahren: gratis',
        'Für Erwachsene: 14 £',
        'Für Studierende: 9 £',
        'täglich, 10–18 Uhr',
        'jeden Montag',
      ],
      es: [
        'Menores de 18 años: gratis',
        'Para adultos: 14 £',
        'Para estudiantes: 9 £',
        'todos los días, 10:00–18:00 h',
      ],
      ar: ['لمن هم دون 18 عامًا: مجانًا', 'للكبار: 14 £', 'للطلاب: 9 £'],
    },
    never: ['14 £', '9 £'],
  },
  {
    prompt: 'Gym membership from $29.90/month, first month free, cancel anytime. Sign up by 15 January and save $40.',
    says: {
      de: [
        'Ab 29,90 $ pro Monat',
        'Erster Monat gratis',
        'Jederzeit kündbar',
        'Anmeldung: bis 15. Januar',
        '40 $ Rabatt',
      ],
      pl: ['Od 29,90 $ miesięcznie', 'Pierwszy miesiąc gratis', 'Zapisy: do 15 stycznia'],
      hi: ['$29.90 प्रति माह से शुरू', 'पहला महीना मुफ़्त', '15 जनवरी तक'],
    },
  },
  {
    prompt: 'Spend £60 and get free delivery. Use the code FERN15 for 15% off your first order.',
    says: {
      de: ['versandkostenfrei', '60 £', 'FERN15', '15 % Rabatt auf die erste Bestellung'],
      it: ['60 £', 'spedizione gratuita', 'FERN15', '−15% sul primo ordine'],
      ja: ['£60以上のご購入で：送料無料', 'FERN15', '初回注文15%オフ'],
    },
    never: ['15 % Rabatt', 'Versandkostenfrei', '送料無料', '15%オフ'],
  },
  {
    prompt: 'Two-for-one cocktails every Wednesday, 5–8 pm, at the Harbor Bar. Last orders 7.45 pm.',
    says: {
      de: ['Jeden Mittwoch, 17–20 Uhr', '2 für 1', 'Harbor Bar'],
      fr: ['Tous les mercredis, 17 h – 20 h', '2 pour le prix de 1', 'Harbor Bar'],
      ko: ['매주 수요일 오후 5시~오후 8시', '1+1', 'Harbor Bar'],
    },
  },
  {
    prompt: 'Kids’ pottery course, ages 7 to 11, Saturdays 10:00–12:00, max 8 children. €120 for 6 lessons.',
    says: {
      de: ['7–11 Jahre', 'Jeden Samstag, 10–12 Uhr'],
      nl: ['7–11 jaar', 'Elke zaterdag, 10.00–12.00 uur'],
      'zh-Hans': ['7–11岁', '每周六 10:00–12:00'],
    },
  },
  {
    prompt: 'Winter coats reduced by up to 40%, 26 December to 6 January, in store only. Excludes gift cards.',
    says: {
      de: ['bis zu 40 %', '26. Dezember – 6. Januar', 'Nur im Laden'],
      tr: ['%40’a varan indirim', '26 Aralık – 6 Ocak', 'Sadece mağazada'],
      ru: ['−40 %', '26 декабря – 6 января', 'только в магазине'],
    },
  },
  {
    prompt:
      'Call +49 30 901820 or write to hallo@beispiel.de. Workshop in Berlin on 14 November 2026 from 9:30 to 16:00, 89 € incl. VAT.',
    says: {
      fr: ['+49 30 901820', 'hallo@beispiel.de', 'Berlin', '14 novembre 2026', '9 h 30 – 16 h', '89 € TTC'],
      ar: ['+49 30 901820', 'hallo@beispiel.de', '14 نوفمبر 2026', '89 € شامل الضريبة'],
      pl: ['14 listopada 2026', 'godz. 9:30–16:00', '89 € brutto'],
    },
  },
  {
    prompt: 'E-bike with 120 km range and 5 years of warranty, now €2,799 instead of €3,299.',
    says: {
      de: ['Reichweite: 120 km', 'Garantie: 5 Jahre', '2.799 € statt 3.299 €'],
      'pt-BR': ['Autonomia: 120 km', 'Garantia: 5 anos', 'De € 3.299 por € 2.799'],
      uk: ['120 км', 'Гарантія: 5 років', '2 799 € замість 3 299 €'],
    },
    never: ['2.799 €', '3.299 €', '€ 3.299'],
  },
  {
    prompt: 'Early-bird tickets $79 until 30 June, regular price $119. Doors open 8.30 am, talks start at 9 am.',
    says: {
      de: ['Frühbucher, bis 30. Juni: 79 $', 'Einlass: 8:30 Uhr'],
      es: ['Venta anticipada, hasta el 30 de junio: $79', 'Apertura de puertas: 8:30 h'],
      vi: ['Đặt sớm, đến 30 tháng 6: 79 $', '8:30'],
    },
    never: ['119 $', '$119'],
  },
  {
    prompt: 'Nurses get 25% off all shoes when they show their badge.',
    says: {},
    never: ['25 %', '25 % Rabatt', '25% off', '−25 %', '25% korting', '75折', '25%オフ'],
  },
  {
    prompt: 'We raised $1.5M for clean water. Win a €500 voucher.',
    says: {},
    never: ['500 €', '€500', '1,5', '$1.5', '€ 500'],
  },
  {
    prompt: 'Free parking, free Wi-Fi, breakfast included. Double room €129 per night, minimum stay 2 nights.',
    says: {
      de: ['Kostenlose Parkplätze', 'Frühstück inklusive', '129 € pro Nacht'],
      it: ['Parcheggio gratuito', 'Colazione inclusa', '129 € a notte'],
      ja: ['駐車場無料', '朝食付き', '1泊€129'],
    },
  },
  {
    prompt:
      'Sommerschlussverkauf: 30 % auf alles, nur noch bis Samstag, 18 Uhr. Ab 80 € Einkaufswert versandkostenfrei.',
    says: {
      en: ['30% off everything', 'Until Saturday, 6 PM', 'Orders from €80: free shipping'],
      fr: ['−30 % sur tout', 'Jusqu’à samedi, 18 h', 'Dès 80 € d’achat : livraison offerte'],
      ja: ['全品30%オフ', '18:00', '€80以上のご購入で：送料無料'],
    },
    never: ['Free shipping', 'Livraison offerte'],
  },
  {
    prompt:
      'Konzert am Freitag, den 13.11.2026, Einlass 19 Uhr, Beginn 20 Uhr. Vorverkauf 18 €, Abendkasse 22 €, ermäßigt 14 €.',
    says: {
      en: ['Friday, November 13, 2026', 'Doors: 7 PM', 'Start: 8 PM', '€18', '€22', '€14'],
      pl: ['Piątek, 13 listopada 2026', 'godz. 19:00', 'godz. 20:00', '18 €', '22 €', '14 €'],
      he: ['יום שישי, 13 בנובמבר 2026', '19:00', '20:00', '18 €', '22 €', '14 €'],
    },
    never: ['€18', '€22', '€14', '18 €', '22 €', '14 €'],
  },
  {
    prompt: 'Hausboot mieten ab 1.290 € pro Woche, Kaution 300 €, für max. 6 Personen. Buchung bis zum 31. März.',
    says: {
      en: ['From €1,290 per week', 'Deposit: €300', 'Max. 6 people', 'until March 31'],
      fr: ['Dès 1 290 € par semaine', 'Acompte : 300 €', '6 personnes max.', 'jusqu’au 31 mars'],
      th: ['เริ่มต้น €1,290 ต่อสัปดาห์', 'มัดจำ: €300', '6 คน'],
    },
    never: ['€300', '300 €'],
  },
  {
    prompt:
      'Atelier d’aquarelle samedi 6 juin 2026 de 14h à 17h30, 45 € par personne, 12 places seulement. Moins de 16 ans : 25 €.',
    says: {
      en: ['Saturday, June 6, 2026', '2 PM – 5:30 PM', '€45 per person', 'Only 12 places', 'Under 16: €25'],
      de: ['Samstag, 6. Juni 2026', '14–17:30 Uhr', '45 € pro Person', 'Nur 12 Plätze', 'Unter 16 Jahren: 25 €'],
      ru: ['Суббота, 6 июня 2026', '14:00–17:30', '45 € с человека', 'Только 12 мест'],
    },
    never: ['€25', '25 €'],
  },
  {
    prompt: 'Livraison offerte dès 60 € d’achat avec le code VERT60, jusqu’au dimanche 14 juin.',
    says: {
      en: ['Orders from €60', 'VERT60', 'free shipping', 'Until Sunday, June 14'],
      de: ['60 € Bestellwert', 'VERT60', 'versandkostenfrei', 'Bis Sonntag, 14. Juni'],
      'zh-Hant': ['€60', 'VERT60', '免運費', '6月14日'],
    },
    never: ['Free shipping', 'Versandkostenfrei', '免運費'],
  },
  {
    prompt:
      'Clases de yoga los martes y jueves de 18:00 a 19:30, 12 € por clase, primera clase gratis. Máximo 15 personas.',
    says: {
      en: ['Tuesday and Thursday', '6 PM – 7:30 PM', '€12 per class', '15 people'],
      de: ['Dienstag und Donnerstag', '18–19:30 Uhr', '12 € pro Kurs', 'Erste Stunde gratis', 'Max. 15 Personen'],
      fr: ['Mardi et jeudi', '18 h – 19 h 30', '12 € par cours', 'Première séance offerte'],
    },
  },
  {
    prompt: '春のセール：全品20％オフ、4月10日まで。5,000円以上のご購入で送料無料。営業時間は10時〜19時です。',
    says: {
      en: ['20% off everything', 'Until April 10', '¥5,000', 'free shipping', '10 AM – 7 PM'],
      de: ['20 % Rabatt auf alles', 'Bis 10. April', '5.000 ¥', '10–19 Uhr'],
      'zh-Hans': ['全场8折', '4月10日', '¥5,000', '10:00–19:00'],
    },
    never: ['Free shipping', 'Versandkostenfrei'],
  },
  {
    prompt:
      'Scarpe da corsa: −25% su tutto dal 3 al 9 luglio, solo online con il codice CORRI25. Resi gratuiti entro 30 giorni.',
    says: {
      en: ['25% off everything', 'July 3–9', 'CORRI25', 'Free returns'],
      de: ['25 % Rabatt auf alles', '3.–9. Juli', 'CORRI25', 'Kostenlose Rückgabe'],
      ko: ['전 상품 25% 할인', '7월 3일~9일', 'CORRI25', '무료 반품'],
    },
    never: ['25% off everything', '25 % Rabatt auf alles'],
  },
  {
    prompt:
      'Warsztaty fotografii w sobotę 17 października 2026 o godz. 10:00, cena 249 zł za osobę, dla osób od 16 lat.',
    says: {
      en: ['Saturday, October 17, 2026', '10 AM', '249', 'per person', '16'],
      de: ['Samstag, 17. Oktober 2026', '10 Uhr', '249 zł', 'pro Person', 'Ab 16 Jahren'],
      tr: ['17 Ekim 2026 Cumartesi', 'saat 10.00', 'kişi başı'],
    },
  },
]
