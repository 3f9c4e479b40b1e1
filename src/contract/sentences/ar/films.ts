import type { TranslatedSentences } from '../english.ts'

/** What the brand check says of films. */
export const films = {
  ruleFilm: 'كل مشهد من الفيلم مقروء',
  filmSmall: 'الثانية {seconds}: كلمات صغيرة لا تبرز عن خلفيتها',
  filmLarge: 'الثانية {seconds}: كلمات كبيرة لا تبرز عن خلفيتها',
  filmSize: 'الثانية {seconds}: كلمات أصغر من أن تُقرأ',
  filmSafe: 'الثانية {seconds}: كلمات أو شعار تحت أزرار المنصة',
  filmUnseen: 'الثانية {seconds}: كلمات لا تُرى',
  filmUnsaid: 'الثانية {seconds}: قيل شيء من قائمة ما لا تقوله العلامة',
  filmShort: 'الثانية {seconds}: يختفي هذا قبل أن يُقرأ: «{words}»',
  ruleFilmWords: 'كلمات الفيديو',
  ruleFilmFrames: 'نصوص الفيديو وشعاره مرئية في كل وقت',
  ruleFilmMoves: 'شيء ما يتحرك في الفيديو في كل وقت',
  ruleFilmColor: 'يشغل اللون الأساسي جزءًا ظاهرًا من الفيديو',
  ruleFilmCaptions: 'يمكن قراءة الترجمة النصية في وقتها',
  filmFaint: 'الثانية {seconds}: النصوص لا تبرز عمّا يتحرك خلفها',
  filmLogo: 'الثانية {seconds}: الشعار غير مرئي',
  filmStill: 'الثانية {seconds}: لا شيء يتحرك',
  filmFast: 'الثانية {seconds}: هذه الترجمة النصية سريعة جدًا: «{words}»',
  filmNoCaptions: 'لا مكان في الفيديو للترجمة النصية',
} satisfies Partial<TranslatedSentences>
