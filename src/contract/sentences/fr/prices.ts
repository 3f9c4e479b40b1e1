import type { TranslatedSentences } from '../english.ts'

/** The sentences about written prices. */
export const prices = {
  priceNoAmount: 'Le prix n’a pas pu être lu comme un nombre et est gardé en texte',
  priceSeveral: 'Le prix contient plusieurs montants et est gardé en texte',
  priceCondition: 'Le prix a une condition comme « à partir de » et est gardé en texte',
  priceUnclear: 'Le prix peut être {1} ou {2}, il est gardé en texte',
  priceTooLarge: 'Le prix dépasse 9 999 999,99 et est gardé en texte',
  currencyNotListed: 'La devise du prix n’a pas été reconnue, le prix est gardé en texte',
  currenciesDiffer: 'Le prix nomme deux devises et est gardé en texte',
  priceRounded: 'Le prix a plus de deux décimales : le nombre est arrondi et le prix est aussi gardé en texte',
  signUnclear: 'Le signe « {1} » désigne plusieurs devises, le prix est gardé tel qu’il est écrit',
  currencyNotKnown: 'La devise n’a pas été reconnue et est ignorée',
} satisfies Partial<TranslatedSentences>
