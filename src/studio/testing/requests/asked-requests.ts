/** Words to us inside of requests, and facts that stay with what they are about. */
export const ASKED_REQUESTS: readonly (readonly [prompt: string, reading: string])[] = [
  [
    'can u make a reel that says we come to you - wash £9, full groom £35, nails £6',
    '(can u make a reel that says) | message: We come to you | list_item 0.0: Wash £9 | list_item 0.1: Full groom £35 | list_item 0.2: Nails £6',
  ],
  [
    'gente faz um post pro feed avisando q amanhã não abrimos (feriado)',
    '(gente faz um post pro feed avisando q) | message: Amanhã não abrimos (feriado)',
  ],
  ['can you make a post for our feed, fish is back', '(can you make a post for our feed,) | message: Fish is back'],
  [
    'books open for january. $200 minimum, deposit is $60 but dont mention the deposit. DM us',
    'message: Books open for january | message: $200 minimum | (deposit is $60 but dont mention the deposit.: $60) | message: DM us',
  ],
  [
    '"I was back on the bike." - Graham T., 61. can you make it a nice quote post, put our website quaysidephysio.example small at the bottom',
    'quotation: I was back on the bike. | person: Graham T., 61 | (can you make it a nice quote post,) | (put our website) | contact: quaysidephysio.example | (small at the bottom)',
  ],
  [
    'Promo de noël -20%. mettez notre site www.lafleur.fr en bas svp',
    'message: Promo de noël | discount: -20% | (mettez notre site) | contact: www.lafleur.fr | (en bas svp)',
  ],
  ['Put the kettle on at the top of the hill', 'message: Put the kettle on at the top of the hill'],
  [
    'Add your name at the top of the list by Friday',
    'message: Add your name at the top of the list | deadline: By Friday',
  ],
  [
    'atelier bougies dimanche 13 décembre. ambiance chaleureuse stp pas trop noël',
    'message: Atelier bougies | date: Dimanche 13 décembre | (ambiance chaleureuse stp pas trop noël)',
  ],
  [
    'Botella 500 ml 12,90 €. que se vea elegante, sin iconos por favor',
    'message: Botella 500 ml | price: 12,90 € | (que se vea elegante,) | (sin iconos por favor)',
  ],
  [
    'alongamento em gel R$139. nao colocar foto de mao por favor',
    'message: Alongamento em gel | price: R$139 | (nao colocar foto de mao por favor)',
  ],
  ['promo R$139, nao mencione o preco antigo', 'message: Promo R$139 | (nao mencione o preco antigo)'],
  ['ne pas ecrire le prix : concert ce soir', '(ne pas ecrire le prix :) | date: Concert ce soir'],
  [
    'hacer una publicacion sobre la fiesta de verano el 3 de julio',
    '(hacer una publicacion sobre) | message: La fiesta de verano | date: El 3 de julio',
  ],
  ['ゆず食パン 1斤480円。写真はなくても大丈夫です', 'message: ゆず食パン 1斤480円 | (写真はなくても大丈夫です)'],
  [
    '小龙虾第二份半价!周末17点后,堂食有效,发朋友圈',
    'message: 小龙虾第二份半价! | date: 周末17点后 | message: 堂食有效 | (发朋友圈)',
  ],
  [
    '신메뉴 흑임자라떼 5,500원. 매일 11:00-20:00 (월 휴무) 인스타용으로 만들어줘',
    'message: 신메뉴 흑임자라떼 | price: 5,500원 | date: 매일 11:00-20:00 (월 휴무) | (인스타용으로 만들어줘)',
  ],
  [
    'Steuererklärung? Wir machen das. Erstgespräch kostenlos. Bitte nicht "günstig" schreiben',
    'message: Steuererklärung? | message: Wir machen das | message: Erstgespräch kostenlos | (Bitte nicht "günstig" schreiben)',
  ],
  [
    '理发 原价88元 现价58元 只限周一到周四 电话 010-8888 1234 不要写地址',
    'message: 理发 | price: 原价88元 现价58元 | message: 只限周一到周四 | contact: 电话 010-8888 1234 | (不要写地址)',
  ],
  [
    'Reifenwechsel: 4 Räder 39,90 statt 49,90 bis Ende November. Termin unter 0911 / 47 11 80',
    'message: Reifenwechsel | price: 4 Räder 39,90 statt 49,90 | deadline: Bis Ende November | contact: Termin unter 0911 / 47 11 80',
  ],
  [
    'Winter tyres 39.90 instead of 49.90 until the end of November',
    'message: Winter tyres | price: 39.90 instead of 49.90 | deadline: Until the end of November',
  ],
  [
    'Atelier poterie adulte 45€ au lieu de 60€ le jeudi soir 19h-21h30 matériel compris',
    'message: Atelier poterie adulte | price: 45€ au lieu de 60€ | date: Le jeudi soir 19h-21h30 matériel compris',
  ],
  [
    'Massage 60 min 49€ instead of 65€ every Tuesday',
    'message: Massage 60 min | price: 49€ instead of 65€ | date: Every Tuesday',
  ],
  ['Massage normalerweise 90 €, diese Woche 69 €', 'message: Massage | price: Normalerweise 90 €, diese Woche 69 €'],
  [
    'ヨガ体験 通常3,000円→今月だけ1,500円 土日10時',
    'message: ヨガ体験 | price: 通常3,000円→今月だけ1,500円 | date: 土日10時',
  ],
  [
    'Sipariş için 0532 123 45 67, kargo ücretsiz değil',
    'contact: Sipariş için 0532 123 45 67 | message: Kargo ücretsiz değil',
  ],
  [
    'Lost: one grey cat called Biscuit, last seen Mill Lane on Sunday',
    'message: Lost: one grey cat called Biscuit, last seen Mill Lane on Sunday',
  ],
  ['Suchen ab sofort Aushilfe (m/w/d) für Samstag', 'message: Suchen ab sofort Aushilfe (m/w/d) für Samstag'],
  [
    'Tortellini fatti a mano per natale, 1 kg 34 euro invece di 39 se prenoti entro il 15 dicembre',
    'message: Tortellini fatti a mano per natale | price: 1 kg 34 euro invece di 39 se prenoti entro il 15 dicembre',
  ],
  [
    'Pressing: chemise 3,50 pantalon 6 manteau 14,90 – le 5e article offert',
    'message: Pressing | list_item 0.0: Chemise 3,50 | list_item 0.1: Pantalon 6 | list_item 0.2: Manteau 14,90 | message: Le 5e article offert',
  ],
  [
    'wash £5 dry £4 iron £3, 10th item free',
    'list_item 0.0: Wash £5 | list_item 0.1: Dry £4 | list_item 0.2: Iron £3 | message: 10th item free',
  ],
  [
    'Bún bò 45.000đ, cơm tấm 40.000đ, mở cửa 6h–14h, nghỉ chủ nhật, 12 Lê Lợi',
    'message: Bún bò 45.000đ, cơm tấm 40.000đ | date: Mở cửa 6h–14h | date: Nghỉ chủ nhật | place: 12 Lê Lợi',
  ],
  [
    'ชาเย็น 25 บาท กาแฟ 35 บาท นมสด 30 บาท เปิด 8 โมงเช้า ปิดวันจันทร์',
    'list_item 0.0: ชาเย็น 25 บาท | list_item 0.1: กาแฟ 35 บาท | list_item 0.2: นมสด 30 บาท | message: เปิด 8 โมงเช้า | message: ปิดวันจันทร์',
  ],
  [
    'โปรปีใหม่ นวดไทย 60 นาที 250 บาท จากปกติ 350 บาท ถึง 31 ธ.ค. เท่านั้น โทร 081-234-5678',
    'message: โปรปีใหม่ นวดไทย 60 นาที | price: 250 บาท จากปกติ 350 บาท ถึง 31 ธ.ค. เท่านั้น | contact: โทร 081-234-5678',
  ],
  [
    'hi guys can we get a post up for the beer festival pls, 14-16 aug, 40 ales',
    '(hi guys can we get a post up for) | message: The beer festival | (pls) | date: 14-16 aug | message: 40 ales',
  ],
  ['Kinder bis 10 J. 15 €. Bitte ohne Models', 'message: Kinder bis 10 J. 15 € | (Bitte ohne Models)'],
  ['Probestunde gratis. schreibt nicht wo wir wohnen', 'free: Probestunde gratis | (schreibt nicht wo wir wohnen)'],
  ['Coupe femme 38€. ne mettez pas mon prénom', 'message: Coupe femme | price: 38€ | (ne mettez pas mon prénom)'],
  [
    'Arkadaşlar bir post lazım: yarın elektrik kesintisi var. özür dileriz',
    '(Arkadaşlar bir post lazım:) | message: Yarın elektrik kesintisi var | message: Özür dileriz',
  ],
  [
    '新規のお客様は全メニュー20%オフ。価格は大きくしないでください',
    'message: 新規のお客様は全メニュー20%オフ | (価格は大きくしないでください)',
  ],
  ['水果店开业。地址人民路12号 做个海报吧', 'message: 水果店开业 | message: 地址人民路12号 | (做个海报吧)'],
  ['本周六店庆,全场8折。不要用红色', 'message: 本周六店庆,全场8折 | (不要用红色)'],
  [
    'Service Teilzeit, 13,50 €/h. Meld dich bei Ina 0170 5550199',
    'message: Service Teilzeit | price: 13,50 €/h. | message: Meld dich bei Ina 0170 5550199',
  ],
  [
    'Camarero fines de semana, 9€/h. manda whatsapp al 600 555 012',
    'message: Camarero | date: Fines de semana | price: 9€/h. | message: Manda whatsapp al 600 555 012',
  ],
  [
    'Coupe femme 38€, forfait mariée sur devis. -10% étudiants le mardi',
    'message: Coupe femme | price: 38€ | message: Forfait mariée sur devis | discount: -10% étudiants le mardi',
  ],
  [
    'bons cadeaux, valables 1 an. 12 bis rue de la Gare',
    'message: Bons cadeaux | quantity: Valables 1 an | place: 12 bis rue de la Gare',
  ],
  [
    'Kurs prawa jazdy, start 12 stycznia godz. 17. ul. Lipowa 8',
    'message: Kurs prawa jazdy | date: Start 12 stycznia godz. 17 | place: ul. Lipowa 8',
  ],
  [
    'Pączki z różą 5 zł, bez cukru 6 zł. w tłusty czwartek od 6 rano!',
    'message: Pączki z różą 5 zł, bez cukru 6 zł | message: W tłusty czwartek od 6 rano!',
  ],
  [
    'Vide-grenier dim 14 juin 7h-18h, stade municipal',
    'message: Vide-grenier | date: Dim 14 juin 7h-18h | message: Stade municipal',
  ],
  [
    'Mercatino sab 6 dic ore 9-18, piazza Cavour',
    'message: Mercatino | date: Sab 6 dic ore 9-18 | place: Piazza Cavour',
  ],
]
