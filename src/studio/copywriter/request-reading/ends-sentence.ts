import { endsLettered } from '../../model/lettered.ts'

/** Where a dot behind an abbreviation, a number or a unit ends a sentence all the same, by what follows it. */

/** The end of a sentence that ends with a price. */
export const PRICED_END =
  /(?:\p{Nd}\s?(?:\p{Sc}|zł|kr|TL|руб|грн|р|Kč|Ft|lei|PLN|EUR|euros?|euro)|\p{Sc}\s?\p{Nd}[\p{Nd}.,]*)\.\s*$/iu

/** "22 Dec - 3 Jan." */
export const MONTH =
  /\d\.? (?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|okt|dez|janv|févr|avr|juil|déc|ene|abr|ago|dic|set|out|dez|gen|mag|giu|lug|ott|sty|lut|kwi|cze|lip|sie|wrz|paź|lis|gru)\.\s*$/iu

/** "till end of feb. ring us" */
const MONTH_END =
  /(?:end of|until|till|bis ende|ende) (?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|okt|dez)\.\s*$/iu

/** "8 places max. Book at …": an abbreviation behind its number, before a new sentence. */
export const endsCount = (before: string, after: string) =>
  // "new delivery thurs. tanks and cabinets not included"
  (/[\p{L}\p{N}] (?:mon|tues?|weds?|thurs?|fri|sat|sun)\.\s*$/iu.test(before.slice(-24)) &&
    /^(?:(?!(?:from|until|till|only|each|next|this|onwards|morning|afternoon|evening|night)(?!\p{L}))\p{Ll}{4,16} \p{Ll}{2}|(?:no|all|we|our) \p{Ll}{3})/u.test(
      after,
    )) ||
  // "våfflor 35 kr. kontant eller swish"
  (/\d ?(?:kr|(?:kr )?(?:stk|kpl|styck))\.\s*$/iu.test(before.slice(-14)) && NORTHERN_NOUN.test(after)) ||
  // "35 for 15 stk. åbent alle dage"
  (/\d ?(?:stk|st|kpl|pcs|stuks|stück)\.\s*$/iu.test(before.slice(-12)) && OPENED.test(after)) ||
  // "150 TL. seviye: B1"
  (PRICED_END.test(before.slice(-16)) &&
    /^(?:\p{Ll}[\p{L}\p{M}]{2,15}(?: \p{L}{2,15})?: |(?:w|we|od|do|tylko|bilety|zapisy|wstęp|sadece|запись|запис|только|тільки) )/u.test(
      after,
    )) ||
  (/\d ?(?:zł|kr|TL|руб|грн|р|Kč|Ft|lei|Uhr|h|min|godz|g|kg|ml|cl|cm|m|km|лет|мес|чел)\.\s*$/u.test(
    before.slice(-12),
  ) &&
    /^\p{Lu}/u.test(after)) ||
  (MONTH_END.test(before.slice(-24)) && /^\p{Ll}/u.test(after)) ||
  (MONTH.test(before.slice(-16)) && /^[\p{Lu}\p{Sc}\uFFFC]/u.test(after)) ||
  // "Unit B. same phone"
  (endsLettered(before.slice(-24).replace(/\.\s*$/u, '')) && /^\p{L}{2}/u.test(after)) ||
  // "booked in feb. Excludes x-rays"
  (IN_MONTH.test(before.slice(-24)) && /^\p{Lu}\p{Ll}/u.test(after)) ||
  // "Eintritt 12 / 8 € erm. Vorverkauf ab sofort"
  (/\p{Sc} ?(?:erm|red|concs?)\.\s*$/iu.test(before.slice(-12)) && /^\p{L}{4}/u.test(after)) ||
  // "26 zł za 10 szt. Odbiór w piątek"
  (/\d ?(?:szt|os|pers|uds?|pz|un|adet|stk|pcs)\.\s*$/iu.test(before.slice(-12)) && /^\p{Lu}\p{Ll}{2}/u.test(after)) ||
  // "abgabe mo + do. ersatzrad kostenlos"
  (DAYS_END.test(before.slice(-16)) && NOUN.test(after)) ||
  // "vanaf €24 p.p. Op maandag", "450 kr pr. pers. Bestill", "12 € p. P. Anmeldung"
  (PER_PERSON.test(before.slice(-24)) && /^(?:[\p{Lu}\uFFFC]|\d{1,2} ?%)/u.test(after)) ||
  // "30 min. 24/7"
  // "ma t/m do. Afspraak via DM"
  (DAYS_END.test(before.slice(-16)) && /^\p{Lu}\p{Ll}{2}/u.test(after)) ||
  // "45 Min. 58 €"
  (/\d ?(?:min|std|sec|hrs?)\.\s*$/iu.test(before.slice(-12)) &&
    /^[\d\uFFFC]/u.test(after) &&
    !PRICED_START.test(after)) ||
  (/\d[^.!?\n]{0,24} (?:max|min|maxi|mini)\.\s*$/iu.test(before.slice(-40)) && /^[\p{L}\uFFFC]/u.test(after))

