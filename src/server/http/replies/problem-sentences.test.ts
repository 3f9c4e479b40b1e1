import { globSync, readFileSync } from 'node:fs'
import { type Expression, parseSync, type SpreadElement, Visitor } from 'oxc-parser'
import { describe, expect, test } from 'vitest'
import { type Translate } from '#contract/sentences/translate.ts'
import { TRANSLATIONS } from './reply-language.ts'

/** Clients compare these sentences, so they stay English. */
const COMPARED = new Set(['Could not validate credentials', 'A newer preview was requested.'])
/** The functions whose text becomes the sentence of a reply, with the position of the text. */
const SENTENCE_AT: Readonly<Record<string, number>> = { Problem: 1, ProviderFault: 1, tooMany: 0 }

/** The sentences that `source` gives to a `Problem`, with `7` where a part changes. Constants of other files have typed translations. */
function findSentences(file: string, source: string): string[] {
  const { program } = parseSync(file, source)
  const constants = new Map<string, Expression>()
  const given: (Expression | SpreadElement | undefined)[] = []
  const note = (callee: Expression, args: readonly (Expression | SpreadElement)[]) => {
    const at = callee.type === 'Identifier' ? SENTENCE_AT[callee.name] : undefined
    if (at !== undefined) given.push(args[at])
  }
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      if (id.type === 'Identifier' && init) constants.set(id.name, init)
    },
    NewExpression: ({ callee, arguments: args }) => note(callee, args),
    CallExpression: ({ callee, arguments: args }) => note(callee, args),
  }).visit(program)
  return given.flatMap((node) => read(node, constants))
}

function read(node: Expression | SpreadElement | undefined, constants: ReadonlyMap<string, Expression>): string[] {
  if (node?.type === 'Literal') return typeof node.value === 'string' ? [node.value] : []
  if (node?.type === 'TemplateLiteral') return [node.quasis.map(({ value }) => value.cooked ?? '').join('7')]
  if (node?.type === 'ConditionalExpression')
    return [node.consequent, node.alternate].flatMap((one) => read(one, constants))
  if (node?.type === 'ArrowFunctionExpression' && node.body.type !== 'BlockStatement') return read(node.body, constants)
  return node?.type === 'Identifier' ? read(constants.get(node.name), constants) : []
}

const files = globSync('src/server/**/*.ts').filter((file) => !/\.(test|soak)\.|\/testing\//.test(file))
const sentences = new Set(files.flatMap((file) => findSentences(file, readFileSync(file, 'utf8'))))

/** Sentences whose parts are words of the program itself. */
const WHOLE: Readonly<Record<string, string>> = {
  '7 not found': 'Brand not found',
  '7 is too large. The limit is 7.': 'Request body is too large. The limit is 256 KB.',
  'The provider no longer offers the model 7. The administrator can name another in 7.':
    'The provider no longer offers the model gemini-omni-2. The administrator can name another in PROVIDERS_FILE.',
  'The provider declined this request7. Change the prompt or the pictures and try again.':
    'The provider declined this request (safety rules). Change the prompt or the pictures and try again.',
  'The provider painted a picture and held it back7. Change the prompt or the pictures and try again.':
    'The provider painted a picture and held it back (personal data). Change the prompt or the pictures and try again.',
  'The provider’s answer has no usable 7 and 7. Nothing was bought again: try again, or choose the built-in studio for this item.':
    'The provider’s answer has no usable video and cost about $0.0390. Nothing was bought again: try again, or choose the built-in studio for this item.',
}
const inWords = (sentence: string) => [
  WHOLE[sentence] ?? sentence,
  sentence.replaceAll('7', '7 seconds'),
  sentence.replaceAll('attempt7', 'attempts').replaceAll('file7', 'files'),
]
const isTranslated = (sentence: string, translate: Translate) =>
  inWords(sentence).some((variant) => translate(variant) !== variant)
const listMissing = (translate: Translate) =>
  [...sentences].filter((sentence) => !COMPARED.has(sentence) && !isTranslated(sentence, translate))

describe.each(Object.entries(TRANSLATIONS))('%s', (_language, translate) => {
  test('every sentence of a Problem is translated', () => {
    expect(sentences.size).toBeGreaterThan(60)
    expect(listMissing(translate)).toEqual([])
  })
})

test('parts keep their value, and the words of the program in them are translated too', () => {
  const { de, ja } = TRANSLATIONS
  expect(de('Monthly generation limit reached (50 of 50). It resets on 1 December 2026 UTC.')).toBe(
    'Das Monatslimit ist erreicht (50 von 50). Es beginnt am 1. Dezember 2026 UTC neu.',
  )
  expect(
    ja('The provider declined this request (safety rules). Change the prompt or the pictures and try again.'),
  ).toBe('プロバイダーがこのリクエストを拒否しました（安全ルール）。プロンプトか画像を変えて、もう一度お試しください。')
  expect(de('safety rules')).toBe('safety rules')
})

test('a sentence without a translation is found, also in a constant and in a choice', () => {
  const source = `const SAD = 'It is sad'; throw new Problem(409, SAD); throw tooMany((wait) => is ? \`Wait \${wait}\` : 'Go', 1)`
  expect(findSentences('a.ts', source)).toEqual(['It is sad', 'Wait 7', 'Go'])
})
