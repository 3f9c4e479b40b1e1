import type { TranslatedSentences } from '../english.ts'

/** The sentences of providers. */
export const providers = {
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
  choiceGoneVideo: '動画用に選んだプロバイダーは利用できなくなりました。「API キー」で別のものを選んでください。',
  choiceUnreadable: 'プロバイダー{1}の保存されたキーを読み取れなくなりました。「API キー」でもう一度入力してください。',
  choiceUnlisted: '一覧にあるプロバイダーを選んでください。',
  studioNeedsNone: '内蔵スタジオに接続は必要ありません。',
} satisfies Partial<TranslatedSentences>
