import type { BriefCase } from './other-briefs.ts'

/** Further briefs in other words, in the languages that the studio reads. */
export const MORE_BRIEFS: readonly BriefCase[] = [
  {
    prompt:
      'Our bakery turns 10! On Saturday 19 September everyone gets a free coffee, and all bread is 25% off until noon.',
    says: { de: ['Samstag, 19. September', '25 %'] },
  },
  {
    prompt:
      'Language courses start 5 October 2026. 8 weeks, twice a week, $320 incl. materials. Max 10 participants per group. Sign up at learn.example.com/autumn by 28 September.',
    says: {
      de: ['5. Oktober 2026', '320 $', 'Max. 10', 'learn.example.com/autumn', '28. September'],
      ja: ['2026年10月5日', '9月28日'],
    },
  },
  {
    prompt: 'New: oat latte for $4.50. Happy hour Mon-Thu 3pm-5pm: all drinks 2 for 1.',
    says: { fr: ['du lundi au jeudi, 15 h – 17 h', '2 pour le prix de 1', '4,50 $'], ko: ['오후 3시~오후 5시', '1+1'] },
  },
  {
    prompt: 'Rent from 850 € a month, 3-month minimum stay, deposit 1,700 €. Viewings Tuesdays 4–6 p.m.',
    says: {
      de: ['Ab 850 € pro Monat', 'Mindestaufenthalt: 3 Monate', 'Anzahlung: 1.700 €', 'Jeden Dienstag, 16–18 Uhr'],
      pl: ['Od 850 € miesięcznie', '1700 €'],
    },
    never: ['1.700 €'],
  },
  {
    prompt: 'Black Friday: save up to €200 on sofas, 27–30 November 2026. Code BLACK, online only.',
    says: {
      de: ['27.–30. November 2026', '200 €', 'BLACK', 'nur online'],
      it: ['27–30 novembre 2026', '200 €', 'BLACK', 'online'],
    },
  },
  {
    prompt: 'Marathon training: runs every Sunday at 8:00, free for members, guests $5.',
    says: {
      de: ['Jeden Sonntag, 8 Uhr', 'Für Mitglieder: gratis'],
      es: ['Todos los domingos, 8:00 h', 'Para socios: gratis'],
    },
    never: ['Gratis'],
  },
  {
    prompt:
      'The gallery is closed from 24 December to 2 January. Regular hours: Wed–Sun, 11 am – 6 pm. Admission $12, free on the first Sunday of the month.',
    says: {
      de: ['Geschlossen: 24. Dezember – 2. Januar', 'Mittwoch bis Sonntag, 11–18 Uhr', 'Eintritt: 12 $'],
      ar: ['من الأربعاء إلى الأحد'],
    },
    never: ['Sonntag', 'Eintritt frei', 'Gratis'],
  },
  {
    prompt: 'Buy 2, get 1 free on all candles. While supplies last. Shop in store or at fern.example.',
    says: { de: ['3 für 2', 'Solange der Vorrat reicht', 'fern.example'], 'zh-Hans': ['买2送1', '售完即止'] },
  },
  {
    prompt:
      'Cooking class for couples, Friday 13 November, 7 p.m., €130 per couple, drinks included. Gift vouchers available from €50.',
    says: { de: ['Freitag, 13. November, 19 Uhr', '130 € pro Paar'], vi: ['13 tháng 11', '130 € mỗi cặp'] },
  },
  {
    prompt: 'Early access for subscribers from 1 March, 10am. Everyone else: 3 March.',
    says: { de: ['1. März, 10 Uhr'] },
  },
  { prompt: 'Car wash: interior £15, exterior £10, both for £22.', says: { de: [] }, never: ['15 £', '10 £', '22 £'] },
  {
    prompt: 'Students and seniors pay half price on Wednesdays.',
    says: { de: ['zum halben Preis'] },
    never: ['Zum halben Preis'],
  },
  {
    prompt: 'Only this weekend: 3 nights for the price of 2, breakfast included, from 198 EUR p.p.',
    says: {
      de: ['Nur dieses Wochenende', 'Ab 198 € pro Person', 'Frühstück inklusive'],
      fr: ['Dès 198 € par personne'],
    },
  },
  {
    prompt: 'Free returns within 60 days and a 3-year guarantee. 0% financing over 24 months.',
    says: { de: ['Garantie: 3 Jahre', 'Kostenlose Rückgabe'] },
    never: ['0 %', '24 Monate'],
  },
  { prompt: 'Join our webinar on 12.05.2026 at 14:00 CET. Seats are limited to 100.', says: { de: ['14 Uhr'] } },

  {
    prompt:
      'Tag der offenen Tür am 3. Oktober von 10 bis 16 Uhr, Hauptstraße 12. Eintritt frei, Kinder unter 6 Jahren basteln gratis.',
    says: {
      en: ['October 3, 10 AM – 4 PM', 'Hauptstraße 12', 'Free entry'],
      fr: ['3 octobre, 10 h – 16 h', 'Hauptstraße 12', 'Entrée gratuite'],
    },
  },
  {
    prompt: 'Nur heute: 15 % Rabatt auf die erste Bestellung mit dem Code HALLO15, Mindestbestellwert 40 €.',
    says: { en: ['HALLO15', '15% off your first order', '40'], ja: ['HALLO15', '初回注文15%オフ'] },
    never: ['15% off your first order'],
  },
  {
    prompt: 'Yogakurs für Anfänger, dienstags 18:30–20:00 Uhr, 12 Termine, 144 € pro Kurs, Studierende 120 €.',
    says: { en: ['Every Tuesday, 6:30 PM – 8 PM', '€144 per class', 'For students: €120'] },
  },
  {
    prompt:
      'Soldes d’hiver : jusqu’à -50 % du 7 janvier au 3 février 2026, en magasin et en ligne. Ouvert du lundi au samedi de 9h30 à 19h.',
    says: {
      en: ['Up to 50% off', 'January 7 – February 3, 2026', 'Monday–Saturday, 9:30 AM – 7 PM'],
      de: ['Bis zu 50 % Rabatt', '7. Januar – 3. Februar 2026', 'Montag bis Samstag, 9:30–19 Uhr'],
    },
  },
  {
    prompt:
      'Menu du midi à 18,50 € du mardi au vendredi. Enfants de moins de 10 ans : 9 €. Réservation au 01 45 67 89 10.',
    says: { en: ['Tuesday–Friday', 'Under 10: €9', '01 45 67 89 10', '18.50'] },
    never: ['€9'],
  },
  {
    prompt:
      'Descuento del 20 % en tu primera compra con el código HOLA20, hasta el 15 de junio. Envío gratis a partir de 50 €.',
    says: { en: ['HOLA20', '20% off your first order', 'June 15', 'Free shipping'], de: ['HOLA20', '15. Juni'] },
  },
  {
    prompt: 'Concierto el viernes 9 de octubre a las 21:00 h. Entradas desde 15 €, menores de 12 años gratis.',
    says: { en: ['Friday, October 9, 9 PM', 'Tickets: from €15', 'Under 12: free'] },
  },
  {
    prompt: 'Corso di cucina sabato 7 novembre 2026 dalle 15:00 alle 18:00, 60 € a persona, massimo 8 persone.',
    says: { en: ['Saturday, November 7, 2026, 3 PM – 6 PM', '€60 per person', 'Max. 8 people'] },
  },
  {
    prompt:
      'Zomerkorting: 30% korting op alles t/m 31 augustus. Gratis verzending vanaf € 40. Open van maandag t/m zaterdag van 9.00 tot 18.00 uur.',
    says: { en: ['30% off everything', 'Until August 31', 'Monday–Saturday, 9 AM – 6 PM', 'Free shipping'] },
  },
  {
    prompt: 'Wyprzedaż do -40% od 2 do 10 stycznia 2026. Darmowa dostawa od 150 zł, kod rabatowy ZIMA40.',
    says: { en: ['January 2–10, 2026', '40% off', 'ZIMA40'] },
  },
  {
    prompt:
      'Curso de fotografia todo sábado das 9h às 12h, R$ 350 por mês, vagas limitadas: 12 vagas. Inscrições até 20 de março.',
    says: { en: ['Every Saturday, 9 AM – 12 PM', 'R$350', 'per month', 'March 20'] },
  },
  {
    prompt: 'Tüm ürünlerde %30 indirim, 5 Mayıs’a kadar. 500 TL ve üzeri alışverişlerde ücretsiz kargo.',
    says: { en: ['30% off everything', 'May 5', '₺500'] },
  },
  {
    prompt: 'Скидка 15% по промокоду ВЕСНА15 до 8 марта. Бесплатная доставка при заказе от 3000 ₽.',
    says: { en: ['15% off', 'ВЕСНА15', 'Until March 8', '₽3,000'] },
  },
  {
    prompt: '全场8折，5月1日至5日，满300元包邮，优惠码SPRING。营业时间：周一至周五 10:00–20:00。',
    says: { en: ['20% off', 'May 1–5', 'SPRING', '¥300', 'Monday–Friday, 10 AM – 8 PM'] },
  },
  {
    prompt: '여름 세일 최대 50% 할인, 7월 1일부터 7월 15일까지. 5만원 이상 구매 시 무료 배송.',
    says: { en: ['Up to 50% off', 'July 1–15', '₩50,000', 'free shipping'] },
  },
  {
    prompt: 'خصم 25% على جميع المنتجات حتى 30 يونيو باستخدام كود SAVE25. توصيل مجاني للطلبات فوق 200 ر.س.',
    says: { en: ['25% off everything', 'June 30', 'SAVE25', 'free shipping'] },
  },
]
