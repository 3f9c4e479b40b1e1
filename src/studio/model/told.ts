import { readVerbLast } from './verb-last.ts'
import type { Extent } from './pieces.ts'
import { foldCase } from './fold-case.ts'
import { compilePattern } from './compile-pattern.ts'

/** How a language tells us to tell readers something. Sources of patterns; `READERS` stands for whom. */
interface TellWords {
  /** Those who read a post, and not a single reader: "your friends" are told by readers. */
  readers: string
  /** What stands before the words for readers. What follows is a sentence or a name that is whole without it. */
  leads: readonly string[]
  /** The end of a verb in two parts behind what readers are invited to: "lad alle zum Sommerfest ein". */
  late?: string
}

/** A clause that puts its verb last keeps its conjunction, or it were a wrong sentence: "dass wir umgezogen sind". */
const listTold = (): readonly TellWords[] => [
  { readers: '', leads: [ASKS] },
  {
    readers:
      '(?:all |all of )?(?:(?:our|my|the) )?(?:(?:new|regular|lovely|existing) )?(?:people|everyone|everybody|folks|ppl|customers?|clients|guests|members|regulars|parents|families|patients|followers|subscribers|visitors|residents|locals|neighbou?rs|students|pupils|players|owners|them)(?: again)?',
    leads: [
      '(?:tell|inform|notify|warn|remind|alert) READERS,? (?:that|about|of) ',
      'let READERS know,? (?:that|about|of) ',
      // Without "that", a sentence follows, or its short form: "remind members agm is on weds".
      "(?:say|post|share|write|put)(?:ON)?,? that (?=(?:we|we[’']\\p{L}{2}|our|the|there|there[’']s|i|i[’']m|my)(?!\\p{L}))",
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
      '(?:sagt?|sagen sie|erzählt?|schreibt?)(?: bitte| mal| doch){0,2} READERS(?: bescheid)?[,:]? (?=wir (?:sind|haben|suchen|machen|bieten|öffnen|ziehen|feiern|verkaufen|nehmen|geben|brauchen|schließen|starten)(?!\\p{L}))',
      // With its conjunction, the clause stays whole: its verb stands last.
      '(?:sagt?|sagen sie|erzählt?|schreibt?|informiert?|informiere)(?: bitte| mal| doch){0,2} READERS(?: bitte)?(?: bescheid)?,? (?=THAT )',
      '(?:sagt?|gebt?|gib)(?: bitte)? bescheid,? (?=THAT )',
      '(?:postet?|posten sie|schreibt?|schreiben sie|schreibe|verkündet?|verkünden sie|meldet?|(?:teilt?|teilen sie)(?= (?:bitte )?mit))(?: bitte| mal| doch| kurz| schnell){0,3}(?:ON)?(?: bitte| rein)?(?: mit)?,? (?=THAT )',
      '(?:READERS )?(?:ON )?(?:bitte |kurz |schnell )*(?:posten|schreiben|reinschreiben|mitteilen|bekannt ?geben|verkünden|ankündigen|sagen|bescheid ?geben|informieren),? (?=THAT )',
      '(?:erinnere?|erinnert|erinnern sie|informiere?|informiert|informieren sie)(?: bitte)? READERS(?: bitte)?(?: nochmal)? (?:an|über) (?:(?:den|unseren) (?!\\p{L}+en )|(?=(?:unsere|die|das|unser)(?!\\p{L})))',
      '(?:lade?|ladet|laden sie)(?: bitte| doch){0,2} READERS(?: bitte)?(?: ganz)?(?: herzlich)? (?:zum|zur|zu unserem|zu unserer|zu) ',
      '(?:wünsche?|wünscht|wünschen sie)(?: bitte)? READERS (?=(?:frohe|schöne|fröhliche|gute|gesegnete|ein frohes|ein schönes)(?!\\p{L}))',
    ],
    late: ' ein(?=\\s*(?:[.,;!:–—\\n]|$))',
  },
  {
    readers:
      '(?:(?:al )?(?:onze|de|alle) )?(?:(?:vaste|trouwe) )?(?:iedereen|mensen|klanten|gasten|leden|ouders|patiënten|volgers|bezoekers|buren)',
    leads: [
      '(?:vertel|zeg|laat|meld)(?: aan)? READERS(?: even| alvast)?(?: weten)?,? (?=dat )',
      '(?:laat|meld)(?: even)? weten,? (?=dat )',
      '(?:post|plaats|schrijf|meld|vermeld|zeg|vertel|zet(?= (?:\\p{L}+ ){0,4}(?:op|in) ))(?: er)?(?: even| ff| aub| graag| maar| snel| ook){0,3}(?:ON)?(?: even| aub)?,? (?=dat )',
      '(?:(?:aan )?READERS )?(?:even |ff |graag |ook )*(?:ON )?(?:laten weten|melden|posten|plaatsen|zetten|schrijven|vermelden|vertellen),? (?=dat )',
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
      '(?:berätta|meddela|informera|påminn|tala om|säg|skriv|posta|lägg (?:ut|upp)|skriva|lägga (?:ut|upp)|säga)(?: gärna)?(?: (?:för|till))?(?: READERS)?(?: om)?(?:ON)?,? att (?=SUBJECT)',
      '(?:berätta|meddela|informera|påminn|tala om|säg|skriv|posta|lägg (?:ut|upp)|skriva|lägga (?:ut|upp)|säga)(?: gärna)?(?: (?:för|till))?(?: READERS)?(?: om)?(?:ON)?,? (?=att )',
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
      '(?:fortæl|fortell|sig|si|meddel|skriv|informer|informér|mind|minn|giv besked|gi beskjed|(?:slå|læg)(?: lige)? (?:op|ud)|legg ut|post|skrive|fortælle|fortelle|lægge op|legge ut)(?: gerne| gjerne| lige)?(?: til)?(?: READERS)?(?: om| på)?(?:ON)?,? at (?=SUBJECT)',
      '(?:(?:slå|læg)(?: lige)? (?:op|ud)|legg ut|skrive|fortælle|fortelle|legge ut|fortæl|fortell|meddel|skriv|informer|informér|mind|minn|giv besked|gi beskjed)(?: gerne| gjerne| lige)?(?: til)?(?: READERS)?(?: om| på)?(?:ON)?,? (?=at )',
      '(?:mind|minn|husk) READERS (?:om|på) (?!at)',
      '(?:inviter|invitér) READERS (?:med )?(?:til|på) ',
      'ønsk READERS (?=(?:en |et )?(?:god|glædelig|gledelig|rigtig|riktig|fortsat))',
    ],
  },
  {
    // Finnish
    readers: '(?:kaikille )?(?:kaikille|asiakkaille|ihmisille|jäsenille|vanhemmille|seuraajille|potilaille|vieraille)',
    leads: [
      '(?:kerro|kertokaa|ilmoita|ilmoittakaa|muistuta|sano|sanokaa|kirjoita|kirjoittakaa|laita|laittakaa|julkaise|julkaiskaa|kertoa|ilmoittaa|kirjoittaa|laittaa)(?: READERS)?(?: (?:instaan|instagramiin|someen|facebookiin|faceen|storyyn|nettisivuille))?,? että ',
      '(?:toivota|toivottakaa) READERS ',
    ],
  },
  {
    // French
    readers:
      '(?:(?:à|aux) )?(?:(?:tous )?(?:les|nos|mes|tous) )?(?:tout le monde|tous|gens|client(?:e?s|èle)|abonnés|habitués|adhérents|membres|parents|patients|voisins|élèves)',
    leads: [
      "(?:dis|dites|annonce[rz]?|écri(?:s|vez)|écrire|ecri(?:s|vez)|(?:fais|faites)(?: bien)? savoir|pr[ée]viens|pr[ée]venez|informe[rz]?|averti(?:s|ssez)|signale[rz]?|indique[rz]?|publie[rz]?|poste[rz]?|mets|mettez)(?: bien| aussi)?(?: READERS)?(?: svp| stp| s['’]il (?:te|vous) pla[iî]t)? (?:que |qu['’])",
      "(?:rappelle[rz]?|rappelez) READERS (?:que |qu['’])",
      "c['’]est pour (?:annoncer|dire|prévenir|fêter|promouvoir|présenter)(?: (?:que|qu['’]))? ?",
      'inform(?:e|er|ez) READERS (?:de(?= (?:notre|nos|la))|du|des) ',
      'invite[rz]? READERS (?:à|au|aux) (?:venir )?',
      'souhaite[rz]? READERS (?:une? |de |des )?(?=(?:très )?(?:bon|joyeu|belle|heureu|excellent))',
    ],
  },
  {
    // Spanish
    readers:
      '(?:(?:a|al) )?(?:(?:tod[oa]s )?(?:los|las|nuestr[oa]s|mis|la|el) )?(?:gente|tod[oa]s|todo el mundo|client(?:es?|as|ela)|público|vecin[oa]s|pacientes|alumn[oa]s|familias|padres|soci[oa]s|seguidores)',
    leads: [
      '(?:d[ií](?:les?|gan?|gales?)?|decid(?:les?)?|avis(?:a|ad|ar|e|en)|informa[dr]?|informe|comunica[dr]?|comunique|anuncia[dr]?|anuncie|public(?:a[dr]?|ar|ue)|sub(?:e|id)|indica[dr]?|escrib(?:e|id)|pon|poned|cu[ée]nta(?:les?)?|haz saber)(?: por favor| porfa)?(?: READERS)?(?: por favor| porfa)?,?(?: de)? (?:que|q) (?!s[ií] )',
      'recu[ée]rda(?:les?|d)?(?: READERS) que ',
      'es para (?:anunciar|avisar|promocionar|decir)(?: de)?(?: que)? ',
      'inform(?:a|ad|e) READERS (?:del?|sobre) (?=(?:nuestr|la|el|los|las|cierre|cambio|nuev))',
      'invit(?:a|ad|e|en|ar) READERS (?:a|al) (?:venir a |pasar por )?',
      'dese(?:a|ad|e)(?:les)? READERS (?:un[ao]s? )?(?=(?:muy )?(?:feli|buen))',
    ],
  },
  {
    // Portuguese
    readers:
      '(?:(?:a|à|ao|aos|às|o|os|as|pra|para|pro|pros|com)(?: os?| as?)? )?(?:(?:todos|todas|nossos|nossas|meus|minhas)(?: os| as)? )?(?:todo mundo|pessoal|galera|gente|clientes?|clientela|pacientes|alun[oa]s|pais|vizinhos|seguidores|público|todos)',
    leads: [
      '(?:avis[ae]m?|digam?|diz|fal[ae]m?|inform[ae]m?|comuni(?:ca|que|quem)|cont[ae]m?|anunci[ae]m?|publi(?:ca|que|quem)|post[ae]m?|escrev[ae]m?|coloca|coloquem?|ponham?|põem?)(?: por favor)?(?: READERS)?(?: por favor)?,?(?: de)? (?:que|q) (?!sim )',
      'lembr[ae]m?(?: READERS)(?: de)? que ',
      'é (?:para|pra) (?:anunciar|avisar|divulgar|falar)(?: que)? ',
      'convid[ae]m? READERS (?:pra|para|pro|ao?|à)(?: os?| as?)? (?:vir )?',
      'desej[ae]m? READERS (?:um |uma )?(?=(?:muito )?(?:feliz|boas?|bom|ótim))',
    ],
  },
  {
    // Italian
    readers:
      '(?:(?:ai?|alla|alle|agli) )?(?:(?:tutti )?(?:i|gli|le|la)(?: nostri| nostre| miei| mie)? |nostri )?(?:tutti|tutte|gente|clienti|clientela|pazienti|soci|genitori|vicini|iscritti|follower|ragazzi|famiglie)',
    leads: [
      "(?:d[iì]['’]|dì|dite|dica|avvisa(?:te)?|avverti(?:te)?|informa(?:te)?|comunica(?:te)?|annuncia(?:te)?|pubblica(?:te)?|posta(?:te)?|scriv(?:i|ete|a)|fa(?:i|te) sapere|metti|mettete)(?: per favore)?(?: READERS)?(?: per favore)?,? che ",
      'ricorda(?:te)? READERS che ',
      'è per (?:annunciare|dire|avvisare|promuovere)(?: che)? ',
      "invita(?:te)? READERS (?:(?:a|al|alla|ai|alle|agli|allo) (?:venire a )?|all['’])",
      "augura(?:te)? READERS (?:un |una |un['’])?(?=buon|felic|seren)",
    ],
  },
  {
    // Polish: what somebody is invited to keeps its case with the word before it.
    readers:
      '(?:(?:wszystki(?:m|ch)|naszy(?:m|ch)|moi(?:m|ch)|stały(?:m|ch)) )?(?:wszystki(?:m|ch)|klient(?:om|ów)|ludzi(?:om)?|gości(?:om)?|rodzic(?:om|ów)|pacjent(?:om|ów)|obserwujących|obserwującym|sąsiad(?:om|ów))',
    leads: [
      '(?:powiedz(?:cie)?|napisz(?:cie)?|poinformuj(?:cie)?|przeka[żz](?:cie)?|przypomnij(?:cie)?|og[łl]o[śs](?:cie)?|zawiadom(?:cie)?|opublikuj(?:cie)?|wrzu[ćc](?:cie)?|daj(?:cie)? znać)(?: prosz[ęe])?(?: READERS)?(?: prosz[ęe])?,? (?:że|ze) ',
      'zapro[śs](?:cie)? READERS (?=(?:na|do) )',
      'życz(?:cie)? READERS ',
    ],
  },
  {
    // Russian and Ukrainian
    readers:
      '(?:(?:все[мх]|усі[мх]|всі[мх]|наши[мх]|нашим|наших) )?(?:все[мх]|усі[мх]|всі[мх]|клієнт(?:ам|ів)|клиент(?:ам|ов)|люд(?:ям|ей)|гост(?:ям|ей|ів)|родител(?:ям|ей)|батькам|подписчикам|пациентам|покупателям|покупцям)',
    leads: [
      '(?:скажи(?:те)?|скажіть|напиши(?:те)?|напишіть|сообщи(?:те)?|повідом(?:те)?|напомни(?:те)?|нагадай(?:те)?|объяви(?:те)?|оголоси|оголосіть|предупреди(?:те)?|попередь(?:те)?|передай(?:те)?|дай(?:те)? знать)(?: READERS)?,? (?:что|що) ',
      '(?:пригласи(?:те)?|запроси|запросіть) READERS (?=(?:на|в|у|до) )',
    ],
  },
  {
    // Vietnamese
    readers: '(?:(?:tất cả|các|quý) )?(?:mọi người|khách hàng|khách|phụ huynh|học viên|bệnh nhân)',
    leads: [
      '(?:báo|nhắc|thông báo|nói)(?: cho| với)? READERS(?: biết)? (?:là|rằng) ',
      'báo(?: cho)? READERS biết ',
      'mời READERS (?:đến|tới) (?=\\p{L})',
    ],
  },
  {
    // Arabic
    readers: '(?:لل|ال)?(?:ناس|عملاء|زبائن|زباين|جميع|متابعين|مرضى|كل)',
    leads: ['(?:أخبر|اخبر|أخبروا|اخبروا|بلغ|بلغوا|قل|قولوا|ذكر|ذكروا) READERS (?:بأن|بان|أن|ان|إن) '],
  },
  {
    // Arabic, without readers: "that we" is also the start of a sentence of its own.
    readers: '',
    leads: ['(?:قل|قولوا|قولي|اكتب|اكتبوا|اكتبي|أعلن|اعلن|أعلنوا|اعلنوا) (?=(?:أننا|اننا|إننا|انّا|أنّنا) )'],
  },
  {
    // Hebrew: its "that" is a letter of the word behind it.
    readers: '(?:ל)?(?:כולם|לקוחות|ללקוחות|לקוחות שלנו|להורים|לחברים|לאנשים|לעוקבים|למטופלים)',
    leads: [
      '(?:תגיד|תגידי|תגידו|תספר|תספרי|תספרו|ספר|ספרי|ספרו|תודיע|תודיעי|תודיעו|הודע|הודיעי|הודיעו|תכתוב|תכתבי|תכתבו|כתוב|כתבי|כתבו|תזכיר|תזכירי|תזכירו|תעדכן|תעדכני|תעדכנו|עדכנו|פרסמו|תפרסמו)(?: READERS)? ש(?=(?:אנחנו|אנו|אני|יש|אין|היום|מחר|ה\\p{L}{3}|בשבוע|ביום|בחג|בפסח|בחודש|כל|לא|נפתח|נפתחה|סגור|פתוח|ניתן|אפשר|עד|החל|מהיום|ממחר|מיום|חזרנו|עברנו)(?!\\p{M}))',
    ],
  },
  {
    // Chinese
    readers: '(?:大家|顾客|客人|客户|会员|家长|顧客|客戶|會員|家長)们?',
    leads: ['(?:(?:告诉|告訴)READERS(?:说|說)?|[跟和]READERS(?:说|說|讲|講))[，,：:]? ?(?=\\p{L})'],
  },
]

