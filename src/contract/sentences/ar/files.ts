import type { FILE_SENTENCES } from '../file-sentences.ts'

/** Why an uploaded file cannot be used. */
export const files: Readonly<Record<keyof typeof FILE_SENTENCES, string>> = {
  imageOtherKind:
    'يرجى اختيار ملف صورة صالح. لا يمكن استخدام ملفات {1} هنا. ارفع PNG أو JPEG أو WebP أو GIF أو AVIF أو SVG.',
  svgEntities: 'يرجى اختيار ملف صورة صالح. يحتوي ملف SVG هذا على تعريفات كيانات. صدّره من دونها، مثلًا بصيغة SVG بسيطة.',
  svgScripts: 'يرجى اختيار ملف صورة صالح. يحتوي ملف SVG هذا على نص برمجي. صدّره من دون نصوص برمجية.',
  svgPages:
    'يرجى اختيار ملف صورة صالح. يحتوي ملف SVG هذا على أجزاء من صفحة ويب (foreignObject). صدّره بعد تحويل النص إلى مسارات.',
  svgReferences: 'يرجى اختيار ملف صورة صالح. يشير ملف SVG هذا إلى ملفات أخرى. صدّره مع تضمين الصور والأنماط.',
  svgPictures:
    'تحتوي الصور داخل ملف SVG هذا على عدد كبير جدًا من البكسلات. الحد الأقصى 12 ميغابكسل إجمالًا. صدّره بصور أصغر.',
  avifTooLarge: 'يحتاج فتح صورة AVIF هذه إلى ذاكرة كبيرة جدًا. احفظها بصيغة JPEG أو PNG، أو صغّرها.',
  svgColorUnknown: 'لا يمكن رسم اللون {1} في ملف SVG هذا. صدّره بألوان بسيطة مثل #E02020.',
  svgValueMissing: 'يأخذ ملف SVG هذا لونًا من صفحة ويب: لا قيمة فيه للمتغير {1}. صدّره بألوان بسيطة مثل #E02020.',
  svgValuesSeveral: 'يعرّف ملف SVG هذا المتغير {1} أكثر من مرة، لذا فإن لونه غير مؤكد. صدّره بألوان بسيطة مثل #E02020.',
  fontOtherKind: 'لا يمكن استخدام ملفات {1} كخط. يرجى رفع ملف OTF أو TTF أو WOFF2.',
  fileTooLarge: 'الملف كبير جدًا. الحد الأقصى {1} ميغابايت.',
}
