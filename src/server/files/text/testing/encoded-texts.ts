import iconv from 'iconv-lite'
import type { TextEncoding } from '#contract/text/text-encodings.ts'

interface EncodedText {
  encoding: TextEncoding
  /** The name that pages and headers use, if it is another one. */
  label?: string
  /** The name of a product, and a description of it. */
  name: string
  description: string
  bytes: (text: string) => Buffer
}

const of = (encoding: TextEncoding, name: string, description: string, label?: string): EncodedText => ({
  encoding,
  ...(label && { label }),
  name,
  description,
  bytes: (text) => iconv.encode(text, label ?? encoding),
})
const withMark = (one: EncodedText): EncodedText => ({
  ...one,
  bytes: (text) => iconv.encode(text, one.encoding, { addBOM: true }),
})

const GERMAN = ['Grüner Leinenrock', 'Für heiße Sommertage, größenverstellbar, mit schönem Gürtel und Knöpfen'] as const
const FRENCH = [
  'Théière émaillée',
  'Une théière élégante, façonnée à la main, préférée des Français, très légère',
] as const
const POLISH = [
  'Koszula lniana żółta',
  'Wyjątkowa koszula z miękkiego lnu, świetna na lato dla każdego, ręcznie szyta',
] as const
const CZECH = ['Lněná košile', 'Příjemná košile pro horké dny, vyrobená ručně, nežloutne ani po letech'] as const
const RUSSIAN = ['Льняная рубашка', 'Лёгкая рубашка для жарких летних дней, сшитая вручную из мягкого льна'] as const
const UKRAINIAN = [
  'Лляна сорочка',
  'Легка сорочка для спекотних днів, її зшито вручну в Україні, ніжна й тепла',
] as const
const GREEK = ['Λινό πουκάμισο', 'Ελαφρύ πουκάμισο για ζεστές καλοκαιρινές μέρες, ραμμένο στο χέρι'] as const
const TURKISH = [
  'Keten gömlek',
  'Sıcak yaz günleri için hafif gömlek, el yapımı ve şık, yumuşacık, ağaç düğmeli',
] as const
const LITHUANIAN = [
  'Lininiai marškiniai',
  'Lengvi marškiniai karštoms vasaros dienoms, siūti rankomis iš švelnaus lino, minkšti ir šviežūs kiekvieną rytą, labai gražūs',
] as const
const HEBREW = ['חולצת פשתן', 'חולצה קלה לימי הקיץ החמים, תפורה ביד, רכה ונעימה'] as const
const ARABIC = ['قميص كتان', 'قميص خفيف لأيام الصيف الحارة، مصنوع يدويا، ناعم ومريح'] as const
const THAI = ['เสื้อเชิ้ตลินิน', 'เสื้อเบาสบายสำหรับวันที่อากาศร้อน ตัดเย็บด้วยมือ'] as const
const VIETNAMESE = ['Áo sơ mi lanh', 'Áo nhẹ cho ngày hè nóng, may thủ công, ấm áp và mềm mại'] as const
const JAPANESE = ['リネンシャツ', '暑い夏の日にぴったりの軽いシャツです。職人の手作りで、やわらかい'] as const
const CHINESE = ['亚麻衬衫', '适合炎热夏天的轻便衬衫，手工缝制，温暖柔软'] as const
const TAIWANESE = ['亞麻襯衫', '適合炎熱夏天的輕便襯衫，手工縫製，溫暖柔軟'] as const
const KOREAN = ['린넨 셔츠', '무더운 여름날에 딱 맞는 가벼운 셔츠입니다. 손으로 만들었습니다'] as const

/** `\e$B…\e(B` around the bytes of EUC-JP without their high bits (RFC 1468). */
const toIso2022 = (text: string): Buffer =>
  Buffer.concat(
    text.split(/([^\0-\u{7F}]+)/u).map((part, index) => {
      if (index % 2 === 0) return Buffer.from(part)
      const bytes = iconv.encode(part, 'euc-jp').map((byte) => byte & 0x7f)
      return Buffer.concat([Buffer.from('\u{1B}$B'), bytes, Buffer.from('\u{1B}(B')])
    }),
  )

