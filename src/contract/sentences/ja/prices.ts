import type { TranslatedSentences } from '../english.ts'

/** The sentences about written prices. */
export const prices = {
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
