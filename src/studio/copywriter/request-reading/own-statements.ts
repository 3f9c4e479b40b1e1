import { startsStreet } from './abbreviations.ts'
import { UNSPACED } from '../carry/create-rules.ts'
import { allowBare } from './word-pattern.ts'
import type { Bit } from './describe-bit.ts'
import type { ReadingWords } from '../languages/reading/reading-words.ts'
import { compilePattern } from '../../model/compile-pattern.ts'

/**
 * Words with which a statement of its own begins behind a comma, by language: how to register, how many places there are, what a job offers.
 * Sources of patterns. A language without an entry has none.
 */
const STARTS: Readonly<Record<string, string>> = {
  en: 'no (?:returns?|exchanges|refunds?|booking|need|experience|exp|obligation|call ?-?out|deposit|dogs|cards?|cash|entry|vouchers|\\p{L}+ (?:needed|necessary|required))|bring|bookings?|entry|tickets?|spaces?|places|all (?:welcome|ages|levels|abilities|kit|equipment|materials)|must have|min(?:imum)? age|suitable|free (?:parking|entry|refreshments|quotes|trial)|parking|dogs welcome|kids welcome|takeaway|collection|collect|cash only|card only|email|dm|pop in|apply|send your|full training|immediate start|salary|fitting included|refreshments|wear|meet (?:at|outside|in)',
  de: 'keine? (?:anmeldung|vorkenntnisse|umtausch|rückgabe|kartenzahlung|termin)|ohne (?:anmeldung|termin|voranmeldung)|(?:vor)?anmeldung|anmelden|eintritt|einlass|teilnahme|mitbringen|bringt?|bitte|treffpunkt|getränke|parkplätze|für (?:kinder|alle|anfänger)|vollzeit|teilzeit|bewerbung|bewirb|(?:auch )?quereinsteiger|umtausch|geld zurück|kartenzahlung|vertretung',
  nl: 'geen (?:ervaring|aanmelding|reservering|retour|pin)|opgeven|aanmelden|inschrijven|reserveren|toegang|entree|neem|breng|materiaal|voor (?:kinderen|alle|beginners)|solliciteer|mail|bel|alleen in|alleen op|ervaring|parkeren|vol is vol|op ?= ?op',
  und: 'ingen (?:anmälan|förkunskap|tilmelding|påmelding)\\p{L}{0,4}|inga (?:returer|förkunskaper)|anmälan|boka|bokning|inträde|entré|ta med|begränsat|skicka|erfarenhet|tilmeld(?:ing)?|påmelding|begrænset|medbring|send|søknad|ansøgning|ilmoittaudu|ilmoittautuminen|vapaa pääsy|ota mukaan|lähetä',
  fr: 'inscriptions?|réservations?|résas?|sur (?:inscription|réservation|rdv|rendez-vous)|places? (?:très )?limitées?|nombre de places|entrée|tarifs?|apportez|prévoir|prévoyez|venez|buvette|petite restauration|renseignements|infos?|envoyez|envoie|salaire|temps (?:plein|partiel)|mi-temps|cd[id]|permis|expérience|débutants? accepté\\p{L}*|débutants? bienvenus?|tous niveaux|ouvert à tous|enfants? bienvenus?|dès \\d{1,2} ans|à partir de \\d{1,2} ans|adhésion|retrait|à retirer|en vente|répétitions|certificat|on vous|nous vous|on fournit',
  es: 'inscripci[oó]n(?:es)?|reservas?|apúnta(?:te|os)|plazas|aforo|entradas?|trae|traed|ven|venid|se (?:valora|requiere|ofrece|necesita)\\p{L}*|imprescindible|incorporación|media jornada|jornada (?:completa|parcial)|sueldo|salario|contrato|horario|envía|enviar|manda|mandad|llama|pide cita|material(?:es)? incluid\\p{L}*|para (?:todas las edades|todos los)|apto para|todos los niveles|nivel|no hace falta|sin experiencia|cita previa|aparcamiento|ensayos|quedamos',
  it: 'iscrizion[ei]|prenotazion[ei]|prenota\\p{L}*|posti (?:limitati|disponibili)|ingresso|biglietti?|portate?|venite|contratto|orario|stipendio|retribuzione|part[- ]time|full[- ]time|si (?:richiede|offre)|richiest[aeio]|gradita|inviare?|manda\\p{L}*|info|chiama\\p{L}*|materiale (?:incluso|compreso|fornito)|adatto|per (?:tutti|principianti)|deposito|non serve|età|livello|parcheggio',
  'pt-BR':
    'inscriç(?:ão|ões)|reservas?|vagas|ingressos?|entrada|traga\\p{L}*|lev(?:em|ar)|venha\\p{L}*|salário|contrato|carga horária|horário|turno|envi(?:e|ar)|mande|chame|ligue|não precisa|é preciso|material (?:incluso|incluído)|todas as idades|para (?:todos|iniciantes)|estacionamento|crianças (?:até|de|não)|agende|agendamentos?|com experiência|ensaios',
  pl: 'zapisy|rezerwacj[ae]|wstęp|wejście|bilety|liczba miejsc|miejsca? ograniczon\\p{L}*|weź(?:cie)?|zabierz(?:cie)?|umowa|wynagrodzenie|stawka|mile widzian\\p{L}*|wymagan\\p{L}*|oferujemy|wyślij|materiały|dla (?:dzieci|dorosłych|każdego|początkujących)|dyżur|nie trzeba|obowiązuj\\p{L}*|parking|koszt|próby',
  ru: 'запись|бронь|бронирование|вход|билеты|количество мест|мест(?:а|о)? ограничен\\p{L}*|оплата|зарплата|з\\/п|график|опыт|резюме|звоните|пишите|приходите|для (?:детей|взрослых|начинающих|всех)|возраст|парковка|адрес|встреча|репетици\\p{L}|не нужн\\p{L}*',
  uk: 'запис|бронювання|вхід|квитки|кількість місць|місц[ья] обмежен\\p{L}*|оплата|зарплата|графік|досвід|резюме|телефонуйте|пишіть|приходьте|для (?:дітей|дорослих|початківців|всіх)|вік|адреса',
  tr: 'kayıt|rezervasyon|giriş|biletler?|kontenjan|katılım|ücret|maaş|deneyim|tecrübe|çalışma|cv|bilgi|adres|sgk|yemek|randevu|son başvuru',
  ar: 'للحجز|الحجز|للتواصل|التسجيل|للتسجيل|الدخول|المقاعد|المدة|الراتب|الدوام|الخبرة|خبرة|أرسلي?|ارسلي?|العنوان|الأماكن|المكان',
  ko: '예약|문의|접수|신청|정원|선착순|참가비|선정 도서|수강료|입장료|장소|주소|위치|준비물|주차|급여|시급|근무|경력',
  vi: 'đăng ký|liên hệ|địa chỉ|học phí|giá vé|số lượng|lương|yêu cầu|thời gian|hotline|sđt|khai giảng|nhận|nộp',
  ja: '定員|参加費|受講料|会場|場所|住所|予約|申込|お申し?込み?|お問い合わせ|日時|料金|対象|持ち物|雨天|先着|締切|締め切り|費用|時給|勤務|資格',
  'zh-Hans':
    '报名|地址|电话|预约|预订|名额|限\\d|限额|时间|地点|费用|学费|会员|薪资|月薪|工作|要求|联系|详情|送餐|停车|报名费|营业时间|老客户|新客户|满\\d',
}

