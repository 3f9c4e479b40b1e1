import type { Translation } from '../define-words.ts'
import type { t } from '../video-sound.ts'

export const words: Translation<typeof t> = {
  sound: 'الصوت',
  soundMusic: 'موسيقى تناسب النبرة',
  soundNone: 'بلا صوت',
  soundClip: 'صوت المقطع فقط',
  soundMood: 'موسيقى: {mood}',
  spokenVoice: 'صوت متحدث',
  spokenVoiceHelp: 'ينطق نموذج كلمات الفيديو، بنحو {price} لكل فيديو. تنخفض الموسيقى أثناء ذلك.',
  voiceWithoutProvider: 'لا يوجد نموذج يمكنه التحدث هنا، لذا يحتوي هذا الفيديو على موسيقى فقط.',
  voiceFailed: 'تعذر إنشاء صوت هذا الفيديو. يحتوي على موسيقى فقط.',
  serene: 'هادئة',
  clear: 'صافية',
  steady: 'ثابتة',
  bright: 'مشرقة',
  warm: 'دافئة',
  sunny: 'مشمسة',
  driving: 'مندفعة',
  festive: 'احتفالية',
}
