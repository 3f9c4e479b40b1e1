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

test.each([
  [
    'Saldi dal 3 gennaio: cappotti -40%, maglieria -30%, accessori -20%',
    'message: Saldi dal 3 gennaio | list_item 0.0: Cappotti -40% | list_item 0.1: Maglieria -30% | list_item 0.2: Accessori -20%',
  ],
  ['Sömestr kampı: 19-30 Ocak, 7-12 yaş', 'message: Sömestr kampı | date: 19-30 Ocak | audience: 7-12 yaş'],
  [
    'La librairie reçoit Marc Delorme pour son roman "La dernière marée". Entrée libre',
    'message: La librairie reçoit Marc Delorme pour son roman "La dernière marée" | free: Entrée libre',
  ],
  [
    'A partir de 5 de janeiro estamos na Rua Augusta 1200, sala 34',
    'message: A partir de 5 de janeiro estamos na Rua Augusta 1200, sala 34',
  ],
  [
    'Nail art. 21 gül 1.300 TL. 10 Şubat’a kadar kart hediye, kardeş indirimi %10. Kayıt için 0532 444 33 22',
    'message: Nail art | message: 21 gül 1.300 TL | message: 10 Şubat’a kadar kart hediye, kardeş indirimi %10 | contact: Kayıt için 0532 444 33 22',
  ],
])('what belongs together stays, and what does not is apart: %s', (prompt, reading) => {
  expect(writeReading(prompt)).toBe(reading)
})

test.each([
  [
    'selam, instagram icin post yapar misin: yeni yil atolyesi',
    '(selam, instagram icin post yapar misin:) | message: Yeni yil atolyesi',
  ],
  ['مرحبا ممكن تصمم بوست لدورة اللغة الإنجليزية', '(مرحبا ممكن تصمم بوست ل) | message: دورة اللغة الإنجليزية'],
  [
    'Shop ơi làm giúp mình bài đăng: lớp học vẽ cho bé',
    '(Shop ơi làm giúp mình bài đăng:) | message: Lớp học vẽ cho bé',
  ],
  [
    'Est ce que tu peux préparer une story pour la vente de sapins ?',
    '(Est ce que tu peux préparer une story pour) | message: La vente de sapins',
  ],
  [
    'Hola, necesito un post de nuestra oferta: revisión veterinaria 39€',
    '(Hola, necesito un post de nuestra oferta:) | message: Revisión veterinaria | price: 39€',
  ],
])('an order is taken whole: %s', (prompt, reading) => {
  expect(writeReading(prompt)).toBe(reading)
})
