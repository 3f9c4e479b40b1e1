import { brandCheck } from './ar/brand-check.ts'
import { campaigns } from './ar/campaigns.ts'
import { messages } from './ar/messages.ts'
import { replies } from './ar/replies.ts'
import type { BRAND_FONT_SENTENCES } from './brand-font-sentences.ts'
import type { TranslatedSentences } from './english.ts'
import type { FILE_SENTENCES } from './file-sentences.ts'
import type { PROOF_SENTENCES } from './proof-sentences.ts'

/** The sentences about written prices. */
const prices = {
  priceNoAmount: 'تعذرت قراءة السعر كرقم، لذلك يُحفظ كنص',
  priceSeveral: 'في السعر عدة مبالغ، لذلك يُحفظ كنص',
  priceCondition: 'للسعر شرط مثل «ابتداءً من»، لذلك يُحفظ كنص',
  priceUnclear: 'قد يكون السعر {1} أو {2}، لذلك يُحفظ كنص',
  priceTooLarge: 'السعر أكبر من 9,999,999.99، لذلك يُحفظ كنص',
  currencyNotListed: 'لم يُتعرف على عملة السعر، لذلك يُحفظ السعر كنص',
  currenciesDiffer: 'يذكر السعر عملتين، لذلك يُحفظ كنص',
  priceRounded: 'في السعر أكثر من منزلتين عشريتين، لذلك يُقرّب الرقم ويُحفظ السعر كنص أيضًا',
  signUnclear: 'العلامة «{1}» لعدة عملات، لذلك يُحفظ السعر كما هو مكتوب',
  currencyNotKnown: 'لم يُتعرف على العملة وتُركت',
} satisfies Partial<TranslatedSentences>

/** Why an uploaded file cannot be used. */
const files: Readonly<Record<keyof typeof FILE_SENTENCES, string>> = {
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

type Translated = Readonly<Record<keyof typeof BRAND_FONT_SENTENCES | 'licenseNoteTooLong' | 'kindUnlisted', string>>

/** The sentences about uploaded fonts. */
const brandFonts: Translated = {
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

/** The sentences of providers. */
const providers = {
  providerNameRequired: 'أدخل اسمًا',
  providerNameInvalid: 'يتكوّن الاسم من 1 إلى 40 من الأحرف والأرقام والمسافات والنقاط والشرطات',
  providerAddressInvalid: 'أدخل عنوانًا مثل https://api.example.com/v1',
  providerModelMissing: 'أدخل نموذجًا للنصوص أو للصور',
  providerModelInvalid: 'يتكوّن اسم النموذج من 200 حرف على الأكثر بلا مسافات',
  providerPriceInvalid: 'السعر مبلغ من 0 إلى 10000 دولار أمريكي',
  providerNameTaken: 'لديك مزوّد بهذا الاسم بالفعل.',
  providerNameReserved: 'هذا الاسم لمزوّد من مزوّدي المنصّة. اختر اسمًا آخر.',
  providerAddressRefused:
    'لا يتصل Signet بهذا العنوان. يجب أن يكون عامًا عبر https والمنفذ 443. يمكن للمسؤول السماح بعناوين أخرى في FETCH_ALLOW.',
  providerKeyAgain: 'أدخل المفتاح مرة أخرى. لا يُرسل المفتاح المحفوظ إلا إلى العنوان الذي حُفظ له.',
  tooManyProviders: 'يمكنك إضافة 10 مزوّدين على الأكثر. احذف واحدًا أولًا.',
  providerMissing: 'المزوّد غير موجود',
  providerWorks: 'الاتصال يعمل.',
  providerWorksUnlisted: 'الاتصال يعمل، لكن الخادم لا يعرض النموذج {1}.',
  providerWorksBlind: 'يستجيب الخادم، لكن ليست لديه قائمة نماذج. سيتبيّن من أول استدعاء هل يعرف نماذجك.',
  providerRefusedKey: 'رفض الخادم المفتاح.',
  providerWantsKey: 'يطلب الخادم مفتاحًا.',
  providerNotReached: 'تعذّر الوصول إلى الخادم. تحقّق من العنوان ومن أن الخادم يعمل.',
  providerTooSlow: 'لم يستجب الخادم خلال 10 ثوانٍ.',
  providerOtherProtocol: 'لا يدعم الخادم بروتوكول OpenAI على هذا العنوان. تنتهي معظم العناوين بـ /v1.',
  providerNotComfyUi: 'لا يشغّل الخادم ComfyUI على هذا العنوان.',
  providerBusy: 'يستجيب الخادم، لكن لديه عطل الآن. أعد المحاولة بعد بضع دقائق.',
  ownKeyRefused: 'لا يقبل المزوّد {1} مفتاحك. غيّره في مفاتيح API.',
  ownNoCredit: 'نفد رصيد حسابك لدى المزوّد {1}. أضف رصيدًا هناك أو اختر مزوّدًا آخر في مفاتيح API.',
  ownModelGone: 'ليس لدى المزوّد {1} النموذج {2}. غيّر النموذج في مفاتيح API.',
  ownPaused:
    'لم يجب المزوّد {1} عن طلبين في الوقت المحدد، لذلك لن يطلب منه Signet شيئًا لمدة 15 دقيقة. تحقق من أنه يعمل، ثم اختبر الاتصال في مفاتيح API لاستخدامه فورًا.',
  providerDeleted: 'حُذف المزوّد',
  choiceGoneText: 'المزوّد الذي اخترته للنصوص لم يعد متاحًا. اختر مزوّدًا آخر في مفاتيح API.',
  choiceGoneImage: 'المزوّد الذي اخترته للصور لم يعد متاحًا. اختر مزوّدًا آخر في مفاتيح API.',
  choiceGoneVoice: 'المزوّد الذي اخترته للصوت المتحدث لم يعد متاحًا. اختر مزوّدًا آخر في مفاتيح API.',
  choiceGoneVideo: 'المزوّد الذي اخترته للفيديو لم يعد متاحًا. اختر مزوّدًا آخر في مفاتيح API.',
  choiceUnreadable: 'لم يعد بالإمكان قراءة المفتاح المحفوظ للمزوّد {1}. أدخله مرة أخرى في مفاتيح API.',
  choiceUnlisted: 'اختر أحد المزوّدين المدرجين.',
  studioNeedsNone: 'لا يحتاج الاستوديو المدمج إلى اتصال.',
} satisfies Partial<TranslatedSentences>

/** The sentences about Content Credentials. */
const proofs = {
  credentialsNotAdded: 'تعذّرت إضافة بيانات اعتماد المحتوى. حاول مرة أخرى، أو صدّر الملف بدونها.',
  credentialsTooLarge: 'مع بيانات اعتماد المحتوى لا يتسع الملف لهذا الحجم. اسمح بحجم أكبر، أو صدّره بدونها.',
  verifyNothing: 'اختر ملفًا للتحقق منه.',
  verifyUrl: 'أدخل عنوانًا يبدأ بـ http:// أو https://.',
  verifyNotFetched: 'تعذّرت قراءة الملف الموجود في هذا العنوان.',
  verifyType: 'يمكن التحقق من ملفات PNG وJPEG وWebP وAVIF وGIF وMP4 فقط.',
  verifyBusy: 'يجري التحقق من ملفات كثيرة جدًا. حاول مرة أخرى بعد قليل.',
} satisfies Record<keyof typeof PROOF_SENTENCES, string>

export const sentences: TranslatedSentences = {
  ...messages,
  ...brandCheck,
  ...replies,
  ...campaigns,
  ...providers,
  ...brandFonts,
  ...files,
  ...prices,
  ...proofs,
}
