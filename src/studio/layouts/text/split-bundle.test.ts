import { expect, test } from 'vitest'
import { splitBundle } from './split-bundle.ts'

test.each([
  ['Buy 3, pay 2 on all bulbs', ['Buy 3,', 'pay 2', 'on all bulbs']],
  ['Buy one get one free on all candles', ['Buy one', 'get one free', 'on all candles']],
  ['Book 3 nights, pay 2', ['Book 3 nights,', 'pay 2', '']],
  ['Nimm 3, zahl 2 auf alle Stauden', ['Nimm 3,', 'zahl 2', 'auf alle Stauden']],
  ['Achetez-en 2, le 3e est offert', ['Achetez-en 2,', 'le 3e est offert', '']],
  ['Lleva 3 y paga 2 en toda la tienda', ['Lleva 3', 'y paga 2', 'en toda la tienda']],
  ['Prendi 3 paghi 2 su tutti i profumi', ['Prendi 3', 'paghi 2', 'su tutti i profumi']],
  ['Kup 2, trzeci gratis na świece', ['Kup 2,', 'trzeci gratis', 'na świece']],
  ['3枚買うと1枚無料！', ['3枚買うと', '1枚無料！', '']],
  ['اشتر 2 واحصل على الثالثة مجانا على جميع العطور', ['اشتر 2', 'واحصل على الثالثة مجانا', 'على جميع العطور']],
])('both halves of a bundle: %s', (headline, [take, give, rest]) => {
  expect(splitBundle(headline)).toEqual({ take, give, rest })
})

test.each(['Buy 2 tickets and bring a friend', 'Take 5 minutes for yourself', 'Free coffee for all', 'Nimm 2 mit'])(
  'no bundle: %s',
  (headline) => {
    expect(splitBundle(headline)).toBeNull()
  },
)
