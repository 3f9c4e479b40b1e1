import type { Extent } from '../../model/pieces.ts'
import { compilePattern } from '../../model/compile-pattern.ts'

/** Thanks and kisses at the end of a request, and whether they are written as people chat, which nobody does to readers. */
export interface Courtesy extends Extent {
  isChat: boolean
}

const KISSES = 'x{1,5}|xoxo'
const CHAT =
  'thx+s?|thanx|thnx|tnx|tks|tysm|ty|pls+|plz|cheers mate|ta|merci bcp|mrc|danke dir|danke euch|danke ihr lieben|thanks so much|thanks (?:guys|hun|babe|love|lovely|mate|m8)|ta (?:love|hun|very much)|thanks in advance|thank you so much|thank you in advance|vlw|obg|grz|dzi[ęe]ki(?: wielkie)?|tşk|sağ ?ol(?:un)?|спс|спасибки|дяк|よろしく(?:お願い(?:し|いたし)ます)?|ヨロシク|恩に着ます|拜托了|辛苦了|麻烦了|ขอบคุณนะ(?:คะ|ครับ)?|cảm ơn (?:nhé|ad|shop|em|anh|chị|bạn nhé)|cám ơn(?: ad| nhé)?|makasih(?: banyak)?(?: ya)?(?: kak| min| mas| mbak)?|trims(?: kak| min)?|terima kasih(?: banyak)? (?:kak|min|mas|mbak|ya)|d[íi]ky moc|předem d[íi]ky|předem děkuj\\p{L}{1,3}|ευχαριστώ πολύ|부탁(?:드려요|해요|드립니다)'
const FORMAL =
  "cheers|(?:many )?thanks(?: again| a lot| a million| a bunch)?|thank you(?: very much)?|(?:vielen |herzlichen |lieben |besten |1000 |tausend )?dank(?: im voraus| vorab| euch| dir| ihnen)?|danke(?: (?:schön|sehr|im voraus|vorab|vielmals|dir|euch|ihnen))?|dankeschön|merci(?: (?:beaucoup|bien|d['’]avance|à vous|à toi|par avance))?|(?:muchas |muchísimas |mil )?gracias(?: (?:de antemano|por adelantado|guapa|majos))?|(?:muito )?obrigad[oa](?: (?:desde já|gente))?|valeu|(?:muchas |molte |mille |tante )?grazie(?: (?:mille|in anticipo|tante|infinite))?|(?:alvast )?bedankt(?: (?:alvast|hoor))?|(?:alvast )?dank(?: je(?: ?wel)?|u(?: ?wel)?)(?: alvast)?|dankjewel|(?:z góry )?dziękuj[ęe](?:my)?(?: (?:bardzo|z góry))?|(?:çok |şimdiden )?teşekkür(?:ler| ederim| ederiz)?|شكر[اًا]\\p{M}*(?: (?:جزيلا|جزيلاً|لكم|لك|مقدما|مقدمًا))?|مشكور(?:ين)?|תודה(?: (?:רבה|מראש))?|धन्यवाद|शुक्रिया|спасибо(?: (?:заранее|большое))?|заранее спасибо|дякую(?:ємо)?(?: (?:наперед|дуже))?|(?:정말 )?감사합니다|고맙습니다|谢谢(?:大家|你们)?|謝謝(?:大家|你們)?|多谢|多謝|感谢|ありがとう(?:ございます)?|ขอบคุณ(?:ครับ|ค่ะ|มาก)*|cảm ơn(?: (?:nhiều|bạn|trước))?|(?:stort |tusen )?tack(?: (?:så mycket|på förhand))?|(?:tusen |mange |på forhånd )?takk?(?: (?:på forhånd|skal i have|for hjelpen|for hjælpen))?|kiitos(?: (?:paljon|etukäteen))?|děkuj\\p{L}{1,3}|köszi|köszönöm|mulțumesc"

