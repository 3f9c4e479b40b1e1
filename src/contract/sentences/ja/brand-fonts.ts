import type { BRAND_FONT_SENTENCES } from '../brand-font-sentences.ts'

type Translated = Readonly<Record<keyof typeof BRAND_FONT_SENTENCES | 'licenseNoteTooLong' | 'kindUnlisted', string>>

/** The sentences about uploaded fonts. */
export const brandFonts: Translated = {
  fontMissing: 'フォントが見つかりません',
  fontUnknown: 'フォントではありません。OTF、TTF、WOFF2 のファイルをアップロードしてください。',
  fontWoff: 'WOFF ファイルは使えません。OTF、TTF、WOFF2 のファイルをアップロードしてください。',
  fontCollection: 'フォントコレクションは使えません。フォントが 1 つのファイルをアップロードしてください。',
  fontTooLarge: 'フォントが大きすぎます。上限は 4 MB です。',
  fontDamaged: 'フォントが壊れているため使えません。',
  fontRestricted: 'このフォントのライセンスではデザインに使えません。埋め込みを禁止する設定がファイルにあります。',
  fontColor:
    'カラーフォントとビットマップフォントは使えません。通常のアウトラインのフォントをアップロードしてください。',
  fontLetters: 'フォントにラテン文字がありません。A から Z と a から z が必要です。',
  fontBlank: 'このフォントの文字は空です。',
  fontComplex: '描画に時間がかかりすぎるため、このフォントは使えません。',
  fontTwice: 'このフォントはすでにブランドにあります。置き換えるには先に削除してください。',
  fontsFull: 'ブランドのフォントは 8 個までです。先に 1 つ削除してください。',
  fontsTooLarge: 'ブランドのフォントは展開後の合計で 12 MB までです。先に 1 つ削除してください。',
  fontNotChosen: 'この名前のフォントはブランドにありません。',
  licenseNoteTooLong: 'ライセンスのメモは 1000 文字以内で入力してください',
  kindUnlisted: '一覧から種類を選んでください',
}
