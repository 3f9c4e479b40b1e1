/** Requests of many languages: words to us in the places where each language has them, and facts that stay with what they are about. */
export const WORLD_REQUESTS: readonly (readonly [prompt: string, reading: string])[] = [
  [
    'kuaför için instagram postu hazırla, saç boyama 900 TL yerine 650 TL, sadece hafta içi',
    'message: Kuaför | (için instagram postu hazırla,) | price: Saç boyama 900 TL yerine 650 TL | date: Sadece hafta içi',
  ],
  ['yeni menümüzü duyuran bir post hazırlayın', 'message: Yeni menümüz | (ü duyuran bir post hazırlayın)'],
  [
    'bahar kampanyasını tanıtan sade bir afiş yapar mısınız',
    'message: Bahar kampanyası | (nı tanıtan sade bir afiş yapar mısınız)',
  ],
  [
    'rezervasyon şart, çay dahil, bunu duyuran bir post hazırlar mısın',
    'message: Rezervasyon şart, çay dahil | (, bunu duyuran bir post hazırlar mısın)',
  ],
  [
    'diş kliniği için post: ücretsiz muayene, hafta içi 09:00-19:00',
    'message: Diş kliniği | (için post:) | message: Ücretsiz muayene | date: Hafta içi 09:00-19:00',
  ],
  [
    "lütfen sade bir görsel, logo küçük olsun, yeni şubemiz Bornova'da açıldı",
    "(lütfen sade bir görsel,) | (logo küçük olsun,) | message: Yeni şubemiz Bornova'da açıldı",
  ],
  [
    '美容室のインスタ投稿作って、カット＋カラー 通常12,000円→9,800円',
    'message: 美容室 | (のインスタ投稿作って、) | price: カット＋カラー 通常12,000円→9,800円',
  ],
  [
    '数量限定です 12/15締切 お早めに と入れてください',
    'message: 数量限定です 12/15締切 | message: お早めに | (と入れてください)',
  ],
  [
    '写一个招生通知 少儿围棋班 每周六上午9点',
    '(写一个) | message: 招生通知 | message: 少儿围棋班 | date: 每周六上午9点',
  ],
  ['海报 瑜伽馆新店开业 月卡299元 原价499元', '(海报) | message: 瑜伽馆新店开业 | price: 月卡299元 原价499元'],
  [
    'इंस्टाग्राम पोस्ट बनाओ हमारी सिलाई की दुकान के लिए, ब्लाउज सिलाई 350 रुपये',
    '(इंस्टाग्राम पोस्ट बनाओ) | message: हमारी सिलाई की दुकान | (के लिए) | message: ब्लाउज सिलाई 350 रुपये',
  ],
  ['תגידו שאנחנו סגורים בפסח, חוזרים ביום חמישי 9.4', '(תגידו ש) | message: אנחנו סגורים בפסח, חוזרים ביום חמישי 9.4'],
  ['תגידו שלום לקיץ עם גלידה חדשה', 'message: תגידו שלום לקיץ עם גלידה חדשה'],
  [
    'צריכה פוסט למספרה: תספורת גבר 60 שח, צבע שורש 150 שח',
    '(צריכה פוסט ל) | message: מספרה | message: תספורת גבר 60 שח, צבע שורש 150 שח',
  ],
  ['اكتب أننا مغلقون يوم الجمعة', '(اكتب) | message: أننا مغلقون | date: يوم الجمعة'],
  [
    'مخبز يفتح فرع جديد يوم الجمعة الساعة 6 صباحا، أول 100 زبون لهم خبز مجاني',
    'message: مخبز يفتح فرع جديد | date: يوم الجمعة الساعة 6 صباحا | message: أول 100 زبون لهم خبز مجاني',
  ],
  [
    'oi preciso divulgar bazar da igreja sábado 14/3 das 8h às 16h',
    '(oi preciso divulgar) | message: Bazar da igreja | date: Sábado 14/3 das 8h às 16h',
  ],
  [
    'quiero promocionar clases de costura los lunes a las 18h',
    '(quiero promocionar) | message: Clases de costura | date: Los lunes a las 18h',
  ],
  [
    'potrzebuję grafiki że 24-26 grudnia mamy nieczynne',
    '(potrzebuję grafiki że) | message: 24-26 grudnia mamy nieczynne',
  ],
  [
    'poproszę o plakat z informacją że sklep jest zamknięty w poniedziałek',
    '(poproszę o plakat z informacją że) | message: Sklep jest zamknięty w poniedziałek',
  ],
  ['pon por favor que el curso es el 21 de marzo', '(pon por favor que) | message: El curso es el 21 de marzo'],
  ['coloca por favor que a loja abre às 9h amanhã', '(coloca por favor que) | message: A loja abre às 9h amanhã'],
  ["dites svp que l'atelier ferme vendredi à 16h", "(dites svp que) | message: L'atelier ferme vendredi à 16h"],
  [
    'scrivi per favore che il negozio riapre lunedì alle 9',
    '(scrivi per favore che) | message: Il negozio riapre | date: Lunedì alle 9',
  ],
  [
    'hazme una historia para instagram con los menús de san valentín: menú vegano 34€ p.p., menú romántico 38€ p.p.',
    '(hazme una historia para instagram con) | message: Los menús de san valentín | list_item 0.0: Menú vegano 34€ p.p. | list_item 0.1: Menú romántico 38€ p.p.',
  ],
  [
    'faites un post avec les tarifs : coupe 22 €, barbe 15 €, couleur 40 €',
    '(faites un post avec) | message: Les tarifs | list_item 0.0: Coupe 22 € | list_item 0.1: Barbe 15 € | list_item 0.2: Couleur 40 €',
  ],
  [
    'forfait 3 zones 45€ seulement en mars surtout pas de photo de bikini svp',
    'message: Forfait 3 zones | price: 45€ | date: Seulement en mars | (surtout pas de photo de bikini svp)',
  ],
  [
    'taller de acuarela sábado 14 a las 10h 25 € nada de fotos de niños por favor',
    'message: Taller de acuarela | date: Sábado 14 a las 10h | price: 25 € | (nada de fotos de niños por favor)',
  ],
  ['2 pizzas achetées la 3e à 5 € tous les mardis', 'message: 2 pizzas achetées la 3e à 5 € | date: Tous les mardis'],
  ['compra 2 bolsas y la 2ª a 3 €', 'message: Compra 2 bolsas y la 2ª a 3 €'],
  [
    'el taller se muda a calle Olmo 22 a partir del 1 de marzo',
    'message: El taller se muda | place: A calle Olmo 22 | date: A partir del 1 de marzo',
  ],
  [
    'la scuola si sposta in via Verdi 8 dal 3 febbraio',
    'message: La scuola si sposta | place: In via Verdi 8 | date: Dal 3 febbraio',
  ],
  [
    'vamos abrir mais cedo com café coado na hora e pão quente, bolo de milho a R$ 8',
    'message: Vamos abrir mais cedo com café coado na hora e pão quente | price: Bolo de milho a R$ 8',
  ],
  [
    "apiculteur sur le marché de Vannes tous les samedis, miel de châtaignier 9€ les 500g, miel de fleurs 7€50, pain d'épices maison",
    "message: Apiculteur sur le marché de Vannes | date: Tous les samedis | list_item 0.0: Miel de châtaignier 9€ les 500g | list_item 0.1: Miel de fleurs 7€50 | message: Pain d'épices maison",
  ],
  [
    'tenemos pan sin gluten por encargo, barra 3,20€, hogaza 5,50€',
    'message: Tenemos pan sin gluten por encargo | list_item 0.0: Barra 3,20€ | list_item 0.1: Hogaza 5,50€',
  ],
  [
    'ร้านล้างรถ ล้างสี 200 บาท เคลือบแก้ว 1,990 บาทจาก 2,500 บาท',
    'message: ร้านล้างรถ ล้างสี 200 บาท | price: เคลือบแก้ว 1,990 บาทจาก 2,500 บาท',
  ],
  [
    'tolong buatkan postingan untuk bengkel motor, ganti oli cuma 85 ribu dari 120 ribu, jangan tulis nomor hp',
    '(tolong buatkan postingan untuk) | message: Bengkel motor, ganti oli cuma 85 ribu dari 120 ribu | (jangan tulis nomor hp)',
  ],
  [
    'quán cà phê khai trương 20/3, thiết kế đơn giản thôi nhé',
    'message: Quán cà phê khai trương 20/3 | (thiết kế đơn giản thôi nhé)',
  ],
  ['不要放价格以外的数字 月卡299元', '(不要放价格以外的数字) | message: 月卡299元'],
  [
    'brechó novo, troca de roupas no sábado, faz um post estilo anos 90',
    'message: Brechó novo, troca de roupas | date: No sábado | (faz um post estilo anos 90)',
  ],
  ['not valid july 4 week. show this post', 'message: Not valid july 4 week | message: Show this post'],
  [
    'gran sorteo este mes, crea un post etiquetando a tu amiga',
    'message: Gran sorteo este mes, crea un post etiquetando a tu amiga',
  ],
  [
    'witam potrzebny post o kursie florystycznym 14-15 marca',
    '(witam potrzebny post) | message: O kursie florystycznym | date: 14-15 marca',
  ],
  ['сделайте пост о скидках до 31 января', '(сделайте пост) | message: О скидках до 31 января'],
  ['wszystkie ciasta w sobotę po 8 zł', 'message: Wszystkie ciasta w sobotę po 8 zł'],
]