/** Marks, emoji and spaces around it. */
const AROUND = String.raw`[\s\p{P}\p{Extended_Pictographic}\uFE0F\u200D❤]*`
/** What stands before it: a mark, an emoji or a line break. Kisses and words of a chat need only a space. */
const LIMIT = String.raw`(?<=[.!?…,;:)。！？、،؟\n–—|]\s*|\s[-–—]\s|\p{Extended_Pictographic}\uFE0F?\s*|[\p{Script=Thai}]\s)`
const IS_CHAT = compilePattern(
  String.raw`(?:(?<=\s)|${LIMIT})${AROUND}(?:${CHAT})(?![\p{L}\p{M}\p{N}])${AROUND}$`,
  'iu',
)
const IS_KISSES = compilePattern(String.raw`(?<=\s)(?:${KISSES})[\s.!❤\p{Extended_Pictographic}\uFE0F]*$`, 'u')
/** Thanks behind words without a mark are ours as well, unless they are what is said: "with thanks", "wir sagen danke". */
const IS_BARE = compilePattern(
  String.raw`(?<=[\p{L}\p{N}\p{Sc}%]\s)(?<!(?:with|our|say|saying|says|of|and|a|big|huge|special|many|much|for|the|more|so|sincere|sagen|sagt|sag|ein|einen|und|großes|herzliches|herzlichen|vielen|lieben|viel|zeggen|en|heel|hartelijk|säger|säga|och|ett|stort|siger|sige|og|et|stor|sier|si|sanoo|ja|iso|suuri|mange|tusen|dire|dit|et|un|grand|mille|y|decir|e|dire) )(?:thanks|thankyou|thank you|thank u|danke|bedankt|merci|tack|takk?|kiitos)[\s.!,❤\p{Extended_Pictographic}\uFE0F]*$`,
  'iu',
)
const IS_FORMAL = compilePattern(String.raw`${LIMIT}${AROUND}(?:${FORMAL})(?![\p{L}\p{M}\p{N}])${AROUND}$`, 'iu')

/** Thanks without a mark before them. */
const IS_RUN_ON = compilePattern(String.raw`(?<=\s)(?:${FORMAL})(?![\p{L}\p{M}\p{N}])${AROUND}$`, 'iu')
/** How to answer, or an amount, right before them: "prenotate al 0444 512233, grazie". */
const BEHIND_FACT = /(?:\p{Nd}|\p{Nd} ?(?:\p{Sc}|zł|TL|h|[ap]m)|@\p{L}[\p{L}.-]{2,40}|\.\p{L}{2,6})[\s,;–—-]*$/iu
const REACHED = /(?:\p{Nd}[\s./()-]{0,2}){7}|@\p{L}[\p{L}-]{1,40}\.\p{L}/u
/** What thanks are part of: "un grand merci". */
const THANKING = /(?:grand|immense|dis(?:ons)?|dire|de|das|sag(?:en|t)|un|mil|a|say|big|z)\s+$/iu

/**
 * Finds thanks behind how to answer, which readers are not told: "réservation au 02 99 41 22 18 merci". Nothing but a space or a comma stands
 * before them.
 */
function findRunOn(said: string): RegExpExecArray | null {
  const found = IS_RUN_ON.exec(said)
  const before = found ? said.slice(0, found.index) : ''
  const isBehind = BEHIND_FACT.test(before) || (REACHED.test(before) && /[\p{L}\p{N}]\s+$/u.test(before))
  return isBehind && !THANKING.test(before) ? found : null
}

/** Whether a text closes a bracket that stands before it, whose words it would cut: "(no phone calls pls)". */
const closesBracket = (text: string) => /^[^(（]*[)）]/u.test(text.replace(/[:;]-?\)/gu, ''))

/** In UTF-16 code units. */
const LONGEST = 80

/** Finds thanks at the end of a text that ends at `end`: "¡Gracias!", "danke dir", "thx xx". Null if they are all of it. */
export function findCourtesy(text: string, end: number): Courtesy | null {
  let start = end
  let isChat = false
  for (let count = 0; count < 3; count += 1) {
    const from = Math.max(0, start - LONGEST)
    const said = text.slice(from, start)
    const chat = IS_CHAT.exec(said) ?? findRunOn(said)
    // "nothing too bright thanks" is a wish, and the thanks are a part of it.
    const bare = endsWithNumber(said) ? IS_BARE.exec(said) : null
    const found = chat ?? IS_KISSES.exec(said) ?? IS_FORMAL.exec(said) ?? bare
    if (!found || found.index + from === 0 || closesBracket(found[0])) break
    isChat ||= chat !== null || found === bare
    start = from + found.index
  }
  return start < end && /[\p{L}\p{N}]/u.test(text.slice(0, start)) ? { start, end, isChat } : null
}

