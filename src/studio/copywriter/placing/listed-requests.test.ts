import { expect, test } from 'vitest'
import { createBrief } from '../../testing/briefs.ts'
import { writeCopy } from '../write-copy.ts'

const write = (prompt: string) => writeCopy(createBrief({ prompt }))

/** Titles that count what follows, in digits or in words, and the entries as they were typed. */
const COUNTED: readonly (readonly [string, string, readonly string[]])[] = [
  [
    '3 signs of a healthy gum',
    ',',
    ['it is pink', 'it does not bleed when you brush', 'it sits tight around the tooth'],
  ],
  ['Four things to check before winter', ';', ['tyres, also the spare', 'battery', 'wipers', 'coolant down to -25']],
  ['Drei Fehler beim Umtopfen', ',', ['zu großer Topf', 'alte Erde', 'zu viel Wasser in der ersten Woche']],
  ['3 raisons de nous rendre visite', '.', ['Un accueil sans rendez-vous', 'Des prix justes', 'Un thé offert']],
  ['Cuatro ideas para merendar', ',', ['tostada con tomate', 'yogur', 'fruta', 'nueces de la zona']],
  ['4 passi per lavare la lana', ',', ['acqua fredda', 'poco sapone', 'mai strizzare', 'asciugare in piano']],
  ['3 tips tegen vocht in huis', ',', ['lucht elke ochtend', 'kook met het deksel op', 'droog de was buiten']],
  ['4 sposoby na ciepłe stopy', ',', ['grube skarpety', 'rozgrzewająca kąpiel', 'masaż', 'krótki spacer']],
  ['Evde ekmek için 3 püf noktası', ',', ['unu eleyin', 'hamuru dinlendirin', 'fırını iyi ısıtın']],
  ['革靴を長く履く3つの習慣', '、', ['毎日同じ靴を履かない', '濡れたら陰干しする', '月に一度クリームを塗る']],
  ['新手养猫四大误区', '、', ['天天洗澡', '只喂鱼', '不打疫苗', '随便换粮']],
  ['겨울 난방비를 줄이는 3가지 방법', ',', ['문풍지 붙이기', '내복 입기', '커튼 두껍게 치기']],
  ['Три причины сдать шины сейчас', ',', ['нет очередей', 'скидка на хранение', 'мойка колёс в подарок']],
]

test.each(COUNTED)(
  'a list that its title counts is drawn as numbered steps, whole and in order: %s',
  (title, mark, entries) => {
    const colon = /\p{Script=Han}/u.test(title) ? '：' : ': '
    const copy = write(`${title}${colon}${entries.join(mark === '、' ? mark : `${mark} `)}`)
    expect(copy.headline).toBe(title)
    expect(copy.block?.kind === 'steps' && copy.block.steps.map((step) => step.toLowerCase())).toEqual(
      entries.map((entry) => entry.toLowerCase()),
    )
  },
)

test.each([
  [
    'Five good reasons to learn to swim: it is fun, it is healthy, you meet people, it may save your life and you sleep well',
    'You sleep well',
  ],
  ['4 Zutaten für unser Pesto: Basilikum, Pinienkerne, Parmesan und bestes Öl', 'Bestes Öl'],
  ['3 dingen die je meeneemt: een kussen, een deken en een kopje', 'Een kopje'],
])('%s: the word that joins the last two entries is none of them', (prompt, last) => {
  const { block } = write(prompt)
  expect(block?.kind === 'steps' && block.steps.at(-1)).toBe(last)
})

test.each([
  [
    '4 Handgriffe für Rosen im Herbst: welke Blüten weg, Erde lockern, anhäufeln, abdecken',
    '4 Handgriffe für Rosen im Herbst',
  ],
  ['Cheese box this week: brie, cheddar, goat curd', 'Cheese box this week'],
])('%s: the title of a list keeps its words', (prompt, headline) => {
  expect(write(prompt).headline).toBe(headline)
})

test('a title keeps no date of the calendar, which has a row of its own', () => {
  expect(write('Easter lunch 5 April: asparagus soup, lamb, rhubarb tart').details).toEqual([
    { kind: 'date', text: '5 April' },
  ])
})

test.each([
  [
    'Bushcraft day, Sat 6 June. You will learn: knots, shelters, tracking. Please bring: boots, lunch, a raincoat',
    'You will learn',
    'Please bring',
  ],
  [
    'Nähkurs, Samstag, 6. Juni. Wir nähen: Kissen, Taschen, Schürzen. Bitte mitbringen: Stoff, Garn, Schere',
    'Wir nähen',
    'Bitte mitbringen',
  ],
  [
    'Stage de voile, samedi 6 juin. Au programme : nœuds, bouées, régates. À prévoir : casquette, crème, gourde',
    'Au programme',
    'À prévoir',
  ],
])('%s: two lists with labels are two rows in their order', (prompt, first, second) => {
  const rows = write(prompt).benefits.filter((text) => /[:：]/u.test(text))
  expect(rows.map((text) => text.split(/ ?[:：]/u)[0])).toEqual([first, second])
  expect(rows.every((text) => text.split(',').length === 3)).toBe(true)
})

test('rows of a program have all words behind their day', () => {
  const { block } = write(
    'This week at the library\n- Mon: story time 10am\n- Wed: knitting circle, all welcome\n- Fri: jazz 7pm',
  )
  expect(block?.kind === 'menu' && block.rows).toEqual([
    { text: 'Mon', price: 'story time 10am' },
    { text: 'Wed', price: 'knitting circle, all welcome' },
    { text: 'Fri', price: 'jazz 7pm' },
  ])
})