/** What begins a sentence about hours. */
const OPENED =
  /^(?:open|opening hours|geöffnet|offen|öffnungszeiten|geopend|openingstijden|åbent|åbningstider|öppet|öppettider|åpent|åpningstider|avoinna|auki|aukiolo\p{L}*)(?!\p{L})/iu

const NORTHERN_NOUN =
  /^(?!(?:per|pr|inkl|inklusive|inklusiv|inkluderet|ekskl|exkl|for|för|till|til|och|og|ja|ved|vid|styck|stycket|stykk|hver|hvert|varje|ekstra|extra|med|uten|utan|uden|eller|tai|mot|mod|rabatt|rabat|billigere|billigare|pakke|paket|poser)(?!\p{L}))\p{Ll}{4,20} \p{L}/u
const IN_MONTH =
  /(?<!\p{L})(?:in|all|during|this|next|until|till|im|ab|bis|seit|en|sinds|vanaf|tot) (?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|okt|dez|mrt)\.\s*$/iu
/** A word that is neither a part of a day nor joins one. */
const NOUN =
  /^(?!(?:from|until|till|only|each|onwards|vormittag|nachmittag|abend|morgen|jeweils|ganztags|zwischen|sowie|oder|außer|morning|afternoon|evening|ochtend|middag|avond)\p{L}{0,2}(?!\p{L}))\p{Ll}{4,20} \p{Ll}/u

/** "Mo-Fr." */
const DAYS_END =
  /(?:(?<!\p{L})(?:t\/m|tm|tot|bis|to|till?|und|en|och|og|ja|and|mon?|tues?|wed|thurs?|fri?|sat?|mo|di|mi|do|ma|wo|vr|za) |t\/m|[–&+-]) ?(?:mon?|di|mi|do|fri?|sa[t]?|so|ma|wo|vr|za|zo|man|tirs?|tis|ons|tors?|fre|lør|lör|søn|sön|mån|tue|wed|thu|sun)\.\s*$/iu

/** A text that begins with a price. */
const PRICED_START = /^(?:\p{Sc} ?\d|\d[\d.,]* ?(?:\p{Sc}|kr|zł|eur))/iu

/** Whom or how long a price is for, in short. */
const PER_PERSON =
  /\p{Nd}[^.!?\n]{0,12}(?<![\p{L}])(?:p\. ?p|p\. ?w|p\. ?m|p\. ?st|pp|pw|pcm|ea|(?:per |pro |je |pr\.? )(?:pers|st|stk|std|mnd|hlo|hr|wk|kpl)|\/(?:pers|st|stk|std|mnd|hlo|kpl))\.\s*$/iu

/** "Di–Sa 9–18.": hours, unless a month follows. */
export const endsHours = (before: string, after: string): boolean =>
  (WHOLE_RANGE.test(before.slice(-24)) && /^\p{L}/u.test(after) && !MONTHS.test(after) && !GRADES.test(after)) ||
  (/(?<=[\s\p{L}]\d{1,2})(?:[-–]| (?:do|bis) )\d{1,2}\.\s*$/u.test(before.slice(-14)) &&
    /^\p{Lu}/u.test(after) &&
    !MONTHS.test(after))
/** "od 9 do 17." */
const WHOLE_RANGE = /(?<!\p{L})(?:od|von) (?:[01]?\d|2[0-4]) (?:do|bis) (?:[01]?\d|2[0-4])\.\s*$/iu
const GRADES = /^(?:klas|grup|pięt|stock|etage|semester|miejsc|lat)/iu
const MONTHS =
  /^(?:jan|feb|mär|apr|mai|jun|jul|aug|sep|okt|nov|dez|sty|lut|mar|kwi|maj|cze|lip|sie|wrz|paź|lis|gru|oca|şub|nis|may|haz|tem|ağu|eyl|eki|kas|ara)/iu

/** "8.30-16.30." */
export const HOURS = /[-–] ?\d{1,2}\.(?:00|15|30|45)\.\s*$/u

/** "22 High St. 9 weeks", "Park Rd. Free entry": the end of an address, before what is no town. */
export const endsStreet = (before: string, after: string, says: RegExp): boolean =>
  STREET.test(before.slice(-40)) &&
  (/^\d{1,3}(?!\d)/u.test(after) ||
    says.exec(after.slice(0, 24))?.index === 0 ||
    (HOUSE_STREET.test(before.slice(-48)) && /^\p{Ll}/u.test(after) && !BESIDE.test(after)))
const STREET = /(?<=[\p{L}'’] )(?:St|Rd|Ave|Av|Ln|Blvd|Sq|Ct|Hwy|Pkwy|Str)\.\s*$/u
/** "48 King St." */
const HOUSE_STREET = /(?<!\p{N})\d{1,5} (?:\p{L}[\p{L}'’-]{0,16} ){1,3}(?:St|Rd|Ave|Av|Ln|Blvd|Sq|Ct|Hwy|Pkwy)\.\s*$/iu
/** What tells more of the place. */
const BESIDE = /^(?:in|at|near|next|opposite|opp|behind|off|by|corner|above|below|between|and|around|just)(?!\p{L})/iu
