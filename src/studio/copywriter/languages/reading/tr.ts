import type { ReadingWords } from './reading-words.ts'

export const TR_READING: ReadingWords = {
  tag: 'tr',
  dangling:
    've|veya|ya da|ile|için|bir|bu|şu|o|da|de|ki|ama|fakat|ancak|gibi|kadar|göre|daha|en|çok|her|bizim|sizin|senin|benim|mi|mı|mu|mü|değil|artık|şimdi|sadece|yalnızca|önce|sonra|yerine|itibaren|beri|dolayı|rağmen|çünkü|eğer|hem|ne|tüm|bazı|olan',
  bound: '\\p{L}{2,20}(?:[dt][ae]n?|l[ae]r[ae]|[ıiuü]n[ae])',
  lead: 'her|bu|gelecek|önümüzdeki|şimdi|şimdi sadece|sadece|yalnızca|bugün|saat|ortalama|yaklaşık|en geç|sadece bugün|artık|artık sadece',
  tail: 'sadece|tanesi|adet|itibaren|itibarıyla|itibariyle|günü|gününe|şimdi|bugün|yerine',
  moment:
    'bu hafta|gelecek hafta|önümüzdeki hafta|bu ay|gelecek ay|bu yıl|bu yaz|bu sonbahar|bu kış|bu ilkbahar|bu akşam|yarın akşam|bütün yaz|tüm hafta|tüm yıl|bütün gün|yılbaşında|bayramda|çok yakında|yakında',
  open: 'bizi bulabilirsiniz|öde|ödeyin|tasarruf|kazan|kazanın|fiyatı|fiyatıyla|fiyat|değerinde|toplam|başlıyor|bitiyor|açılıyor|kapanıyor|sürüyor|geçerli|arayın|ara|gelin|sizi|bizi',
  binding:
    'yerine|önce|önceki|eski|eskiden|değil|yok|asla|hiç|hariç|dışında|kapalı|kapalıyız|iptal|ertelendi|tükendi|eğer|ise|üzeri|üzerinde|altında|arası|arasında|veya|ya da|değerinde|kapora|depozito|ödül|ödüller|ceza|maaş|toplandı|bağış|puan|her|şartıyla|alışverişlerde|alışverişe',
  notPrice:
    'altında|üzerinde|kazan\\p{L}*|ödül\\p{L}*|toplan\\p{L}*|bağış\\p{L}*|değer\\p{L}*|hediye çeki|hediye kartı|kupon\\p{L}*|kapora|depozito|maaş\\p{L}*|ücreti|prim|ceza\\p{L}*|bütçe|iade|tasarruf|bahşiş|alışveriş\\p{L}*|üzeri|çekiliş\\p{L}*',
  continuing:
    'ardından|sonra|ve|veya|ama|fakat|ancak|çünkü|ki|da|de|ayrıca|hem|dahil|özellikle|yani|böylece|ile|için|hariç',
  subordinate: 'eğer|çünkü|madem|ne zaman',
  short:
    'sk|cad|mah|no|apt|tel|dr|prof|doç|av|vb|vs|örn|yy|bkz|maks|min|st|sn|dk|sa|kg|oc|şb|mr|ns|hz|tl|ltd|şti|a|ş|blv|pzt|sal|çar|per|cum|cmt|paz|pts|cts|bul|d|kiş|metr|öğr|yük|erk|doğ|haz|tem|ağu|eyl|eki|kas|ara|oca|şub|nis|may|sok|cd|bulv|dai|mev|mh|sm|yak|öğl|ücr|tlf|kdv|bld|mrk|hast|ecz|müd|ünv|üniv|alb|gr|lt|cl|cm|adt',
  reach:
    'ara|arayın|arayınız|bizi|tel|telefon|gsm|cep|whatsapp|e-posta|eposta|mail|randevu|rezervasyon|kayıt|kaydol|başvuru|bilgi|iletişim|sipariş|hemen|şimdi|bilet|danışma|numara|numarası',
  answer: 'rezervasyon|randevu|tel|telefon|bilgi|iletişim|whatsapp|sipariş|kayıt|başvuru|arayın|cv|acil',
  street: { before: '', behind: 'caddesi|cad\\.|cd\\.|sokağı|sokak|sok\\.|sk\\.|bulvarı|blv\\.|bulv\\.|meydanı' },
  numbers: 'iki|üç|dört|beş|altı|yedi|sekiz|dokuz|on',
  limit: 'dahil değildir|sadece|yalnızca|hariç|dışında|geçerli|geçerlidir|değil|stoklarla|dahil değil|yok',
  unchanged: 'aynı fiyat|aynı fiyata|hâlâ|değişmedi',
  bare: 'hatırlatma|duyuru|yeni|yenilik|dikkat|önemli|bilgi|güncelleme|kampanya|fırsat|teklif|merhaba',
  quote: 'alıntı|söz|özlü söz|atasözü',
  look: 'olsun|kullan|kısa|sade|basit|şık|modern|renkli|açık|koyu|sıcak|yumuşak|büyük|küçük|çok|biraz|fazla|pembe|kırmızı|mavi|yeşil|sarı|mor|siyah|beyaz|gri|kahverengi|bej|altın|gümüş|pastel|neon|simli|kalp|harfler|yazı|metin|arka plan|çerçeve|renk|renkler|logo|emoji|fotoğraf|tarz',
  order: {
    polite:
      'lütfen|merhaba|merhabalar|mrb|slm|selam|selamün aleyküm|kolay gelsin|hocam|abi|abla|bana|bize|istiyorum|istiyoruz|acaba|bir|hemen|arkadaşlar|selamlar|günaydın|iyi günler|iyi akşamlar|bizim için',
    make: 'oluştur|oluşturun|hazırla|hazırlayın|tasarla|tasarlayın|yap|yapın|yaz|yazın|üret|çiz',
    post: 'gönderi|gönderisi|paylaşım|paylaşımı|post|postu|reklam|reklamı|banner|reels|el ilanı',
    picture: 'görsel|görseli|resim|fotoğraf|afiş|hikaye|story|kart|video|davetiye|kampanya|kapak|metin',
    ask: 'istiyorum|istiyoruz',
    vague: 'bir şey|bir şeyler|bi şey|bi şeyler|birşey|birşeyler',
    link: 'hakkında|için|konulu|duyuran|tanıtan',
    publish: 'paylaş|paylaşın|paylaşır mısın|paylaşır mısınız|yayınla|yayınlayın|yayımla|yayımlayın',
    announce: '',
    our: '',
    your: 'senin|sizin|sana|size|kendi',
    forOur: '',
    us: 'bize|biz|bana',
  },
  mention: 'şunu belirt|belirt|şunu ekle',
  label: 'başlık|metin|alt başlık|slogan|cta|düğme|buton|açıklama',
  never:
    '(?:(?:belirtme|gösterme|yazma|söyleme|kullanma|ekleme|bahsetme|koyma|verme|paylaşma)(?:y[iı]n(?:[iı]z)?|yelim|yalım)?(?: lütfen)?[.!]?$|(?:belirtmeden|göstermeden|yazmadan|bahsetmeden)(?![\\p{L}\\p{M}])|(?:fiyat|tarih|adres|logo|isim|telefon)\\p{L}{0,3} (?:olmasın|yer almasın|görünmesin)|(?:fiyatsız|logosuz|yazısız|metinsiz)(?![\\p{L}\\p{M}]))',
  neverStart: 'lütfen',
  named: {
    price: 'fiyat|fiyatı|fiyatını|ücret|ücreti|tutar',
    date: 'tarih|tarihi|gün|günü|saat|saati',
    place: 'adres|adresi|yer|yeri|şehir',
    contact: 'telefon|telefonu|numara|numarası|e-posta|site',
    discount: 'indirim|indirimi|kampanya',
  },
  note: '^(?:lütfen )?(?:(?:stil|üslup|ton|arka plan|renkler|renk|format|boyut|yazı tipi|dil|hedef kitle|amaç) ?[:=]|(?:[\\p{L}-]+ ){0,3}(?:renkler|renk|logo|logomuzu|logomuz|arka plan|stil|ton|fotoğraf|emoji)\\p{L}{0,3} (?:kullan|ekle|olsun)(?:ın|un|in)?[.!]?$|(?:[\\p{L}-]+,? ?(?:ve )?){1,3}(?:bir )?(?:tarzda|tonda|üslupta|stilde|havada)(?: olsun)?[.!]?$|(?:sade|samimi|eğlenceli|şık|modern|sıcak|kısa)(?: ve [\\p{L}-]+)? (?:olsun|tut)[.!]?$|(?:teşekkürler|teşekkür ederim|şimdiden teşekkürler)[.!]?$)',
  signOff: "(?:[\\p{L}&'’.-]+ (?:ekibi|ailesi)(?:niz)?[.!]?$|(?:sevgiler|saygılarımızla|görüşmek üzere),?)",
}