/** Texts of one product in the encodings that shops and spreadsheets of their countries write. */
export const ENCODED_TEXTS: readonly EncodedText[] = [
  of('UTF-8', ...GERMAN),
  withMark(of('UTF-8', ...RUSSIAN)),
  withMark(of('UTF-16LE', ...JAPANESE)),
  withMark(of('UTF-16BE', ...GREEK)),
  of('UTF-16LE', ...GERMAN),
  of('UTF-16BE', ...RUSSIAN),
  withMark(of('UTF-32LE', ...FRENCH)),
  of('UTF-32LE', ...POLISH),
  of('windows-1252', ...GERMAN),
  of('windows-1252', ...FRENCH, 'iso-8859-1'),
  of('windows-1252', 'Camisón de algodón', 'Diseño español, muy cómodo para niños, ¡ideal en otoño!'),
  of('windows-1252', 'Pão de mel', 'Coração de chocolate, não contém glúten, confecção própria', 'latin1'),
  of('windows-1252', 'Blå kökshandduk', 'Vävd på Öland, hög kvalitet för ditt kök, håller länge'),
  of('macintosh', ...FRENCH),
  of('CP850', ...GERMAN),
  of('CP437', ...FRENCH),
  of('windows-1250', ...POLISH),
  of('windows-1250', ...CZECH),
  of('windows-1250', 'Könnyű nyári ing', 'Kellemes viselet minden nőnek, tökéletes ősszel és télen, kézműves termék'),
  of('ISO-8859-2', ...CZECH),
  of('CP852', ...POLISH),
  of('windows-1251', ...RUSSIAN),
  of('windows-1251', ...UKRAINIAN),
  of('windows-1251', 'Ленена риза', 'Лека риза за горещи летни дни, ушита на ръка в България, мека'),
  of('KOI8-R', ...RUSSIAN),
  of('KOI8-U', ...UKRAINIAN),
  of('ISO-8859-5', ...RUSSIAN),
  of('IBM866', ...RUSSIAN),
  of('x-mac-cyrillic', ...RUSSIAN, 'maccyrillic'),
  of('windows-1253', ...GREEK),
  of('ISO-8859-7', ...GREEK),
  of('windows-1254', ...TURKISH),
  of('windows-1254', ...TURKISH, 'iso-8859-9'),
  of('windows-1255', ...HEBREW),
  of('ISO-8859-8', ...HEBREW),
  of('windows-1256', ...ARABIC),
  of('ISO-8859-6', ...ARABIC),
  of('windows-1257', ...LITHUANIAN),
  of('ISO-8859-13', ...LITHUANIAN),
  of('ISO-8859-4', ...LITHUANIAN),
  { ...of('windows-1258', ...VIETNAMESE), bytes: (text) => iconv.encode(toVietnameseMarks(text), 'windows-1258') },
  of('windows-874', ...THAI),
  of('windows-874', ...THAI, 'tis-620'),
  of('Shift_JIS', ...JAPANESE),
  of('EUC-JP', ...JAPANESE),
  { ...of('ISO-2022-JP', ...JAPANESE), bytes: toIso2022 },
  of('GB18030', ...CHINESE),
  of('GB18030', ...CHINESE, 'gbk'),
  of('GB18030', ...CHINESE, 'gb2312'),
  of('Big5', ...TAIWANESE),
  of('EUC-KR', ...KOREAN),
  of('EUC-KR', ...KOREAN, 'ks_c_5601-1987'),
]

/** Vietnamese in windows-1258 has the five tones as marks of their own, and the other letters as one. */
function toVietnameseMarks(text: string): string {
  const tones = /[\u{300}\u{301}\u{303}\u{309}\u{323}]/gu
  return Array.from(text.normalize('NFC'))
    .map((letter) => {
      const parts = letter.normalize('NFD')
      return parts.replaceAll(tones, '').normalize('NFC') + (parts.match(tones)?.join('') ?? '')
    })
    .join('')
}
