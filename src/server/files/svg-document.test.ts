import { expect, test } from 'vitest'
import { readSvg, SVG_REFUSED } from './svg-document.ts'

const MAX = 1024 * 1024
const NS = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
const svg = (inner: string, head = '') => `${head}<svg ${NS}>${inner}</svg>`
const DISC = '<circle r="9"/>'
const { notAnSvg, entities, scripts, pages, references, tooLarge } = SVG_REFUSED

/** The status of the refusal, 0 if the document is accepted, 1 if it is not well-formed. */
function verdict(text: string | Uint8Array): number {
  try {
    readSvg(typeof text === 'string' ? Buffer.from(text) : text, MAX)
    return 0
  } catch (error) {
    return (error as { code?: number }).code ?? 1
  }
}

const styled = (css: string) => svg(`<style>${css}</style>${DISC}`)
const filled = (fill: string) => svg(`<circle r="9" fill="${fill}"/>`)

test.each([
  ['a plain drawing', svg(DISC)],
  ['a long comment before it', svg(DISC, `<!--${'x'.repeat(5000)}-->`)],
  ['a prefix', '<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:g/></s:svg>'],
  [
    'the document type of the standard',
    svg(DISC, '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://x/svg11.dtd">'),
  ],
  ['a link inside', svg('<use href="#a"/><use xlink:href=" #b"/>')],
  ['an embedded picture', svg('<image href="data:image/png;base64,AAAA"/>')],
  ['a gradient', filled('url(#g)') + '\n'],
  ['a gradient in quotes', styled(`a{fill:url( "#g" )} b{fill:URL('#h')}`)],
  ['two references in one value', filled('url(#g) url(data:,x)')],
  ['an address as text', svg('<text>see http://example.com or url(x)</text>')],
])('%s is accepted', (_what, text) => {
  expect(verdict(text)).toBe(0)
})

test.each([
  ['a script', svg('<script>1</script>'), scripts],
  ['a script in capitals', svg('<SCRIPT/>'), scripts],
  ['a script with a prefix', '<svg xmlns:s="http://www.w3.org/2000/svg"><s:script/></svg>', scripts],
  ['a script in a comment', svg('<!-- <script> -->'), scripts],
  ['a foreign object', svg('<foreignObject/>'), pages],
  ['an entity', svg(DISC, '<!DOCTYPE svg [<!ENTITY x "y">]>'), entities],
  ['an entity in lower case', svg(DISC, '<!DOCTYPE svg [<!entity x "y">]>'), entities],
  ['a document type from elsewhere', svg(DISC, '<!DOCTYPE svg SYSTEM "http://127.0.0.1/x.dtd">'), references],
  ['a style sheet from elsewhere', svg(DISC, '<?xml-stylesheet href="http://127.0.0.1/x.css"?>'), references],
  ['a link outward', svg('<image href="http://127.0.0.1/x.png"/>'), references],
  ['a link that is encoded', svg('<image href="&#104;ttp://127.0.0.1/x.png"/>'), references],
  ['a relative link', svg('<image xlink:href="x.png"/>'), references],
  ['a link in single quotes over two lines', svg("<image href\n=\n'file:///etc/passwd'/>"), references],
  ['a link under another prefix', '<svg xmlns:y="http://www.w3.org/1999/xlink"><a y:href="//x"/></svg>', references],
  ['an import', styled('@import "x.css";'), references],
  ['an import with an escape', styled('@\\69mport url(#x)'), references],
  ['an address in a style sheet', styled('a{fill:url(http://x)}'), references],
  ['an address in a style sheet as CDATA', styled('<![CDATA[a{fill:url("x")}]]>'), references],
  ['an address after a comment', styled('a{fill:/**/url("x"/**/)}'), references],
  ['an address with escapes', styled('a{fill:u\\72l(\\68ttp://x)}'), references],
  ['an address in an attribute', filled('url(http://x/#g)'), references],
  ['a second address in an attribute', filled('url(#g) url(x)'), references],
  ['an address in a style attribute', svg(`<g style="fill:url('x')"/>`), references],
  ['an image set', svg(`<g style="mask:image-set('x' 1x)"/>`), references],
])('%s is refused, with its reason', (_what, text, reason) => {
  expect(verdict(text)).toBe(reason)
})

test('other files, invalid SVGs and large SVGs have different errors', () => {
  expect(verdict('<!doctype html><p>')).toBe(notAnSvg)
  expect(verdict('<html/>')).toBe(notAnSvg)
  expect(verdict(`<p>${'x'.repeat(MAX)}</p>`)).toBe(notAnSvg)
  expect(verdict('')).toBe(notAnSvg)
  expect(verdict('<svg')).toBe(notAnSvg)
  expect(verdict('<svg><g></svg>')).toBe(1)
  expect(verdict('<svg>&x;</svg>')).toBe(1)
  expect(verdict(svg(' '.repeat(MAX)))).toBe(tooLarge)
  expect(verdict(svg(`<script/>${' '.repeat(MAX)}`))).toBe(scripts)
})

test('an SVG is returned in the encoding that was checked, without XML declaration and document type', () => {
  const head = '<?xml version="1.0" encoding="UTF-7"?>\n<!DOCTYPE svg>\n'
  const body = svg('<text>größer 😀</text>')
  expect(readSvg(Buffer.from(head + body), MAX).toString()).toBe(`\n${body}`)
  const utf16 = Buffer.from(`\ufeff${head}${body}`, 'utf16le')
  expect(readSvg(utf16, MAX).toString()).toBe(`\n${body}`)
  expect(readSvg(Buffer.from(svg('<text>größer</text>'), 'latin1'), MAX).toString()).toContain('größer')
  expect(verdict(Buffer.from(`\ufeff${svg('<script/>')}`, 'utf16le').swap16())).toBe(scripts)
})