/** "7-12 yaş" */
const AGES = /^\s*\p{Nd}{1,2}\s?[–-]\s?\p{Nd}{1,2} ?(?:yaş|ans|años|anni|anos|lat|лет|років)(?!\p{L})/iu

/** Sources of the words with which a statement of its own begins in a language. */
export const listStarts = ({ tag }: ReadingWords): string => STARTS[tag] ?? ''

const compiled = new Map<string, RegExp>()

function patternOf({ tag }: ReadingWords): RegExp | null {
  const source = STARTS[tag]
  if (source === undefined) return null
  const end = UNSPACED.includes(tag) || tag === 'ko' ? '' : '(?![\\p{L}\\p{M}])'
  const pattern = compiled.get(tag) ?? compilePattern(`^\\s*(?:${allowBare(source, tag)})${end}`, 'iu')
  compiled.set(tag, pattern)
  return pattern
}

/** "1月15日起新地址:" */
const LABEL = /(?:地址|地点|时间|電話|电话|場所|住所|会場)\s*[:：]\s*$/u

/** Whether a part is the label of a statement in a script without spaces: "地址:". */
export function labelsStatement(text: string, { start, end }: Bit, words: ReadingWords): boolean {
  const said = text.slice(start, end)
  const found = UNSPACED.includes(words.tag) ? patternOf(words)?.exec(said)?.[0] : undefined
  if (UNSPACED.includes(words.tag) && LABEL.test(said)) return true
  return found !== undefined && !/[\p{L}\p{N}]/u.test(said.slice(found.length))
}

