import { randomFrom } from '#studio/model/random.ts'

/** A file that pretends to be an SVG and is built to keep a parser busy, with the status that an upload of it gets. */
export interface HostileSvg {
  name: string
  bytes: Buffer
  status: 415 | 422
}

const hostile = (name: string, status: HostileSvg['status'], text: string): HostileSvg => ({
  name,
  status,
  bytes: Buffer.from(text),
})

/** The inputs that once stalled the whole server for 2.5 s and 5 s, and for ever. */
export const KNOWN_ATTACKS: readonly HostileSvg[] = [
  hostile('190 bytes of comments', 415, `${'<!---->'.repeat(27)}x`),
  hostile('1 KB of comments', 415, `${'<!---->'.repeat(146)}x`),
  hostile('2,000 spaces in an attribute', 422, `<svg href=${' '.repeat(2000)}></svg>`),
]

/** Texts that a careless pattern or parser reads again and again; `n` is how often the pump is repeated. */
const PUMPS: ((n: number) => HostileSvg)[] = [
  (n) => hostile('comments', 415, `${'<!---->'.repeat(n)}x`),
  (n) => hostile('comments and an element', 415, `${'<!---->\n'.repeat(n)}<svgx/>`),
  (n) => hostile('comments before a broken root', 415, `<?xml version="1.0"?>${'<!-- -->'.repeat(n)}<svg`),
  (n) => hostile('spaces in an attribute', 422, `<svg href=${' '.repeat(n)}></svg>`),
  (n) => hostile('spaces in a value', 415, `<svg href="${' '.repeat(n)}x"/>`),
  (n) => hostile('spaces in a style', 415, `<svg><style>a{b:url(${' '.repeat(n)}x)}</style></svg>`),
  (n) => hostile('open addresses', 415, `<svg><style>${'url('.repeat(n)}</style></svg>`),
  (n) => hostile('quotes in a style', 415, `<svg><style>${`"'`.repeat(n)}\nu{v:url(x)}</style></svg>`),
  (n) => hostile('backslashes in a style', 415, `<svg><style>${'\\\n'.repeat(n)}@import "x"</style></svg>`),
  (n) => hostile('elements inside each other', 422, '<svg>'.repeat(n)),
  (n) => hostile('one attribute again and again', 422, `<svg ${'a="1" '.repeat(n)}/>`),
  (n) => hostile('references', 422, `<svg>${'&amp;'.repeat(n)}&x;</svg>`),
  (n) => hostile('brackets', 422, `<svg><![CDATA[${']]'.repeat(n)}`),
  (n) => hostile('a document type', 415, `<!DOCTYPE svg [${`<!ELEMENT a "'">`.repeat(n)}]><svg/>`),
  (n) => hostile('declarations', 415, `<?xml ${'version="1.0" '.repeat(n)}?><svg/>`),
  (n) => hostile('instructions', 415, `${'<?x ??>'.repeat(n)}<svgx/>`),
  (n) => hostile('closing tags', 422, `<svg>${'</a>'.repeat(n)}`),
]

/** Attacks whose kind and length are drawn from `seed`; each stays below 1 MB. */
export function hostileVariants(seed: number, count: number): HostileSvg[] {
  const random = randomFrom(seed, 'hostile SVGs')
  return Array.from({ length: count }, () => random.pick(PUMPS)(Math.ceil(10 ** random.between(1, 4.7))))
}
