import { expect, test } from 'vitest'
import { writeReading } from '../../testing/requests/write-reading.ts'

test.each([
  [
    'Buscamos dependienta para floristería, media jornada mañanas, se valora experiencia',
    'message: Buscamos dependienta para floristería | message: Media jornada mañanas | message: Se valora experiencia',
  ],
  [
    'Precisamos de padeiro com experiência, turno da madrugada, salário R$ 2.400 + vale transporte',
    'message: Precisamos de padeiro com experiência | message: Turno da madrugada | message: Salário R$ 2.400 + vale transporte',
  ],
  [
    'Code accéléré à Rennes, inscription au bureau de la rue Carnot',
    'message: Code accéléré à Rennes | message: Inscription au bureau de la rue Carnot',
  ],
  [
    '圣诞亲子烘焙课,限8组,报名微信 baking520,地址:静安区愚园路88号2楼',
    'message: 圣诞亲子烘焙课 | message: 限8组 | message: 报名微信 baking520 | message: 地址:静安区愚园路88号2楼',
  ],
  [
    'クリスマスリース教室 参加費3,800円(材料費込) 定員8名',
    'message: クリスマスリース教室 | price: 参加費3,800円(材料費込) | message: 定員8名',
  ],
])('a statement of its own stands apart: %s', (prompt, reading) => {
  expect(writeReading(prompt)).toBe(reading)
})

test.each(['Vélo, inscription', 'Pão, bolo, salgados'])('one word alone is no statement: %s', (prompt) => {
  expect(writeReading(prompt)).toBe(`message: ${prompt}`)
})
