import type { Translation } from '../define-words.ts'
import type { t } from '../product-pictures.ts'

export const productPictures: Translation<typeof t> = {
  picturesOf: 'صور {name}',
  designsUseTheMain: 'تستخدم التصاميم الصورة الرئيسية. يُحفظ كل تغيير فورًا.',
  close: 'إغلاق',
  addPictures: 'إضافة صور',
  addPicturesHelp:
    'PNG أو JPEG أو WebP أو GIF أو AVIF أو SVG، بحجم 5 ميغابايت لكل صورة. {max} كحد أقصى إلى جانب الرئيسية.',
  uploading: 'جارٍ الرفع…',
  pictures: 'الصور',
  mainPicture: 'الصورة الرئيسية',
  mainPictureOf: 'الصورة الرئيسية لـ {name}',
  pictureNumber: 'الصورة {n}',
  makeMain: 'جعلها رئيسية',
  makeNumberMain: 'جعلها رئيسية: الصورة {n}',
  moveEarlier: 'تقديم الصورة {n}',
  moveLater: 'تأخير الصورة {n}',
  removeNumber: 'إزالة الصورة {n}',
  noPicturesYet: 'لا صور لهذا المنتج بعد.',
  notLoaded: 'تعذّر تحميل الصور',
  notChanged: 'تعذّر تغيير الصور',
}
