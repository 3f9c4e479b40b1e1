import type { Translation } from '../define-words.ts'
import type { t } from '../product-pictures.ts'

export const productPictures: Translation<typeof t> = {
  picturesOf: '{name} の画像',
  designsUseTheMain: 'デザインにはメイン画像が使われます。変更はすぐに保存されます。',
  close: '閉じる',
  addPictures: '画像を追加',
  addPicturesHelp: 'PNG、JPEG、WebP、GIF、AVIF、SVG、各 5 MB まで。メイン画像のほかに {max} 枚まで。',
  uploading: 'アップロードしています…',
  pictures: '画像',
  mainPicture: 'メイン画像',
  mainPictureOf: '{name} のメイン画像',
  pictureNumber: '画像 {n}',
  makeMain: 'メインにする',
  makeNumberMain: 'メインにする: 画像 {n}',
  moveEarlier: '画像 {n} を前へ',
  moveLater: '画像 {n} を後ろへ',
  removeNumber: '画像 {n} を削除',
  noPicturesYet: 'この商品にはまだ画像がありません。',
  notLoaded: '画像を読み込めませんでした',
  notChanged: '画像を変更できませんでした',
}
