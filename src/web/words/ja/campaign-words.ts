import type { Translation } from '../define-words.ts'
import type { t } from '../campaign-words.ts'

export const words: Translation<typeof t> = {
  needsWords: '文言が必要',
  needWords: { other: '{n}件のアセットに文言が必要です' },
  needWordsBefore: { other: '{n}件のアセットに、その言語の文言が必要になります' },
  needWordsText: 'ブリーフの内容は、翻訳なしではこれらの言語で表せません。Signetは推測しません。',
  giveWords: '文言を入力',
  cellText:
    'このメッセージはまだ{language}で表せません。この言語の文言を、すべてのアセットにまとめて入力してください。',
  title: 'ほかの言語の文言',
  text: '入力、貼り付け、読み込み、翻訳のいずれかを一度行えば、すべてのアセットに使われます。日付、価格、特典、コード、名前、住所は自動で書かれます。',
  onlyHeadline: '必要なのは見出しだけです。空欄は省略されるか、スタジオが書きます。',
  languageCount: { other: '{n}件のアセット' },
  saveAndMake: { other: '保存して{n}件のアセットを作成' },
  saveFirst: '見出しを1つ以上入力してください',
  headlineNeeded: '見出しを入力するか、この言語のほかの文言を空にしてください',
  saved: { other: '文言を保存しました。{n}件のアセットを作成しています。' },
  saveFailed: '文言を保存できませんでした',
  runFailed: '文言は保存されましたが、作成を開始できませんでした',
  nothingNeeded: 'すべてのアセットに文言があります',
  nothingNeededText: 'どのアセットも、キャンペーンの内容をその言語で伝えられます。',
  toBoard: 'ボードを開く',
  loadFailed: '文言を読み込めませんでした',
}