/** Whether a sentence with a number is the last one: "call 0113 496 0221 thanks". */
function endsWithNumber(said: string): boolean {
  const last = [...said.matchAll(/\p{Nd}/gu)].at(-1)
  return last !== undefined && /^[^.!?\n]*(?:[.!\n][\s.!❤]*)?$/u.test(said.slice(last.index))
}

/** "… for teeth whitening pls, normally £320": asking for it, at the end of the subject. */
const PLEASE_BEHIND =
  /^[^,.;:!?\n]{2,60}?(?<please> (?:pls|plz|please|bitte|svp|stp|s['’]il (?:te|vous) pla[iî]t|por favor|porfa|per favore|graag|aub|proszę|lütfen)) ?(?=[,.;:!?\n]|$)/iu

const GREETING =
  /^\s*(?:hoi|hey|hiya|hi|hello|hallo|hej|hejsa|hei|moi|moikka|ciao|oi|olá|hola|coucou|salut|bonjour|buongiorno|moin|servus)(?: (?:all|guys|team|zusammen|ihr lieben|allemaal|alle|alla|kaikki|gente|pessoal|ragazzi))?[,!]\s+/iu
/** What the writer says of himself is said to readers, greeting included: "Hi all, we are closed on Monday". */
const SPEAKS =
  /^(?:we|we[’']re|our|i|i[’']m|it|wir|unser\p{L}{0,2}|ich|wij|we|onze|vi|vår\p{L}{0,2}|vores|jag|jeg|me|olemme|nous|on|notre|nos|noi|il nostro|nosotros|nuestr\p{L}{1,2}|nós|nosso|a gente|thank|danke|merci|grazie|gracias|obrigad\p{L})(?!\p{L})/iu

/** A greeting before a title that was typed small: "ciao, corso di ceramica sabato 10 maggio". It is for us. */
export function findGreeting(text: string, { start, end }: Extent): Extent | null {
  const said = text.slice(start, Math.min(end, start + 80))
  const length = GREETING.exec(said)?.[0].length ?? 0
  const rest = said.slice(length)
  // "Hello, spring sale" may be the title itself.
  return length > 0 &&
    /^\s*\p{Ll}/u.test(said) &&
    /^\p{Ll}{3}/u.test(rest) &&
    /\s\S+\s/u.test(rest) &&
    !SPEAKS.test(rest)
    ? { start, end: start + length }
    : null
}

/** The word of asking at the end of the subject of an order. */
export function findPlease(text: string, { start, end }: Extent): Extent | null {
  const please = PLEASE_BEHIND.exec(text.slice(start, Math.min(end, start + 80)))
  const length = please?.groups?.['please']?.length ?? 0
  const at = please ? start + please[0].trimEnd().length - length : 0
  return please ? { start: at, end: at + length } : null
}

const IS_ALONE = compilePattern(
  String.raw`^${AROUND}(?:${CHAT}|please|bitte|svp|stp|s['’]il (?:te|vous) pla[iî]t|por favor|porfa|per favore|graag|aub|proszę|lütfen)${AROUND}$`,
  'iu',
)

/** Whether a text says no more than please or thanks to us: "pls -". */
export const isCourtesy = (text: string): boolean => IS_ALONE.test(text)

/** "hi its Karen from the church, ": who asks, before the order. */
const INTRODUCTION =
  /^\s*(?:hoi|hey|hiya|hi|hello|hallo|hej|hei|moin|servus|ciao|oi|olá|hola|coucou|salut|bonjour|buongiorno|guten tag|goedemorgen|dzień dobry|cześć)(?: (?:all|guys|team|there|zusammen))?,? (?:it['’]?s|this is|i['’]?m|hier ist|hier (?:spricht )?|ich bin|ich bins|c['’]est|ici|soy|aquí|sono|aqui é|sou|hier is|dit is|met|ik ben|tu|jestem|det är|det er)(?: \p{L}[\p{L}’'.-]{1,20}){1,3}(?: (?:here|from|at|of|vom|von|aus|du|de|del|de la|della|dal|do|da|van|z|från|fra)(?: \p{L}[\p{L}’'&.-]{0,20}){1,5})?(?:[,.!]| [–—-]) ?/iu

/** The length of the words at the start of a text in which its writer says who they are; 0 without them. */
export const measureIntroduction = (said: string): number => INTRODUCTION.exec(said.slice(0, 120))?.[0].length ?? 0
