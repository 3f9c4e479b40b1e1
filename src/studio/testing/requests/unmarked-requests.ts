/** Chat messages from outside of western Europe: facts, prices and words to us run together without marks. */
export const UNMARKED_REQUESTS: readonly (readonly [prompt: string, reading: string])[] = [
  [
    'slm 14 şubat için post lazım kırmızı gül 50 tl 11li buket 450 tl kutuda 25 gül 950TL sipariş son 12 şubat whatsapp 0532 111 22 33 teşekkürler',
    '(slm) | date: 14 şubat | (için post lazım) | list_item 0.0: Kırmızı gül 50 tl | list_item 0.1: 11li buket 450 tl | list_item 0.2: Kutuda 25 gül 950TL | message: Sipariş son 12 şubat | contact: Whatsapp 0532 111 22 33 | (teşekkürler)',
  ],
  [
    'Bugünün menüsü mercimek çorbası 60₺ kuru fasulye pilav 140₺ sütlaç 70₺ öğrenciye %10 indirim, 11.30-15.00 arası',
    'message: Bugünün menüsü | list_item 0.0: Mercimek çorbası 60₺ | list_item 0.1: Kuru fasulye pilav 140₺ | list_item 0.2: Sütlaç 70₺ | message: Öğrenciye %10 indirim, 11.30-15.00 arası',
  ],
  [
    'привет нужен пост: с 1 декабря работаем с 7 до 21 без выходных, кофе с собой 120р, круассан 95 руб, кофе+круассан 190₽',
    '(привет нужен пост:) | message: С 1 декабря работаем с 7 до 21 без выходных | list_item 0.0: Кофе с собой 120р | list_item 0.1: Круассан 95 руб | list_item 0.2: Кофе+круассан 190₽',
  ],
  [
    'прайс: кузов 500 р, кузов+салон 1200 р, химчистка от 6 000 р, Промышленная 7. Не надо картинок с людьми, спасибо!',
    'message: Прайс | list_item 0.0: Кузов 500 р | list_item 0.1: Кузов+салон 1200 р | list_item 0.2: Химчистка от 6 000 р | message: Промышленная 7 | (Не надо картинок с людьми,) | (спасибо!)',
  ],
  [
    '설연휴 2월 8일부터 11일까지 쉽니다 12일 정상영업 급한 세탁은 7일까지 맡겨주세요 감사합니다',
    'message: 설연휴 2월 8일부터 11일까지 쉽니다 | message: 12일 정상영업 급한 세탁은 7일까지 맡겨주세요 | (감사합니다)',
  ],
  [
    '인스타에 올릴거 만들어주세요 겨울방학 특강 중등수학 1월 6일~2월 14일 수강료 38만원 선착순 15명 문의 02-555-1234',
    '(인스타에 올릴거 만들어주세요) | message: 겨울방학 특강 중등수학 | date: 1월 6일~2월 14일 | message: 수강료 38만원 | quantity: 선착순 15명 | contact: 문의 02-555-1234',
  ],
  [
    '알바 구해요 주말 10시-19시 시급 11,000원 초보가능 카톡 bitna_hair 사진은 넣지 말아주세요',
    'message: 알바 구해요 | date: 주말 10시-19시 | message: 시급 11,000원 초보가능 카톡 bitna_hair | (사진은 넣지 말아주세요)',
  ],
  [
    'インスタ用に作ってください。食パンの予約は25日まで、0798-22-1234です。よろしくお願いします',
    '(インスタ用に作ってください。) | message: 食パンの予約は25日まで、0798-22-1234です | (よろしくお願いします)',
  ],
  [
    '新作いちごパフェ1,280円 店内のみ インスタに載せたいです',
    'message: 新作いちごパフェ1,280円 | message: 店内のみ | (インスタに載せたいです)',
  ],
  [
    '帮我做个海报 冬至那天饺子买一送一 大份28 小份18 只限堂食 上午10点到晚上9点',
    '(帮我做个海报) | message: 冬至那天饺子买一送一 | list_item 0.0: 大份28 | list_item 0.1: 小份18 | message: 只限堂食 | date: 上午10点到晚上9点',
  ],
  [
    '周末亲子票 大人60小孩90 两大一小180',
    'message: 周末亲子票 | list_item 0.0: 大人60 | list_item 0.1: 小孩90 | list_item 0.2: 两大一小180',
  ],
  [
    'مطلوب باريستا خبرة سنة الراتب 4500 ريال دوام مسائي 4-12 ارسل السيرة على jobs@rukn.sa لا تكتبون اسم المدير',
    'message: مطلوب باريستا خبرة سنة الراتب 4500 ريال | message: دوام مسائي 4-12 | message: ارسل السيرة على jobs@rukn.sa | (لا تكتبون اسم المدير)',
  ],
  [
    'مرحبا محتاجين تصميم لعرض معمول تمر 40 ريال الكيلو واتساب 0501112233',
    '(مرحبا محتاجين تصميم ل) | message: عرض معمول تمر 40 ريال الكيلو | contact: واتساب 0501112233',
  ],
  [
    'שלום תעשו לי בבקשה פוסט תספורת גבר 60 ש"ח ילד 40 ש"ח זקן 30 ש"ח, רגועים בצבעים',
    '(שלום תעשו לי בבקשה פוסט) | list_item 0.0: תספורת גבר 60 ש"ח | list_item 0.1: ילד 40 ש"ח | list_item 0.2: זקן 30 ש"ח | message: רגועים בצבעים',
  ],
  [
    'भाई दिवाली का पोस्ट बना दो काजू कतली ₹900 किलो, बेसन लड्डू 480 रु/किलो, ऑर्डर 28 अक्टूबर तक, फोन 98765 43210',
    '(भाई) | message: दिवाली | (का पोस्ट बना दो) | message: काजू कतली ₹900 किलो | message: बेसन लड्डू 480 रु/किलो | deadline: ऑर्डर 28 अक्टूबर तक | contact: फोन 98765 43210',
  ],
  [
    'min tolong bikinin poster ya, nasi box mulai 25rb, ayam geprek 18.000, es teh 5k, wa 0812-3456-7890, gratis ongkir area Depok',
    '(min tolong bikinin poster ya) | list_item 0.0: Nasi box mulai 25rb | list_item 0.1: Ayam geprek 18.000 | list_item 0.2: Es teh 5k | contact: Wa 0812-3456-7890 | message: Gratis ongkir area Depok',
  ],
  [
    'ad ơi làm giúp em bài đăng phở bò 45k phở gà 40k quẩy 5k, nghỉ thứ 2, 25 Lê Lợi',
    '(ad ơi làm giúp em bài đăng) | list_item 0.0: Phở bò 45k | list_item 0.1: Phở gà 40k | list_item 0.2: Quẩy 5k | message: Nghỉ thứ 2 | place: 25 Lê Lợi',
  ],
  [
    'tuyển giáo viên tiếng Anh part time lương 150k/giờ ca tối 18h-20h gửi CV về saomai@edu.vn trước ngày 20/12',
    'message: Tuyển giáo viên tiếng Anh part time lương 150k/giờ | date: Ca tối 18h-20h | message: Gửi CV về saomai@edu.vn trước ngày 20/12',
  ],
  [
    'đơn từ 300k freeship nội thành, bó 10 bông 250k, cảm ơn ad',
    'message: Đơn từ 300k freeship nội thành, bó 10 bông 250k | (cảm ơn ad)',
  ],
  [
    'κούρεμα 25€ αντί για 35€, ραντεβού στο 6971234567 ή στο instagram. βάλτε κάτι ροζ',
    'message: Κούρεμα 25€ αντί για 35€, ραντεβού στο 6971234567 ή στο instagram | (βάλτε κάτι ροζ)',
  ],
  [
    'hledáme prodavačku na HPP, mzda 28 000 Kč, životopis na iris@kvetiny.cz, uveřejněte to prosím na story',
    'message: Hledáme prodavačku na HPP | message: Mzda 28 000 Kč | contact: Životopis na iris@kvetiny.cz | (uveřejněte to prosím na story)',
  ],
  [
    'Potrzebuję post na fb bo od poniedziałku zmieniamy godziny, tel 601 234 567',
    '(Potrzebuję post na fb bo) | message: Od poniedziałku zmieniamy godziny | contact: Tel 601 234 567',
  ],
  [
    'merhaba story lazım, saç 250 sakal 150 saç+sakal 350 tl, pazar kapalı diğer günler 09-21, randevu 0555 222 33 44',
    '(merhaba story lazım,) | message: Saç 250 sakal 150 saç+sakal 350 tl | message: Pazar kapalı diğer günler 09-21 | contact: Randevu 0555 222 33 44',
  ],
  ['麻烦做张图 新店开业纯色美甲68元 帮忙做喜庆一点', '(麻烦做张图) | message: 新店开业纯色美甲68元 | (帮忙做喜庆一点)'],
]
