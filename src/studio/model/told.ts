import type { Extent } from './pieces.ts'

/** How a language tells us to tell readers something. Sources of patterns; `READERS` stands for whom. */
interface TellWords {
  /** Those who read a post, and not a single reader: "your friends" are told by readers. */
  readers: string
  /** What stands before the words for readers. What follows is a sentence or a name that is whole without it. */
  leads: readonly string[]
  /** The end of a verb in two parts behind what readers are invited to: "lad alle zum Sommerfest ein". */
  late?: string
}

/** The words for which a clause stands whole. A language whose clause puts its verb last is not here: "dass wir umgezogen sind". */
const TOLD: readonly TellWords[] = [
  {
    readers:
      '(?:all |all of )?(?:(?:our|my|the) )?(?:(?:new|regular|lovely|existing) )?(?:people|everyone|everybody|folks|ppl|customers?|clients|guests|members|regulars|parents|families|patients|followers|subscribers|visitors|residents|locals|neighbou?rs|students|pupils|players|owners|them)(?: again)?',
    leads: [
      '(?:tell|inform|notify|warn|remind|alert) READERS,? (?:that|about|of) ',
      'let READERS know,? (?:that|about|of) ',
      // Without "that", a sentence follows, or its short form: "remind members agm is on weds".
      "(?:tell|inform|notify|warn|remind|let) READERS(?: know)?[:,]? (?=(?:we|we[’']\\p{L}{1,3}|our|i|i[’']\\p{L}{1,2}|my|the|there|there[’']s|theres|it|it[’']s|no|all|from|on|this|next|due)(?!\\p{L})|(?:\\p{L}{2,14} ){1,3}(?:is|are|will|has|have|starts?|opens?|closes?)(?!\\p{L}))",
      'invite READERS (?:along )?(?:to|for) ',
      // Readers are told to do it: "remind people to bring a towel".
      '(?:remind|encourage|ask|urge) READERS to ',
      'wish READERS (?:all )?(?:an? )?(?=(?:very )?(?:happy|merry|lovely|great|good|safe|relaxing|peaceful|prosperous))',
      'say (?=(?:a )?(?:big |huge |massive )?(?:thanks|thank you|thank u|sorry) to (?:everyone|everybody|all|our))',
    ],
  },
  {
    readers:
      '(?:(?:allen|alle|unseren?|den|die|meinen?) )?(?:(?:lieben|treuen) )?(?:allen?|leuten?|kund(?:en|innen)\\p{L}{0,8}|kundschaft|gästen?|mitgliedern?|eltern|patient(?:en|innen)\\p{L}{0,8}|followern?|besuchern?|nachbarn|menschen)',
    leads: [
      // A clause with "dass" keeps its verb for the end.
      '(?:sagt?|sagen sie|erzählt?|schreibt?)(?: bitte| mal| doch){0,2} READERS(?: bescheid)?[,:]? (?=wir (?:sind|haben|suchen|machen|bieten|öffnen|ziehen|feiern|verkaufen|nehmen|geben|brauchen|schließen|starten)(?!\\p{L}))',
      '(?:erinnere?|erinnert|erinnern sie|informiere?|informiert|informieren sie)(?: bitte)? READERS(?: bitte)?(?: nochmal)? (?:an|über) (?=(?:unsere|die|das|unser)(?!\\p{L}))',
      '(?:lade?|ladet|laden sie)(?: bitte| doch){0,2} READERS(?: bitte)?(?: ganz)?(?: herzlich)? (?:zum|zur|zu unserem|zu unserer|zu) ',
      '(?:wünsche?|wünscht|wünschen sie)(?: bitte)? READERS (?=(?:frohe|schöne|fröhliche|gute|gesegnete|ein frohes|ein schönes)(?!\\p{L}))',
    ],
    late: ' ein(?=\\s*(?:[.,;!:–—\\n]|$))',
  },
  {
    readers:
      '(?:(?:al )?(?:onze|de|alle) )?(?:(?:vaste|trouwe) )?(?:iedereen|mensen|klanten|gasten|leden|ouders|patiënten|volgers|bezoekers|buren)',
    leads: [
      'nodig READERS(?: van harte)? uit (?:voor|om|op|bij|tot) ',
      '(?:herinner|attendeer)(?: ook)? READERS(?: nog even)? (?:aan|op) (?!het feit)',
      'wens READERS (?:een |alvast )*(?=(?:fijne|prettige|gelukkig|vrolijk|goede|mooie))',
    ],
  },
  {
    // Swedish
    readers:
      '(?:(?:alla|våra|mina) )?(?:alla|folk|kunderna|kunder|medlemmarna|medlemmar|gästerna|gäster|föräldrarna|föräldrar|följarna|följare|besökarna|besökare|patienterna|patienter)',
    leads: [
      '(?:berätta|meddela|informera|påminn|tala om|säg)(?: gärna)?(?: (?:för|till))?(?: READERS)?(?: om)?,? att (?=SUBJECT)',
      'påminn READERS om (?!att)',
      'bjud in READERS till ',
      'önska READERS (?=(?:en |ett )?(?:god|glad|trevlig|fin|skön))',
    ],
  },
  {
    // Danish and Norwegian
    readers:
      '(?:(?:alle|vores|våre|de) )?(?:alle|folk|kunderne|kundene|kunder|medlemmerne|medlemmene|medlemmer|gæsterne|gjestene|gæster|gjester|forældrene|foreldrene|forældre|foreldre|følgerne|følgere|patienterne|pasientene)',
    leads: [
      '(?:fortæl|fortell|sig|si|meddel|informer|informér|mind|minn|giv besked|gi beskjed)(?: gerne| gjerne)?(?: til)?(?: READERS)?(?: om| på)?,? at (?=SUBJECT)',
      '(?:mind|minn) READERS (?:om|på) (?!at)',
      '(?:inviter|invitér) READERS (?:med )?(?:til|på) ',
      'ønsk READERS (?=(?:en |et )?(?:god|glædelig|gledelig|rigtig|riktig|fortsat))',
    ],
  },
  {
    // Finnish
    readers: '(?:kaikille )?(?:kaikille|asiakkaille|ihmisille|jäsenille|vanhemmille|seuraajille|potilaille|vieraille)',
    leads: [
      '(?:kerro|kertokaa|ilmoita|ilmoittakaa|muistuta|sano|sanokaa)(?: READERS)?,? että ',
      '(?:toivota|toivottakaa) READERS ',
    ],
  },
]

