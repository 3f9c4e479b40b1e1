/**
 * The words with which people ask for a motion, in the languages of designs. Words of five and more letters also stand for longer ones that
 * begin with them. Chinese, Japanese, Korean and Thai words are found anywhere in a sentence.
 */
interface MotionWords {
  calm: string
  lively: string
  bold: string
  /** What a request for a motion is about: "video", "pace", "cuts". */
  about: string
  /** Words that may stand beside a pace without changing what is asked: "Keep it calm, please". */
  beside: string
  /** Words that turn the pace around: "not too fast". */
  not: string
  seconds: string
}

const SPACED: Readonly<Record<string, MotionWords>> = {
  en: {
    calm: 'slow slower slowly calm calmer calmly gentle gently quiet smooth relaxed soothing steady steadily unhurried',
    lively: 'lively livelier playful cheerful bouncy upbeat fun',
    bold: 'fast faster quick rapid energetic dynamic punchy snappy bold powerful',
    about:
      'video film films clip clips reel reels motion movement animat pace pacing tempo cut cuts pan zoom camera transition length',
    beside:
      'make keep it be let please very more quite rather really a an and with in should move moves style feel long too',
    not: "not no don't never less without",
    seconds: 'second sec secs',
  },
  de: {
    calm: 'langsam ruhig sanft gemächlich entspannt',
    lively: 'lebhaft lebendig verspielt fröhlich beschwingt munter',
    bold: 'schnell rasant energisch energiegeladen dynamisch kraftvoll flott',
    about: 'video film clip bewegung bewegt animation tempo schnitt kamera zoom übergang übergäng schwenk länge dauer',
    beside:
      'mach mache machen bitte es ihn alles sehr eher mehr und mit ein eine einem etwas soll sein werden halte lang zu',
    not: 'nicht kein keine keinen nie weniger ohne',
    seconds: 'sekunde',
  },
  fr: {
    calm: 'lent lente lentement calme doux douce doucement posé tranquille',
    lively: 'vivant enjoué joyeu ludique entraînant',
    bold: 'rapide dynamique énergique percutant vif vive',
    about: 'vidéo film clip mouvement animation rythme caméra transition montage durée',
    beside: "et très plutôt plus fais faites rendre rendez le la un une avec s'il vous plaît bien trop",
    not: 'pas non jamais moins sans ne',
    seconds: 'seconde',
  },
  es: {
    calm: 'lento lenta lentamente tranquil suave calmad pausad despacio',
    lively: 'animado animada alegre divertid vivaz',
    bold: 'rápid dinámic enérgic veloz potente',
    about: 'vídeo video película clip movimiento animación ritmo cámara transici cortes duración',
    beside: 'y muy más por favor hazlo que sea un una con demasiado',
    not: 'no nunca menos sin',
    seconds: 'segundo',
  },
  'pt-BR': {
    calm: 'lento lenta lentamente calmo calma suave tranquil devagar',
    lively: 'animado animada alegre divertid vibrante',
    bold: 'rápid dinâmic enérgic ágil potente',
    about: 'vídeo filme clipe movimento animação ritmo câmera transiç cortes duração',
    beside: 'e muito mais por favor faça seja um uma com',
    not: 'não nunca menos sem',
    seconds: 'segundo',
  },
  it: {
    calm: 'lento lenta lentamente calmo calma dolce tranquill pacato pacata delicat',
    lively: 'vivace allegr giocos divertent',
    bold: 'veloce velocemente rapid dinamic energic',
    about: 'video filmato film clip movimento animazion ritmo telecamera transizion durata',
    beside: 'e molto più per favore fallo con un una troppo',
    not: 'non mai meno senza',
    seconds: 'secondi secondo',
  },
  nl: {
    calm: 'langzaam langzame rustig kalm kalme zacht',
    lively: 'levendig speels vrolijk',
    bold: 'snel snelle energiek dynamisch krachtig vlot',
    about: 'video film clip beweging animatie tempo camera overgang lengte',
    beside: 'en heel graag maak houd het meer een met te alsjeblieft',
    not: 'niet geen nooit minder zonder',
    seconds: 'seconde',
  },
  pl: {
    calm: 'wolno wolny wolna wolne powol spokojn łagodn',
    lively: 'żywo żywy żywe żywa wesoł radosn',
    bold: 'szybk dynamicz energicz',
    about: 'film wideo klip ruch ruchu ruchy animacj tempo kamer',
    beside: 'i bardzo proszę bardziej niech będzie z zbyt',
    not: 'nie nigdy mniej bez',
    seconds: 'sekund',
  },
  ru: {
    calm: 'медленн спокойн плавн мягк неторопл',
    lively: 'живо живая живой весел игрив задорн',
    bold: 'быстр динамичн энергичн',
    about: 'видео фильм ролик движени анимаци темп темпе камер камера монтаж длина',
    beside: 'и очень пожалуйста более сделай сделайте пусть будет с слишком',
    not: 'не без никогда менее',
    seconds: 'секунд',
  },
  uk: {
    calm: "повільн спокійн плавн м'як",
    lively: 'жвав весел грайлив',
    bold: 'швидк динамічн енергійн',
    about: 'відео фільм ролик рух рухи анімаці темп темпі камера монтаж довжина',
    beside: 'і та дуже будь ласка більш зроби зробіть нехай буде з надто',
    not: 'не без ніколи менш',
    seconds: 'секунд',
  },
  tr: {
    calm: 'yavaş sakin yumuşak',
    lively: 'canlı neşeli hareketli eğlenceli',
    bold: 'hızlı dinamik enerjik',
    about: 'video videonun film klip hareket animasyon tempo kamera geçiş süre',
    beside: 've çok lütfen daha olsun bir fazla',
    not: 'değil olmasın asla',
    seconds: 'saniye',
  },
  ar: {
    calm: 'بطيء بطيئ هادئ ببطء بهدوء وهادئ وبطيء',
    lively: 'حيوي مرح ومرح',
    bold: 'سريع ديناميكي نشيط بسرعة وسريع وديناميكي',
    about: 'فيديو الفيديو حركة الحركة إيقاع الإيقاع',
    beside: 'جدا جدًا جداً من فضلك أكثر اجعل اجعله ليكن',
    not: 'ليس لا غير بدون',
    seconds: 'ثانية ثوان ثواني',
  },
  he: {
    calm: 'איטי רגוע לאט עדין ורגוע ואיטי',
    lively: 'שמח תוסס שובב',
    bold: 'מהיר דינמי אנרגטי ודינמי ומהיר',
    about: 'וידאו סרטון הסרטון תנועה קצב אנימציה',
    beside: 'מאוד בבקשה יותר שיהיה',
    not: 'לא בלי',
    seconds: 'שניות שנייה',
  },
  hi: {
    calm: 'धीमा धीमी धीमे धीरे शांत',
    lively: 'जीवंत मज़ेदार चंचल',
    bold: 'तेज तेज़ गतिशील ऊर्जावान',
    about: 'वीडियो फिल्म फ़िल्म एनिमेशन कैमरा',
    beside: 'और बहुत कृपया रखें हो',
    not: 'नहीं मत न बिना',
    seconds: 'सेकंड सेकेंड',
  },
  vi: {
    calm: 'chậm nhẹ êm',
    lively: 'vui sôi',
    bold: 'nhanh năng',
    about: 'video phim clip chuyển nhịp',
    beside: 'và rất nhàng động rãi nhộn làm hãy vẻ',
    not: 'không đừng bớt',
    seconds: 'giây',
  },
}

