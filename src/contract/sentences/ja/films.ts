import type { TranslatedSentences } from '../english.ts'

/** What the brand check says of films. */
export const films = {
  ruleFilm: '動画のすべてのシーンが読める',
  filmSmall: '{seconds} 秒：小さな文字が背景から際立っていません',
  filmLarge: '{seconds} 秒：大きな文字が背景から際立っていません',
  filmSize: '{seconds} 秒：文字が小さすぎて読めません',
  filmSafe: '{seconds} 秒：文字またはロゴがプラットフォームのボタンの下にあります',
  filmUnseen: '{seconds} 秒：文字が見えません',
  filmUnsaid: '{seconds} 秒：ブランドが使わない言葉が使われています',
  filmShort: '{seconds} 秒：読み終わる前に消えます：「{words}」',
  ruleFilmWords: '動画の言葉',
  ruleFilmFrames: '動画の文字とロゴが常に見える',
  ruleFilmMoves: '動画の中で常に何かが動いている',
  ruleFilmColor: 'メインカラーが動画の中で目に見える割合を占める',
  ruleFilmCaptions: '字幕が表示時間内に読める',
  filmFaint: '{seconds}秒: 文字が背後の動きに紛れている',
  filmLogo: '{seconds}秒: ロゴが見えない',
  filmStill: '{seconds}秒: 何も動いていない',
  filmFast: '{seconds}秒: この字幕は速すぎる: 「{words}」',
  filmNoCaptions: '動画に字幕の場所がない',
} satisfies Partial<TranslatedSentences>
