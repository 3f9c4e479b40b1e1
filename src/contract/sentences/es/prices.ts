import type { TranslatedSentences } from '../english.ts'

/** The sentences about written prices. */
export const prices = {
  priceNoAmount: 'El precio no se pudo leer como número y se guarda como texto',
  priceSeveral: 'El precio tiene varios importes y se guarda como texto',
  priceCondition: 'El precio tiene una condición como «desde» y se guarda como texto',
  priceUnclear: 'El precio puede ser {1} o {2} y se guarda como texto',
  priceTooLarge: 'El precio supera 9.999.999,99 y se guarda como texto',
  currencyNotListed: 'La moneda del precio no se reconoció y el precio se guarda como texto',
  currenciesDiffer: 'El precio nombra dos monedas y se guarda como texto',
  priceRounded: 'El precio tiene más de dos decimales: el número se redondea y el precio se guarda también como texto',
  signUnclear: 'El signo «{1}» es de varias monedas y el precio se guarda tal como está escrito',
  currencyNotKnown: 'La moneda no se reconoció y se omite',
} satisfies Partial<TranslatedSentences>
