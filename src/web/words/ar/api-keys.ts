import type { Translation } from '../define-words.ts'
import type { t } from '../api-keys.ts'

export const words: Translation<typeof t> = {
  apiKeys: 'مفاتيح API',
  ownKeyLead: 'استخدم مفتاحك الخاص لتُنشأ الصور ومقاطع الفيديو على حسابك.',
  authenticationRequired: 'تسجيل الدخول مطلوب',
  logInHint: 'يرجى تسجيل الدخول لإدارة مفاتيح API.',
  goodToKnow: 'معلومات مفيدة',
  imageProviderHint: 'المزوّد الذي يرسم الصور ويصنع مقاطع الفيديو.',
  configured: 'مُعدّ',
  notSet: 'غير مُعدّ',
  noAnswer: 'لا توجد إجابة',
  security: 'الأمان',
  keyStorageHint: 'يُخزَّن مفتاحك مشفّرًا ولا يُرسل مجددًا أبدًا؛ حتى أنت لا تراه إلا محجوبًا.',
  usage: 'الاستخدام',
  keyUseHint: 'يُستخدم لما تنشئه أنت فقط، ولا شيء غير ذلك.',
  costs: 'التكاليف',
  googleBillingHint: 'تحاسبك Google على استخدام مفتاحك وفق أسعار حسابك.',
  fallback: 'البديل',
  withoutKeyHint:
    'من دون مفتاح خاص بك، يعتمد Signet على إمكاناته الذاتية. والمفتاح الذي ترفضه Google لا يُستبدل أبدًا من دون إعلامك.',
  keyRemovedHint: 'سيُنشأ المحتوى من دونه بعد ذلك. يمكنك حفظ مفتاح من جديد في أي وقت.',
  deleteApiKey: 'حذف مفتاح API؟',
  apiKey: 'مفتاح API',
  hiddenKey: 'مفتاح مخفي',
  hide: 'إخفاء',
  show: 'إظهار',
  deleteKey: 'حذف المفتاح',
  findKeyHint: 'تجده في Google AI Studio ضمن "API keys".',
  testKey: 'اختبار المفتاح',
  saveKey: 'حفظ المفتاح',
}
