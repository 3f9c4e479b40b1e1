import type { TranslatedSentences } from '../english.ts'

/** The sentences about written prices. */
export const prices = {
  priceNoAmount: 'Der Preis ließ sich nicht als Zahl lesen und bleibt als Text erhalten',
  priceSeveral: 'Der Preis nennt mehrere Beträge und bleibt als Text erhalten',
  priceCondition: 'Der Preis hat eine Bedingung wie „ab“ und bleibt als Text erhalten',
  priceUnclear: 'Der Preis kann {1} oder {2} sein und bleibt als Text erhalten',
  priceTooLarge: 'Der Preis liegt über 9.999.999,99 und bleibt als Text erhalten',
  currencyNotListed: 'Die Währung des Preises wurde nicht erkannt, der Preis bleibt als Text erhalten',
  currenciesDiffer: 'Der Preis nennt zwei Währungen und bleibt als Text erhalten',
  priceRounded:
    'Der Preis hat mehr als zwei Nachkommastellen: Die Zahl ist gerundet, der Preis bleibt auch als Text erhalten',
  signUnclear: 'Das Zeichen „{1}“ gehört zu mehreren Währungen, der Preis bleibt, wie er geschrieben ist',
  currencyNotKnown: 'Die Währung wurde nicht erkannt und bleibt weg',
} satisfies Partial<TranslatedSentences>
