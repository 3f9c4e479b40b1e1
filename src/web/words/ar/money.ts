import type { Translation } from '../define-words.ts'
import type { t } from '../money.ts'

export const words: Translation<typeof t> = {
  unread: 'أدخل مبلغًا مثل {example}.',
  unclear: 'قد يكون هذا {decimal} أو {thousands}. اكتبه دون فاصل للآلاف أو بمنزلتين عشريتين.',
  otherCurrency: 'أدخل المبلغ بعملة {currency}.',
  understood: 'فُهم على أنه {price}.',
  understoodAlone: 'فُهم على أنه {price}، بلا عملة.',
}
