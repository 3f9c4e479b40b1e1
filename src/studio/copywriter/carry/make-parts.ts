import type { Node } from './node.ts'

/** An offer of a percentage. */
export const toOff = (percent: Node): Node => ({
  as: 'offer',
  kind: 'discount',
  is: 'phrase',
  key: 'offer.off',
  parts: { percent },
})

/** "from 99 € per night": the unit belongs to the amount. */
export function putUnit(name: string, price: Node): Node {
  const inner = price.is === 'phrase' && price.key === 'say.money_from' ? price.parts['money'] : undefined
  if (price.is === 'phrase' && inner) return { ...price, parts: { money: putUnit(name, inner) } }
  return { as: 'money', kind: 'price', is: 'phrase', key: `per.${name}`, parts: { x: price } }
}

/** "30 % on everything" is an offer as well. */
export function makeScope(name: string, offer: Node | undefined): Node | null {
  if (!offer) return null
  const parts = { offer: offer.as === 'percent' ? toOff(offer) : offer }
  return { as: 'offer', kind: 'discount', is: 'phrase', key: `say.${name}`, parts }
}

/** A price without a currency: "9.99 a month". */
export const toBareAmount = (number: Node & { is: 'number' }): Node => ({
  as: 'money',
  kind: 'price',
  is: 'amount',
  from: number.value,
  to: null,
  currency: null,
  digits: number.written.match(/[.,](\d\d)$/)?.[1]?.length ?? 0,
})

export const toWasNow = (now: Node, was: Node): Node => ({
  as: 'money',
  kind: 'price',
  is: 'phrase',
  key: 'say.was_now',
  parts: { now, was },
})

export function makeWasNow({ now, was }: Readonly<Record<string, Node>>): Node | null {
  const before = was?.is === 'phrase' && was.key === 'read.former' ? was.parts['money'] : undefined
  return now && before ? toWasNow(now, before) : null
}

export function makeBundle({ take, pay }: Readonly<Record<string, Node>>): Node | null {
  if (take?.is !== 'number' || pay?.is !== 'number' || take.value <= pay.value || take.value > 12) return null
  return { as: 'offer', kind: 'bundle', is: 'phrase', key: 'say.bundle', parts: { take, pay } }
}

export function makeGetFree({ a, b }: Readonly<Record<string, Node>>): Node | null {
  if (a?.is !== 'number' || b?.is !== 'number') return null
  const take: Node = { ...a, value: a.value + b.value, written: String(a.value + b.value) }
  return makeBundle({ take, pay: { ...a, written: String(a.value) } })
}
