import type { Translation } from '../define-words.ts'
import type { t } from '../product-import.ts'

export const words: Translation<typeof t> = {
  importAProduct: '商品をページから読み込む',
  readAPage: '商品のページを読み取り、見つかった内容を確認します。クリックするまで何も保存されません。',
  draftHint: '下書きを確認し、誤りを直してください。クリックするまで何も保存されません。',
  pageAddress: '商品ページのアドレス',
  enterAddress: '商品ページのアドレスを入力してください。',
  readPage: 'ページを読み取る',
  reading: 'ページを読み取っています…',
  readingTakes: 'テキスト、価格、画像。数秒かかります。',
  readFailed: 'ページを読み取れませんでした',
  readAnother: '別のページを読み取る',
  product: '商品',
  priceAndAvailability: '価格と在庫',
  numbersAndLink: '番号とリンク',
  pictures: '画像',
  mainPicture: 'メイン画像',
  pictureNumber: '画像 {n}',
  noPicture: '画像なし',
  keepOthers: '残りの画像も商品の画像として残す',
  othersNotSaved: '残りの画像を保存できませんでした',
  saveProduct: '商品を保存',
}
