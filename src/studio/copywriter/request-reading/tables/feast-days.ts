/** The days of the week in English, behind the feast that they belong to. */
const WEEKDAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day'
/** "1.", "2e", "andra": of two days of a feast. */
const NTH = String.raw`(?:[12](?:\.|e|ste|de)|erster?|zweiter?|eerste|tweede|första|andra|første|anden|andre|ensimmäinen|toinen)`

/**
 * The names of feast days, by language, as a pattern in lower case: those that people list with their hours. Names that may also say
 * something else are not in it.
 */
export const FEAST_DAYS = [
  // English
  String.raw`(?:easter|whit|palm|holy|maundy|shrove|ash|good|bank holiday|public holiday) ${WEEKDAY}`,
  String.raw`(?:christmas|xmas|new year|new year[’']?s|st\.? stephen[’']?s|st\.? patrick[’']?s) (?:eve|day)`,
  'boxing day|thanksgiving',
  // German
  'gründonnerstag|karfreitag|karsamstag|(?:oster|pfingst)(?:samstag|sonntag|montag)|christi himmelfahrt|himmelfahrt|fronleichnam|allerheiligen|reformationstag|heilig(?:er )?abend|rosenmontag|silvester|neujahr(?:stag)?|tag der arbeit|tag der (?:deutschen )?einheit',
  String.raw`${NTH} ?(?:weihnachts|oster|pfingst)?(?:feier)?tag`,
  // Dutch
  'goede vrijdag|(?:paas|pinkster)(?:zaterdag|zondag|maandag)|hemelvaart(?:sdag)?|koningsdag|bevrijdingsdag|kerstavond|oudejaars?(?:dag|avond)|oudjaar|nieuwjaars?dag|nieuwjaar',
  String.raw`${NTH} ?(?:paas|kerst|pinkster)dag`,
  // Swedish
  'skärtorsdag(?:en)?|långfredag(?:en)?|(?:påsk|jul|nyårs|midsommar|pingst)afton(?:en)?|(?:påsk|jul|nyårs|midsommar|pingst)dag(?:en)?|annandag(?:en)?(?: påsk| jul| pingst)?|trettondag(?:en|safton)?|kristi himmelsfärds?dag(?:en)?|valborgsmässoafton|första maj|nationaldagen|alla helgons dag|mellandagarna',
  // Danish and Norwegian
  'sk(?:æ|jæ)rtorsdag|langfredag|(?:påske|pinse)(?:lørdag|søndag|dag|aften)|(?:lille)?jule?aften(?:sdag)?|juledag|nytt?års(?:aften|dag)(?:sdag)?|store bededag|kristi himmelfartsdag|grundlovsdag|romjul[ae]n?',
  String.raw`${NTH} ?(?:påske|jule?|pinse)dag`,
  // Finnish
  String.raw`(?:kiirastorstai|pitkäperjantai|lankalauantai|pääsiäis(?:lauantai|sunnuntai|maanantai|päivä)|jouluaatto|joulupäivä|tapaninpäivä|uudenvuoden(?:aatto|päivä)|uusivuosi|loppiainen|vapunaatto|vappupäivä|helatorstai|juhannus(?:aatto|päivä)|itsenäisyyspäivä)n?[aä]?`,
  String.raw`${NTH} ?(?:pääsiäis|joulu)päivä`,
  // French
  "(?:jeudi|vendredi|samedi|lundi) saint|(?:samedi|dimanche|lundi) de (?:pâques|paques|pentecôte)|(?:veille|lendemain|réveillon) de noël|saint-sylvestre|jour de l[’']an|nouvel an|toussaint|jeudi de l[’']ascension",
  // Spanish
  '(?:lunes|martes|miércoles|jueves|viernes|sábado) santo|domingo de (?:resurrección|pascua|ramos)|lunes de pascua|día de navidad|navidad|año nuevo|día de reyes|san esteban',
  // Italian
  "(?:giovedì|venerdì|sabato) santo|domenica di pasqua|lunedì (?:di pasqua|dell[’']angelo)|pasqua|pasquetta|santo stefano|ferragosto|epifania|(?:anti)?vigilia di natale|san silvestro|ognissanti",
  // Portuguese
  '(?:quinta|sexta)(?:-feira)? santa|sábado (?:santo|de aleluia)|domingo de páscoa|(?:véspera|dia) de (?:natal|ano novo)|ano novo|corpus christi',
  // Polish
  'wielki (?:czwartek|piątek)|wielka sobota|(?:niedziela|poniedziałek) wielkanocn[ya]|boże ciało|nowy rok',
].join('|')

/** The names behind a number with a dot, which is no mark of a list: "1. Weihnachtstag", "2. påskedag". */
export const COUNTED_FEAST =
  /^(?:(?:weihnachts|oster|pfingst)?(?:feier)?tag|(?:påske|jule?|pinse)dag|(?:pääsiäis|joulu)päivä)(?:en|nä|na)?(?!\p{L})/iu

/** "Easter hours" and "Bank holiday opening times" are the title of hours, and no day. */
export const NO_TITLE = String.raw`(?![ ’']s? ?(?:\p{L}+ )?(?:hours|times|opening|timetable|schedule|rota)(?!\p{L}))`
