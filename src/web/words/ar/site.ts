import type { Translation } from '../define-words.ts'
import type { t } from '../site.ts'

export const words: Translation<typeof t> = {
  account: 'الحساب',
  logIn: 'تسجيل الدخول',
  signUpFree: 'ابدأ مجانًا',
  slogan: 'صور تشبه علامتك التجارية، في كل مرة.',
  product: 'المنتج',
  features: 'الميزات',
  pricing: 'الأسعار',
  caseStudies: 'قصص نجاح',
  testimonials: 'آراء العملاء',
  resources: 'الموارد',
  blog: 'المدونة',
  help: 'المساعدة',
  guides: 'الأدلة',
  events: 'الفعاليات',
  legal: 'قانوني',
  privacy: 'الخصوصية',
  terms: 'الشروط',
  cookies: 'ملفات تعريف الارتباط',
  postFor: 'منشور لعلامة {brand}: {headline}',
}