test.each([
  ['Bagels 3 for £4, baguette £2.20, focaccia 2 for £9', ['3 for £4', '£2.20', '2 for £9']],
  [
    'Laugenstangen 4 für 3 €, Roggenbrot 3,90 € das Stück, Krapfen 6 für 7 €',
    ['4 für 3 €', '3,90 € das Stück', '6 für 7 €'],
  ],
  ['Stroopwafels 2 voor € 5, kaas 500 g voor € 6,50, drop € 2', ['2 voor € 5', '500 g voor € 6,50', '€ 2']],
  ['Croissants 5 pour 4 €, brioche 6 €, macarons 6 pour 9 €', ['5 pour 4 €', '6 €', '6 pour 9 €']],
  ['Rosas 3 por 10 €, cactus 6 €, tulipanes 10 por 8 €', ['3 por 10 €', '6 €', '10 por 8 €']],
])('%s: how many a price is for stands beside it', (prompt, prices) => {
  const { block } = write(prompt)
  expect(block?.kind === 'menu' && block.rows.map(({ price }) => price)).toEqual(prices)
})

/** "of the week", in the languages of the product: a label, and advice that is a sentence with a negation. */
const TIPS: readonly (readonly [string, string])[] = [
  ['Tip of the day', 'Never wash your sourdough jar with soap'],
  ['Tipp des Monats', 'Kein Wasser auf die Blätter gießen, nur an die Wurzel'],
  ['Astuce de la semaine', 'Ne rangez jamais vos tomates au frigo'],
  ['Truco del mes', 'No cortes el césped cuando está mojado'],
  ['Consiglio della settimana', 'Non salare mai la bistecca prima di cuocerla'],
  ['Tip van de week', 'Niet te vaak wassen, luchten is genoeg'],
  ['Porada miesiąca', 'Nie myj okien w pełnym słońcu'],
  ['Dica da semana', 'Não deixe a água ferver para o chá verde'],
  ['今週のひとこと', '包丁は使い終わったらすぐに拭いて乾かす'],
]

test.each(TIPS)('the label of a tip stands above it: %s', (label, tip) => {
  const unspaced = /\p{Script=Han}/u.test(label)
  const french = label.startsWith('Astuce')
  expect(write(`${label}${unspaced ? '：' : french ? ' : ' : ': '}${tip}`)).toMatchObject({
    eyebrow: label,
    headline: tip,
  })
})

/** A label and sentences behind its colon, negations among them. */
const SENTENCES: readonly (readonly [label: string, entries: readonly string[]])[] = [
  ['Myths about braces', ['They are not only for kids', 'They don’t hurt every day', 'You can still eat apples']],
  [
    'Hair loss? Do not believe everything',
    ['Washing daily does NOT make it fall out', 'Caps don’t cause baldness', 'Cutting makes it no longer'],
  ],
  ['Unser Versprechen', ['Wir kommen pünktlich', 'Wir räumen hinter uns auf', 'Wir lassen dich nie warten']],
  [
    'Ne croyez pas tout',
    ['Laver chaque jour ne change rien', 'La casquette ne rend pas chauve', 'Couper ne fait rien'],
  ],
  ['No te creas todo', ['Lavarlo a diario NO lo hace caer', 'La gorra no causa calvicie', 'Cortarlo no ayuda nada']],
  [
    'Non credere a tutto',
    ['Lavarli ogni giorno NON fa male', 'Il cappello non è la causa', 'Tagliarli non serve a nulla'],
  ],
  ['Não acredite em tudo', ['Lavar todo dia NÃO faz cair', 'Boné não causa calvície', 'Cortar não faz crescer']],
  ['Geloof niet alles', ['Elke dag wassen doet niets', 'Een pet maakt niet kaal', 'Knippen laat het niet groeien']],
  ['Nie wierz we wszystko', ['Mycie NIE powoduje wypadania', 'Czapka nie szkodzi włosom', 'Obcinanie nic nie zmienia']],
  ['Her şeye inanma', ['Her gün yıkamak saçı DÖKMEZ', 'Şapka kelliğe yol açmaz', 'Kesmek daha hızlı uzatmaz']],
  ['Не верьте всему', ['Ежедневное мытьё НЕ вредит', 'Кепка не вызывает облысение', 'Стрижка не ускоряет рост']],
]

test.each(SENTENCES)('%s: a list of sentences has its label, and each is a row', (label, entries) => {
  const colon = label.startsWith('Ne croyez') ? ' : ' : ': '
  const said = entries.map((entry) => entry.charAt(0).toLowerCase() + entry.slice(1)).join(', ')
  const { pieces = [] } = write(`${label}${colon}${said}`)
  expect(pieces.filter(({ entry }) => entry).map(({ text, slot }) => [text, slot])).toEqual(
    entries.map((entry) => [entry, 'benefit']),
  )
})

test.each([
  'Our guarantee: if it breaks within two years, we repair it for free, no questions asked',
  'Note: the shop is closed on Monday, we open again on Tuesday, sorry for that',
  'Lesung am Kamin: die Autorin liest aus ihrem Roman, danach gibt es Wein, der Eintritt ist frei',
])('%s: clauses that continue each other are no list', (prompt) => {
  expect((write(prompt).pieces ?? []).some(({ entry }) => entry)).toBe(false)
})
