import type { Translation } from '../define-words.ts'
import type { t } from '../directions.ts'

export const words: Translation<typeof t> = {
  designsToChooseFrom: '選べるデザイン',
  otherDesigns: 'ほかのデザイン',
  otherDesignsHint: '同じ言葉と画像の、別の配置です。選ぶと新しいバージョンになります。料金はかかりません。',
  show: '表示',
  showOtherDesigns: 'ほかのデザインを表示',
  named: 'デザイン {number}/{count}：レイアウト「{layout}」、{picture}、{ground}',
  namedSlide: 'デザイン {number}/{count}：{picture}、{ground}',
  fullPhoto: '全面の写真',
  photo: '写真',
  product: '商品',
  drawing: 'イラスト',
  type: '文字のみ',
  onBrand: 'ブランドカラーの背景',
  onSecond: '2 番目の色の背景',
  onLight: '明るい背景',
  onDark: '暗い背景',
  ready: '選べるデザイン：{count}',
  notDrawn: 'いまは、ほかのデザインを描けません。',
  noOther: 'この言葉には、ほかのデザインがありません。',
  chooseThis: 'このデザインを使う',
  taken: 'このバージョンは、選んだデザインです。',
  undo: '元に戻す',
  notUndone: 'バージョンを削除できませんでした。',
}
