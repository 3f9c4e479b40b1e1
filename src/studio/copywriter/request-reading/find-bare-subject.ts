import type { Cursor } from './order-cursor.ts'

/** Languages in which the subject may follow what is made without a word between them: "làm giúp em bài đăng phở bò 45k". */
const BARE_SUBJECT: readonly string[] = ['vi', 'id', 'ar', 'th', 'he']

/** The offset behind what is made, if somebody asks politely for it; null otherwise. */
export function findBare(
  { read, skipAsked }: Cursor,
  { first, polite, ordered, addressed }: Record<'first' | 'polite' | 'ordered' | 'addressed', number>,
  tag: string,
): number | null {
  if (!BARE_SUBJECT.includes(tag) || polite === first) return null
  const readThing = (at: number) => {
    const thing = Math.max(read('post', at), read('picture', at))
    return thing > at && read('your', thing) === thing && read('shown', thing) === thing ? thing : null
  }
  const thingEnd = ordered > polite ? readThing(addressed) : null
  // "محتاجين تصميم للعيد": what is made may also be a verb.
  return thingEnd ?? (skipAsked(first) === null ? null : readThing(polite))
}

/** How what is made should look, behind its name: "um post simples:". */
export const PLAIN =
  /^(?:disso|simples|bonit[oa]|lind[oa]|legal|sencill[oa]|chul[oa]|simple|sympa|jolie?|sobre|semplice|carin[oa]|bell[oa]|ładn[yąe]|prost[yąe]|прост(?:ой|ую)|красив(?:ый|ую)|гарн(?:ий|у)|прост(?:ий|у)|jednoduch[ýou]+|απλό|όμορφο|sederhana|simpel|bagus|đơn giản|đẹp)\s*$/iu

/** What is made, with its article, in languages that join two nouns by a word: "un volantino", "ett inlägg". */
const WITH_ARTICLE =
  /(?:^|\s)(?:un|una|une|um|uma|ett|et|en) (?:post|flyer|volantino|locandina|manifesto|affiche|visuel|cartel|anuncio|folleto|publicación|cartaz|panfleto|anúncio|inlägg|opslag|innlegg|plakat) $/iu

/** Whether a subject follows what is made without a word between them: "mi serve un volantino sagra del fungo 5-6 ottobre". */
export function isBareBehind({ said, read, isEnd }: Cursor, at: number, more: number): boolean {
  const rest = said.slice(more)
  if (!WITH_ARTICLE.test(said.slice(0, more)) || more === at || isEnd(more)) return false
  const first = read('word', more)
  const second = read('word', first)
  // "un volantino sagra del fungo": a word of the name, and none behind what is made.
  const isJoined = [more, first, second].some(
    (place) => read('link', place) > place && (place === more || !OF.test(said.slice(place))),
  )
  return (
    !isJoined && !PLAIN.test(said.slice(more, first)) && second > first && /^\p{L}/u.test(rest) && /\p{Nd}/u.test(rest)
  )
}

const OF = /^(?:de|del|de la|della|dello|dell|di|do|da|dos|das|des|du|d)(?!\p{L})/iu
