import type { Translation } from '../define-words.ts'
import type { t } from '../video-captions.ts'

export const words: Translation<typeof t> = {
  captions: '動画内の字幕',
  captionsNone: 'なし',
  noCaptionsInFilm: '字幕なし',
  captionsLines: '1行ずつ',
  captionsWords: '1語ずつ',
  captionFiles: '字幕ファイル',
  downloadCaptions: '字幕を{format}でダウンロード',
  noCaptions: 'この動画の字幕ファイルは作成できません。',
}