/** Whether a part behind a comma is a statement of its own: "plazas limitadas", "inscription au bureau". Both say more than a word. */
export function startsStatement(text: string, left: Bit, right: Bit, words: ReadingWords): boolean {
  if (AGES.test(text.slice(right.start, right.end))) return true
  const pattern = patternOf(words)
  if (!pattern?.test(text.slice(right.start, right.end))) return false
  return UNSPACED.includes(words.tag) || words.tag === 'ko' || (left.words > 1 && (right.words > 1 || right.hasNumber))
}

/** "Lost: grey tabby cat": the word before the colon is what matters, so that both are one line. */
export const isNotice = (said: string): boolean => NOTICE.test(said)
const NOTICE =
  /^\s*(?:lost|found|missing|stolen|sold|vermisst|entlaufen|zugelaufen|gefunden|verloren|gestohlen|verkauft|vermist|gevonden|weggelopen|gestolen|verkocht|savnet|fundet|funnet|stjålet|solgt|efterlyst|eftersøges|etterlyst|saknad|bortsprungen|borttappad|upphittad|hittad|försvunnen|stulen|såld|kadonnut|karannut|löytynyt|varastettu|myyty)[!?]?\s*:\s*$/iu

/** What needs the case before it. */
export const OTHERWISE =
  /(?<!\p{L})(?:otherwise|sonst|ansonsten|anders|annars|ellers|muuten)[\s.,!)]*$|^\s*(?:otherwise|sonst|ansonsten|anders|annars|ellers|muuten)(?!\p{L})/iu
/** Who stands in for somebody who is closed, or what to do then: "Vertretung: Dr. Lange, Tel. 0421 334455" is a statement of its own. */
const STAND_IN =
  /^\s*(?:(?:urlaubs)?vertretung|notdienst|(?:im |bei |in )?not(?:fall|fälle|fällen)|waarneming|waarnemer|vervanging|(?:bij )?spoed(?:gevallen)?|cover|locum|(?:in an )?emergenc(?:y|ies)|urgent (?:cases|calls)|rempla[cç]ante?|remplacement|(?:en cas d[’'])?urgences?|sustitut[oa]|urgencias?|(?:en )?caso de urgencia|sostitut[oa]|(?:per )?(?:emergenze|urgenze)|substitut[oa]|emergências?|urgências|vikar(?:ie)?|vikariat|akut|vakt|vagt|jour|sijainen|päivystys|zastępstwo|nagłe przypadki) ?[:：]/iu

/** Whether a part says who stands in for somebody: what follows says how to reach them. */
export const isStandIn = (said: string): boolean => STAND_IN.test(said)

const THANKS =
  /^\s*(?:(?:a|huge|big|massive|many|so|tusen|stort|hartelijk|herzlichen|vielen|muchas|un|mil|muito) ){0,3}(?:thanks?|danke?|bedankt|merci|gracias|grazie|obrigad[oa]s?|tack|takk?|kiitos|dziękujemy)(?!\p{L})/iu
const REACHED =
  /^\s*(?:we|together|wir|zusammen|gemeinsam|wij|samen|nous|on a|ensemble|hemos|juntos|entre todos|abbiamo|insieme|arrecadamos|conseguimos|vi|tillsammans|sammen|tilsammans|\p{L}{3,12}imme|yhdessä)(?!\p{L})/iu

/**
 * Whether a part behind a comma is a statement of its own: who stands in, with how to reach them (`isReach`), what thanks have led to, or a
 * street behind words that name no place. Null if it is none of these.
 */
export function readOwn(left: string, right: string, isReach: boolean): boolean | null {
  if (STAND_IN.test(left) && isReach && !/\p{Nd}/u.test(left)) return false
  if (STAND_IN.test(right) || (THANKS.test(left) && REACHED.test(right))) return true
  const isStreet = startsStreet(right.trimStart()) && /\p{Nd}[\s.]*$/u.test(right)
  return isStreet && NO_PLACE.test(left) ? true : null
}
/** Free of charge, or who pays nothing. */
const NO_PLACE =
  /(?<!\p{L})(?:paga|pagam|gr[aá]tis|gratuit\p{L}{1,2}|incluid\p{L}|incluíd\p{L}|livre|libre|liber[oa]|compres[oa]|inclus[oa])\s*,\s*$/iu

/** A label that belongs to what stands before it as well: "Bağdat Cad. No:". */
export const SHORT_LABEL = /(?:^|[\s.,])(?:No|Nr|Nro|N[°º]|Tel|Tél|Mob|Fax|CV|WA|WhatsApp|Apt|Top|Whg)\.? ?[:：]\s*$/iu
