import { expect, test } from 'vitest'
import { listAllowedChanges } from '../request-reading/allowed-changes.ts'
import { createBrief } from '../../testing/briefs.ts'
import { writeCopy } from '../write-copy.ts'

const place = (prompt: string) => {
  const { headline, subline, details, pieces = [] } = writeCopy(createBrief({ prompt }))
  return { headline, subline, details, pieces }
}

const SAID = [
  ['A good suit doesn’t shout, it just waits for you.', 'our cutter Aldous Pemberton, 41 yrs on the job'],
  ['Le pain se fait avec patience', 'notre boulanger Jean Morel, 30 ans de métier'],
  ['Der beste Kaffee der Stadt', 'unsere Stammkundin Ilse Brandt, 82 Jahre'],
  ['El vino no tiene prisa.', 'nuestro enólogo Luis Pardo, 25 años en la bodega'],
  ['Il caffè si beve in piedi, sempre.', 'il nostro barista Gianni Rossi'],
  ['Een fiets moet lachen als je rijdt', 'onze monteur Piet de Vries, 22 jaar in het vak'],
  ['O segredo está na massa, não no forno.', 'a nossa avó Maria Lopes'],
  ['Dobry chleb nie lubi pośpiechu.', 'nasz piekarz Jan Kowalski'],
] as const

test.each(SAID)('who says a quotation stands below it in one line, in the order of the request: %s', (said, who) => {
  for (const [open, close] of ['""', '“”', '«»'])
    for (const dash of ['-', '–', '—']) {
      const { headline, subline, details, pieces } = place(`${open}${said}${close} ${dash} ${who}`)
      expect({ headline, subline, details }).toEqual({ headline: said, subline: `— ${who}`, details: [] })
      expect(pieces.map(({ kind }) => kind)).toEqual(['quotation', 'person'])
      expect(listAllowedChanges(who, pieces[1]?.text ?? '')).not.toBeNull()
    }
})

test.each([
  ['They found the leak in ten minutes and charged me what they said', 'Margaret, Hove'],
  ['Endlich ein Arzt, der zuhört', 'Sabine K. aus Ulm'],
  ['Le meilleur pain de tout le quartier', 'Camille, Lyon'],
  ['La mejor paella que he probado en años', 'Marta G., Valencia'],
])('a name behind a statement says who it is of, without a mark between them: %s', (said, who) => {
  for (const [open, close] of ['""', '“”', '«»'])
    expect(place(`${open}${said}${close} ${who}`)).toMatchObject({ headline: said, subline: `— ${who}` })
})

test.each(['"The best of all worlds here" summer menu', '"Zauberflöte" Teil B, Samstag 19 Uhr'])(
  'what is behind a name or has no capital is no speaker: %s',
  (prompt) => {
    expect(place(prompt).pieces.map(({ kind }) => kind)).not.toContain('person')
  },
)

test.each([
  '"Summer Sale" - visit our new shop in Berlin',
  '"Jazz in the old Park" - free on 3 May at Dolores Park',
  '"The long night of books" - from 12 € at Cafe Rosa',
  '"We close early today." - call Anna on 555 0134',
])('what is behind a dash is no speaker where it says when, where, how much or what to do: %s', (prompt) => {
  expect(place(prompt).pieces.map(({ kind }) => kind)).not.toContain('person')
})

test.each([
  ['The "Long Lunch" menu is back for our guests in town', '“Long Lunch”'],
  ['Unser "Langer Samstag" ist wieder da, mit Musik im Hof', '„Langer Samstag“'],
  ['Nuestra "Noche larga" vuelve con música en el patio', '«Noche larga»'],
  ['Notre "Longue nuit" revient avec de la musique dans la cour', '«Longue nuit»'],
  ['Nasza "Długa noc" wraca z muzyką na podwórku, zapraszamy', '„Długa noc”'],
])('straight quotation marks become those of the language: %s', (prompt, shown) => {
  const texts = place(prompt).pieces.map(({ text }) => text)
  expect(texts.join(' ')).toContain(shown)
})

test('a sign for inches stays', () => {
  expect(
    place('New 24" monitors and 27" monitors are in our shop now')
      .pieces.map(({ text }) => text)
      .join(' '),
  ).toContain('24" monitors and 27" monitors')
})
