import { removeInstructions } from './instruction-patterns.ts'
import { removeQuotes } from '../headlines/quotes.ts'
import { splitIntoSentences } from '../sentences.ts'
import type { Intent } from './intent.ts'

/** A prompt without its instructions to a designer. */
export interface ParsedPrompt {
  /** The subject, without article or instruction; may be empty. */
  subject: string
  intent: Intent
  /** Whether the prompt describes an image and not a message. */
  visual: boolean
  /** Sentences after the first that address the reader, not the designer. */
  rest: readonly string[]
  /** The kind of post, if the prompt starts with it: "Webinar: How to close in a day". */
  label: string | null
  /** Whether the prompt is an order to a designer. Not known for English prompts. */
  isOrdered?: boolean
}

const POLITE = /^(hi|hello|hey|please|kindly|ok(ay)?|so)\b[,!. ]*/i
const ASKING =
  /^((can|could|would|will) you( please)?|i(['’]d| would)? (want|need|like|love|would like)( you)?( to)?|i am looking for|i['’]m looking for|we(['’]d| would)? (want|need|like)( you)?( to)?|let['’]?s|help (me|us)( to)?(?= (?:create|generate|make|design|write|promote|announce|advertise|sell|launch|celebrate|show|tell|share|introduce|build|come up)\b)|please)\s+/i
const MAKING =
  /^(re-?)?(create|generate|make|design|draw|produce|build|write|craft|prepare|give (me|us)|show (me|us)|do|render|compose|come up with|put together|develop)( me| us)?\s+/i
const THING =
  'image|picture|photo|post|banner|graphic|ad|advert|advertisement|flyer|poster|story|stories|header|cover|visual|thumbnail|creative|announcement|campaign|content|video|reel|carousel|slide|card|piece|illustration|invite|invitation|infographic|teaser|promo|promotion|artwork|layout|design|mockup|message|update|headline|slogan|tagline|caption'
const MEDIUM =
  'instagram|insta|ig|facebook|fb|twitter|x|linkedin|youtube|tiktok|pinterest|social media|social|marketing|promotional|promo|product|brand|web|website|newsletter|email|blog|launch|sale|hiring|recruiting|quote|event|square|vertical|horizontal|short|quick|simple|clean|modern|bold|minimal|minimalist|minimalistic|elegant|beautiful|nice|cool|fun|catchy|eye-catching|engaging|professional|colorful|colourful|vibrant|stunning|attractive|creative|sleek|stylish|bright|warm|cozy|festive|exciting|playful|friendly|luxurious|high-quality|new|great|awesome|good'
const OBJECT = new RegExp(
  `^(an? |the |some |one |our |my |another )?((${MEDIUM})[ ,]+(and )?)*(${THING})s?( (${THING})s?)?\\b[ ,:]*`,
  'i',
)
/** "A calm post about…": adjectives count as part of the instruction if the subject follows at once. */
const KIND = new RegExp(
  `^(?:an? |the |one )(?:[\\p{L}-]+,? (?:and )?){0,4}(?:${THING})s? (?=(?:about|on|for|of|announcing|promoting|introducing|celebrating|showing|featuring|to|that|saying)\\b)`,
  'iu',
)
const WHERE =
  /^(for|on|to post on|to share on) (our |my |the )?(instagram|insta|ig|facebook|fb|twitter|x|linkedin|youtube|tiktok|social media|socials|website|page|channel|feed|story|stories)( (page|feed|story|stories|account|channel|header|post|audience|followers))?\b[ ,:]*/i
const LINK =
  /^((that|which|to|and) )?(is |are |will )?(about|of|for|to|that|which|where|showing|shows?|showcasing|showcases?|promoting|promotes?|announcing|announces?|featuring|features?|advertising|advertises?|highlighting|highlights?|introducing|introduces?|celebrating|celebrates?|launching|presenting|presents?|saying|says?(?! (?:goodbye|hello|yes|no)\b)|telling( people| everyone)?|tells?( people| everyone)?|inviting( people| everyone)?|invites?( people| everyone)?|educate( people| everyone| our customers| customers| followers)?( about| on)?|teach( people| everyone)?( about| how)?|inform( people| everyone| customers)?( about| that)?|reminding( people| everyone)?|remind( our| my)?( people| everyone| followers| customers| fans)?( that)?|explaining|sharing|on|with|regarding|around|focused on|focusing on|dedicated to|the fact that|how(?= (?:our|the|my|we|you)\b(?: \S+){5,})|let people know( about| that)?|advertise|promote|announce|celebrate|showcase|highlight|introduce|present|market|sell|share|invite( people| everyone)?|welcome|launch|wish( everyone| our (customers|followers|community|clients))?( a)?|thank)\b[ ,:]*/i
/** Descriptions of the image, which are not part of the message. */
const SCENERY =
  /[,;]?(?<!\s)\s+(?:and\s+)?(?:with|featuring|showing|on|in|against|under)\s+an?\s+(?:[\p{L}-]+\s+){0,5}(?:park|table|beach|marble|desk|garden|kitchen|forest|city|street|sunset|sunrise|light|background|model|woman|man|dog|cat|person|people|art)\b.*$/iu
const STYLE =
  /[,;]?(?<!\s)\s+(?:(?:with|featuring|having|including|include)\s+(?:an?\s+|the\s+|our\s+|lots of\s+|some\s+|very\s+)*(?:[\p{L}-]+[\s,]+(?:and\s+)?){0,4}|(?:in|using|on|against)\s+(?:an?\s+|the\s+|our\s+)*(?:[\p{L}-]+\s+){0,3})(?:background|backdrop|colou?rs?|tones?|style|look|feel|vibe|vibes|aesthetic|aesthetics|palette|lighting|composition|typography|fonts?|layout|mood|theme|shadows?|texture|logo|gradient|gradients|shapes?|illustrations?|splash|splashes|format|space for text)\b.*$/iu
const DIRECTION =
  /^(use|make (it|the|sure)|keep|include|add|put|show|place|avoid|don['’]t|do not|no |the (background|style|mood|tone|colou?rs?|text|logo|image|picture|design|headline|font)|it should|should|style|colou?rs?|mood|tone|background|minimal|bright|dark|modern|clean|photo-?realistic|cinematic|studio|soft|high|4k|8k|text|headline|call to action|cta|target|audience|with )/i

export function parsePrompt(prompt: string): ParsedPrompt {
  const plain = removeQuotes(prompt).replace(/\s+/g, ' ').trim()
  const sentences = splitIntoSentences(plain)
  const worded = sentences.filter((sentence) => /\p{L}{2}|\p{Lo}/u.test(sentence) && !REMARK.test(sentence))
  const first = worded.find((sentence) => !INTERJECTION.test(sentence)) ?? worded[0] ?? ''
  const [, news = null, told = ''] = first.match(NEWS) ?? []
  const { label, subject } = news ? { label: news, subject: subjectOf(told) } : splitLabel(subjectOf(first))
  const opener = worded.find((sentence) => sentence !== first && INTERJECTION.test(sentence) && / /.test(sentence))
  const rest = sentences.filter(
    (sentence) => sentence !== first && !INTERJECTION.test(sentence) && isForReaders(sentence),
  )
  return {
    subject,
    intent: intentOf(first, subject),
    visual: isVisual(plain),
    rest,
    // "Grand opening! Our bakery…"
    label: label ?? opener?.replace(/(?<!!)!+$/, '') ?? null,
  }
}

/** Notes to the designer, which are not part of the message. */
const REMARK =
  /^(?:please )?(?:mention|include|add|use|avoid|make (?:it|sure)|keep it|do not|don['’]t) (?!your|our|my)/i

/** An exclamation or a question before the message: "Wow!", "Did you know?" */
const INTERJECTION = /^(?!(?:we|it|i)(?:['’]|\s))(?:\S+\s)?\S+!$|^did you know(?: that)?\?$/i

/** "Product update: dark mode": the words before the colon are a label, not an instruction. */
const NEWS =
  /^((?:(?:product|software|app|service|menu|shop|store|company|travel|safety) (?:update|news)|update|news|reminder)):\s+(\S.*)$/i

const DOING =
  /^(tag|win|share|tell|vote|enter|join|bring|come|get|meet|save|book|order|try|see|follow|comment|how|why|what|we|you)\b/i

/** "Earth Day: we plant a tree for every order" is about the tree; the part before the colon is the occasion. */
function splitLabel(subject: string): { label: string | null; subject: string } {
  const [, label = '', mark = '', rest = ''] = subject.match(/^([^,:]{3,28})([,:])\s+(\S.*)$/) ?? []
  const words = label.split(' ').length
  const apart = mark === ':' ? words <= 3 && rest.split(' ').length >= 3 : words <= 2 && DOING.test(rest)
  return apart ? { label, subject: rest } : { label: null, subject }
}

function subjectOf(sentence: string): string {
  let text = sentence
    .replace(/(?<![.!\s])[.!\s]+$/, '')
    .replace(STYLE, '')
    .replace(SCENERY, '')
  const ordered = text.replace(POLITE, '').replace(ASKING, '').replace(MAKING, '')
  const instructed = ordered !== text
  text = ordered
  const bare = text.replace(OBJECT, '').replace(KIND, '')
  const linked = bare.replace(WHERE, '').match(LINK) || bare.match(WHERE)
  if (!instructed && !linked && bare === text) return whole(removeInstructions(text))
  text = unwrapped(bare)
  return tidy(text.replace(/,? and (highlight|show|mention|emphasi[sz]e|explain|say|include|add|make|use)\b.*$/i, ''))
}

/** A sentence without an instruction is used unchanged. */
const whole = (text: string) =>
  text
    .replace(/(?<!\s)\s+(campaign|promo|promotion|greeting)( for .*)?$/i, '')
    .replace(/(?<!\s)\s+on (?:instagram|facebook|twitter|linkedin|youtube)$/i, '')
    .replace(/^[\s,:;–—-]+|(?<![\s,:;–—-])[\s,:;–—-]+$/g, '')
    .replace(/^an? (?=[a-z-]+ [a-z]+)/i, '')

const SCENE =
  /\b(cinematic|8k|4k|photo-?realistic|hyper-?realistic|close-?up|bokeh|golden (hour|light)|studio light(ing)?|marble|render(ed)?|depth of field|flat lay|wooden table|morning light)\b/i
const SHOWN = /\b(image|picture|photo|photograph|illustration|visual|render) (of|showing|with)\b/i
const MESSAGE = /\b(our|my|new|launch|promot|announc|sale|off|hiring|free|join|event|happy|thank|offer|deal|opening)/i

/** "Show a happy customer…" describes people, not a message. */
const PEOPLE =
  /^(?:please )?(?:show|picture|depict|photograph)\s+(?:(?:an?|two|three|some|the)\s*)?(?:[\p{L}-]+\s+){0,2}(?:customers?|wom[ae]n|m[ae]n|persons?|people|family|families|couple|kids?|child|children|models?|hands?|team|chef|barista)\b/iu

const isVisual = (text: string) => PEOPLE.test(text) || ((SCENE.test(text) || SHOWN.test(text)) && !MESSAGE.test(text))

/** Removes connecting words repeatedly: "on Instagram to promote our…". */
function unwrapped(text: string): string {
  let left = text
  for (let step = 0; step < 4; step++) {
    const next = left.replace(WHERE, '').replace(LINK, '')
    if (next === left || next.trim() === '') break
    left = next
  }
  return left
}

function tidy(text: string): string {
  return text
    .replace(
      /\b(to|for|with) (all )?(of )?(our|my|the) (customers|followers|audience|community|clients|users|fans|subscribers)\b/gi,
      '',
    )
    .replace(
      /\bon (our|my|the) (instagram|facebook|twitter|linkedin|youtube|page|website|feed|social media|socials)\b.*$/i,
      '',
    )
    .replace(/(?<!\s)\s+(campaign|promo|promotion|announcement|greeting|advert|advertisement|ad)( for .*)?$/i, '')
    .replace(/^(customer |client )?(testimonial|review|news|update|fact) (about|on|from|of) /i, '')
    .replace(
      /^(the |our |my |an? |some |that |us |upcoming |(video|post|article|blog|story|picture|image|content|campaign|announcement) (about|on|for|of) |we['’]re (announcing|launching) |we are (announcing|launching) )+/i,
      '',
    )
    .replace(/(?<!\s)\s+on (?:instagram|facebook|twitter|linkedin|youtube)\b/gi, '')
    .replace(/(?<!\s)\s+([,.!?])/g, '$1')
    .replace(/^[\s,:;–—-]+|(?<![\s,:;–—-])[\s,:;–—-]+$/g, '')
    .replace(/\s+/g, ' ')
}

function isForReaders(sentence: string): boolean {
  return (
    !DIRECTION.test(sentence) &&
    !REMARK.test(sentence) &&
    !MAKING.test(sentence) &&
    !ASKING.test(sentence) &&
    /\p{L}{3}/u.test(sentence)
  )
}

/** The first match wins: a sale for a launch is a sale. */
const SIGNS: readonly (readonly [Intent, RegExp])[] = [
  [
    'hiring',
    /\b(hiring|we(['’]re| are) looking for an?|job opening|open position|vacancy|join our team|recruit(ing)?)\b/i,
  ],
  ['thanks', /\b(thank(s| you)?|milestone|followers reached)\b/i],
  [
    'greeting',
    /\b(happy (new year|birthday|holidays|anniversary|easter|diwali|halloween|valentine|mother|father|women|thanksgiving|christmas|international|world|national|earth|friday|monday|weekend|eid|hanukkah|[a-z]+ day)|merry christmas|eid mubarak|season['’]?s greetings|wish(ing)? (everyone|our|you|a))\b|\b(christmas|new year|new year['’]?s|easter|diwali|thanksgiving|halloween|valentine['’]?s day|mother['’]?s day|father['’]?s day|women['’]?s day|earth day) (greeting|wish|message|card)/i,
  ],
  ['event', /\b(webinar|masterclass|(?<!\b(?:in|at|from|inside) (?:our|my|the) )workshop)\b/i],
  [
    'sale',
    /\b((?<!\bfor )sale|discount|% off|percent off|black friday|cyber monday|deal|offer|promo code|clearance|buy one|half price|free (?:shipping|delivery)|(?:2|3|two|three) for (?:1|2|one|two))\b|\d\s?%\s*(?:off|discount|auf|sur|di|de)\b/i,
  ],
  [
    'event',
    /\b(event|conference(?! rooms?\b)|meetup|open house|grand opening|live session|concert|festival|exhibition|book signing|tasting|class|summit)\b/i,
  ],
  [
    'tips',
    /\b(\d+|three|four|five|six|seven|ten) (easy |simple |quick |great |best |smart )*(tips|ways|reasons|things|steps|ideas|mistakes|facts|myths)\b/i,
  ],
  [
    'launch',
    /\b(launch(ing|es)?|introduc(e|es|ing)|announc(e|es|ing)|new(?! year)|unveil(ing)?|releas(e|ing)|now available|coming soon|upcoming(?= \S+$)|arrival|arrivals)\b/i,
  ],
]

/** Only a holiday, or an international day of something. */
const HOLIDAY =
  /^(?:the |this )?(?:(?:mother|father|valentine|women)['’]?s day|christmas|easter|diwali|thanksgiving|halloween|hanukkah|eid|new year(?:['’]?s(?: eve| day)?)?)$|^(?:international|world|national) (?:[\p{L}'’]+ ){1,3}day\b/iu

function intentOf(sentence: string, subject: string): Intent {
  if (HOLIDAY.test(subject)) return 'greeting'
  if (sentence.endsWith('?') && !ASKING.test(sentence)) return 'question'
  if (/^new [^,]{2,20},? (?:new|same|old|more|less|better)\b/i.test(sentence)) return 'statement'
  const sign = SIGNS.find(([, pattern]) => pattern.test(sentence))
  if (sign) return sign[0]
  const ordered = MAKING.test(sentence.replace(POLITE, '').replace(ASKING, ''))
  return !ordered && subject.split(' ').length > 2 ? 'statement' : 'show'
}
