import type { FILE_SENTENCES } from '../file-sentences.ts'

/** Why an uploaded file cannot be used. */
export const files: Readonly<Record<keyof typeof FILE_SENTENCES, string>> = {
  imageOtherKind:
    '有効な画像ファイルを選択してください。{1} ファイルはここでは使えません。PNG、JPEG、WebP、GIF、AVIF、SVG をアップロードしてください。',
  svgEntities:
    '有効な画像ファイルを選択してください。この SVG にはエンティティ宣言が含まれています。プレーン SVG などで、宣言なしで書き出してください。',
  svgScripts:
    '有効な画像ファイルを選択してください。この SVG にはスクリプトが含まれています。スクリプトなしで書き出してください。',
  svgPages:
    '有効な画像ファイルを選択してください。この SVG にはウェブページの一部（foreignObject）が含まれています。文字をパスにして書き出してください。',
  svgReferences:
    '有効な画像ファイルを選択してください。この SVG は別のファイルを参照しています。画像とスタイルを埋め込んで書き出してください。',
  svgPictures:
    'この SVG に含まれる画像のピクセル数が多すぎます。上限は合計 12 メガピクセルです。画像を小さくして書き出してください。',
  avifTooLarge: 'この AVIF を開くにはメモリが足りません。JPEG または PNG で保存するか、小さくしてください。',
  svgColorUnknown: 'この SVG の色 {1} は描画できません。#E02020 のような通常の色で書き出してください。',
  svgValueMissing:
    'この SVG はウェブページから色を取得します。{1} の値が含まれていません。#E02020 のような通常の色で書き出してください。',
  svgValuesSeveral:
    'この SVG では {1} が複数回定義されているため、色を特定できません。#E02020 のような通常の色で書き出してください。',
  fontOtherKind: '{1} ファイルはフォントとして使えません。OTF、TTF、WOFF2 ファイルをアップロードしてください。',
  fileTooLarge: 'ファイルが大きすぎます。上限は {1} MB です。',
}
