import type { LanguagePatterns } from '../facts/language-patterns.ts'
import type { LanguagePack } from './language-pack.ts'

const FACTS: LanguagePatterns = {
  language: 'tr',
  action: [
    /(?<!\p{L})(?:hemen (?:satın al|al|başvur|katıl|başla|keşfet|incele|kaydol|sipariş ver|dene|ara)(?:ın|in|un|ün)?|sipariş ver|rezervasyon yap(?:ın|tırın)?|yerini(?:zi)? ayırt(?:ın)?|kaydol|daha fazla bilgi|başvur(?:un)?|ücretsiz deneyin?|şimdi al)(?!\p{L})/iu,
  ],
  steps: /(?<!\p{L})(?:nasıl|adımda|tarifi|tarif)(?!\p{L})/iu,
  before: /(?<!\p{L})önce(?:si)?:\s/iu,
  after: /(?<!\p{L})sonra(?:sı)?:\s/iu,
  statistic: /^((?:%|yüzde )\d{1,3})(?:['’]?\p{L}{1,4})? (?=\p{L}{2,14}[iıuü]m[iıuü]z)/iu,
}

export const TR: LanguagePack = {
  tag: 'tr',
  facts: FACTS,
  prompt: {
    common:
      've için ile kadar yeni bizim tüm bir bu sadece ücretsiz indirim indirimi kargo kampanya hemen her gün hafta sonu oluştur hazırla gönderi hakkında arıyoruz teşekkürler olan şimdi mağaza özel yaz kış giriş günü saat tl koleksiyon kursu bugün çok var ne nasıl daha iyi neden üç fiyat ay akşam atölye kurs önce sonra sipariş uyku bisiklet değil olarak ya da en içinde sizin sizi bizi',
    orders: [
      /^(?:(?:\p{L}{2,12}[ ,!.]+){0,3})(?:bize |bana )?(?:(?:bir|bi) )?(?:(?:instagram|insta|facebook|whatsapp|linkedin|fb|ig) )?(?:post|gönderi|görsel|story|hikaye|afiş|paylaşım|ilan|reklam|banner|broşür)(?:s?[ıiuü])? (?:lazım|gerek|gerekiyor|istiyoruz|istiyorum|ihtiyacımız var|rica ed(?:eriz|erim|iyorum|iyoruz)|hazırlar mısın(?:ız)?|yapar mısın(?:ız)?)[:,.!? ]*/iu,
      / için (?:bize |bana )?(?:bir |bi )?(?:şey(?:ler)?|gönderi|görsel|post|paylaşım|afiş|story|hikaye|reklam|banner)(?: \p{L}+){0,1} (?:yap|hazırla|oluştur|tasarla)(?:a?r mı|e?r mi)?(?:sın(?:ız)?|sin(?:iz)?| misin(?:iz)?| mısın(?:ız)?|yın|ın|un)?[.!?]*$/u,
      /^(?:(?:selam|slm|merhaba|mrb|selamlar|iyi günler|günaydın)(?: arkadaşlar)?[ ,.!]+)?(?:lütfen )?(?:(?:instagram|insta|facebook|linkedin|story|hikaye)['’\p{L}]{0,3} )?(?:için )?(?:bize |bana )?(?:bir |bi )?(?:gönderi|paylaşım|görsel|afiş|reklam|post|banner|hikaye|story) (?:oluştur|hazırla|tasarla|yap)(?:un|ın|[ae]?r mısın(?:ız)?|[ae]?r misin(?:iz)?)?(?: ?[:?]| lütfen ?:?|,)? /iu,
      /(?:^|,? )(?:(?:instagram|insta|facebook|linkedin|whatsapp|story|hikaye|fb|ig)['’]?\p{L}{0,3} )?için (?:(?:bize|bana) )?(?:bir |bi )?(?:(?:instagram|insta|facebook|linkedin|whatsapp|fb|ig)['’]?\p{L}{0,3} )?(?:gönderi|paylaşım|post|görsel|afiş|reklam|banner|hikaye|story|reels|flyer|broşür)(?:s?[iıuü])?(?: lütfen)? ?:$/iu,
      /(?:,? (?:bunu|bunları|bunun|bunlar|şunu))?(?:^|,? )(?:(?:instagram|insta|facebook|linkedin|whatsapp|story|hikaye|fb|ig)['’]?\p{L}{0,3} )?(?:için|hakkında|konulu|ile ilgili|duyuran|tanıtan|anlatan|haber veren) (?:(?:bize|bana) )?(?:\p{L}{2,14} )?(?:bir |bi )?(?:(?:instagram|insta|facebook|linkedin|whatsapp|fb|ig)['’]?\p{L}{0,3} )?(?:\p{L}{2,12} )?(?:gönderi|paylaşım|post|görsel|afiş|reklam|banner|hikaye|story|reels|video|ilan|davetiye|flyer|broşür)(?:s?[iıuü])? (?:(?:yap|hazırla|oluştur|tasarla|çiz|yaz)(?:yın|yin|[ıiuü]n)?|(?:yapar|hazırlar|oluşturur|tasarlar|çizer|yazar|yapabilir|hazırlayabilir|oluşturabilir|tasarlayabilir) m[ıi]s[ıi]n(?:[ıi]z)?|lazım|gerek(?:iyor)?|istiyor(?:uz|um))(?: lütfen)?[.!?:]*$/iu,
      /(?<!\p{L})(?:duyur|tanıt|paylaş)(?:un|ın)?[.!]?$/iu,
    ],
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
}
