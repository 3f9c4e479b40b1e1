import { compilePattern } from '../../model/compile-pattern.ts'
/** What belongs to the number before it: a currency, a unit, a part of the day, a month. */
const UNIT =
  'zł|zl|kč|kc|korun|ευρώ|ευρω|€|tl|lira|руб\\.?|рублей|р\\.?|₽|грн\\.?|원|천원|만원|ريال|درهم|جنيه|دينار|ש["״]ח|שח|שקל|שקלים|₪|रु\\.?|रुपये|किलो|ribu|rb|juta|jt|đồng|ngàn|nghìn|%|osób|osoby|kg|g|km|min|godz\\.?|rano|wieczorem|hodin|hod\\.?|ráno|večer|μ\\.?μ\\.?|π\\.?μ\\.?|το πρωί|το πρωι|το βράδυ|το βραδυ|ώρα|ετών|sabah|akşam|kişilik|kişi|dakika|saat|утра|вечера|ранку|вечора|года|лет|человек|років|осіб|шт|мин|хв|이상|명|개월|분|시|صباحا|مساء|مساءً|صباحًا|ص|م|سنوات|سنة|אנשים|דקות|बजे|तक|महीना|मिनट|pagi|siang|sore|malam|orang|tahun|menit|sáng|chiều|tối|trưa|người|phút|tuổi'

/** Words before a number from which on something holds: what follows belongs to it. "od 100 zł dostawa gratis" */
const FROM =
  'od|nad|powyżej|min\\.?|min|minimum|przy|za|από|απο|άνω των|για|от|свыше|при|від|понад|من|فوق|أكثر من|عن|מעל|מ|החל|di atas|minimal|dari|mulai|từ|trên|hóa đơn|đơn|cho'

/** What begins another statement in a line that runs its facts together, by language: sources of patterns. */
const STARTERS: Readonly<Record<string, string>> = {
  pl: 'tel\\.?|telefon|zapisy|zapisz\\p{L}*|rezerwacj\\p{L}|zam[óo]wieni\\p{L}|dostawa|dow[óo]z|wst[ęe]p|bilety|wej[śs]ci[óo]wk\\p{L}|liczba miejsc|parking|mile widzian\\p{L}|kontakt|dzwo[ńn]\\p{L}*|pisz(?:cie)?|cv|zapraszamy|parking|ul\\.|nagrody|startujemy',
  cs: 'tel\\.?|telefon|volejte|objedn[áa]vky|objednejte|rezervace|vstup|vstupné|vstupenky|doprava|rozvoz|p[íi][šs]te|nástup|plat|mzda|cv|životopis\\p{L}*|parkování|kontakt',
  el: 'τηλ\\.?|τηλ[έε]φωνο|ραντεβο[ύυ]|κρατ[ήη]σεις|παραγγελ[ίι]ες|ε[ίι]σοδος|ελε[ύυ]θερη ε[ίι]σοδος|δωρε[άα]ν \\p{L}+|βιογραφικ[άα]|μισθ[όο]ς|πληροφορ[ίι]ες|δηλ[ώω]σεις|εγγραφ[έε]ς|επικοινων[ίι]α',
  tr: 'tel|telefon|sipari[şs]\\p{L}{0,3}|rezervasyon|randevu|bilgi|ileti[şs]im|whatsapp|giri[şs] (?:[üu]cretsiz|bedava)|kargo|paket servis|adres|[öo][ğg]renci(?:ye|lere)|[çc]ocuklara|emeklilere|ki[şs]i ba[şs]ı|maa[şs]|kontenjan|deneme dersi|ilk ders|son ba[şs]vuru|son kay[ıi]t|park yeri|ayr[ıi]nt[ıi]',
  ru: 'тел\\.?|телефон|звоните|пишите|запись|записывайтесь|заказ(?:ы|ать)?|доставка|самовывоз|вход|адрес|ул\\.?|пробное|первое занятие|зарплата|зп|график|опыт|резюме|бронь|бронирование|whatsapp|ватсап|телеграм|парковка',
  uk: 'тел\\.?|телефон|телефонуйте|дзвоніть|пишіть|запис|записуйтесь|замовлення|доставка|самовивіз|вхід|адреса|вул\\.?|пробне|перше заняття|зарплата|зп|графік|досвід|резюме|бронювання|whatsapp|вайбер|телеграм|парковка',
  ko: '문의|전화|예약|주문|신청|접수|선착순|수강료|참가비|체험비|입장료|시급|월급|급여|장소|위치|주소|대상|정원|카톡|카카오톡|무료 ?(?:주차|배송|체험|배달)|배달|포장|주차|초보|경력|급한|세트(?= \\p{N})|준비물|당일|학생|어린이',
  ar: 'للحجز|للطلب|للتواصل|للاستفسار|الحجز|احجز\\p{L}*|اتصل\\p{L}*|واتساب|واتس|جوال|هاتف|التوصيل|توصيل|العرض|الدخول|الدوام|دوام|الراتب|راتب|[أا]رسل\\p{L}*|السيرة|الحصة|الدرس|شارع|العنوان|الموقع|الطلبات|مغلق\\p{L}*|التسليم|خبرة',
  he: 'להזמנות|הזמנות|לפרטים|לתיאום|להרשמה|טלפון|טל|נייד|וואטסאפ|משלוח\\p{L}*|כניסה|שיעור ניסיון|מקומות|שכר|קורות חיים|רחוב|בכתובת|חניה|פתוח|פתוחים|סגור|סגורים|שעות|ימים',
  hi: 'ऑर्डर (?=\\p{N}|के लिए|\\p{L}+ तक)|फोन|फ़ोन|संपर्क|कॉल|व्हाट्सएप|होम डिलीवरी|डिलीवरी|पता|एंट्री|प्रवेश|फीस|फ़ीस|बुकिंग|सैलरी|वेतन|समय',
  id: 'wa|whatsapp|hub|hubungi|telp|pesan|pemesanan|order|gratis|free ongkir|buka|tutup|biaya|gaji|lokasi|alamat|jl\\.?|jalan|info|daftar|pendaftaran|berlaku|lamaran|kirim|dp|kuota|peserta|bonus',
  vi: 'đặt|liên hệ|lh|sđt|hotline|zalo|gọi|inbox|ib|freeship|miễn phí|giao hàng|mở cửa|nghỉ|địa chỉ|đc|lương|ca|gửi|học phí|khai giảng|đăng ký|áp dụng|gửi xe|ưu tiên',
}

const patterns = new Map<string, RegExp>()

/**
 * The space before another statement in a line without marks, behind a number with its unit, or behind what is read as one thing (`\uFFFC`): that before
 * "sipariş" in "25 gül 950 TL sipariş son 12 Şubat". Null for languages where other patterns find it.
 */
export function matchNextStatement(tag: string): RegExp | null {
  const starters = STARTERS[tag]
  if (starters === undefined) return null
  const known = patterns.get(tag)
  if (known) return known
  const pattern = compilePattern(
    `(?<! )(?<=(?:^|\\s)(?:[^\\s]{0,12}\\p{N}[^\\s,.;:]{0,9}|\\uFFFC[\\p{P}]?)(?: (?:${UNIT}))?)(?<!(?:^|\\s)(?:${FROM}) ?[^\\s]{1,16}(?: (?:${UNIT}))?) +(?=(?:${starters})(?![\\p{L}\\p{M}])(?= ?[:：]?\\s*\\S))`,
    'giu',
  )
  patterns.set(tag, pattern)
  return pattern
}
