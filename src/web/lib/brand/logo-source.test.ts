import { expect, test } from 'vitest'
import { logoSource } from './logo-source.ts'

test.each([
  ['https://acme.example/logo.png', 'https://acme.example/logo.png'],
  ['http://acme.example/logo.png', 'http://acme.example/logo.png'],
  ['/api/files/0123.png', '/api/files/0123.png'],
  ['//acme.example/logo.png', null],
  ['javascript:alert(1)', null],
  ['data:image/png;base64,AAAA', null],
  ['logo.png', null],
  [null, null],
])('a logo at %j is loaded from %j', (url, source) => {
  expect(logoSource(url)).toBe(source)
})
