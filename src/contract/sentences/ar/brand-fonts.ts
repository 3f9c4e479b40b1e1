import type { BRAND_FONT_SENTENCES } from '../brand-font-sentences.ts'

type Translated = Readonly<Record<keyof typeof BRAND_FONT_SENTENCES | 'licenseNoteTooLong' | 'kindUnlisted', string>>

/** The sentences about uploaded fonts. */
export const brandFonts: Translated = {
  fontMissing: 'الخط غير موجود',
  fontUnknown: 'هذا ليس خطًا. يُرجى رفع ملف OTF أو TTF أو WOFF2.',
  fontWoff: 'لا يمكن استخدام ملفات WOFF. يُرجى رفع ملف OTF أو TTF أو WOFF2.',
  fontCollection: 'لا يمكن استخدام مجموعات الخطوط. يُرجى رفع ملف فيه خط واحد.',
  fontTooLarge: 'الخط كبير جدًا. الحد الأقصى 4 ميغابايت.',
  fontDamaged: 'الخط تالف ولا يمكن استخدامه.',
  fontRestricted: 'تمنع رخصة هذا الخط استخدامه في التصاميم: يذكر ملفه أنه لا يجوز تضمينه.',
  fontColor: 'لا يمكن استخدام الخطوط الملونة والخطوط النقطية. يُرجى رفع خط بمحيطات بسيطة.',
  fontLetters: 'لا يحتوي الخط على حروف لاتينية. يحتاج إلى الحروف من A إلى Z ومن a إلى z.',
  fontBlank: 'حروف هذا الخط فارغة.',
  fontComplex: 'يستغرق رسم هذا الخط وقتًا طويلًا ولا يمكن استخدامه.',
  fontTwice: 'لدى العلامة هذا الخط بالفعل. احذفه أولًا لاستبداله.',
  fontsFull: 'للعلامة 8 خطوط على الأكثر. احذف أحدها أولًا.',
  fontsTooLarge: 'يجوز أن يبلغ حجم خطوط العلامة معًا 12 ميغابايت بعد فك الضغط. احذف أحدها أولًا.',
  fontNotChosen: 'ليس لدى العلامة خط بهذا الاسم.',
  licenseNoteTooLong: 'يجب ألا تزيد ملاحظة الرخصة على 1000 حرف',
  kindUnlisted: 'يُرجى اختيار أحد الأنواع المدرجة',
}
