import { expect, test } from 'vitest'
import { splitRole } from './split-role.ts'

test.each([
  ['We are hiring a pastry baker', ['We are hiring a', 'pastry baker']],
  ['Now hiring baristas', ['Now hiring', 'baristas']],
  ['Wir suchen einen Bäcker (m/w/d), Vollzeit', ['Wir suchen einen', 'Bäcker', '(m/w/d), Vollzeit']],
  ['Wir suchen einen Zweiradmechatroniker (m/w/d)', null],
  ['Nous recrutons une assistante vétérinaire, CDI', ['Nous recrutons une', 'assistante vétérinaire', 'CDI']],
  ['Cerchiamo un pizzaiolo', ['Cerchiamo un', 'pizzaiolo']],
  ['Line cook wanted, full time', ['Line cook', 'wanted, full time']],
  ['Apprentice plumber wanted', ['Apprentice plumber', 'wanted']],
  ['Koch (m/w/d) gesucht', ['Koch', '(m/w/d) gesucht']],
  ['We are moving!', null],
  ['We are hiring', null],
  ['Wir suchen', null],
])('the job in “%s” is the hero of its headline', (headline, parts) => {
  const source = { field: 'prompt', start: 0, end: headline.length } as const
  const pieces = [{ id: '1', text: headline, kind: 'message', slot: 'headline', emphasis: [], source }] as never
  expect(splitRole({ headline, pieces })?.map(({ text }) => text) ?? null).toEqual(parts)
})