/** A subject with its verb right behind it. Where a small word stands between them, the clause would be a wrong sentence: "att vi nu har". */
const SUBJECT =
  '(?:vi|jeg|jag|vores \\p{L}{2,20}|vår \\p{L}{2,20}|våra \\p{L}{2,20}|vårt \\p{L}{2,20}|våre \\p{L}{2,20}|butiken|butikken|det|der) (?!(?:nu|nå|inte|ikke|ej|också|også|även|alltid|altid|äntligen|endelig|endeligt|snart|redan|allerede|bare|bara|kun)(?!\\p{L}))'

interface TellPatterns {
  lead: RegExp
  late: RegExp | null
}

/** Those of all languages, because the language of a short text is not certain. */
const PATTERNS: readonly TellPatterns[] = TOLD.map(({ readers, leads, late }) => ({
  lead: new RegExp(
    `(?:${leads.join('|').replaceAll('READERS', `(?:${readers})`).replaceAll('SUBJECT', SUBJECT)})(?=\\S)`,
    'iuy',
  ),
  late: late === undefined ? null : new RegExp(late, 'iu'),
}))

/** The words before what readers are told: where they end, and the second part of their verb, which stands behind it. */
export interface Told {
  to: number
  late: Extent | null
}

/** Reads an order to tell readers something at an offset: "let everyone know we …". Null without one, or if its rest were no sentence. */
export function readTold(said: string, from: number): Told | null {
  for (const { lead, late } of PATTERNS) {
    lead.lastIndex = from
    if (!lead.test(said)) continue
    const to = lead.lastIndex
    if (late === null || !SEPARABLE.test(said.slice(from, to))) return { to, late: null }
    const found = late.exec(said.slice(to))
    // Without its second part, the verb is another one: "lade alle zum Essen".
    return found ? { to, late: { start: to + found.index, end: to + found.index + found[0].length } } : null
  }
  return null
}

const SEPARABLE = /^lad/iu
