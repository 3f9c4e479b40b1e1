import { expect, test } from 'vitest'
import { createBrief, createCopy } from '../../testing/briefs.ts'
import { design, text } from '../../testing/check/designs.ts'
import { checkOffers } from './offer-rule.ts'
import type { PlacedPiece } from '../../model/pieces.ts'

/** The rules for a design whose only text has its amount large, and the rest of its words small. */
function check(prompt: string, shown: string, language = 'en') {
  const [before = '', amount = '', after = ''] = shown.split('|')
  const small = (words: string) => (words.trim() === '' ? [] : [{ text: words.trim(), scale: 0.3 }])
  const layer = text([...small(before), amount, ...small(after)], { role: 'price', size: 200 })
  const scene = design([text(['Words']), layer], { copy: createCopy('Words', { language }) })
  return checkOffers(scene, createBrief({ prompt, language }))
}
const isTrue = (...given: Parameters<typeof check>) => check(...given).find(({ rule }) => rule === 'offer_true')?.passed

test.each([
  ['en', 'Free delivery when you spend over $50', 'when you spend over|$50|'],
  ['en', 'First session free, then £9', 'first session free, then|£9|'],
  ['en', 'Tasting, £28 per person. £10 deposit on booking', '|£10|deposit'],
  ['en', 'First session £15, towels included, robes +£4 extra', 'robes|+£4|extra'],
  ['de', 'Ab 100 € Materialwert ist die Montage gratis', '|Ab 100 €|Materialwert ist die Montage gratis'],
  ['de', 'Eintritt frei für Mitglieder, sonst 8 €', 'sonst|8 €|'],
  ['fr', 'Livraison offerte dès 60 € d’achat. Sinon 6,90 €', 'dès|60 €|d’achat'],
  ['fr', 'Livraison offerte dès 60 € d’achat. Sinon 6,90 €', 'Sinon|6,90 €|'],
  ['es', 'Taller gratis para clientes, 10 € para los demás', '|10 €|para los demás'],
  ['es', 'Envío gratis en compras superiores a 50 €', 'en compras superiores a|50 €|'],
  ['pt-BR', 'Frete grátis em compras acima de R$ 50', 'em compras acima de|R$ 50|'],
  ['it', 'Prima lezione gratis, poi 15 €', 'poi|15 €|'],
  ['nl', 'Huur een bakfiets, borg € 150', 'borg|€ 150|'],
  ['pl', 'Darmowa dostawa przy zakupach powyżej 50 zł', 'przy zakupach powyżej|50 zł|'],
  ['tr', 'İlk ders ücretsiz, sonra 300 TL', 'sonra|300 TL|'],
  ['ar', 'توصيل مجاني للطلبات فوق 100 ريال', 'للطلبات فوق|100 ريال|'],
  ['ja', '5,000円以上のお買い上げで送料無料', '|5,000円|以上のお買い上げで'],
  ['zh-Hans', '满100元免运费', '满|100元|'],
  ['hi', 'पहली कक्षा मुफ़्त, फिर ₹500', 'फिर|₹500|'],
])('%s: an amount that is no offer, but stands out, is found: %s (%s)', (language, prompt, shown) => {
  expect(isTrue(prompt, shown, language)).toBe(false)
})

