/** Requests whose offers begin for nothing or hold for a while, whose days have only a number, and whose last words are for us. */
export const LIMITED_REQUESTS: readonly (readonly [prompt: string, reading: string])[] = [
  // A first lesson, a trial or the like for nothing.
  [
    'Photo argentique, premier atelier offert, ensuite 25 € la séance',
    'message: Photo argentique | message: Premier atelier offert, ensuite 25 € la séance',
  ],
  [
    'Judo enfants, la première séance est gratuite, inscription au gymnase',
    'message: Judo enfants | free: La première séance est gratuite | message: Inscription au gymnase',
  ],
  [
    'Clase de prueba gratuita, clases de baile los viernes a las 20h',
    'free: Clase de prueba gratuita | message: Clases de baile | date: Los viernes a las 20h',
  ],
  [
    'Academia de inglés: primer mes gratis si te apuntas en enero',
    'message: Academia de inglés | message: Primer mes gratis si te apuntas en enero',
  ],
  [
    'Corso di ceramica, giovedì ore 20, primo incontro gratis, 6 incontri 120 euro',
    'message: Corso di ceramica | date: Giovedì ore 20 | free: Primo incontro gratis | price: 6 incontri 120 euro',
  ],
  [
    'Scuola di danza Ritmo, lezione di prova gratuita, mercoledì ore 18',
    'message: Scuola di danza Ritmo | free: Lezione di prova gratuita | date: Mercoledì ore 18',
  ],
  [
    'Aulas de violão, primeira aula grátis, R$ 180 por mês',
    'message: Aulas de violão | free: Primeira aula grátis | price: R$ 180 por mês',
  ],
  [
    'Nauka gry na gitarze, próbne zajęcia za darmo, soboty 10:00',
    'message: Nauka gry na gitarze | free: Próbne zajęcia za darmo | date: Soboty 10:00',
  ],
  [
    'Pilates stüdyomuz açıldı, ilk seans hediye, aylık 1500 TL',
    'message: Pilates stüdyomuz açıldı | free: İlk seans hediye | price: Aylık 1500 TL',
  ],
  [
    '初回体験無料！毎週水曜19時からヨガクラス、1回2,000円',
    'free: 初回体験無料！ | message: 毎週水曜19時からヨガクラス、1回2,000円',
  ],
  [
    '周六亲子烘焙课,每组198元,首次体验免费,电话预约13812345678',
    'message: 周六亲子烘焙课,每组198元 | free: 首次体验免费 | contact: 电话预约13812345678',
  ],
  ['دورة رسم للأطفال كل سبت، أول حصة مجانية', 'message: دورة رسم للأطفال | date: كل سبت | free: أول حصة مجانية'],
  [
    '요가 클래스 오픈, 첫 체험 수업 무료, 월 80,000원',
    'message: 요가 클래스 오픈 | free: 첫 체험 수업 무료 | price: 월 80,000원',
  ],
  [
    'Студия танца, пробное занятие бесплатно, абонемент 3000 руб',
    'message: Студия танца | free: Пробное занятие бесплатно | price: Абонемент 3000 руб',
  ],
  // How long an offer holds, without a day, and at which hours.
  [
    'Descuento del 15% en gafas hasta fin de mes, pide cita',
    'message: Descuento del 15% en gafas | deadline: Hasta fin de mes | action: Pide cita',
  ],
  [
    "Remise de 15% sur les lunettes jusqu'à la fin du mois",
    "message: Remise de 15% sur les lunettes | deadline: Jusqu'à la fin du mois",
  ],
  ['Sconto 15% sugli occhiali fino a fine mese', 'message: Sconto 15% sugli occhiali | deadline: Fino a fine mese'],
  ['15% de desconto em óculos até o fim do mês', 'message: 15% de desconto em óculos | deadline: Até o fim do mês'],
  [
    'Promocja! manicure hybrydowy 90 zl zamiast 120 zl do konca tygodnia, zadzwon 512 345 678',
    'message: Promocja! | price: Manicure hybrydowy 90 zl zamiast 120 zl | deadline: Do konca tygodnia | contact: Zadzwon 512 345 678',
  ],
  ['Gözlüklerde %15 indirim ay sonuna kadar', 'message: Gözlüklerde %15 indirim | deadline: Ay sonuna kadar'],
  ['メガネ15%オフ、今月末まで', 'message: メガネ15%オフ | deadline: 今月末まで'],
  ['خصم 15% على النظارات حتى نهاية الشهر', 'message: خصم 15% على النظارات | deadline: حتى نهاية الشهر'],
  ['안경 15% 할인, 이달 말까지', 'message: 안경 15% 할인 | deadline: 이달 말까지'],
  ['Скидка 15% на очки до конца месяца', 'message: Скидка 15% на очки | deadline: До конца месяца'],
  ['15 % auf alle Brillen bis Monatsende', 'message: 15 % auf alle Brillen | deadline: Bis Monatsende'],
  ['20% off all pastries after 6pm, order online', 'message: 20% off all pastries after 6pm | action: Order online'],
  [
    'Скидка 20% на все пирожные после 18:00, торт на заказ от 1500 руб',
    'message: Скидка 20% на все пирожные после 18:00 | message: Торт на заказ от 1500 руб',
  ],
  // A day with its number, and of which day something is.
  ['Atelier pain vendredi 14, places limitées', 'message: Atelier pain | date: Vendredi 14 | message: Places limitées'],
  [
    'Fermé vendredi 14, on vous attend samedi 15 dès 9h',
    'date: Fermé vendredi 14 | message: On vous attend samedi 15 dès 9h',
  ],
  ['Cours de couture lundi 14 places disponibles', 'message: Cours de couture lundi 14 places disponibles'],
  [
    'Taller de pan el sabado 14, plazas limitadas',
    'message: Taller de pan | date: El sabado 14 | message: Plazas limitadas',
  ],
  ['Riapriamo lunedi 25 con orario continuato', 'message: Riapriamo lunedi 25 con orario continuato'],
  [
    'Workshop de fotografia sexta dia 14, vagas limitadas',
    'message: Workshop de fotografia | date: Sexta dia 14 | message: Vagas limitadas',
  ],
  ['Warsztaty w sobotę 14, zapisy 601 234 567', 'message: Warsztaty | date: W sobotę 14 | contact: Zapisy 601 234 567'],
  [
    'Promoção de sexta: bolo de cenoura inteiro por R$ 45, de R$ 60, só até acabar',
    'message: Promoção de sexta | price: Bolo de cenoura inteiro por R$ 45, de R$ 60 | message: Só até acabar',
  ],
  ['Promoção de segunda a sexta: almoço R$ 25', 'message: Promoção | date: De segunda a sexta | price: Almoço R$ 25'],
  [
    'Mercatino sabato dalle 9 alle 13 in piazza Garibaldi, ingresso libero',
    'message: Mercatino | date: Sabato dalle 9 alle 13 in piazza Garibaldi | free: Ingresso libero',
  ],
  // The currency of the first row is that of all.
  [
    'Tazas 14€, platos 18, cuencos 22, si llueve no montamos',
    'list_item 0.0: Tazas 14€ | list_item 0.1: Platos 18 | list_item 0.2: Cuencos 22 | message: Si llueve no montamos',
  ],
  [
    "Marché de Noël: tasses 14€, assiettes 18, bols 22, s'il pleut on annule",
    "message: Marché de Noël | list_item 0.0: Tasses 14€ | list_item 0.1: Assiettes 18 | list_item 0.2: Bols 22 | message: S'il pleut on annule",
  ],
  [
    'Ceramica da 14€, piatti 18, ciotole 22',
    'list_item 0.0: Ceramica da 14€ | list_item 0.1: Piatti 18 | list_item 0.2: Ciotole 22',
  ],
  [
    'Kubki 40 zł, talerze 55, miski 70',
    'list_item 0.0: Kubki 40 zł | list_item 0.1: Talerze 55 | list_item 0.2: Miski 70',
  ],
  ['Entry £5, room 12, floor 3', 'price: Entry £5 | place: Room 12 | message: Floor 3'],
  // Ages.
  ['Atelier 7-12 ans le mercredi, stage 140€', 'message: Atelier 7-12 ans | date: Le mercredi | price: Stage 140€'],
  [
    'Campamento 6-11 años del 1 al 5 de julio, 120 €',
    'message: Campamento 6-11 años | date: Del 1 al 5 de julio | price: 120 €',
  ],
  // Words to us.
  [
    '新メニュー、チーズケーキ550円。インスタ用に落ち着いた感じで作ってください',
    'message: 新メニュー、チーズケーキ550円 | (インスタ用に落ち着いた感じで作ってください)',
  ],
  [
    '毎週水曜ヨガクラス、1回2,000円。やさしい雰囲気で作成お願いします',
    'message: 毎週水曜ヨガクラス、1回2,000円 | (やさしい雰囲気で作成お願いします)',
  ],
  [
    'Нужен бариста на выходные, пишите на rabota@kofe.example, без смайликов',
    'message: Нужен бариста на выходные | contact: Пишите на rabota@kofe.example | (без смайликов)',
  ],
  [
    'お客様の声を載せたいです「とても丁寧で安心しました」(40代女性)',
    '(お客様の声を載せたいです) | message: 「とても丁寧で安心しました」(40代女性)',
  ],
  [
    'Szukamy kelnerki na weekendy, CV na adres praca@podlipa.pl. Zrób ładny post, bez emotek',
    'message: Szukamy kelnerki na weekendy | contact: CV na adres praca@podlipa.pl. | (Zrób ładny post,) | (bez emotek)',
  ],
]
