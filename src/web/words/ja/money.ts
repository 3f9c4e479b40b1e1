import type { Translation } from '../define-words.ts'
import type { t } from '../money.ts'

export const words: Translation<typeof t> = {
  unread: '{example} のように金額を入力してください。',
  unclear: '{decimal} とも {thousands} とも読めます。桁区切りなし、または小数2桁で入力してください。',
  otherCurrency: '{currency} の金額を入力してください。',
  understood: '{price} と読み取りました。',
  understoodAlone: '{price} と読み取りました（通貨なし）。',
}
