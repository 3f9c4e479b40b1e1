import type { Translation } from '../define-words.ts'
import type { t } from '../channels.ts'

export const words: Translation<typeof t> = {
  pagePostsAndCovers: 'منشورات الصفحة والأغلفة',
  postsStoriesAndReels: 'منشورات وقصص ومقاطع Reels',
  postsAndHeaders: 'منشورات وصور رأسية',
  companyAndPersonalPosts: 'منشورات الشركات والأفراد',
  socialChannels: 'قنوات التواصل',
  comingSoonHint: 'سيتوفر الربط مع Instagram وFacebook وTwitter وLinkedIn قريبًا.',
  comingSoon: 'قريبًا',
  untilThenHint: 'وحتى ذلك الحين، تُنزَّل كل صورة بالمقاس الدقيق لمنصتها، مع تعليقها الجاهز للنسخ.',
}
