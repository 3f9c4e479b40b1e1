import { MIB } from '#contract/limits.ts'

const PAGE_BYTES = 2 * MIB - 1024

/** `part` again and again, so that the page is as large as an import reads. */
const fill = (part: string, start = '', end = ''): string =>
  start + part.repeat(Math.floor((PAGE_BYTES - start.length - end.length) / Buffer.byteLength(part))) + end

const script = (json: string) => `<script type="application/ld+json">${json}</script>`

/** Pages that cost their sender little and a careless reader much. */
export const HOSTILE_PAGES: Readonly<Record<string, () => string>> = {
  'nested elements': () => fill('<div>'),
  'elements that are closed in vain': () => fill('</b><p>', '<div>'.repeat(20_000)),
  brackets: () => fill('<'),
  'one attribute': () => fill('a ', '<p class="', '">'),
  attributes: () => fill('a="1" ', '<p ', '>'),
  'a comment without an end': () => fill('-', '<!--'),
  references: () => fill('&amp;&#x41;', '<title>', '</title>'),
  'style sheets in the page': () => fill('a{color:#123;background:url(x)}', '<style>', '</style>'),
  'open blocks of style': () => fill('@media a{', '<style>', '</style>'),
  'variables that name each other': () => fill('--a:var(--b,var(--c));', '<style>:root{', '}</style>'),
  'JSON-LD of brackets': () => script(fill('[', '', '').slice(0, PAGE_BYTES - 100)),
  'JSON-LD with line breaks in texts': () => script(`{"@type":"Product","name":"${fill('a\n').slice(200)}"}`),
  'JSON-LD of products': () =>
    script(`[${fill('{"@type":"Product","name":"A","offers":{"price":"1"}},').slice(200)}{}]`),
  microdata: () => fill('<p itemscope itemtype="https://schema.org/Product"><b itemprop="name">'),
  'links to style sheets': () => fill('<link rel="stylesheet" href="/a.css?1">'),
  pictures: () => fill('<img src="/logo.png" alt="logo" srcset="/a.png 1x, /b.png 2x">'),
  drawings: () => fill('<svg class="logo"><path d="M0 0h1"/></svg>'),
  'escapes to Japanese': () => fill('\u{1B}$B0!\u{1B}(B', '<meta charset="iso-2022-jp"><title>'),
}
