/** The words of dates, by which line breaks keep a date whole. In the languages of the product. */

const MONTHS = [
  'January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec',
  'Januar|Februar|März|Mai|Juni|Juli|Oktober|Dezember|Dez|Okt',
  'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre',
  'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre',
  'janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro',
  'gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre',
  'januari|februari|maart|mei|augustus|ocak|şubat|mart|nisan|mayıs|haziran|temmuz|ağustos|eylül|ekim|kasım|aralık',
  'sty|lut|kwi|maj|cze|lip|sie|wrz|paź|lis|gru|ene|abr|ago|dic|genn?|giu|lug|sett|ott|janv|févr?|avr|juil|déc|fev|set|out|dez|mrt|okt|styczeń|stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia',
  // Those that the lines above lack: Nordic, Finnish, Hungarian, Czech, Slovak, Romanian, Indonesian.
  'marts|desember|(?:tammi|helmi|maalis|huhti|touko|kesä|heinä|elo|syys|loka|marras|joulu)kuu(?:ta|n|ssa)?|február|március|április|május|június|július|szeptember|október',
  'leden|ledna|únor|února|březen|března|duben|dubna|květen|května|červen|června|červenec|července|srpen|srpna|září|říjen|října|prosinec|prosince|januára|februára|apríla|mája|júna|júla|augusta|októbra|novembra|decembra',
  'ianuarie|februarie|martie|aprilie|iunie|iulie|septembrie|octombrie|noiembrie|decembrie|maret|agustus|oktober|desember',
  'январ[ья]|феврал[ья]|марта?|апрел[ья]|ма[йя]|июн[ья]|июл[ья]|августа?|сентябр[ья]|октябр[ья]|ноябр[ья]|декабр[ья]|янв|февр|апр|авг|сент|окт|нояб|дек|януари|февруари|юни|юли|септември|октомври|ноември|декември',
  'січ(?:ень|ня)|лют(?:ий|ого)|берез(?:ень|ня)|квіт(?:ень|ня)|трав(?:ень|ня)|черв(?:ень|ня)|лип(?:ень|ня)|серп(?:ень|ня)|верес(?:ень|ня)|жовт(?:ень|ня)|листопада?|груд(?:ень|ня)',
  '(?:Ιανουαρ|Φεβρουαρ|Μαρτ|Απριλ|Ιουν|Ιουλ|Σεπτεμβρ|Οκτωβρ|Νοεμβρ|Δεκεμβρ)ίου|Μαΐου|Αυγούστου|Ιαν|Φεβ|Μαρ|Απρ|Ιουν|Ιουλ|Αυγ|Σεπ|Οκτ|Νοε|Δεκ',
  'जनवरी|फ़रवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|अक्टूबर|नवंबर|दिसंबर',
  'يناير|فبراير|مارس|أبريل|إبريل|مايو|يونيو|يوليو|أغسطس|سبتمبر|أكتوبر|نوفمبر|ديسمبر|شباط|آذار|نيسان|أيار|حزيران|تموز|آب|أيلول',
  '[בהמל]?(?:ינואר|פברואר|מרץ|אפריל|מאי|יוני|יולי|אוגוסט|ספטמבר|אוקטובר|נובמבר|דצמבר)',
].join('|')
/** A month, which stays with its day. */
export const MONTH = new RegExp(`^(?:${MONTHS})\\.?[,،!?:;)”»…]*$`, 'iu')
/** A day of the week, which stays with the number of the day. */
export const WEEKDAY =
  /^(?:mon|tues?|wed|thurs?|fri|sat|sun|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|(?:lun|mar|mercre|jeu|vendre|same)di|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo|(?:lune|marte|mercole|giove|vener)dì|sabato|domenica|segunda|terça|quarta|quinta|sexta|(?:maan|dins|woens|donder|vrij|zater|zon)dag|(?:mån|tis|ons|tors|fre|lör|sön)dag),?$/iu
/** Its short forms, which stay with the whole date. */
export const SHORT_WEEKDAY =
  /^(?:mon|tues?|weds?|thurs?|thu|fri|sat|sun|mo|di|mi|do|fr|sa|so|lun|mar|mer|jeu|ven|sam|dim|mi[ée]|jue|vie|s[áa]b|dom|gio|seg|ter|qua|qui|sex|ma|wo|vr|za|zo|pon|wt|śr|czw|pt|sob|ndz?|pzt|sal|çar|per|cum|cmt|paz|mån|tis|ons|tors|fre|lör|sön)[.,]{0,2}$/iu
