import { listWords, type SubjectGrammar } from '../subject-grammar.ts'

export const POLISH: SubjectGrammar = {
  head: 'first',
  endings: /(?!)/,
  prepositions: listWords(
    `w we na z ze do od po przy przed za dla o u pod nad miedzy bez przez podczas jako zamiast obok wokol kod kodem haslo haslem`,
  ),
  subjectPrepositions: listWords('z na o dla'),
  negators: listWords('nie bez zadnych zaden ani nigdy zamiast'),
  extras: listWords('oprocz gratis'),
  light: listWords(
    `nasz nasza nasze naszych twoj twoja moj ten ta to te kazdy kazda wszystkie nowy nowa nowe nowych swiezy swieza swieze najlepszy pierwszy pierwsza ostatni dwa trzy piec duzy maly domowy domowe tu teraz dzis jutro juz tylko tez bardzo dziekujemy tak zamkniete nieczynne otwarte czynne`,
  ),
  other: listWords(
    `ja my ty wy on ona oni sie kto kiedy gdzie dlaczego jak jest sa byl bedzie ma mamy moze i oraz lub ale wiec szukamy zamow`,
  ),
  leadVerbs: listWords(
    'odkryj sprobuj naucz kup zamow zarezerwuj zbieraj sprzedajemy robimy pieczemy palimy tworzymy oferujemy',
  ),
  carriers:
    listWords(`kurs kursy warsztaty lekcja lekcje sprzedaz oferta promocja tydzien dzien noc wieczor weekend festiwal targ sklep klub menu sezon
    premiera zestaw zestawy kolekcja dostawa serwis studio szkola wydarzenie wizyta szkolenie wypozyczalnia naprawa producent dom centrum
    specjalista butelka filizanka wybor bon degustacja wystawa turniej targi firma obniżka nowosc salon pracownia zapisy kiermasz wyprzedaz rabat rabaty promocje nowosci przecena wynajem montaz wymiana lekcje nauka rejs przejazdzka przejazdzki`),
}

export const TURKISH: SubjectGrammar = {
  head: 'last',
  endings:
    /(?:larinda|lerinde|larina|lerine|larini|lerini|larimiz|lerimiz|lari|leri|lar|ler|nda|nde|da|de|dan|den|si|i|u)$/,
  prepositions: listWords('icin ile kadar gibi gore sonra once yerine karsi dolayi nedeniyle'),
  subjectPrepositions: listWords(''),
  negators: listWords('yok degil olmadan hic asla yerine'),
  extras: listWords('haric dahil'),
  light: listWords(
    `bir bu su o yeni taze sicak soguk en ilk son iki uc dort bes her tum butun bizim sizin ozel el yapimi organik dogal ev kucuk buyuk burada simdi bugun yarin yine sadece de da cok lutfen tesekkurler evet acik kapali`,
  ),
  other: listWords(
    `biz siz ben sen ve veya ama fakat cunku eger var kapaliyiz acigiz araniyor ariyoruz basladi basliyor basliyoruz cikti geldi geliyor hazir alinir verilir veriliyor veriyoruz yapilir yapiliyor yapiyoruz satiyoruz satista acildi aciliyor bekliyor bitiyor tukeniyor sunuyoruz kiraliyoruz devam ediyor itibaren artik`,
  ),
  leadVerbs: listWords(''),
  carriers:
    listWords(`kursu kurs atolyesi atolye dersi dersleri satisi satis firsati firsat haftasi gunu gecesi gunleri festivali pazari magazasi dukkani kulubu
    menusu menu sezonu partisi teklifi kutusu seti set koleksiyonu teslimati servisi hizmeti studyosu okulu ekibi etkinligi turu egitimi kiralama
    tamiri ureticisi evi merkezi uzmani sisesi secimi kuponu seminari sergisi turnuvasi fuari indirimi siparisi kayitlari sinavi indirim kampanya kampanyasi firsatlari kilosu adedi tanesi fiyati fiyatlari bakimi cesitleri modelleri turlari gezisi montaji temizligi yikama`),
}

export const ARABIC: SubjectGrammar = {
  head: 'first',
  endings: /(?:ات|ين)$/,
  prepositions: listWords('في من إلى على عن مع بدون حتى قبل بعد خلال عند بين تحت فوق لدى بدلا بدلاً حول لـ'),
  subjectPrepositions: listWords('من عن على في'),
  negators: listWords('لا ليس بدون غير لن لم'),
  extras: listWords(''),
  light: listWords(`هذا هذه كل أفضل جديد جديدة أول عدد هنا الآن اليوم غدا فقط أيضا شكرا مغلق مفتوح`),
  other: listWords(`نحن أنتم هو هي كان يوجد لدينا و أو لكن إذا مطلوب احجز`),
  leadVerbs: listWords('اكتشف جرب تعلم اطلب نبيع نقدم نصنع'),
  carriers: listWords(
    'دورة دورات ورشة عرض عروض خصم أسبوع يوم ليلة مهرجان سوق متجر محل نادي قائمة موسم افتتاح علبة طقم مجموعة اشتراك توصيل خدمة خدمات استوديو مدرسة فريق حفلة جولة تدريب تأجير تصليح صيانة مركز خبير كوب قسيمة معرض بطولة شركة بيت تذوق تحضير تخفيضات خصومات تنزيلات وصول',
  ),
}

export const SIGNS: SubjectGrammar = {
  head: 'signs',
  endings: /(?!)/,
  prepositions: listWords(''),
  subjectPrepositions: listWords(''),
  negators: listWords('ない なし 不 没有 无'),
  extras: listWords('除く 除外 除外 付き つき 込み'),
  light: listWords(''),
  other: listWords(''),
  leadVerbs: listWords(''),
  carriers:
    listWords(`教室 講座 体験 レッスン スクール ワークショップ セット フェア 祭り まつり 祭 セール 販売 予約 専門店 店 屋 メニュー 食べ放題 飲み放題 レンタル
    修理 コース 発表会 大会 入門 ギフト 特集 限定 無料 新作 新商品 新発売 半額 割引 募集 事務所 館 会 试听课 体验课 课程 课 培训 班 节 特惠 套餐 优惠 工作坊 工作室
    店铺 专卖店 专卖 零售 批发 租赁 维修 比赛 展 展览 新品 上市 买一送一 折 体验 教学 入荷 再入荷 キャンペーン 値引き 受付中 受付 開催 登場 発売 クリーニング 取付 取り付け 相談 練習 ツアー 作り づくり 撮影 注文 配達 試乗 試着 試食 買取 下取り 点検 交換 張替え 直売 直売所 農園 工房 クラブ サークル 到货 上新 预订 预约 特价 打折 清仓 促销 团购 开售 招生 报名 开班 夏令营 冬令营 服务 出租 出售 定制 安装 清洗 保养 配送 組み立て 設置 専門 販売店`),
}
