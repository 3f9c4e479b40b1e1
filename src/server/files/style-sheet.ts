import { tokenizer, TokenType } from '@csstools/css-tokenizer'

/** One declaration with its selectors. */
export interface Declared {
  selectors: string[]
  property: string
  value: string
  isImportant: boolean
}

const DECLARATIONS_MAX = 60_000
const DEPTH_MAX = 32
const VALUE_MAX = 1000
/** At-rules whose contents count. Those for printing and for dark mode do not. */
const CONDITIONAL = /^@(?:media|supports|layer|container|scope|theme)\b/i
const NOT_SHOWN = /\bprint\b|prefers-color-scheme\s*:\s*dark|prefers-contrast|forced-colors/i

interface Block {
  prelude: string
  isSkipped: boolean
}

/**
 * Lists the declarations of a style sheet in time linear in its length. Nested rules keep the selectors of the innermost rule.
 * Font faces have the selector `@font-face`.
 */
export function readSheet(css: string): Declared[] {
  const found: Declared[] = []
  const blocks: Block[] = []
  const tokens = tokenizer({ css })
  let text = ''
  let parens = 0
  const declare = () => {
    const block = blocks.at(-1)
    const colon = text.indexOf(':')
    if (block && !block.isSkipped && colon > 0) {
      const value = text.slice(colon + 1).trim()
      const selectors = selectorsOf(block.prelude)
      const property = text.slice(0, colon).trim()
      const name = property.startsWith('--') ? property : property.toLowerCase()
      const plain = value.replace(/!\s*important$/i, '').trimEnd()
      if (value.length <= VALUE_MAX && selectors.length > 0 && /^[\w-]+$/.test(name))
        found.push({ selectors, property: name, value: plain, isImportant: plain !== value })
    }
    text = ''
  }
  while (!tokens.endOfFile() && found.length < DECLARATIONS_MAX) {
    const [type, representation] = tokens.nextToken()
    if (type === TokenType.Comment) continue
    if (type === TokenType.OpenCurly) {
      blocks.push(openBlock(text, blocks.at(-1)))
      if (blocks.length > DEPTH_MAX) break
      text = ''
      parens = 0
    } else if (type === TokenType.CloseCurly) {
      declare()
      blocks.pop()
      parens = 0
    } else if (type === TokenType.Semicolon && parens <= 0) declare()
    else {
      if (type === TokenType.Function || type === TokenType.OpenParen) parens += 1
      if (type === TokenType.CloseParen) parens -= 1
      if (text.length < VALUE_MAX * 4) text += representation
    }
  }
  return found
}

function openBlock(prelude: string, parent: Block | undefined): Block {
  const own = prelude.trim()
  const isConditional = CONDITIONAL.test(own)
  const isAt = own.startsWith('@') && !isConditional && !/^@font-face/i.test(own)
  const isTheme = /^@theme\b/i.test(own)
  return {
    prelude: isTheme ? ':root' : isConditional ? (parent?.prelude ?? '') : own,
    isSkipped: (parent?.isSkipped ?? false) || isAt || NOT_SHOWN.test(own),
  }
}

/** Selectors of a list, split at commas outside of brackets. */
function selectorsOf(prelude: string): string[] {
  const found: string[] = []
  let [depth, start] = [0, 0]
  for (let at = 0; at <= prelude.length; at += 1) {
    const sign = prelude[at]
    if (sign === '(' || sign === '[') depth += 1
    if (sign === ')' || sign === ']') depth -= 1
    if (at < prelude.length && (sign !== ',' || depth > 0)) continue
    const one = prelude.slice(start, at).trim()
    if (one && found.length < 40) found.push(one)
    start = at + 1
  }
  return found
}
