import { COLORED } from './colored.ts'
import { PLEASE } from './asking.ts'
import { isLookAsked } from './find-look.ts'
import { isShownAsked } from './find-not-shown.ts'
import { isImageNote } from '../../model/image-notes.ts'
import { isOrder } from './find-order.ts'
import { isWish, putsOnImage } from './find-wishes.ts'
import { PLATFORM } from './order-cursor.ts'
import type { ReadingWords } from '../languages/reading/reading-words.ts'
import { compilePattern } from '../../model/compile-pattern.ts'

interface NotePatterns {
  note: RegExp
  /** Words to readers. */
  your: RegExp
}

const PLEASE_BEFORE = compilePattern(`^(?:pls+|plz|kindly) `, 'iu')

const isNote = (note: RegExp, text: string) => {
  const said = text.replace(/(?<![!.])[!.]{2,}$/u, '!').replace(PLEASE_BEFORE, '')
  return (
    note.test(said) ||
    (said.length < 80 &&
      (COLORED.test(said) ||
        JUST.test(said) ||
        NO_TEXT.test(said) ||
        NOTHING_ELSE.test(said) ||
        FOR_PLATFORM.test(said) ||
        OUT_OF_IT.test(said) ||
        PUBLISHED_ON.test(said) ||
        ADDRESSED.test(said) ||
        isImageNote(said))) ||
    FOR_PLACE_UNSPACED.test(said)
  )
}

/** "Write it calm and simple": how a text should be, also as the first words of a request. */
const WRITTEN =
  /^(?:(?:please|bitte|graag) )?(?:(?:write|word|phrase) (?:it|this|that|the text)|(?:schreibt?|formuliert?|formuliere) (?:es|das|den text)|schrijf (?:het|dit|de tekst))(?: (?:very|really|quite|a bit|nice and|sehr|recht|etwas|ganz|heel|een beetje))?(?: (?!(?:down|off|on|out|in|that|dass|auf|dat|op)(?!\p{L}))\p{L}{3,14})(?:,? (?:and|but|not|und|aber|nicht|en|maar|niet)(?: (?:not|nicht|niet|too|zu|te))? \p{L}{3,14}){0,3}(?: please| pls| bitte| graag)?[.!]*$/iu

/** "maak er iets gezelligs van", "macht was Schönes draus" */
const OUT_OF_IT =
  /^(?:maak|maken jullie) (?:er|hier) (?:maar |even |aub )?(?:iets|wat) \p{L}+ van[.!]*$|^(?:mach|macht|zaubert|bastelt|bastle) (?:da |mal |bitte |doch ){0,2}(?:was|etwas) \p{L}+ (?:draus|daraus)[.!]*$|^make (?:something|sth|it) \p{L}+ (?:out of|of|with|from) (?:it|this|that)(?: please| pls)?[.!]*$|^gör något \p{L}+ av det(?: tack)?[.!]*$|^(?:lav|lag) (?:noget|noe) \p{L}+ (?:ud af|av) det[.!]*$/iu
/** "Bitte im Text duzen": how readers are addressed. */
const ADDRESSED =
  /^(?:bitte )?(?:im text |die kund\p{L}{1,6} |alle |die leser )?(?:duzen|siezen)(?: bitte)?[.!]*$|^(?:graag )?(?:in de )?(?:je|jij|u)-?vorm(?: graag| aub)?[.!]*$/iu

/** A note about what is ours may be the first words of a request: "Use our brand colors". */
const OUR_LOOK =
  /(?<!\p{L})(?:our|unsere?|notre|nos|nuestr[oa]s?|noss[oa]s?|i nostri|nostro|onze|nasz\p{L}*) (?:brand |corporate |marken)?(?:colou?rs?|palette|fonts?|logo|farben|schrift(?:en)?|couleurs|police|colores|tipografía|cores|fonte|colori|font|kleuren|lettertype|kolor\p{L}*)/iu

/** "Just the quote please" */
const JUST =
  /^(?:just|only|nur|juste|seulement|solo|só|apenas|alleen|tylko|sadece) (?:the |das |den |la |le |el |a |o |il |lo |de |het )?(?:quote|text|words|zitat|spruch|citation|texte|cita|frase|texto|citação|citazione|testo|citaat|tekst|cytat|alıntı)(?: (?:please|pls|plz|bitte|svp|stp|por favor|per favore|graag|aub|proszę|lütfen))?[.!]?$/iu