const UNSPACED: Readonly<Record<string, MotionWords>> = {
  ja: {
    calm: 'ゆっくり 落ち着 穏やか 静か',
    lively: '元気 楽し 軽快',
    bold: '素早 速く 速い テンポよく ダイナミック 勢い',
    about: '動画 ビデオ 映像 動き アニメーション カメラ',
    beside: 'いた た に な で の く と て して ください お願いします い 、',
    not: 'ない せず',
    seconds: '秒',
  },
  ko: {
    calm: '느리 느린 천천히 차분 부드럽',
    lively: '활기 생동 경쾌 즐겁',
    bold: '빠르 빠른 역동 에너지',
    about: '동영상 영상 비디오 움직임 애니메이션 템포',
    beside: '하게 하고 고 게 해 주세요 찬 넘치는 적인 한 ,',
    not: '않 말고 없이',
    seconds: '초',
  },
  th: {
    calm: 'ช้า สงบ นุ่มนวล',
    lively: 'มีชีวิตชีวา สนุก ร่าเริง',
    bold: 'รวดเร็ว เร็ว ทรงพลัง ไดนามิก',
    about: 'วิดีโอ คลิป การเคลื่อนไหว จังหวะ',
    beside: 'และ มาก ๆ ให้ ขอ แบบ',
    not: 'ไม่ อย่า',
    seconds: 'วินาที',
  },
  zh: {
    calm: '慢 舒缓 舒緩 平静 平靜 柔和',
    lively: '活泼 活潑 欢快 歡快 轻快 輕快',
    bold: '快速 快节奏 快節奏 动感 動感 迅速 有力',
    about: '视频 視頻 影片 动画 動畫 节奏 節奏 镜头 鏡頭 影像',
    beside: '请 請 一点 一點 一些 的 和 而 缓 緩 很 ， 、',
    not: '不 别 別',
    seconds: '秒',
  },
}

type WordLists = Readonly<Record<keyof MotionWords, readonly string[]>>

/** The words of all languages together, because a short request seldom tells its language. Longer words come first. */
function joinLists(languages: Readonly<Record<string, MotionWords>>): WordLists {
  const list = (kind: keyof MotionWords) =>
    [...new Set(Object.values(languages).flatMap((words) => words[kind].split(' ')))].toSorted(
      (one, other) => other.length - one.length,
    )
  return {
    calm: list('calm'),
    lively: list('lively'),
    bold: list('bold'),
    about: list('about'),
    beside: list('beside'),
    not: list('not'),
    seconds: list('seconds'),
  }
}

export const SPACED_WORDS = joinLists(SPACED)
export const UNSPACED_WORDS = joinLists(UNSPACED)
