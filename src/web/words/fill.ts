import { Fragment, createElement, type ReactNode } from 'react'
import { currentDirection, currentLanguage, currentLocale, type PluralForms } from './define-words.ts'

/** The names of the placeholders of a sentence: `{name}` gives `name`. */
type Placeholder<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never

const PLACEHOLDER = /\{(\w+)\}/g

/** Puts values into the placeholders of a sentence. A missing value does not compile. */
export function fill<Text extends string>(
  sentence: Text,
  values: Readonly<Record<Placeholder<Text>, string | number>>,
): string {
  const named: Readonly<Record<string, string | number>> = values
  return sentence.replaceAll(PLACEHOLDER, (whole, name: string) => isolate(named[name] ?? whole))
}

/** A name in a sentence that reads from right to left keeps its own direction (Unicode first strong isolate). */
const isolate = (value: string | number): string =>
  currentDirection() === 'rtl' && typeof value === 'string' && /\p{L}/u.test(value)
    ? `\u2068${value}\u2069`
    : String(value)

/** Like `fill`, for sentences with elements inside. */
export function fillNodes<Text extends string>(
  sentence: Text,
  nodes: Readonly<Record<Placeholder<Text>, ReactNode>>,
): ReactNode {
  const named: Readonly<Record<string, ReactNode>> = nodes
  // With a group in the pattern, every second part is the name of a placeholder.
  const parts = sentence.split(PLACEHOLDER).map((part, index) => (index % 2 === 0 ? part : named[part]))
  return createElement(Fragment, null, ...parts)
}

/** The form for a count in the current language, with the count in place of `{n}` and `values` in the other placeholders. */
export function plural(forms: PluralForms, n: number, values: Readonly<Record<string, string | number>> = {}): string {
  const form = forms[rulesOf(currentLanguage()).select(n)] ?? forms.other
  return fill(form, { ...values, n: n.toLocaleString(currentLocale()) })
}

/** A label inside a sentence: in lower case, except in German, whose nouns keep their capitals. */
export const inSentence = (label: string): string =>
  currentLanguage() === 'de' ? label : label.toLocaleLowerCase(currentLocale())

const rules = new Map<string, Intl.PluralRules>()

function rulesOf(language: string): Intl.PluralRules {
  const known = rules.get(language) ?? new Intl.PluralRules(language)
  rules.set(language, known)
  return known
}