/** "no other text" */
const NO_TEXT =
  /^(?:(?:please|bitte|svp|por favor|per favore|graag|proszę) )?(?:no|kein|keine|sonst kein|sonst keinen|pas d['’]|aucun|sin|ningún|sem|nenhum|senza|nessun|geen|zonder|bez|żaden) ?(?:other|extra|more|additional|further|weiterer|weiteren|anderer|anderen|zusätzlicher|autre|otro|más|outro|mais|altro|altri|andere|extra|innego|dodatkowego) (?:text|words|texte|texto|testo|tekst|tekstu|mots|palabras|palavras|parole)(?: (?:please|pls|bitte|svp|por favor|per favore|graag|proszę))?[.!]?$/iu

/** "mettez juste ça svp rien d'autre" */
const NOTHING_ELSE =
  /^(?:(?:mettez|mets|écris|écrivez|pon|poned|metti|mettete|coloca|coloquem|daj|dajcie|just put|just write|put|write) (?:(?:juste|just|only|solo|só|tylko|seulement) )?(?:ça|cela|eso|esto|questo|isso|to|this|that) ?(?:svp|stp|por favor|porfa|per favore|proszę|please|pls)?,? ?)?(?:rien d['’]autre|rien de plus|nada más|nient['’]altro|nada mais|nic więcej|nothing else|sonst nichts|больше ничего|більше нічого)[.!]?$/iu

/** "bitte für Instagram und schön festlich" */
const FOR_PLATFORM = compilePattern(
  `^(?:please|pls|bitte|svp|stp|por favor|per favore|graag|proszę|lütfen|merci) (?:\\p{L}+ ){0,2}(?:for|für|pour|para|pro|per|voor|na|do)(?: (?:our|unser\\p{L}{0,2}|notre|nuestro|nosso|il nostro|onze|nasz\\p{L}*))? ${PLATFORM}(?![\\p{L}\\p{M}])`,
  'iu',
)

/** "uveřejněte to prosím na story", "インスタに載せたいです": where it is to be published. */
const PUBLISHED_ON = compilePattern(
  String.raw`^(?:uveřejn|zveřejn|dejte|hoďte|vložte|wrzu[cć]|wstaw|opublikuj|ανεβάστε|ανεβαστε|βάλτε το|выложите|опубликуйте|разместите|викладіть|опублікуйте|розмістіть|unggah|posting|upload|đăng|انشرو?ا?|نزلو?ا?|תעלו|העלו|פרסמו)\p{L}* ?(?:\p{L}+ ){0,3}?(?:(?:na|στο|στα|в|на|у|di|ke|lên|trên|على|ב)[ -]?)?(?:${PLATFORM}|story|stories|stor(?:is|ies)|сторис|сторіз|στόρι)[\p{L}]{0,3}(?: ?(?:prosím|proszę|пожалуйста|будь ласка|παρακαλώ|ya|nhé|שלנו))?[.!]*$|^(?:インスタ(?:グラム)?|ストーリーズ?|SNS|LINE|フェイスブック)に(?:載せ|上げ|あげ|投稿し|使い)(?:たい(?:です)?|て(?:ください|ほしいです)|ます)[。！]?$|^(?:인스타(?:그램)?|스토리|피드|블로그|페이스북)에 ?(?:올릴|올려|게시|쓸)(?: ?(?:거예요|겁니다|예정이에요|예정입니다|주세요))?[.!]?$`,
  'iu',
)

/** "ストーリー用に作ってください", "用在朋友圈" */
const FOR_PLACE_UNSPACED =
  /^(?:(?:ストーリーズ?|インスタ|投稿|リール|フィード|SNS|LINE|サムネ\p{L}{0,3}|チラシ|ポスター|ブログ|ホームページ)(?:用|向け)(?:に|で|として)?(?:[\p{L}、]{0,14}(?:作|お願い|制作|デザイン|仕上)\p{L}{0,12})?|(?:请)?(?:要)?发(?:在|到)?(?:朋友圈|小红书|公众号|抖音|微博|微信)(?:用|的|吧)?|(?:请)?(?:做成|用于|用在|发在|发到)(?:朋友圈|小红书|公众号|海报|抖音|微博|微信)\p{L}{0,4}|(?:인스타|스토리|릴스|피드|포스터|블로그)(?:그램)? ?용으로 ?(?:\p{L}{0,6}(?:만들|부탁|제작)\p{L}{0,8}(?: 주세요)?)?)[。.!！]?$/u

/**
 * Whether a clause is a note to us: how the design or its text should be. `note` and `your` are patterns of its language; `hasWords` tells whether
 * the request has words before it.
 */
export const isOurNote = (
  { note, your }: NotePatterns,
  said: string,
  words: ReadingWords,
  hasWords: boolean,
): boolean =>
  (isLookAsked(said, words) ||
    isShownAsked(said) ||
    WRITTEN.test(said) ||
    ((hasWords || OUR_LOOK.test(said)) && isNote(note, said)) ||
    ((hasWords || POLITE_START.test(said)) && isWish(said, words)) ||
    (hasWords && isOrder(said, words)) ||
    putsOnImage(said)) &&
  !your.test(said.replace(ASKS_US, ''))

/** A wish may be the first words of a request if somebody asks for it: "lütfen sade bir görsel". */
const POLITE_START = compilePattern(`^(?:${PLEASE})(?![\\p{L}\\p{M}])`, 'iu')

/** Words to us that name who is asked, as words to readers do. */
const ASKS_US = /^(?:(?:can|could|would) you|you can|könnt ihr|können sie|kunnen jullie|koyar mısınız)(?!\p{L})/iu
