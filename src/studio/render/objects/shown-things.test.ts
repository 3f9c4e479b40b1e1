import { expect, test } from 'vitest'
import { createBrief } from '../../testing/briefs.ts'
import { findObjects } from './find-objects.ts'

const findNames = async (prompt: string, description: string, language: string) =>
  (await findObjects(createBrief({ prompt }, { name: 'Verdant', description, keywords: [], language }))).map(
    ({ name }) => name,
  )

test.each([
  ['夏の新作かき氷、宇治抹茶 780円', '日本茶の喫茶店', 'ja', 'shaved-ice'],
  ['Happy Diwali from all of us!', 'Indian restaurant', 'en', 'diya-lamp'],
  ['春节快乐，初八开工', '家具店', 'zh', 'red-paper-lantern'],
  ['中秋月饼礼盒 168元起', '烘焙店', 'zh', 'moon-cake'],
  ['Paella los domingos, 14 € por persona', 'Restaurante', 'es', 'shallow-pan-of-food'],
  ['Bouquet of red roses £35', 'Florist', 'en', 'rose'],
  ['Sourdough loaves every Saturday', 'Bakery', 'en', 'baguette-bread'],
  ['Crêpes bretonnes, formule 12 €', 'Crêperie bretonne', 'fr', undefined],
  ['Muguet du 1er mai, brin à 3 €', 'Fleuriste', 'fr', undefined],
  ['Pumpkin ravioli this week', 'Italian restaurant', 'en', undefined],
  ['Soup of the week: pumpkin with ginger', 'Bakery and café', 'en', 'bowl-with-spoon'],
  ['Linseneintopf mit Brot 6,50 €', 'Café', 'de', 'pot-of-food'],
  ['Chess club every Tuesday at 5 pm', 'The public library of Millbrook', 'en', 'chess-pawn'],
  ['Club de ajedrez los martes', 'Biblioteca municipal', 'es', 'chess-pawn'],
  ['Club shirt 2027 now in the shop', 'An amateur football club', 'en', 't-shirt'],
  ['Neue Trikots für die U12', 'Fußballverein', 'de', 't-shirt'],
  ['Wallbox bis Ende Juni montiert', 'Elektriker', 'de', 'electric-plug'],
  ['Borne de recharge posée en un jour', 'Électricien', 'fr', 'electric-plug'],
  ['Deux nuits avec petit déjeuner pour 189 €', 'Un petit hôtel', 'fr', 'bed'],
  ['Doppelzimmer mit Seeblick ab 120 €', 'Hotel am See', 'de', 'bed'],
  ['Nous cherchons un réceptionniste', 'Un petit hôtel', 'fr', 'bellhop-bell'],
  ['Sunday roast with all the trimmings', 'Country pub', 'en', undefined],
  ['Fish and chips on Friday, mushy peas on us', 'Chip shop', 'en', 'french-fries'],
  ['Six red wines for autumn', 'Wine merchant', 'en', 'wine-glass'],
  ['Six white wines for spring', 'Wine merchant', 'en', undefined],
  ['Weißwein vom Kaiserstuhl', 'Weingut', 'de', undefined],
  ['Neu: Vasen in Salbei und Kreide. Ab 38 €', 'Keramikwerkstatt', 'de', 'amphora'],
  ['Gutscheine zu Weihnachten: eine Stunde Ruhe', 'Yogastudio', 'de', 'wrapped-gift'],
  ['Silver earrings, £34 a pair', 'Jeweller', 'en', undefined],
  ['Ohrringe aus Silber', 'Goldschmied', 'de', undefined],
])('%s shows the right thing or none', async (prompt, description, language, expected) => {
  expect((await findNames(prompt, description, language))[0]).toBe(expected)
})

test.each([
  ['Promenades en bateau au coucher du soleil', 'Croisières dans le golfe', 'fr', 'motor-boat', 'a plural of a phrase'],
  ['Passeios de barco ao pôr do sol', 'Passeios de barco em Lagos', 'pt', 'sailboat', 'a plural of a phrase'],
  ['Rebajas: sandalias desde 19 €', 'Zapatería en Cádiz', 'es', 'thong-sandal', 'a sale is of the thing behind it'],
  ['Saldi: sandali al 50%', 'Negozio di scarpe', 'it', 'thong-sandal', 'a sale is of the thing behind it'],
  [
    'Observação de golfinhos ao nascer do sol',
    'Passeios de barco',
    'pt',
    'dolphin',
    'an outing is about what it shows',
  ],
  ['Portakal kilosu 35 TL', 'Manav', 'tr', 'tangerine', 'a price is of the thing before it'],
  ['Salı günü kapalıyız', 'Halı yıkama Bursa', 'tr', 'sponge', 'a place follows a trade'],
  ['包丁の研ぎ直し 800円', '包丁の販売', 'ja', 'kitchen-knife', 'a carrier stands behind a particle'],
  ['Nos paniers gourmands de Noël', 'Épicerie fine', 'fr', 'basket', 'a feast only says when'],
  ['Cat boarding £12 a night', 'Cattery in Kent', 'en', 'cat', 'a service is about its animal'],
  ['Piyano dersleri başlıyor', 'Müzik okulu', 'tr', 'musical-keyboard', 'a verb at the end is no noun'],
  ['خصم على النظارات الشمسية', 'نظارات', 'ar', 'sunglasses', 'each word of a phrase may have an article'],
  ['Cueillez vos fraises vous-mêmes, 4 € le kilo', 'Ferme', 'fr', 'strawberry', 'its verb says what to do with it'],
  ['Geschenkgutscheine auch online', 'Kosmetikstudio', 'de', 'wrapped-gift', 'a voucher is a gift in any trade'],
])('%s of a %s (%s) shows %s, because %s', async (prompt, description, language, object) => {
  expect((await findNames(prompt, description, language))[0]).toBe(object)
})

test.each([
  ['鮭おにぎり 180円', 'おにぎり', 'ja', 'fish'],
  ['Clases de mariposa y espalda', 'Escuela de natación', 'es', 'butterfly'],
  ['Doors open at 7 pm', 'Live music club', 'en', 'door'],
  ['Portes ouvertes samedi', 'Lycée hôtelier', 'fr', 'door'],
  ['Tag der offenen Tür', 'Musikschule', 'de', 'door'],
  ['Your heat pumps installed by May', 'Heating engineers', 'en', 'high-heeled-shoe'],
  ['Reise nach Rom, fünf Tage', 'Wochenmarkt', 'de', 'cooked-rice'],
  ['Bize bırakın', 'Otel', 'tr', 'beer-mug'],
  ['Poisson d’avril', 'Restaurant', 'fr', 'fish'],
  ['Early birds save 20%', 'Yoga studio', 'en', 'bird'],
  ['Mısır turu 5 gün', 'Seyahat acentesi', 'tr', 'ear-of-corn'],
  ['Konserve yapımı', 'Otel', 'tr', 'musical-notes'],
])('%s of a %s (%s) does not show %s', async (prompt, description, language, wrong) => {
  expect(await findNames(prompt, description, language)).not.toContain(wrong)
})

test('a candle burns in its own colors, because a gray flame is out', async () => {
  const brief = createBrief({ prompt: 'Candle making evening' }, { name: 'Lumen', description: 'Soy candles' })
  const [candle] = await findObjects(brief)
  expect([candle?.name, candle?.isNatural, candle?.hasOwnColors]).toEqual(['candle', true, true])
})
