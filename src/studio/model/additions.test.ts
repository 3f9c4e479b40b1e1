import { expect, test } from 'vitest'
import { measureAddition, measureNorthernOrder } from './additions.ts'

test.each([
  ['Oh and add that', 'we are at 14 Bridge St'],
  ['also say that', 'dogs are welcome'],
  ['Ach ja und schreibt dazu dass', 'Hunde erlaubt sind'],
  ['Oh ja en zet erbij dat', 'honden welkom zijn'],
  ['Och skriv att', 'hundar är välkomna'],
  ['Og skriv at', 'hunde er velkomne'],
  ['Ja lisää että', 'koirat ovat tervetulleita'],
  ['Ah et ajoute que', 'les chiens sont acceptés'],
  ['Ah y pon que', 'se admiten perros'],
  ['Ah e aggiungi che', 'i cani sono ammessi'],
  ['Ah e coloca que', 'aceitamos pix'],
])('“%s” tells us to add what follows: %s', (order, said) => {
  expect(measureAddition(`${order} ${said}`)).toBe(order.length)
})

test.each(['Add cinnamon and stir', 'And that is why we bake', 'Put that kettle on', 'Ja dass ihr kommt'])(
  '“%s” adds nothing',
  (said) => {
    expect(measureAddition(said)).toBe(0)
  },
)

test.each([
  ['kan ni göra nåt fint till', 'vår loppis'],
  ['hej vi skal have et opslag til', 'vores åbent hus'],
  ['kan dere lage noe fint til', 'loppemarkedet'],
  ['hei tee postaus', 'kesäkirppiksestä'],
  ['tee julkaisu että', 'meillä on uusi lounaslista'],
])('“%s” asks for a design about %s', (order, said) => {
  expect(measureNorthernOrder(`${order} ${said}`)).toBe(order.length)
})
