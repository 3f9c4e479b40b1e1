import { expect, test } from 'vitest'
import { findTakenBack, removeTakenBack } from './corrections.ts'

test.each([
  ['Quiz night thursday no sorry friday 8pm', 'Quiz night friday 8pm'],
  ['bake sale saturday, no wait sunday 10-12', 'bake sale sunday 10-12'],
  ['open day on saturday no sorry on sunday', 'open day on sunday'],
  ['class friday 7pm oops saturday', 'class 7pm saturday'],
  ['doors at 7 no make that 7.30', 'doors at 7 no make that 7.30'],
  ['doors at 7 no sorry make that 7.30', 'doors at 7.30'],
  ['sunday 9-12 no sorry 9-1', 'sunday 9-1'],
  ['cakes £5 no wait £6 each', 'cakes £6 each'],
  ['fair on 12 may. no wait 13 may', 'fair on 13 may'],
  ['wijnproeverij op vr 21 nov nee sorry za 22 nov 20u', 'wijnproeverij op za 22 nov 20u'],
  ['Grillfest am Freitag nein Quatsch Samstag ab 17 Uhr', 'Grillfest am Samstag ab 17 Uhr'],
  ['Flohmarkt 14.6. ach sorry 15.6. im Hof', 'Flohmarkt 15.6. im Hof'],
  ['loppis lördag nej förlåt söndag kl 10', 'loppis söndag kl 10'],
  ['åbent hus lørdag nej undskyld søndag', 'åbent hus søndag'],
  ['julebord hos oss 28 nov nei vent 29 nov kl 19', 'julebord hos oss 29 nov kl 19'],
  ['kirppis lauantaina eiku sunnuntaina klo 10', 'kirppis sunnuntaina klo 10'],
  ['soirée vendredi 12 non pardon samedi 13 à partir de 19h', 'soirée samedi 13 à partir de 19h'],
  ['cena el viernes no perdón el sábado a las 21h', 'cena el sábado a las 21h'],
  ['festa venerdì anzi sabato alle 20', 'festa sabato alle 20'],
  ['arraial sábado, aliás domingo às 18h', 'arraial domingo às 18h'],
  ['half price on tuesdays no wait wednesdays', 'half price on wednesdays'],
  ['extra en salle samedi soir non pardon vendredi soir', 'extra en salle vendredi soir'],
  ['Lesung am Freitag Abend nein sorry Samstag Abend', 'Lesung am Samstag Abend'],
  ['entrada 10 reais não desculpa 12 reais', 'entrada 12 reais'],
])('what a person takes back is not read: %s', (typed, left) => {
  expect(removeTakenBack(typed)).toBe(left)
})

test.each([
  'Closed Saturday. Sorry! Sunday open 10-4',
  'Sorry, closed Monday',
  "Can't wait for Saturday",
  'Open Monday, no appointments Tuesday',
  'Wait for 5 minutes, sorry',
  'Sold out Friday, sorry. 20 places left Saturday',
  'Pardon, samedi',
  'Geen zaterdag, wel zondag',
  'Sale ends Friday, espera',
])('words that take nothing back stay: %s', (typed) => {
  expect(findTakenBack(typed)).toEqual([])
})

test('a long text is read in linear time', () => {
  const typed = 'friday no sorry saturday '.repeat(2000)
  const start = performance.now()
  removeTakenBack(typed)
  expect(performance.now() - start).toBeLessThan(1000)
})