/** Who asks, before a colon, in the languages of the product: "c’est pour le camping : …". */
const ASKS =
  "(?:c['’]est|es|è|é|it['’]?s|this is|das ist|dit is|to jest|to|это|це|je to|ini|είναι|det är|det er) (?:pour|para|pra|per|for|für|voor|dla|для|pro|untuk|buat|για|för|til) (?=[^.,;:!?\\n–—]{2,40} ?[:：])"

/** Where it is told. */
const ON =
  '(?: ?(?:on|auf|bei|op|på|i|in|til) (?:(?:our|the|unser(?:er|em|en)?|der|dem|die|onze|de|het|vår|vores|våre) )?(?:insta(?:gram)?|ig|facebook|fb|socials?|social media|story|stories|status|seite|webseite|homepage|pagina|site|website|sidan|siden|hjemmesiden|nettsiden|some)(?!\\p{L}))'
const THAT = '(?:dass|daß|das(?= (?:wir|ich|es|unsere?)(?!\\p{L})))'

/** A subject with its verb right behind it. Where a small word stands between them, the clause keeps its conjunction: "att vi nu har". */
const SMALL =
  '(?:nu|nå|inte|ikke|ej|också|også|även|alltid|altid|äntligen|endelig|endeligt|snart|redan|allerede|bare|bara|kun)(?!\\p{L})'
