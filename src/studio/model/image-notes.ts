import { compilePattern } from './compile-pattern.ts'

/** How people ask politely, in the languages whose notes are here. */
const PLEASE =
  "please|pls+|plz|bitte|svp|stp|s[’']il (?:te|vous) pla[iî]t|por favor|porfa|per favore|per piacere|graag|aub|proszę|snälla|gärna|gerne|gjerne"
const THANKS =
  'thanks|thank you|thx|ty|ta|cheers|danke|lg|vg|merci|gracias|obrigad[oa]|valeu|grazie|bedankt|dziękuję|dzięki|tack|takk?'
/** What only decorates a picture. */
const ORNAMENTS =
  'hearts?|love ?hearts|herzchen|herzen|cœurs?|coeurs?|corazon(?:es|citos)|cuor(?:i|icini)|corações|coraçõezinhos|hartjes|serduszka|serca|hjärtan|hjerter|sparkles|glitter|glitzer|paillettes|purpurina|brillantini|brokat|confetti|konfetti|coriandoli|confettis|balloons|luftballons|ballons|globos|palloncini|balões|ballonnen|baloniki|ballonger|sternchen|stars|étoiles|estrellas|stelline|estrelinhas|sterretjes|gwiazdki|stjärnor'

const WORD = String.raw`[\p{L}\p{M}’'-]{2,20}`
const THINGS = `(?:an? |some |the |our |any )?${WORD}(?: ${WORD}){0,2}`
/** What is ours: "our logo", "unser Logo". */
const OUR_LOGO =
  '(?:our|the|my|unser(?:em|en|e)?|mein(?:em)?|das|dem|le|notre|nos|nuestro|el|il nostro|nosso|o nosso|ons|het|nasz(?:ym|e)?|logomuz|vår(?:t)?|vores) (?:logo|logotyp|brand colou?rs|colou?rs|farben|couleurs|colores|colori|cores|kleuren|kolory|färger)'

/**
 * What nobody says to readers, however the words before it run on: where something is to be put, something nice that is to be made, our
 * logo. Each begins with a verb or a word for "something", and ends with what makes it a note.
 */
const NOTES = [
  // English
  `(?:just )?(?:put|stick|pop|whack|add) ${THINGS} (?:on it|in it|on there|in there|somewhere|in the background)`,
  `(?:something|sth|smth|summat|anything) with ${THINGS} (?:on it|in it|on there)`,
  `(?:can|could) (?:you|u) (?:please |pls )?(?:use|include|add|put) ${OUR_LOGO}(?: on(?: it| there)?| in(?: it)?)?`,
  `(?:please |pls )?(?:with|use|include|add) ${OUR_LOGO}`,
  `(?:${PLEASE})(?: (?:with|mit|avec|con|com|met|med|z|ze|add|put))?(?: (?:lots of|some|viele|viel|ein paar|des|plein de|muchos|tanti|muitos|veel|dużo|många))? (?:${ORNAMENTS})`,
  `(?:some |in )?(?:nice|lovely|bright|warm|soft|bold|cheerful) (?:${WORD} )?colou?rs`,
  // German
  `(?:mach|macht|nimm|nehmt) (?:mal |bitte |doch )?(?:was|etwas|irgendwas) mit (?:${WORD} ){1,3}(?:drauf|drin|im hintergrund)`,
  `(?:bitte |gerne? |und )+mit ${OUR_LOGO}`,
  `bitte (?:eher |ganz |schön |möglichst )?(?:dezent|schlicht|bunt|modern|edel|fröhlich|freundlich|elegant|auffällig|ruhig|seriös|festlich|lustig|verspielt|minimalistisch)(?: (?:und|aber) ${WORD})?`,
  // French
  `(?:faites|fais|faites-nous|fais-nous) (?:moi |nous )?(?:un truc|quelque chose|qqch|qq chose|qqchose|un visuel)(?: de| d['’])? ?${WORD}`,
  `(?:mettez|mets|ajoutez|avec) (?:bien |aussi )?${OUR_LOGO}`,
  // Spanish, Portuguese, Italian
  `que (?:se vea|quede|sea) (?:muy |bien |algo |un poco )?${WORD}`,
  `(?:poned?|pon|ponle|con) ${OUR_LOGO}`,
  `(?:faz|faça|façam|faz aí) (?:algo|uma coisa|um negócio) (?:bem |mais )?${WORD}`,
  `(?:metti|mettete|metteteci|fai|fate) (?:qualcosa|una cosa) (?:di |d['’])?${WORD}`,
  `(?:algo |tudo )?(?:bem|bien|muy|super) (?:fof[oa]|fofinh[oa]|bonit[oa]|colorid[oa]|alegre|simples|clean|modern[oa]|chamativ[oa]|elegante|chul[oa]|llamativ[oa]|sencill[oa])`,
  // Dutch
  `(?:wel )?graag met ${OUR_LOGO}`,
  `(?:doe|zet) er (?:maar |ook |even )?(?:een |wat )?${WORD}(?: ${WORD})? (?:op|bij|in)`,
  // Who signs: "lg Anna"
  `(?:lg|vg|glg|mfg|grtjs|groetjes)(?: \\p{L}{2,14}){0,2}`,
  // Polish
  `(?:daj|dajcie|wrzuć|zrób) coś (?:z |ze )?${WORD}`,
  // Swedish, Danish, Norwegian
  `(?:gärna|gerne|gjerne) med (?:${WORD} )?(?:${WORD})`,
]
const SOURCE = `(?:${NOTES.join('|')})(?:,? (?:${PLEASE}|${THANKS})){0,2}`
const WHOLE = compilePattern(`^(?:${SOURCE})[\\s\\p{P}]*$`, 'iu')
const TAIL = compilePattern(`(?<=[\\p{L}\\p{N}\\p{Sc}%)] )(?:${SOURCE})[\\s\\p{P}]*$`, 'iu')
/** In UTF-16 code units. */
const LONGEST = 72

/** Whether a clause behind others is only a note about what is to be drawn: "something with a fish on it please". */
export const isImageNote = (said: string): boolean => said.length <= LONGEST && WHOLE.test(said)

/**
 * Where such a note begins at the end of a text that may have no mark before it: "… open sat till 1 put a car on it"; null without one. A fact
 * stands before it, or nothing does.
 */
export function findImageNote(said: string): number | null {
  if (isImageNote(said)) return 0
  const from = Math.max(0, said.length - LONGEST)
  const found = TAIL.exec(said.slice(from))
  return found && /\p{Nd}/u.test(said.slice(0, from + found.index)) ? from + found.index : null
}
