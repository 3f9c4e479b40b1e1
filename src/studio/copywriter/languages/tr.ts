import type { LanguagePatterns } from '../facts/language-patterns.ts'
import type { LanguagePack } from './language-pack.ts'

const DAY = '(?:pazartesi|salı|çarşamba|perşembe|cumartesi|cuma|pazar)'
const MONTH = '(?:ocak|şubat|mart|nisan|mayıs|haziran|temmuz|ağustos|eylül|ekim|kasım|aralık)'
/** Endings with an apostrophe: "Cuma'dan", "15 Mart'a", "saat 18.00'de". */
const END = String.raw`(?:['’]\p{L}{1,5})?`
const DATE = String.raw`(?:\d{1,2}(?:[–-]\d{1,2})? ${MONTH}(?: 20\d\d)?${END}(?: ${DAY})?|${DAY}(?:leri|ya|ye|a|e|dan|den)?${END}(?: günü| akşamı| sabahı)?)`
const CLOCK = String.raw`(?:,? (?:saat )?\d{1,2}[:.]\d\d(?:[–-]\d{1,2}[:.]\d\d)?${END})`

const FACTS: LanguagePatterns = {
  language: 'tr',
  calendar: 'own',
  discount: [
    /(?<!\p{L})(?:(?:tüm (?:\p{L}+ )?(?:ürünlerde|alışverişlerde)|her şeyde|sepette|seçili ürünlerde) )?(?:net )?(?:%\s?\d{1,2}|yüzde \d{1,2})(?:['’]?\p{L}{1,4})?(?: varan)?(?: (?:indirim\p{L}{0,4}|daha ucuz))?(?!\p{L})/iu,
    /(?<!\p{L})yarı fiyatına(?!\p{L})/iu,
    /(?<!\p{L})\d{1,4} TL indirim(?!\p{L})/iu,
  ],
  selling: /[iİ]ndirim|kampanya|fırsat|ucuz|black friday|efsane cuma|yarı fiyat/iu,
  bundle: [/(?<!\p{L})(?:2|3|4|iki|üç) al(?:ana)? (?:1|2|3|bir|iki) (?:öde|bedava|hediye)(?!\p{L})/iu],
  free: [
    /(?<!\p{L})ilk \p{L}{2,20} (?:ücretsiz|bedava|hediye)(?!\p{L})/iu,
    /(?<!\p{L})ücretsiz (?:kargo|teslimat|giriş|otopark|danışmanlık|deneme|iade|keşif|kurulum|kahve|tadım|kayıt)(?:\p{L}{0,4})(?!\p{L})/iu,
    /(?<!\p{L})(?:giriş|kargo|katılım|teslimat|otopark) (?:ücretsiz|bedava)(?!\p{L})/iu,
  ],
  priceLead: /(?<!\p{L})(?:sadece|yalnızca|sadece aylık|aylık|kişi başı|günlük|saatlik|gecelik) $/iu,
  pricePeriod:
    /^(?:['’]?\p{L}{2,4} başlayan fiyatlarla|['’]?\p{L}{2,4} itibaren)(?!\p{L})|^ ?(?:\/|kişi başı) ?(?:ay|yıl|hafta|gün|gece|kişi|saat|adet|kg)?(?!\p{L})/iu,
  deadlineLead: /^$/,
  dateLead: /^$/,
  deadline: [
    new RegExp(
      String.raw`(?<!\p{L})(?:(?:son (?:gün|tarih|başvuru):? |sadece ))?(?:${DATE}${CLOCK}?|yarına|gece yarısına|bu akşama|ay sonuna|hafta sonuna)(?: akşamına| gününe)? kadar(?: geçerli)?(?!\p{L})`,
      'iu',
    ),
    new RegExp(String.raw`(?<!\p{L})son (?:gün|tarih|başvuru(?: tarihi)?):? ${DATE}(?!\p{L})`, 'iu'),
    /(?<!\p{L})(?:sınırlı süre|sınırlı süreliğine|kısa süreliğine|stoklarla sınırlı|son günler|sadece bugün|son fırsat|son şans|sadece bu hafta sonu)(?!\p{L})/iu,
  ],
  date: [
    new RegExp(String.raw`(?<!\p{L})(?:(?:her|bu|gelecek|önümüzdeki) )?${DATE}${CLOCK}?(?: itibaren)?(?!\p{L})`, 'iu'),
    new RegExp(
      String.raw`(?<!\p{L})(?:bu hafta sonu|hafta sonları|bugün|yarın|bu akşam|her gün|her hafta|her ay|her akşam|her sabah)${CLOCK}?(?!\p{L})`,
      'iu',
    ),
    new RegExp(String.raw`(?<!\p{L})${MONTH} (?:ayında|ayı boyunca|sonunda|başında)(?!\p{L})`, 'iu'),
  ],
  place: [
    /(?<!\p{L})(?:tüm )?(?:mağazamızda|mağazalarımızda|mağazalarda|terasta|bahçede|meydanda|sahilde|parkta|merkezde|müzede|atölyemizde|şubemizde|şubelerimizde)(?!\p{L})/iu,
    /(?<!\p{L})(?:\p{Lu}\p{L}+ ){1,3}(?:Caddesi|Sokak|Sokağı|Meydanı|Bulvarı|Cad\.)(?: No:? ?\d{1,4})?/u,
    /(?<!\p{L})\p{Lu}\p{L}+['’](?:da|de|ta|te)(?!\p{L})/u,
  ],
  placeAlone: /^(?:online|çevrim içi|çevrimiçi|yüz yüze|hibrit|uzaktan|mağazada|tüm Türkiye['’]de|tam zamanlı)$/iu,
  audience: [
    /(?<!\p{L})(?:yeni başlayanlar|çocuklar|aileler|yetişkinler|kadınlar|erkekler|çiftler|herkes|ekipler|şirketler|öğrenciler|köpekler|anneler) için(?!\p{L})/iu,
  ],
  condition: [
    /(?<![\p{L}\d])[A-Z\d]{3,16} koduyla(?!\p{L})/u,
    /(?<!\p{L})(?:kontenjan sınırlı|sınırlı kontenjan|sadece (?:üyelere|yeni müşterilere)(?: özel)?|üyelere özel|minimum sipariş [^,.;]{1,16}|rezervasyon (?:gereklidir|şart|zorunlu)|\d{1,5} TL(?: ve)? üzeri (?:alışverişlerde|siparişlerde)|taahhütsüz)(?!\p{L})/iu,
  ],
  action: [
    /(?<!\p{L})(?:hemen (?:satın al|al|başvur|katıl|başla|keşfet|incele|kaydol|sipariş ver|dene|ara)(?:ın|in|un|ün)?|sipariş ver|rezervasyon yap(?:ın|tırın)?|yerini(?:zi)? ayırt(?:ın)?|kaydol|daha fazla bilgi|başvur(?:un)?|ücretsiz deneyin?|şimdi al)(?!\p{L})/iu,
  ],
  quantity: /^(?:(?:sadece|en fazla|yaklaşık) )?\d/i,
  priceList: 'Fiyatlarımız',
  steps: /(?<!\p{L})(?:nasıl|adımda|tarifi|tarif)(?!\p{L})/iu,
  before: /(?<!\p{L})önce(?:si)?:\s/iu,
  after: /(?<!\p{L})sonra(?:sı)?:\s/iu,
  statistic: /^((?:%|yüzde )\d{1,3})(?:['’]?\p{L}{1,4})? (?=\p{L}{2,14}[iıuü]m[iıuü]z)/iu,
  and: /,? ve /i,
  openEnd: /(?:[dt][ae]|[yn][ae])$/iu,
  with: /^(?:ve|artı) /i,
  dangling: /^(?:ve|ile|için|kadar|olan|da|de|sadece|bir|,|;|:|–|—|-)$/i,
}

export const TR: LanguagePack = {
  tag: 'tr',
  facts: FACTS,
  prompt: {
    common:
      've için ile kadar yeni bizim tüm bir bu sadece ücretsiz indirim indirimi kargo kampanya hemen her gün hafta sonu oluştur hazırla gönderi hakkında arıyoruz teşekkürler olan şimdi mağaza özel yaz kış giriş günü saat tl koleksiyon kursu bugün çok var ne nasıl daha iyi neden üç fiyat ay akşam atölye kurs önce sonra sipariş uyku bisiklet değil olarak ya da en içinde sizin sizi bizi',
    orders: [
      /^(?:lütfen )?(?:instagram|facebook|linkedin)? ?(?:için )?(?:bir )?(?:gönderi|paylaşım|görsel|afiş|reklam|post|banner|hikaye) (?:oluştur|hazırla|tasarla|yap)(?:un|ın|ar mısın)?(?: ?:|,)? /iu,
      /,? (?:için|hakkında|konulu|duyuran|tanıtan)(?: (?:bir )?(?:instagram |facebook |linkedin )?(?:gönderisi|gönderi|paylaşım|paylaşımı|görsel|görseli|afiş|reklam|post|banner|hikaye) ?)(?:oluştur|hazırla|tasarla|yap)(?:un|ın|ar mısın)?[.!]?$/iu,
      /(?<!\p{L})(?:duyur|tanıt|paylaş)(?:un|ın)?[.!]?$/iu,
    ],
    remark:
      /^(?:fiyat (?:yazma|gösterme|belirtme)|\p{L}+ (?:\p{L}+ )?(?:belirt|ekle|kullan|kullanma|vurgula)[.!]?$|stil|ton|renkler|arka plan|logo|metin)/iu,
    noPrice: /(?<!\p{L})(?:fiyat(?:ı)? (?:yazma|gösterme|belirtme|olmasın)|fiyatsız)(?!\p{L})/iu,
    intents: [
      [
        'hiring',
        /(?<!\p{L})(?:arıyoruz|aranıyor|iş ilanı|ekibimize katıl(?:ın)?|işe alım|ekip arkadaşı|iş fırsatı)(?!\p{L})/iu,
      ],
      ['thanks', /teşekkür/iu],
      [
        'greeting',
        /(?<!\p{L})(?:mutlu (?:yıllar|noeller|bayramlar)|iyi bayramlar|bayramınız kutlu olsun|kutlu olsun|nice yıllara|yeni yılınız|iyi seneler)(?!\p{L})/iu,
      ],
      [
        'event',
        /(?<!\p{L})(?:webinar|atölye|atölyesi|seminer|seminerimiz|kurs|kursu|kursumuz|eğitim|eğitimi|konferans|konferansı|ders|dersi)(?!\p{L})/iu,
      ],
      [
        'sale',
        /[iİ]ndirim|kampanya|black friday|efsane cuma|yarı fiyat|(?<!\p{L})(?:2|3|iki|üç) al|kargo (?:bedava|ücretsiz)|fırsat/iu,
      ],
      [
        'tips',
        /(?<!\p{L})(?:\d{1,3}|üç|dört|beş|altı|yedi|on) (?:\p{L}+ )?(?:ipucu|öneri|neden|fikir|hata|adım|yol|yöntem|tüyo)(?!\p{L})/iu,
      ],
      [
        'launch',
        /(?<!\p{L})(?:yeni|çok yakında|yakında|açılış\p{L}{0,3}|açılıyor|açıldı|açıyoruz|lansman|tanıtıyoruz|geldi|satışta|karşınızda)(?!\p{L})/iu,
      ],
      ['sale', /ücretsiz kargo/iu],
    ],
    occasion:
      /^(?:büyük )?(?:(?:\p{L}+ )?(?:indirimi|indirimleri|indirim|kampanyası|fırsatları|fırsatı)|black friday|efsane cuma|happy hour|(?:\p{L}+ )?yıl dönümü|indirim (?:günleri|haftası))$/iu,
    giveaway: /çekiliş|yarışma/iu,
    recording: /kaydı|tekrar yayını/iu,
    served:
      /(?<!\p{L})(?:yazılım|uygulama|platform|hizmet|ajans|danışmanlık|koçluk|kurs|sigorta|banka|abonelik)\p{L}*/iu,
    booked:
      /(?<!\p{L})(?:saç kesimi|kuaför|masaj|temizlik|tamir|onarım|tatil|seyahat|uçuş|konaklama|kiralama)\p{L}*|(?<!\p{L})(?:ders|tur|gezi)(?:ler|lar)?(?:i|ı|u|e|a|[dt][ea]n?)?(?!\p{L})/iu,
  },
  actions: {
    look: ['İnceleyin', 'İncele'],
    shop: ['Alışverişe başlayın', 'Alışverişe başla'],
    learn: 'Daha fazla bilgi',
    read: ['Devamını okuyun', 'Devamını oku'],
    discover: ['Keşfedin', 'Keşfet'],
    buy: ['Hemen satın alın', 'Hemen satın al'],
    order: ['Sipariş verin', 'Sipariş ver'],
    preorder: ['Ön sipariş verin', 'Ön sipariş ver'],
    book: ['Rezervasyon yapın', 'Rezervasyon yap'],
    start: ['Hemen başlayın', 'Hemen başla'],
    sign_up: ['Kaydolun', 'Kaydol'],
    save_seat: ['Yerinizi ayırtın', 'Yerini ayırt'],
    join: ['Bize katılın', 'Bize katıl'],
    apply: ['Hemen başvurun', 'Hemen başvur'],
    enter: ['Hemen katılın', 'Hemen katıl'],
    watch: ['Şimdi izleyin', 'Şimdi izle'],
    contact: 'Bize ulaşın',
  },
  offers: {
    new: 'Yeni',
    sale: 'İndirim',
    off: (_, written) => `${written} indirim`,
    until: [
      'Pazartesiye kadar',
      'Salıya kadar',
      'Çarşambaya kadar',
      'Perşembeye kadar',
      'Cumaya kadar',
      'Cumartesiye kadar',
      'Pazara kadar',
    ],
    until_date: 'Son gün: {date}',
    free_shipping: 'Ücretsiz kargo',
    limited: 'Sınırlı süre',
    today: 'Sadece bugün',
    preorder: 'Ön sipariş',
    soon: 'Çok yakında',
    from: 'Başlangıç fiyatı\u00A0{price}',
  },
  headlines: {
    introduce: 'Karşınızda {name}',
    question: ['{name}: tanıştınız mı?', '{name}: tanıştın mı?'],
  },
  way: 'Bağlantı profilde.',
  hashtags: { sale: 'İndirim', hiring: 'İşİlanı' },
  themes: {
    summer: { name: 'Yaz', greeting: 'Yaz geldi', question: 'Yaza hazır mısınız?' },
    black_friday: { name: 'Efsane Cuma', greeting: 'Efsane Cuma başladı', question: 'Efsane Cuma’ya hazır mısınız?' },
    new_year: { name: 'Yılbaşı', greeting: 'Mutlu yıllar', question: 'Yeni yıla hazır mısınız?' },
    christmas: { name: 'Noel', greeting: 'Mutlu Noeller', question: 'Hediyeler hazır mı?' },
    halloween: { name: 'Cadılar Bayramı', greeting: 'Mutlu Cadılar Bayramı', question: 'Şaka mı, şeker mi?' },
  },
  quotes: ['“', '”'],
  weak: /^(?:ve|veya|ile|için|bir|bu|de|da|ki|gibi|kadar|çok|en|her|ama|-|–)$/i,
  cut: /,\s+\S.*$/u,
}
