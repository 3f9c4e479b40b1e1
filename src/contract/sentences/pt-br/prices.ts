import type { TranslatedSentences } from '../english.ts'

/** The sentences about written prices. */
export const prices = {
  priceNoAmount: 'O preço não pôde ser lido como número e é mantido como texto',
  priceSeveral: 'O preço tem vários valores e é mantido como texto',
  priceCondition: 'O preço tem uma condição, como “a partir de”, e é mantido como texto',
  priceUnclear: 'O preço pode ser {1} ou {2} e é mantido como texto',
  priceTooLarge: 'O preço passa de 9.999.999,99 e é mantido como texto',
  currencyNotListed: 'A moeda do preço não foi reconhecida, e o preço é mantido como texto',
  currenciesDiffer: 'O preço cita duas moedas e é mantido como texto',
  priceRounded: 'O preço tem mais de duas casas decimais: o número é arredondado e o preço também é mantido como texto',
  signUnclear: 'O símbolo “{1}” é de várias moedas, e o preço é mantido como está escrito',
  currencyNotKnown: 'A moeda não foi reconhecida e fica de fora',
} satisfies Partial<TranslatedSentences>
