import { UNSPACED } from '../../carry/create-rules.ts'
import { ALL_WORDS } from '../../carry/words/all-words.ts'
import { compilePattern } from '../../../model/compile-pattern.ts'

/** What a label that is a tier of a price says: for whom or how large, or how many. `count` has the first letters of what is counted. */
type Tier = 'kind' | `count ${string}`

/** For whom a price is, besides the words of the languages: short forms, ages, and kinds of tickets. */
const WHO =
  'kids?|toddlers?|infants?|babies|teens?|concessions?|conc\\.?|oaps?|non[- ]members?|members?|couples?|singles?|doubles?|groups?|under \\p{Nd}{1,2}s?|over \\p{Nd}{1,2}s?|erw\\.?|erwachsenen?|kinder|jgdl\\.?|jugendliche|ermäßigt|erm\\.?|schüler|studierende|rentner|vollzahler|familien(?:karte)?|plein tarif|tarif (?:plein|réduit)|réduit|moins de \\p{Nd}{1,2} ans|niñ[oa]s?|jubilad[oa]s?|reducida|menores de \\p{Nd}{1,2}(?: años)?|crian[çc]as?|meia|inteira|idosos?|sócios?|ridott[oi]|inter[oi]|ragazz[io]|over \\p{Nd}{1,2}|gezin|kids|studenten|normalny|ulgowy|rodzinny|emeryci|emeryt|uczniowie|tam|indirimli|çocuk|vuxn(?:a|en)|barn|voksn[ae]?|børn|pensionär(?:er)?|взрослы[йе]|детский|дети|льготный|дорослий|дитячий|пільговий|كبار|أطفال|الكبار|الأطفال|الطلاب|طلاب|أقل من \\p{Nd}{1,2} سنوات'
const UNSPACED_WHO =
  '大人|小人|子ども|こども|子供|お子様|幼児|乳幼児|未就学児|小学生|中学生|高校生|大学生|小中学生|中高生|学生|一般|シニア|会員|非会員|親子|ペア|成人|小孩|小朋友|孩子|[一二两兩][大][一二两兩]小|(?:成人|儿童|兒童|学生|學生|老人|家庭|亲子|親子)票|半票|全票|[单單双雙三四][人]|儿童|兒童|老人|长者|長者|學生|청소년|어린이|성인|학생|경로|유아'

const listWho = (isUnspaced: boolean) =>
  ALL_WORDS.filter(({ tag }) => UNSPACED.includes(tag) === isUnspaced)
    .flatMap(({ who }) => Object.values(who).flatMap((words) => words.split('|')))
    .filter((word) => /^[\p{L}\p{M}’' -]+$/u.test(word))
    .map((word) => word.toLowerCase())
    .toSorted((a, b) => b.length - a.length)
    .join('|')

const NOTE = String.raw`(?:\s?[（(][^()（）]{1,24}[)）]| (?:\p{L}{2,6} ){0,2}\p{Nd}{1,2}(?: ?[–-] ?\p{Nd}{1,2})?\+?(?: (?:jahren?|j\.|ans|años|anos|anni|jaar|lat|yaş|лет|years|yrs))?| ?\p{Nd}{1,2}(?: ?[–-] ?\p{Nd}{1,2})?\+)?`
const who = compilePattern(`^(?:${WHO}|${listWho(false)})${NOTE}$`, 'iu')
const unspacedWho = compilePattern(
  `^(?:${UNSPACED_WHO}|${listWho(true)}|\\p{Nd}{1,2}[歳岁세]?(?:以上|以下|未満|이상|미만))(?:[（(][^()（）]{1,24}[)）]|以上|以下)?$`,
  'u',
)

const LETTERS = String.raw`(?:\p{Nd}?x{0,3}[sl]|x{1,3}[sl]|m)`
const size = compilePattern(
  `^(?:${LETTERS}(?: ?[–/-] ?${LETTERS})?|small|medium|large|regular|klein|mittel|groß|petit|moyen|grand|peque[ñn][oa]|median[oa]|grande|piccol[oa]|m[eé]di[oa]|middel|moyenne?|grande?s?|petite?s?|mał[yae]|średni[ae]?|duż[yae]|liten|lilla|lille|mellan|mellem|stora?|küçük|orta|büyük|صغير|وسط|كبير|[小中大]|特大|[SML]サイズ|[大中小]份|[大中小]杯)$`,
  'iu',
)

/** "5 sessions", "26 cm", "3枚セット", "12" */
const COUNTED = /^\p{Nd}{1,4}(?:[.,]\p{Nd}{1,2})?(?: ?[–-] ?\p{Nd}{1,4})?[ -]?((?:[\p{L}\p{M}²″"]{1,14})?)\.?$/u
/** "box of 6" */
const PACKED = /^[\p{L}-]{2,12}(?: (?:of|de|von|van|da|di|po|mit))? \p{Nd}{1,3}$/u

/** What a label says if it only says for whom, how large, or how many; null if it names a thing. */
function readTier(label: string): Tier | null {
  const said = label.trim()
  if (who.test(said) || unspacedWho.test(said) || size.test(said)) return 'kind'
  const [, unit] = COUNTED.exec(said) ?? []
  if (unit !== undefined) return `count ${unit.toLowerCase().slice(0, /^\p{Script=Latin}/u.test(unit) ? 3 : 1)}`
  return PACKED.test(said) ? 'count ' : null
}

/** Whether labels are the tiers of one price: all say for whom or how large, or all how many of one thing. */
export function areTiers(labels: readonly string[]): boolean {
  const tiers = labels.map(readTier)
  const [first] = tiers
  return first !== undefined && first !== null && tiers.every((tier) => tier === first)
}

/** Whether a label says for whom or how large: "Erw.", "Kinder bis 12", "XL". */
export const isKind = (label: string): boolean => readTier(label) === 'kind'

/** Where the tier at the end of a label starts, if words before it name the thing: that of "26 cm" in "Pizza 26 cm". -1 without one. */
export function findTierStart(label: string): number {
  for (const { index, 0: space } of label.matchAll(/\s+/gu))
    if (/\p{L}{2}|\p{Lo}/u.test(label.slice(0, index)) && readTier(label.slice(index + space.length)) !== null)
      return index + space.length
  return -1
}
