import { LinkifyIt } from 'linkify-it'
import tlds from 'tlds' with { type: 'json' }
import { findPhones } from './find-phones.ts'
import type { Extent } from '../../model/pieces.ts'
import type { WholeText } from './find-quotations.ts'

/** "@rose.studio", "#SlowSunday". */
const HANDLES = [
  /(?<![\p{L}\p{N}_.@＠])[@＠][\p{L}_](?:[\p{L}\p{N}_.]{0,28}[\p{L}\p{N}_])?/gu,
  /(?<![\p{L}\p{N}_&#/=])[#＃]\p{L}[\p{L}\p{M}\p{N}_]{1,40}/gu,
]

/** Finds web and email addresses, handles, hashtags and telephone numbers, whole as they were typed. */
export function findContacts(text: string, language: string): WholeText[] {
  const handles = HANDLES.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ index, 0: typed }) => ({ start: index, end: index + typed.length })),
  )
  return [...findLinks(text), ...handles, ...findPhones(text, language)].map((extent) => ({
    ...extent,
    span: { ...extent, kind: 'contact' },
  }))
}

let linkifier: LinkifyIt | null = null

/** Domains without a scheme count only with a top-level domain that exists, or with the one for examples (RFC 2606). */
function getLinkifier(): LinkifyIt {
  linkifier ??= new LinkifyIt({ fuzzyEmail: true, fuzzyLink: true, fuzzyIP: false }).tlds([...tlds, 'example'])
  return linkifier
}

function findLinks(text: string): Extent[] {
  const found = getLinkifier().match(text) ?? []
  return found.flatMap(({ index, lastIndex, schema, raw }) =>
    schema === '' && isSentenceEnd(raw) ? [] : [{ start: index, end: lastIndex }],
  )
}

/** A missing space between two sentences: "Open daily.Book now". */
const isSentenceEnd = (typed: string) => /^[^/]*\p{Ll}\.\p{Lu}\p{Ll}+(?:$|[/?])/u.test(typed)
