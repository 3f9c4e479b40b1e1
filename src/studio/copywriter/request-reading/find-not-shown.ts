import { escape } from '../carry/read-days.ts'
import { matchWords } from './word-pattern.ts'
import type { FactKind } from '../facts/fact.ts'
import { AND, END, NO, PLEASE, START, THANKS } from './asking.ts'
import { COLOR } from './colored.ts'
import { compilePattern } from '../../model/compile-pattern.ts'

/** What only a design has. */
const DESIGN_THING =
  'drawings? of|dibujos? de|desenhos? de|dessins? de|disegni di|tekeningen van|rysunk\\p{L}+|рисунк\\p{L}+|малюнк\\p{L}+|zeichnungen|clip ?-?arts?|sales (?:talk|pitch|speak)|jargon|waffle|clich[eé]s?|floskeln|werbesprache|verkooppraat(?:jes)?|emoji\\p{L}*|emotek|emotk\\p{L}+|emotikon\\p{L}*|[ée]mot[ií]c[oô]n\\p{L}*|smiley\\p{L}*|смайл\\p{L}+|эмодзи|емодзі|хэштег\\p{L}*|хештег\\p{L}*|stock ?(?:photos?|fotos?)|stockbilder|hashtags?'
/** What a design has, and what readers may make as well. */
const IMAGE =
  'pics?|models?|modelle|gesichter|faces|logos?|fonts?|iconos?|íconos?|ícones?|icone|icônes?|pictogramm\\p{L}*|ikon\\p{L}{0,2}|symbole|(?:brand|marken) ?name|caps|icons?|cartoons?|photos?|pictures?|images?|drawings?|illustrations?|graphics?|symbols?|text\\p{L}*|background|people|fotos?|bild(?:er|ern)?|\\p{L}{2,20}(?:bilder|fotos|motive)|zeichnung(?:en)?|motive?|hintergrund|personen|menschen|dessins?|texte|personnes|imagen|imágenes|dibujos?|personas|desenhos?|imagem|imagens|pessoas|immagin[ei]|disegn[oi]|testo|persone|plaatjes?|afbeelding(?:en)?|tekening(?:en)?|tekst|mensen|zdjęć|zdjęcia|zdjęcie|obrazk\\p{L}*|obrazów|rysunk\\p{L}*|resm?i|resim\\p{L}*|görsel\\p{L}*|fotoğraf\\p{L}*|фото\\p{L}*|картин\\p{L}+|изображени\\p{L}|рисунк\\p{L}+|зображен\\p{L}+|малюнк\\p{L}+|صور|صورة|رسوم|תמונות|תמונה|ציורים|फोटो|तस्वीर|bilder?|billed(?:er)?|tegninger|kuvi?a|obrázk\\p{L}+|fotk\\p{L}+|fotek|képe?k?|poze|imagini|φωτογραφί\\p{L}{1,3}|εικόνες|hình|ảnh|gambar'

