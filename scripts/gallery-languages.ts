import type { DesignLanguage } from '#contract/languages/languages.ts'
import { createBrief } from '#studio/testing/briefs.ts'
import type { Studio } from '#studio/render/studio.ts'
import { drawRows, GALLERY_BRANDS } from './gallery-prompts.ts'

const SIZES = { post: [1080, 1080], story: [1080, 1920], banner: [1500, 500] } as const

/** A sale, a launch with a price, and a sentence of the user's own, for each language. */
const PROMPTS: Readonly<Record<DesignLanguage, readonly [sale: string, launch: string, own: string]>> = {
  en: [
    'Summer sale: 20% off all hiking boots until Sunday, free shipping',
    'Our new espresso machine, from $299, with a two-year guarantee',
    '“Sleep is a skill.” “Seven nights to better ones” “Start tonight”',
  ],
  de: [
    'Sommerschlussverkauf: 20 % Rabatt auf alle Wanderschuhe bis Sonntag, Versandkostenfrei',
    'Unsere neue Espressomaschine, ab 299 €, mit Zufriedenheitsgarantie',
    '„Donaudampfschifffahrtsgesellschaft“ „Das Nachhaltigkeitsversprechen für alle Straßenbahnhaltestellen“ „Jetzt entdecken“',
  ],
  fr: [
    'Offre d’été : 20 % de réduction sur toutes les chaussures de randonnée jusqu’à dimanche, livraison offerte',
    'Notre nouvelle machine à expresso, dès 299 €, garantie deux ans',
    '« Prêt pour l’été ? Oui ! » « Sept nuits pour mieux dormir » « En savoir plus »',
  ],
  es: [
    'Rebajas de verano: 20 % de descuento en todas las botas de montaña hasta el domingo, envío gratis',
    'Nuestra nueva cafetera exprés, desde 299 €, con dos años de garantía',
    '“¿Listos para el verano?” “Siete noches para dormir mejor” “Más información”',
  ],
  'pt-BR': [
    'Promoção de verão: 20% de desconto em todas as botas de trilha até domingo, frete grátis',
    'Nossa nova cafeteira, a partir de R$ 1.299,90, com dois anos de garantia',
    '“Dormir bem se aprende” “Sete noites para dormir melhor” “Saiba mais”',
  ],
  it: [
    'Saldi estivi: 20% di sconto su tutti gli scarponi fino a domenica, spedizione gratuita',
    'La nostra nuova macchina per espresso, da 299 €, con due anni di garanzia',
    '“L’arte di dormire bene” “Sette notti per riposare meglio” “Scopri di più”',
  ],
  nl: [
    'Zomeruitverkoop: 20% korting op alle wandelschoenen t/m zondag, gratis verzending',
    'Onze nieuwe espressomachine, vanaf € 299, met tevredenheidsgarantie',
    '“Arbeidsongeschiktheidsverzekering” “Nieuw: voordelig en eenvoudig geregeld” “Meer weten”',
  ],
  pl: [
    'Letnia wyprzedaż: 20% zniżki na wszystkie buty trekkingowe do niedzieli, darmowa dostawa',
    'Nasz nowy ekspres do kawy, od 1299 zł, z dwuletnią gwarancją',
    '„W domu i w ogrodzie” „Siedem nocy, a potem sen o niebo lepszy” „Dowiedz się więcej”',
  ],
  tr: [
    'Yaz indirimi: tüm yürüyüş botlarında pazara kadar %20 indirim, ücretsiz kargo',
    'Yeni espresso makinemiz, 8.999 ₺, iki yıl garantili',
    '“İyi uyku öğrenilir” “Işıltılı sabahlar için yedi gece” “Daha fazla bilgi”',
  ],
  ar: [
    'تخفيضات الصيف: خصم 20% على جميع أحذية المشي حتى يوم الأحد، شحن مجاني',
    'آلة الإسبريسو الجديدة، ابتداءً من 1,299 د.إ، بضمان سنتين',
    '“النوم مهارة” “سبع ليالٍ نحو نوم أفضل” “اعرف المزيد”',
  ],
  he: [
    'מבצע קיץ: 20% הנחה על כל נעלי ההליכה עד יום ראשון, משלוח חינם',
    'מכונת האספרסו החדשה שלנו, החל מ-1,299 ₪, עם אחריות לשנתיים',
    '“שינה היא מיומנות” “שבעה לילות לשינה טובה יותר” “למידע נוסף”',
  ],
  hi: [
    'गर्मियों की सेल: सभी जूतों पर रविवार तक 20% की छूट, मुफ़्त डिलीवरी',
    'हमारी नई एस्प्रेसो मशीन, ₹12,999 से शुरू, दो साल की गारंटी',
    '“नींद एक हुनर है” “बेहतर नींद के लिए सात रातें” “और जानें”',
  ],
  ja: [
    '夏のセール：全品20%オフ、日曜日まで、送料無料',
    '新しいエスプレッソマシン、29,800円から、2年保証付き',
    '「眠りは技術です」「7日間で、もっといい夜を」「詳しく見る」',
  ],
  'zh-Hans': [
    '夏季大促：所有登山鞋8折，周日截止，免运费',
    '全新意式咖啡机，¥1,999起，两年质保',
    '“好睡眠，可以学会” “七个夜晚，睡得更好” “了解详情”',
  ],
  'zh-Hant': [
    '夏季特賣：所有登山鞋8折，週日截止，免運費',
    '全新義式咖啡機，NT$9,900起，兩年保固',
    '「好睡眠，可以學會」「七個夜晚，睡得更好」「瞭解詳情」',
  ],
  ko: [
    '여름 세일: 모든 등산화 20% 할인, 일요일까지, 무료 배송',
    '새로운 에스프레소 머신, 299,000원부터, 2년 보증',
    '“잠도 기술입니다” “더 나은 밤을 위한 7일” “자세히 보기”',
  ],
  vi: [
    'Giảm giá mùa hè: giảm 20% tất cả giày leo núi đến Chủ nhật, miễn phí vận chuyển',
    'Máy pha cà phê mới, từ 4.990.000 ₫, bảo hành hai năm',
    '“Giấc ngủ là một kỹ năng” “Bảy đêm để ngủ ngon hơn” “Tìm hiểu thêm”',
  ],
  th: [
    'ลดราคาฤดูร้อน: รองเท้าเดินป่าทุกรุ่นลด 20% ถึงวันอาทิตย์ ส่งฟรี',
    'เครื่องชงเอสเปรสโซรุ่นใหม่ เริ่มต้น ฿9,990 รับประกันสองปี',
    '“การนอนหลับคือทักษะ” “เจ็ดคืนเพื่อการนอนที่ดีกว่า” “ดูเพิ่มเติม”',
  ],
  ru: [
    'Летняя распродажа: скидка 20 % на все треккинговые ботинки до воскресенья, бесплатная доставка',
    'Наша новая кофемашина, от 29 990 ₽, гарантия два года',
    '«Сон — это навык» «Семь ночей, и в доме снова спят» «Подробнее»',
  ],
  uk: [
    'Літній розпродаж: знижка 20% на всі трекінгові черевики до неділі, безкоштовна доставка',
    'Наша нова кавомашина, від 9 990 ₴, гарантія два роки',
    '«Сон — це навичка» «Сім ночей до кращого сну» «Докладніше»',
  ],
}

/**
 * Renders each language in three sizes for three brands into `folder`, with a page that lists the texts that are only in the caption.
 * `only` names the languages.
 */
export async function drawLanguageGallery(studio: Studio, folder: string, only: readonly string[]): Promise<void> {
  const isWanted = (language: string) => only.length === 0 || only.includes(language)
  const rows = Object.entries(PROMPTS).flatMap(([language, prompts], row) =>
    Object.entries(isWanted(language) ? SIZES : {}).map(([form, [width, height]], column) => ({
      title: `${language}, ${form}: ${prompts.join(' · ')}`,
      briefs: GALLERY_BRANDS.map((brand, index) => ({
        file: `${language}-${form}-${index + 1}.webp`,
        brief: createBrief(
          { prompt: prompts[index] ?? '', language, width, height, seed: row * 9 + column * 3 + index + 1 },
          brand,
        ),
      })),
    })),
  )
  await drawRows(studio, folder, rows)
}
