import type { t } from '../brand-logos.ts'
import type { Translation } from '../define-words.ts'

export const words: Translation<typeof t> = {
  variantsOf: 'أشكال شعار {name}',
  lead: 'تستخدم التصاميم الشكل الأوضح في مكانه. يُحفظ كل تغيير فورًا.',
  variants: 'الأشكال',
  nothingYet:
    'ليس لهذه العلامة شعار بعد. ارفع شعارًا بصيغة SVG هنا أو في العلامة، وستُعرض نسخ للخلفيات الداكنة وبلون واحد.',
  storedAsJpeg:
    'حُفظ بصيغة JPEG لأن حجمه بصيغة PNG يتجاوز {limit}. قد تختلف ألوانه قليلًا. ملف PNG أصغر يحافظ على كل بكسل.',
  svgAgain:
    'هذا الشعار محفوظ كصورة فقط. ارفع ملف SVG الخاص به مجددًا، هنا كشعار كامل أو في العلامة، وستُعرض نسخ للخلفيات الداكنة وبلون واحد. يمكن أن يصل حجم ملف SVG إلى 128 كيلوبايت.',
  logo: 'الشعار',
  logoText: 'شعار العلامة. يمكنك تغييره في العلامة.',
  full: 'الشعار الكامل',
  fullText: 'الاسم والرمز، حيث تتوفر المساحة.',
  mark: 'الرمز',
  markText: 'الرمز وحده، في الأماكن الصغيرة والمربعة.',
  onLight: 'للخلفيات الفاتحة',
  onLightText: 'على الأبيض والألوان الفاتحة.',
  onDark: 'للخلفيات الداكنة',
  onDarkText: 'على الأسود والألوان الداكنة.',
  mono: 'لون واحد',
  monoText: 'حيث لا تظهر الألوان.',
  onLightGround: '{name} على خلفية فاتحة',
  onDarkGround: '{name} على خلفية داكنة',
  upload: 'رفع: {name}',
  replace: 'استبدال: {name}',
  uploadHelp: 'PNG أو JPEG أو WebP أو GIF أو AVIF أو SVG، حتى 2 ميغابايت',
  remove: 'إزالة: {name}',
  saving: 'جارٍ الحفظ…',
  computed: 'محسوب من ملف SVG',
  take: 'استخدام',
  takeThis: 'استخدام: {name}',
  notComputed: 'لا يمكن حساب هذا الشكل من ملف SVG. ارفعه إذا كان لديك.',
  notLoaded: 'تعذّر تحميل أشكال الشعار',
  notChanged: 'تعذّر تغيير أشكال الشعار',
}