/** "no padlock pics pls", "sin fotos de tijeras porfa", "bez zdjęć nożyczek proszę". */
const NEGATED = compilePattern(
  `^(?:(?:${AND})${END},? )?(?:(?:${PLEASE})${END},? ?)?(?:(?:also|auch|aussi|también|anche|ook|też) )?(?:${NO}|(?:do not|don[’']?t) (?:use|add|put|include|want))(?:${END} ?|(?<=[’'])).*`,
  'iu',
)
const HAS_DESIGN_THING = compilePattern(`${START}(?:${DESIGN_THING})${END}`, 'iu')
const HAS_IMAGE = compilePattern(`${START}(?:${IMAGE})${END}`, 'iu')
const IS_PLEASED = compilePattern(
  `^(?:(?:${AND})${END},? )?(?:${PLEASE})${END}|${START}(?:${PLEASE}|${THANKS})[\\s\\p{Extended_Pictographic}]*[.!]*$`,
  'iu',
)
const ON_IMAGE =
  /(?:^|\s)(?:(?:in|on|im|aufs|auf|dans|sur|en|na|no|op|на|у|в|di|στη|στην|trong)(?: (?:the|dem|das|der|la|le|el|a|o|het|de|it))? |(?:dans|sur) l['’]|nell['’]|sull['’])(?:picture|image|pic|photo|post|bild|foto|grafik|visuel|affiche|imagen|imagem|arte|immagine|grafica|plaatje|afbeelding|beeld|obrazku|grafice|zdjęciu|фото|картинці|картинке|зображенні|изображении|fotce|obrázku|φωτογραφία|εικόνα|gambar|ảnh)(?: \S+)?[.!]?$/iu

/** "nada de fotos de champán": pictures of something, which readers cannot bring. */
const NO_IMAGE_OF = compilePattern(
  `^(?:${NO})(?:${END} ?|(?<=[’']))(?:${IMAGE})${END} (?:of|von|vom|mit|de|des|du|d['’]|di|del|della|van|met|z|ze|с|з|με|dengan|av|af) ?\\p{L}`,
  'iu',
)

/** Languages whose negation is at the end: "makas resmi olmasın lütfen", "注射器の絵はNG", "주사기 그림은 빼주세요". */
const NEGATED_LAST =
  /(?:फोटो|फ़ोटो|तस्वीर|चित्र|पोस्टर) में [^,।.]{1,20}(?:नहीं चाहिए|न हो|ना हो|न दिखे|मत (?:दिखाना|डालना|रखना))[।.!]?$|(?:価格|値段|文字|ロゴ|写真|絵)(?:は|を)(?:あまり)?(?:大きく|小さく|目立たせ|派手に)(?:しないで|せず)(?:ください|下さい|ほしいです)?[。！]?$|^(?:请)?(?:不要|别|不用)用?[^，。]{0,4}(?:颜色|[红黄蓝绿黑白粉紫灰橙金]色)[。！]?$|(?:写真|画像|イラスト|絵|ロゴ)(?:は|が|も)?(?:なくても?|無くても?)(?:大丈夫|OK|ＯＫ|いい|良い|よい|構いません|結構)[^。、]{0,6}[。！]?$|(?:resm?i|resim\p{L}*|görsel\p{L}*|fotoğraf\p{L}*|logo|yazı|emoji|renk\p{L}*)(?: \p{L}+){0,1} (?:olmasın|koymayın|kullanmayın|istemiyoruz|istemiyorum)(?: lütfen)?[.!]*$|(?:写真|画像|絵|イラスト|絵文字|ロゴ|文字|顔)(?:は|を|も)?(?:NG|ＮＧ|なし|無し|不要|いらない|要りません|使わない|入れない|載せない|避けて|やめて)[^。、]{0,12}[。！]?$|(?:사진|그림|이미지|이모지|로고|얼굴|글씨)(?:은|는|을|를|도)? ?(?:빼|넣지|쓰지|사용하지|없이|안 |말아|싫)[^,.]{0,10}[.!]?$|^(?:请)?(?:不要|别|不用|不需要|勿|无需|別|請勿)(?:放|用|出现|加|画|有|出現|畫)?[^，。]{0,12}(?:图|照片|图片|圖片|表情|头像|脸|人物|插图|插圖|文字)[^，。]{0,3}[。！]?$/iu

const LONGEST = 80
const LONGEST_WORDS = 9

/** "foto van een hond graag", "maybe a photo of a cat": what a picture may show, as somebody asks for it. */
const SHOWN = compilePattern(
  `^(?:(?:${PLEASE})${END},? )?(?:(?:maybe|perhaps|ideally|vielleicht|evtl\\.?|eventuell|am liebsten|gern|gerne|misschien|eventueel|liefst|kanske|gärna|kanskje|måske|gerne|ehkä)${END} )?(?:(?:mit|with|met|med|dazu|and|und|en) )?(?:(?:an?|the|eine?m?|een|ett|en|et|de) )?(?:photo|picture|pic|image|foto|bild|plaatje|afbeelding|billede|bilde|kuva)s? (?:of|von|vom|van|av|af|på|mit|met|med|with) [\\p{L}\\p{M}’' -]{2,40}?,? ?(?:${PLEASE}|would be (?:nice|great|lovely|good)|wäre (?:schön|super|toll)|zou (?:leuk|mooi) zijn)?[.!\\s]*$`,
  'iu',
)
const IS_OPEN =
  /^(?:maybe|perhaps|ideally|vielleicht|evtl|eventuell|am liebsten|gern|misschien|eventueel|liefst|kanske|gärna|kanskje|måske|ehkä)(?!\p{L})|(?:would be (?:nice|great|lovely|good)|wäre (?:schön|super|toll)|zou (?:leuk|mooi) zijn)[.!\s]*$/iu

/** Whether somebody asks for what the picture should show. */
export const isShownAsked = (typed: string): boolean => {
  const said = typed.trim()
  return said.length < LONGEST && SHOWN.test(said) && (IS_PLEASED.test(said) || IS_OPEN.test(said))
}

/** "Please no logos on shirts": what people must not wear. */
const WORN =
  /(?<!\p{L})(?:on|auf|sur|en|op|på|na|sulle|sugli|sui|nas|nos) (?:(?:the|your|their|den|der|eurer?|ihrer?|les|vos|las|los|sus|de|je|uw|le|as|os|dina|jeres) )?(?:(?:t-|sweat-?|polo)?shirts?|tops|clothes|clothing|hoodies|uniforms?|jumpers|kleidung|klamotten|oberteilen?|pullis|vêtements|habits|ropa|prendas|camisetas|kleding|kleren|vestiti|magliette|ubraniach|koszulkach|kläder|tröjor|tøj|klær|roupas?|camisas)(?!\p{L})/iu

/** Whether a clause says what a picture must not show: "no dogs in the picture", "pas de photo svp". What readers must not do is no such clause. */
export function isNotShown(typed: string): boolean {
  const said = typed.trim()
  if (said.length >= LONGEST || WORN.test(said)) return false
  if (NEGATED_LAST.test(said) && !/\p{Nd}/u.test(said)) return true
  if (said.split(/\s+/).length > LONGEST_WORDS || !NEGATED.test(said)) return false
  if (ON_IMAGE.test(said) || HAS_DESIGN_THING.test(said) || NO_IMAGE_OF.test(said)) return true
  return HAS_IMAGE.test(said) && IS_PLEASED.test(said)
}

/** The least letters of a message before such words. */
const LEAST_BEFORE = 12
const NO_WORD = compilePattern(`(?<=\\S )(?:${NO})(?:${END}|(?<=['’]))`, 'giu')

/** Where words about what a picture must not show start behind a message without a mark: "45 € en mars surtout pas de photo svp". */
export function findNotShownTail(typed: string): number | null {
  const found = [...typed.matchAll(NO_WORD)].find(
    ({ index }) =>
      (typed.slice(0, index).match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= LEAST_BEFORE &&
      !/[,;:!?–—-]/u.test(typed.charAt(index - 2)) &&
      isNotShown(typed.slice(index)),
  )
  if (!found || /[\p{Nd},;:]/u.test(typed.slice(found.index))) return null
  return found.index - (ENDS_AND.exec(typed.slice(0, found.index))?.[0].length ?? 0)
}

const ENDS_AND = compilePattern(`(?<=\\s)(?:${AND}|but|aber|maar)[ ,]+$`, 'iu')

const ENDS_COLORED = compilePattern(`${START}${COLOR}(?: (?:${PLEASE}|${THANKS}))?[.!]*$`, 'iu')

/** Whether what is not to be used is a color: "don't use red". */
export const isColorRefused = (said: string): boolean => ENDS_COLORED.test(said)

/** How a language says what must not be shown. */
export interface NeverPatterns {
  never: RegExp
  neverStart: RegExp
  /** Words before an order that say nothing by themselves: "please", "the price". */
  empty: RegExp
  named: readonly (readonly [readonly FactKind[], RegExp])[]
  /** Words with which what follows a name still belongs to it: "of $89". */
  open: RegExp
}

/** The least letters of a message behind an order. */
const LEAST_MESSAGE = 12

/** Where an order ends that names what must not be shown, if other words follow without a mark: "no price please cupcakes". */
export function findNeverEnd(said: string, { never, named, open }: NeverPatterns): number | null {
  const order = never.exec(said)
  if (!order) return null
  const from = order.index + order[0].length
  const ends = named.flatMap(([, pattern]) => {
    const found = pattern.exec(said)
    return found && found.index + found[0].length >= from - 1 ? [found.index + found[0].length] : []
  })
  const end = Math.max(from, ...ends)
  const rest = said.slice(end)
  if (ends.length === 0 || (rest.match(/\p{L}/gu)?.length ?? 0) < LEAST_MESSAGE) return null
  return open.test(rest) || /^\s*[\p{P}\p{N}\p{Sc}]/u.test(rest) ? null : end
}

/**
 * Where what a negated verb at the end is about starts behind a message without a mark: that of "사진은" in "… 카톡 bitna_hair 사진은 넣지 말아주세요".
 * `factsEnd` is where the last fact before the verb ends. 0 if all of it is the order.
 */
export function findNegatedObject(said: string, { never, neverStart }: NeverPatterns, factsEnd: number): number {
  const negated = NEGATED_LAST.exec(said)?.index ?? 0
  const isMessage = (at: number) => (said.slice(0, at).match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= LEAST_OWN
  if (negated >= factsEnd && factsEnd > 0 && isMessage(negated)) return negated
  const order = never.exec(said)
  if (!order || neverStart.test(said.slice(0, order.index + order[0].length)) || order.index <= factsEnd) return 0
  const object = said.slice(factsEnd, order.index).trim()
  const count = object.split(/\s+/u).length
  const isObject =
    object !== '' && count <= MOST_OBJECT && !/[.,:;!?()]/u.test(object) && object.length <= LONGEST_NAMED
  // "価格12,000円は書かないで": what is not to be shown is the fact.
  const isApart = /^[\s,、，]/u.test(said.slice(factsEnd))
  return factsEnd > 0 && isApart && isObject && isMessage(factsEnd) ? factsEnd : 0
}
/** The least letters of a message before it, and the most words and UTF-16 code units of what is not to be shown. */
const [LEAST_OWN, MOST_OBJECT, LONGEST_NAMED] = [8, 3, 20]

/** The most words of what a negated verb behind it is about. */
const LONGEST_OBJECT = 2

/** Where an order not to show something starts. What stands before it is a message, unless it only says please, or names a fact. */
export function findNeverStart(said: string, { never, neverStart, empty }: NeverPatterns): number {
  const found = never.exec(said)
  const begin = neverStart.exec(said)
  if (!found || !begin || begin.index > found.index || begin.index + begin[0].length < found.index) return 0
  const before = said.slice(0, begin.index).replace(empty, ' ')
  // "deposit is $60 but dont mention the deposit"
  const { object = '' } = OBJECT.exec(said.slice(found.index + found[0].length))?.groups ?? {}
  const isSame = object.length >= LEAST_OBJECT && matchWords(escape(object), false).test(before)
  if (isSame) return 0
  // "Gehalt bitte nicht nennen": what is negated stands before the verb.
  if (/nicht$|niet$/iu.test(begin[0]) && before.trim().split(/\s+/).length <= LONGEST_OBJECT) return 0
  const and = ENDS_JOINED.exec(before)?.[0].length ?? 0
  return /[\p{L}\p{N}]/u.test(before) ? begin.index - and : 0
}

/** What is not to be said, without its article: "the deposit". */
const OBJECT =
  /^\s*(?:the |any |our |my |den |die |das |unser\p{L}{0,2} |le |la |les |l['’]|el |los |las |o |a |os |as |il |lo |gli |i |de |het )?(?<object>[\p{L}\p{M}'’-]{1,40})[\s.!]*$/iu
/** A shorter word is that of anything. In UTF-16 code units. */
const LEAST_OBJECT = 4
const ENDS_JOINED = compilePattern(`(?<![\\p{L}\\p{M}])(?:${AND})[ ,]+$`, 'iu')
