import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Page } from '@playwright/test'
import { z } from 'zod'

const WORDS = join(import.meta.dirname, '../../src/web/words')
const SENTENCES = join(import.meta.dirname, '../../src/contract/sentences')
const Sentences = z.record(z.string(), z.unknown())
const PLACEHOLDER = /\{\w+\}/

/** English sentences and their translation. */
type Pairs = readonly (readonly [english: string, own: string])[]

/**
 * Returns a page whose locators take English labels and find the elements by their labels in `language`. Labels that no catalog has stay
 * English.
 */
export async function localizePage(page: Page, language: string): Promise<Page> {
  const pairs = await listPairs(language.toLowerCase())
  return wrap(page, pairs)
}

/** Translates the arguments of all locators of a page, and of the locators below them. */
function wrap<T extends object>(target: T, pairs: Pairs): T {
  return new Proxy(target, {
    get: (of, key) => {
      const member: unknown = Reflect.get(of, key)
      if (typeof member !== 'function') return member
      return (...given: unknown[]): unknown => {
        const isLocator = typeof key === 'string' && key.startsWith('getBy')
        const reply: unknown = Reflect.apply(member, of, isLocator ? given.map((one) => translate(one, pairs)) : given)
        const isChain =
          isLocator || key === 'first' || key === 'last' || key === 'nth' || key === 'locator' || key === 'filter'
        return isChain && typeof reply === 'object' && reply !== null ? wrap(reply, pairs) : reply
      }
    },
  })
}

function translate(given: unknown, pairs: Pairs): unknown {
  if (typeof given === 'string') return toOwn(given, pairs)
  if (given instanceof RegExp) return toOwnPattern(given, pairs)
  if (typeof given !== 'object' || given === null || !('name' in given)) return given
  return { ...given, name: translate(given.name, pairs) }
}

function toOwn(english: string, pairs: Pairs): string {
  const exact = pairs.find(([from]) => from === english)
  if (exact) return exact[1]
  for (const [from, own] of pairs) {
    const names = [...from.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
    if (names.length === 0) continue
    const parts = from.split(PLACEHOLDER).map((part) => escapePattern(part))
    const values = new RegExp(`^${parts.join('(.+)')}$`).exec(english)
    if (values)
      return names.reduce((text, name, index) => text.replace(`{${name}}`, toOwn(values[index + 1] ?? '', pairs)), own)
  }
  return english
}

/** The longest fixed part of the translation of a sentence that begins like the pattern. */
function toOwnPattern(pattern: RegExp, pairs: Pairs): RegExp {
  const start = pattern.source.replaceAll(/[\^$\\]/g, '')
  const found = pairs.find(([from]) => from === start) ?? pairs.find(([from]) => from.startsWith(start))
  const parts = found?.[1].split(PLACEHOLDER).toSorted((a, b) => b.trim().length - a.trim().length)
  return parts?.[0]?.trim() ? new RegExp(escapePattern(parts[0].trim())) : pattern
}

const escapePattern = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

async function listPairs(language: string): Promise<Pairs> {
  const { catalog } = z
    .object({ catalog: z.record(z.string(), Sentences) })
    .parse(await load(WORDS, `${language}/catalog.ts`))
  const { sentences } = z.object({ sentences: Sentences }).parse(await load(SENTENCES, `${language}.ts`))
  const { ENGLISH_SENTENCES: english } = z
    .object({ ENGLISH_SENTENCES: z.array(z.tuple([z.string(), z.string()])) })
    .parse(await load(SENTENCES, 'english.ts'))
  const areas = globSync('*.ts', { cwd: WORDS }).map((file) => basename(file, '.ts'))
  const pairs: [string, string][] = []
  for (const area of areas.filter((name) => name in catalog)) {
    const { t } = z.object({ t: z.custom<object>() }).parse(await load(WORDS, `${area}.ts`))
    for (const [key, text] of Object.entries(t)) {
      const own = catalog[area]?.[key]
      if (typeof text === 'string' && typeof own === 'string') pairs.push([text, own])
    }
  }
  const replies = english.flatMap(([key, text]): [string, string][] => {
    const own = sentences[key]
    return typeof own === 'string' ? [[text, own]] : []
  })
  return [...pairs, ...replies].toSorted(([a], [b]) => Number(PLACEHOLDER.test(a)) - Number(PLACEHOLDER.test(b)))
}

const load = (folder: string, file: string): Promise<unknown> => import(join(folder, file))
