import { expect, test } from 'vitest'
import { logoSource, thumbnailSource } from './logo-source.ts'

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

const UPLOAD = `/api/files/${'0'.repeat(32)}.jpg`

test.each([
  [UPLOAD, `${UPLOAD}?w=320`],
  ['https://acme.example/photo.jpg', 'https://acme.example/photo.jpg'],
  ['javascript:alert(1)', null],
  [null, null],
])('a picture at %j is loaded small from %j', (url, source) => {
  expect(thumbnailSource(url)).toBe(source)
})
