import type { BRAND_FONT_SENTENCES } from './brand-font-sentences.ts'
import type { TranslatedSentences } from './english.ts'
import type { FILE_SENTENCES } from './file-sentences.ts'
import type { PROOF_SENTENCES } from './proof-sentences.ts'
import { brandCheck } from './ja/brand-check.ts'
import { campaigns } from './ja/campaigns.ts'
import { messages } from './ja/messages.ts'
import { replies } from './ja/replies.ts'

/** The sentences about written prices. */
const prices = {
  priceNoAmount: '価格を数値として読み取れないため、文字のまま残します',
  priceSeveral: '価格に金額が複数あるため、文字のまま残します',
  priceCondition: '価格に「〜から」などの条件があるため、文字のまま残します',
  priceUnclear: '価格が {1} か {2} か判断できないため、文字のまま残します',
  priceTooLarge: '価格が 9,999,999.99 を超えるため、文字のまま残します',
  currencyNotListed: '価格の通貨を認識できないため、文字のまま残します',
  currenciesDiffer: '価格に通貨が2つあるため、文字のまま残します',
  priceRounded: '価格の小数が2桁を超えるため、数値は四捨五入し、元の価格も文字で残します',
  signUnclear: '記号「{1}」は複数の通貨で使われるため、価格を書かれたとおりに残します',
  currencyNotKnown: '通貨を認識できなかったため、省略します',
} satisfies Partial<TranslatedSentences>

/** Why an uploaded file cannot be used. */
const files: Readonly<Record<keyof typeof FILE_SENTENCES, string>> = {
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

type Translated = Readonly<Record<keyof typeof BRAND_FONT_SENTENCES | 'licenseNoteTooLong' | 'kindUnlisted', string>>

/** The sentences about uploaded fonts. */
const brandFonts: Translated = {
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

/** The sentences of providers. */
const providers = {
  providerNameRequired: '名前を入力してください',
  providerNameInvalid: '名前は1〜40文字の文字、数字、スペース、ピリオド、ハイフンで入力してください',
  providerAddressInvalid: 'https://api.example.com/v1 のようなアドレスを入力してください',
  providerModelMissing: 'テキスト用または画像用のモデルを入力してください',
  providerModelInvalid: 'モデルはスペースなしで200文字以内です',
  providerPriceInvalid: '料金は0〜10000米ドルの金額です',
  providerNameTaken: '同じ名前のプロバイダーがすでにあります。',
  providerNameReserved: 'この名前はプラットフォームのプロバイダーのものです。別の名前を選んでください。',
  providerAddressRefused:
    'Signetはこのアドレスに接続しません。公開されたアドレスで、httpsとポート443である必要があります。管理者はFETCH_ALLOWで他のアドレスを許可できます。',
  providerKeyAgain: 'キーをもう一度入力してください。保存されたキーは、保存時のアドレスにのみ送信されます。',
  tooManyProviders: '追加できるプロバイダーは10件までです。先に1件を削除してください。',
  providerMissing: 'プロバイダーが見つかりません',
  providerWorks: '接続できました。',
  providerWorksUnlisted: '接続できましたが、サーバーの一覧にモデル{1}がありません。',
  providerWorksBlind:
    'サーバーは応答しますが、モデルの一覧がありません。モデルが使えるかどうかは最初の呼び出しでわかります。',
  providerRefusedKey: 'サーバーがキーを拒否しました。',
  providerWantsKey: 'サーバーがキーを求めています。',
  providerNotReached: 'サーバーに接続できませんでした。アドレスと、サーバーが動作しているかを確認してください。',
  providerTooSlow: 'サーバーが10秒以内に応答しませんでした。',
  providerOtherProtocol:
    'このアドレスのサーバーはOpenAIプロトコルに対応していません。多くのアドレスは/v1で終わります。',
  providerNotComfyUi: 'このアドレスのサーバーではComfyUIが動いていません。',
  providerBusy: 'サーバーは応答しますが、現在障害が起きています。数分後にもう一度お試しください。',
  ownKeyRefused: 'プロバイダー{1}があなたのキーを受け付けません。「API キー」で変更してください。',
  ownNoCredit:
    'プロバイダー{1}のアカウントに残高がありません。残高を追加するか、「API キー」で別のプロバイダーを選んでください。',
  ownModelGone: 'プロバイダー{1}にモデル{2}がありません。「API キー」でモデルを変更してください。',
  ownPaused:
    'プロバイダー{1}が2回続けて時間内に応答しなかったため、15分間は呼び出しません。動作を確認し、「API キー」で接続をテストすると、すぐに使えます。',
  providerDeleted: 'プロバイダーを削除しました',
  choiceGoneText: 'テキスト用に選んだプロバイダーは利用できなくなりました。「API キー」で別のものを選んでください。',
  choiceGoneImage: '画像用に選んだプロバイダーは利用できなくなりました。「API キー」で別のものを選んでください。',
  choiceGoneVoice:
    'ナレーション用に選んだプロバイダーは利用できなくなりました。「API キー」で別のものを選んでください。',
  choiceGoneVideo: '動画用に選んだプロバイダーは利用できなくなりました。「API キー」で別のものを選んでください。',
  choiceUnreadable: 'プロバイダー{1}の保存されたキーを読み取れなくなりました。「API キー」でもう一度入力してください。',
  choiceUnlisted: '一覧にあるプロバイダーを選んでください。',
  studioNeedsNone: '内蔵スタジオに接続は必要ありません。',
} satisfies Partial<TranslatedSentences>

/** The sentences about Content Credentials. */
const proofs = {
  credentialsNotAdded:
    'コンテンツ クレデンシャルを追加できませんでした。もう一度お試しになるか、なしで書き出してください。',
  credentialsTooLarge:
    'コンテンツ クレデンシャルを含めると、ファイルがこのサイズに収まりません。上限を上げるか、なしで書き出してください。',
  verifyNothing: '確認するファイルを選択してください。',
  verifyUrl: 'http:// または https:// で始まるアドレスを入力してください。',
  verifyNotFetched: 'このアドレスのファイルを読み取れませんでした。',
  verifyType: '確認できるのは PNG、JPEG、WebP、AVIF、GIF、MP4 のファイルだけです。',
  verifyBusy: '確認中のファイルが多すぎます。しばらくしてからもう一度お試しください。',
} satisfies Record<keyof typeof PROOF_SENTENCES, string>

export const sentences: TranslatedSentences = {
  ...messages,
  ...brandCheck,
  ...replies,
  ...campaigns,
  ...providers,
  ...brandFonts,
  ...files,
  ...prices,
  ...proofs,
}