test.each([
  ['en', 'Gift cards from $25', 'from|$25|'],
  ['en', 'Rooms from $29 with free breakfast', 'from|$29|with free breakfast'],
  ['en', 'Extra 20% off sale shoes when you spend over $100', 'Extra|20%|off sale shoes'],
  ['en', 'We raised £4,300 for Shelter', 'We raised|£4,300|for Shelter'],
  ['en', 'Entry £15, spectators free', 'Entry|£15|'],
  ['de', 'Räder ab 25 € pro Tag, Kaution 150 €', 'ab|25 €|pro Tag'],
  ['fr', 'Plateau 48 € au lieu de 56 €', '|48 €|au lieu de 56 €'],
  ['es', 'Limoneros: antes 39 €, ahora 29 €', 'ahora|29 €|'],
  ['pt-BR', 'Inscrição R$ 40 até sexta, R$ 60 na hora', 'Inscrição|R$ 40|até sexta'],
  ['it', 'Corso di ceramica, 12 € a persona', '|12 €|a persona'],
  ['nl', 'Huur een bakfiets vanaf € 25 per dag', 'vanaf|€ 25|per dag'],
  ['pl', 'Stół dębowy 2 490 zł zamiast 2 990 zł', '|2 490 zł|zamiast 2 990 zł'],
  ['tr', 'Kahvaltı kişi başı 650 TL, 6 yaş altı ücretsiz', 'kişi başı|650 TL|'],
  ['ar', 'علبة معمول بسعر 45 ريال', 'بسعر|45 ريال|'],
  ['ja', '参加費3,500円、駐車場無料', '参加費|3,500円|'],
  ['zh-Hans', '陶艺课，每人120元', '每人|120元|'],
  ['hi', 'मासिक फीस ₹1,500, पहली कक्षा मुफ़्त', 'मासिक फीस|₹1,500|'],
])('%s: an amount that is the offer may stand out: %s (%s)', (language, prompt, shown) => {
  expect(isTrue(prompt, shown, language)).toBe(true)
})

test('an amount inside of a sentence in one size does not stand out', () => {
  const prompt = 'Free service when you spend over £150'
  const scene = design([text(['Free service when', 'you spend over £150'])])
  expect(checkOffers(scene, createBrief({ prompt }))).toEqual([])
})

test('two amounts of one size lead nowhere, and a struck one is none', () => {
  const price = (amount: string, over = {}) =>
    text(['small words of it', { text: amount, ...over }], { role: 'price', size: 200 })
  const small = (layer: ReturnType<typeof price>) => ({
    ...layer,
    lines: layer.lines.map((line, index) => (index === 0 ? { ...line, scale: 0.3 } : line)),
  })
  const alone = (...layers: ReturnType<typeof price>[]) =>
    checkOffers(design(layers.map(small)), createBrief({ prompt: '$59 and $79' })).find(
      ({ rule }) => rule === 'offer_alone',
    )
  expect(alone(price('$59'), price('$79'))).toMatchObject({ passed: false, value: 2 })
  const struck = { runs: [{ start: 0, end: 3, color: '#888888', struck: true }] }
  expect(alone(price('$59'), price('$79', struck))).toMatchObject({ passed: true })
})

test('a small offer takes points, and a penalty is none', () => {
  const sized = (prompt: string, size: number) => {
    const pieces = [{ slot: 'benefit', kind: 'price', text: prompt, emphasis: [] }] as unknown as PlacedPiece[]
    const layers = [text(['Words']), text([prompt], { role: 'benefit', size })]
    const rules = checkOffers(design(layers, { copy: createCopy('Words', { pieces }) }), createBrief({ prompt }))
    return rules.find(({ rule }) => rule === 'offer_leads')
  }
  expect(sized('Tickets £6', 30)).toMatchObject({ passed: false, value: 30 })
  expect(sized('Tickets £6', 60)?.passed).toBe(true)
  expect(sized('Late filing costs you £100', 30)).toBeUndefined()
})

test.each([
  ['Spring deep clean: 20% off when you book two rooms', 'Spring deep clean', '20% off when you book two rooms', 'en'],
  ['味噌ラーメン 980円', '味噌ラーメン', '980円', 'ja'],
])('what is offered is no small print beside its amount: %s', (prompt, named, amount, language) => {
  const isNamed = (size: number) => {
    const piece = (words: string, kind: string) => ({
      slot: 'detail',
      kind,
      text: words,
      emphasis: [],
      source: { field: 'prompt', start: prompt.indexOf(words), end: prompt.indexOf(words) + words.length },
    })
    const pieces = [piece(named, 'message'), piece(amount, 'price')] as unknown as PlacedPiece[]
    const scene = design([text([amount], { size: 150 }), text([named], { size })], {
      copy: createCopy(amount, { pieces, language }),
    })
    return checkOffers(scene, createBrief({ prompt })).find(({ rule }) => rule === 'offer_named')?.passed
  }
  expect(isNamed(24)).toBe(false)
  expect(isNamed(60)).toBe(true)
})
