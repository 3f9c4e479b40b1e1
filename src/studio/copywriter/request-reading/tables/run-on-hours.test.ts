import { describe, expect, it } from 'vitest'
import { createBrief } from '../../../testing/briefs.ts'
import { findRunOnHours } from './run-on-hours.ts'
import { readRequest } from '../read-request.ts'

const read = (prompt: string) => readRequest(createBrief({ prompt })).pieces
const rowsOf = (prompt: string) => read(prompt).flatMap(({ kind, text }) => (kind === 'list_item' ? [text] : []))

describe('opening hours that follow each other without marks', () => {
  it.each([
    [
      'new hours from monday mon-fri 7am-6pm sat 8-2 closed sun and bank hols, also we now take card',
      'New hours from Monday',
      ['Mon-fri 7am-6pm', 'Sat 8-2', 'Closed sun and bank hols'],
    ],
    [
      'ab 1.12. neue Öffnungszeiten Mo-Fr 8-18, Sa 9-13, Mi nachmittag zu',
      'Ab 1.12. neue Öffnungszeiten',
      ['Mo-Fr 8-18', 'Sa 9-13', 'Mi Nachmittag zu'],
    ],
    [
      'pizzeria chez Marco lundi fermé mar-dim 11h30-14h 18h30-22h',
      'Pizzeria chez Marco',
      ['Lundi fermé', 'Mar-dim 11h30-14h 18h30-22h'],
    ],
    [
      'nuevo horario desde el lunes lun-vie 9-20, sáb 10-14, dom cerrado',
      'Nuevo horario desde el lunes',
      ['Lun-vie 9-20', 'Sáb 10-14', 'Dom cerrado'],
    ],
    [
      'nuovi orari dal 1 marzo lun-ven 9-18, sab 9-13, dom chiuso',
      'Nuovi orari dal 1 marzo',
      ['Lun-ven 9-18', 'Sab 9-13', 'Dom chiuso'],
    ],
    [
      'nieuwe openingstijden vanaf 1 maart ma-vr 8.30-18, za 9-17, zo gesloten',
      'Nieuwe openingstijden vanaf 1 maart',
      ['Ma-vr 8.30-18', 'Za 9-17', 'Zo gesloten'],
    ],
    [
      'nowe godziny od poniedziałku pn-pt 8-18, sob 9-13, ndz nieczynne',
      'Nowe godziny od poniedziałku',
      ['Pn-pt 8-18', 'Sob 9-13', 'Ndz nieczynne'],
    ],
  ])('%s', (prompt, lead, rows) => {
    expect(read(prompt)[0]?.text.toLowerCase()).toBe(lead.toLowerCase())
    expect(rowsOf(prompt).map((row) => row.toLowerCase())).toEqual(rows.map((row) => row.toLowerCase()))
  })

  it('ends the rows where something else is said behind the last one', () => {
    const said = read('nya öppettider från 1 mars mån-fre 9-18 lör 10-14 sön stängt ring 070-555 01 47')
    expect(said.map(({ text }) => text)).toContain('Sön stängt')
    expect(said.find(({ kind }) => kind === 'contact')?.text).toBe('Ring 070-555 01 47')
  })

  it.each([
    'closed sat 9-5',
    'wine tasting fri 12 june 6-8 sat 13 june 6-8',
    'yoga mon 6-7 £5 wed 7-8 £6',
    'we open mon-fri 9-5',
  ])('finds none in “%s”', (text) => {
    expect(findRunOnHours(text, { start: 0, end: text.length }, 'en')).toEqual([])
  })

  it.each([
    [
      'parrucchiera Lia piega 15€ taglio 20€ colore da 35€ mart-sab 9-18 lunedì chiuso via Roma 21',
      ['Piega 15€', 'Taglio 20€', 'Colore da 35€', 'Mart-sab 9-18', 'Lunedì chiuso'],
    ],
    [
      'myjnia ręczna auto małe 40 zł duże 60 zł woskowanie +30 zł pn-pt 8-18 sob 8-14 ul. Polna 5 tel 600 555 014',
      ['Małe 40 zł', 'Duże 60 zł', 'Woskowanie +30 zł', 'Pn-pt 8-18', 'Sob 8-14'],
    ],
    [
      'coiffure homme 18€ femme 35€ enfant (-12 ans) 12€ sans rdv',
      ['Coiffure homme 18€', 'Femme 35€', 'Enfant (-12 ans) 12€'],
    ],
  ])('reads the prices before the hours as well: %s', (prompt, rows) => {
    expect(rowsOf(prompt)).toEqual(rows)
  })

  it('parts a number from the street before it', () => {
    const said = read('myjnia auto małe 40 zł duże 60 zł pn-pt 8-18 sob 8-14 ul. Polna 5 tel 600 555 014')
    expect(said.slice(-2).map(({ kind, text }) => [kind, text])).toEqual([
      ['place', 'ul. Polna 5'],
      ['contact', 'Tel 600 555 014'],
    ])
  })

  it('keeps an adjective with the hours that it describes', () => {
    const [lead] = read('nouveaux horaires à partir du 1er mars lun-ven 9h-18h, sam 9h-12h, dim fermé')
    expect(lead?.text).toBe('Nouveaux horaires à partir du 1er mars')
  })
})
