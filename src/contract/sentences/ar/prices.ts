import type { TranslatedSentences } from '../english.ts'

/** The sentences about written prices. */
export const prices = {
  priceNoAmount: 'تعذرت قراءة السعر كرقم، لذلك يُحفظ كنص',
  priceSeveral: 'في السعر عدة مبالغ، لذلك يُحفظ كنص',
  priceCondition: 'للسعر شرط مثل «ابتداءً من»، لذلك يُحفظ كنص',
  priceUnclear: 'قد يكون السعر {1} أو {2}، لذلك يُحفظ كنص',
  priceTooLarge: 'السعر أكبر من 9,999,999.99، لذلك يُحفظ كنص',
  currencyNotListed: 'لم يُتعرف على عملة السعر، لذلك يُحفظ السعر كنص',
  currenciesDiffer: 'يذكر السعر عملتين، لذلك يُحفظ كنص',
  priceRounded: 'في السعر أكثر من منزلتين عشريتين، لذلك يُقرّب الرقم ويُحفظ السعر كنص أيضًا',
  signUnclear: 'العلامة «{1}» لعدة عملات، لذلك يُحفظ السعر كما هو مكتوب',
  currencyNotKnown: 'لم يُتعرف على العملة وتُركت',
} satisfies Partial<TranslatedSentences>
