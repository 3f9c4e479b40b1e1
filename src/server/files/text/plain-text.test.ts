import { expect, test } from 'vitest'
import { toPlainText } from './plain-text.ts'

test.each([
  ['Salt &amp; Pepper caf&eacute; mug', 'Salt & Pepper café mug'],
  ['Tom &amp; Anna&#8217;s favourite &#x2014; since 1998&nbsp;', 'Tom & Anna’s favourite — since 1998 '],
  [
    '<p>Fits 5&ndash;10 &amp; costs &euro;5</p><style>.x{color:red}</style><table><tr><td>Size</td><td>M</td></tr></table>',
    'Fits 5–10 & costs €5\nSize M',
  ],
  ['&lt;p&gt;Solid oak&lt;/p&gt;', 'Solid oak'],
  ['<ul><li>Vegan<li>Light</ul>', 'Vegan\nLight'],
  ['One<br>two<br/>three', 'One\ntwo\nthree'],
  ['<b>Bold</b>ly <script>alert(1)</script>said', 'Boldly said'],
  ['Hoodie <Blue> & more', 'Hoodie <Blue> & more'],
  ['5 < 6 > 4', '5 < 6 > 4'],
  ['Sizes <div> are &lt;b&gt;', 'Sizes\nare <b>'],
  ['AT&T, R&D, a=1&lang=de', 'AT&T, R&D, a=1&lang=de'],
  ['<!-- hidden --><div>Text<p>', 'Text'],
  ['First line\nsecond line', 'First line\nsecond line'],
])('the text of %j is %j', (html, text) => {
  expect(toPlainText(html)).toBe(text)
})

test('deep and broken markup takes time that grows with its length', () => {
  const hostile = [
    '<div>'.repeat(200_000),
    '<'.repeat(500_000),
    '&'.repeat(500_000),
    '<p '.repeat(200_000),
    `${'<a>'.repeat(80_000)}${'</b>'.repeat(80_000)}`,
  ]
  for (const html of hostile) expect(toPlainText(html).length).toBeLessThanOrEqual(html.length)
})

test('markup that is nested too deeply keeps its words and loses its tags', () => {
  expect(toPlainText(`${'<b>'.repeat(300)}Solid <i>oak</i>`).trim()).toMatch(/^Solid\s+oak$/)
})
