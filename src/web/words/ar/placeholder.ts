import type { Translation } from '../define-words.ts'
import type { t } from '../placeholder.ts'

export const words: Translation<typeof t> = {
  features: 'الميزات',
  featuresText: 'كل ما يقدمه Signet لعلامتك التجارية بالتفصيل.',
  pricing: 'الأسعار',
  pricingText: 'الخطط وما تتضمنه كل خطة شهريًا.',
  caseStudies: 'قصص نجاح',
  caseStudiesText: 'كيف تعمل الفرق مع Signet.',
  testimonials: 'آراء العملاء',
  testimonialsText: 'ما يقوله مستخدمو Signet عنه.',
  blog: 'المدونة',
  blogText: 'ملاحظات عن العلامات التجارية والخطوط والصور.',
  help: 'المساعدة والدعم',
  helpText: 'إجابات عن أسئلتك، وفريق جاهز للمساعدة.',
  guides: 'الأدلة',
  guidesText: 'من أول هوية للعلامة التجارية إلى شهر كامل من المنشورات.',
  events: 'الفعاليات',
  eventsText: 'أين يمكنك لقاؤنا.',
  privacy: 'سياسة الخصوصية',
  terms: 'شروط الخدمة',
  cookies: 'سياسة ملفات تعريف الارتباط',
  contact: 'اتصل بنا',
  contactText: 'اكتب إلى فريق Signet.',
}
