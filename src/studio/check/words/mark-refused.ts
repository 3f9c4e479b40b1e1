import { mark } from './mark-published.ts'
import { isUnspaced } from './tokens.ts'
import type { Range } from './mark-wish.ts'
import type { SourceText } from './source-text.ts'

/**
 * What must not be shown, in forms that are no terms of a language, from the negated verb on. Words of the design are named behind it, or a
 * verb of what is done with a design stands in it: what readers must not do is a message.
 */
const REFUSED =
  /(?<!\p{L})(?:(?:mettez|mets|pon|metti|coloca|daj) (?:juste|solo|só|tylko) (?:ça|eso|questo|isso|to)|(?:rien d’autre|nada más|niente altro|nada mais|nic więcej|nothing else)|ne (?:dites|dis|mettez|mets|montrez|montre|écrivez|écris|citez|cite|parlez|indiquez|précisez|affichez) (?:pas|surtout pas)|no (?:digáis|digas|digan|pongáis|pongas|pongan|mostréis|mostres|citéis|mencionéis|menciones)|n[ãa]o (?:ponham?|coloquem?|digam?|citem?|mostrem?|escrevam?|mencionem?)|non (?:citate|citare|mettete|mettere|dite|scrivete|scrivere|mostrate|nominate)|nie (?:pisz|piszcie|podawaj\p{L}*|pokazuj\p{L}*|umieszczaj\p{L}*|dodawaj\p{L}*)|не (?:указыва|упомина|пиш|писать|показыва|добавля|размеща|ставь|використ|вказу|згаду|показу|дода|розміщ)\p{L}*|(?:ne(?:uvád|piš|pis|zmi[ňn]|ukazu|dáve|dave|používe|pouzive|zobraz|vkláde|chceme tam|chci tam))\p{L}*|(?:μην?|χωρίς να) (?:(?:το|τα|την|τη) )?(?:γράψ|γραψ|γράφ|αναφέρ|αναφερ|βάλ|βαλ|βάζ|δείξ|δειξ|πείτε|χρησιμοποι)\p{L}*|(?:jangan|tanpa|tidak usah|tidak perlu|nggak usah|gak usah|ga usah)(?: ada)? (?:di)?(?:tulis|cantum|sebut|tampil|taruh|pakai|pake|masuk|kasih|pasang|muat)\p{L}*|(?:đừng|không)(?: cần)? (?:ghi|viết|để|đăng|nhắc|nêu|đưa|hiển thị|đề cập|dùng)|(?:אל|בלי|לא|נא לא) ל?(?:תכתב|תכתוב|תציינ|תציין|תזכיר|תרא|תשימ|תשים|תוסיפ|תגיד|כתוב|ציין|הזכיר)\p{L}*)(?!\p{L})|(?<!\p{L})(?:بدون|بلا|من غير) (?:صور|صورة|رسوم)(?!\p{L})|(?:อย่า|ไม่ต้อง|ห้าม)(?:ใส่|เขียน|บอก|แสดง|ระบุ|โชว์|ลง)|(?:不要|別|不用|請勿|不必|别|请勿)(?:寫|放|提|出現|顯示|写|出现|显示)/iu
/** In Korean and Turkish, the negated verb stands at the end, and all of its clause is what is refused. */
const REFUSED_LAST =
  /(?:(?:yaz|belirt|koy|göster|ekle|kullan)(?:may|mey)[ıi]n(?:[ıi]z)?$|쓰지|넣지|적지|보여주지|언급하지|표시하지|밝히지|노출하지|올리지) ?(?:마|말|않)|(?:빼|제외해) ?(?:주세요|줘)/u

/**
 * Marks what a clause says must not be shown. Returns whether it says so.
 */
export function markRefused({ tokens }: SourceText, { from, to }: Range, isOrder: boolean[]): boolean {
  const said = tokens.slice(from, to).map(({ key }) => key)
  const gap = said.some(isUnspaced) ? '' : ' '
  const text = said.join(gap)
  const findToken = (index: number) => {
    let [at, length] = [from, 0]
    while (at < to && length < index) {
      length += (said[at - from]?.length ?? 0) + gap.length
      at += 1
    }
    return at
  }
  const last = REFUSED_LAST.exec(text)
  if (last) {
    const verb = findToken(last.index)
    // "… 시급 11,000원 카톡 bitna 사진은 넣지 말아주세요": a message without a mark before what is refused.
    const words = tokens.slice(from, verb).filter(({ kind }) => kind === 'word').length
    mark(isOrder, words > LONGEST_OBJECT ? verb - 1 : from, to)
    return true
  }
  const found = REFUSED.exec(text)
  if (!found) return false
  mark(isOrder, findToken(found.index), to)
  return true
}
/** In words. */
const LONGEST_OBJECT = 4
