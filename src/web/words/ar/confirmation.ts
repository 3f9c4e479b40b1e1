import type { t } from '../confirmation.ts'
import type { Translation } from '../define-words.ts'

export const words: Translation<typeof t> = {
  title: 'أكّد أنك أنت',
  lead: 'يغيّر هذا وجهة بياناتك أو من يستطيع قراءتها. أدخل كلمة المرور ليتم الحفظ.',
  password: 'كلمة المرور',
  sendCode: 'أرسل إليّ رمزًا بالبريد',
  sentTo: 'أرسلنا رمزًا إلى {email}. يعمل لمدة 10 دقائق.',
  code: 'الرمز من الرسالة',
  passwordInstead: 'استخدام كلمة المرور',
  cancel: 'إلغاء',
  confirm: 'تأكيد',
  failed: 'تعذّر التأكيد. يُرجى المحاولة مرة أخرى.',
}
