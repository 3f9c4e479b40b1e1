import type { Translation } from '../define-words.ts'
import type { t } from '../product-import.ts'

export const words: Translation<typeof t> = {
  importAProduct: 'استيراد منتج من صفحته',
  readAPage: 'اقرأ صفحة منتج ثم راجع ما عُثر عليه. لا يُحفظ شيء قبل نقرتك.',
  draftHint: 'راجع المسودة وصحّح الخطأ. لا يُحفظ شيء قبل نقرتك.',
  pageAddress: 'عنوان صفحة المنتج',
  enterAddress: 'أدخل عنوان صفحة منتج.',
  readPage: 'قراءة الصفحة',
  reading: 'تجري قراءة الصفحة…',
  readingTakes: 'النصوص والسعر والصور. يستغرق ذلك بضع ثوانٍ.',
  readFailed: 'تعذّرت قراءة الصفحة',
  readAnother: 'قراءة صفحة أخرى',
  product: 'المنتج',
  priceAndAvailability: 'السعر والتوفر',
  numbersAndLink: 'الأرقام والرابط',
  pictures: 'الصور',
  mainPicture: 'الصورة الرئيسية',
  pictureNumber: 'الصورة {n}',
  noPicture: 'بلا صورة',
  keepOthers: 'الاحتفاظ ببقية الصور كصور إضافية',
  othersNotSaved: 'تعذّر حفظ بقية الصور',
  saveProduct: 'حفظ المنتج',
}
