import { expect, test } from 'vitest'
import { createBrief } from '../../testing/briefs.ts'
import { readRequest } from '../request-reading/read-request.ts'
import { placePieces } from './place-pieces.ts'

function findHeadline(prompt: string): string | undefined {
  const { pieces, language } = readRequest(createBrief({ prompt }))
  const placed = placePieces(pieces, { prompt, instructions: null }, { language }).pieces
  return placed.find(({ slot }) => slot === 'headline')?.text
}

test.each([
  ['Gentili pazienti, lo studio resterà chiuso dal 12 al 26 agosto. Per urgenze dott. Bianchi 348 1122334', /chiuso/],
  ['Chers clients, le magasin est fermé du 3 au 9 mars. Pour les urgences Sandrine au 06 12 45 78 90', /fermé/],
  ['Estimados clientes, la tienda estará cerrada el 6 de enero. Urgencias 612 34 56 78', /cerrada/],
  ['Caro amico, da noi il tagliando costa 99 euro anzichè 129 fino al 31 ottobre', /^Da noi il tagliando/],
  ['因设备检修 本店5月6日暂停营业 5月7日照常', /^本店5月6日暂停营业$/],
])('neither a greeting nor a reason nor an emergency number is the headline of "%s"', (prompt, headline) => {
  expect(findHeadline(prompt)).toMatch(headline)
})

test.each([
  ['Samedi brocante parking de la boulangerie de 7h à 17h, emplacement 5€ les 2 mètres', /^Samedi brocante/],
  ['Thứ năm này mua 1 tặng 1 trà sữa từ 14h đến 17h, đặt qua 0901 234 567', /^Thứ năm/],
  ['giovedì giro pizza 15 euro bibita inclusa, bambini 8 euro', /^Giovedì giro pizza/],
])('a name behind its day is the headline of "%s"', (prompt, headline) => {
  expect(findHeadline(prompt)).toMatch(headline)
})