const SUBJECT = `(?:(?:vi|jeg|jag|vores \\p{L}{2,20}|vår \\p{L}{2,20}|våra \\p{L}{2,20}|vårt \\p{L}{2,20}|våre \\p{L}{2,20}|butiken|butikken|det|der) (?!${SMALL})|(?:(?!${SMALL})\\p{L}{2,20} ){1,3}(?:är|er|har|blir|bliver|kommer|öppnar|åbner|åpner|stänger|lukker|stenger|börjar|starter) )`

interface TellPatterns {
  lead: RegExp
  late: RegExp | null
}

const fill = (leads: string, readers: string) =>
  leads
    .replaceAll('READERS', `(?:${readers})`)
    .replaceAll('SUBJECT', SUBJECT)
    .replaceAll('(?:ON', `(?:${ON}`)
    .replaceAll('THAT', THAT)

/** Those of all languages, because the language of a short text is not certain. */
const PATTERNS: readonly TellPatterns[] = listTold().map(({ readers, leads, late }) => ({
  lead: compilePattern(`(?:${fill(leads.join('|'), readers)})(?=\\S)`, 'uy'),
  late: late === undefined ? null : compilePattern(late, 'u'),
}))

/** The words before what readers are told: where they end, and the second part of their verb, which stands behind it. */
interface Told {
  to: number
  late: Extent | null
}

/** Reads an order to tell readers something at an offset: "let everyone know we …". Null without one, or if its rest were no sentence. */
export function readTold(written: string, from: number): Told | null {
  if (written.length - from < SHORTEST) return null
  const said = foldCase(written)
  for (const { lead, late } of PATTERNS) {
    lead.lastIndex = from
    if (!lead.test(said)) continue
    const to = lead.lastIndex
    if (late === null || !SEPARABLE.test(said.slice(from, to))) return readVerbLast(written, to) ?? { to, late: null }
    const found = late.exec(said.slice(to))
    // Without its second part, the verb is another one: "lade alle zum Essen".
    return found ? { to, late: { start: to + found.index, end: to + found.index + found[0].length } } : null
  }
  return null
}

/** An order and one word, in UTF-16 code units. */
const SHORTEST = 5

const SEPARABLE = /^lad/iu
