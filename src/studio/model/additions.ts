import { compilePattern } from './compile-pattern.ts'
/** How an afterthought begins: "oh and add that …", "ach ja und schreibt dazu dass …". The source of a pattern. */
export const AFTERTHOUGHT =
  '(?:(?:oh|ooh|ah|ach|och|ja|yes|yeah|and|und|en|y|e|et|og|plus|noch|ook|ps)(?![\\p{L}\\p{M}])[ ,:.]{1,3}){0,4}'

/** Words that tell us to add something, and "that", by language. */
const ADDS = [
  '(?:also |please |pls |and )?(?:add|mention|say|write|include)(?: in| down| on it| there)? that',
  "(?:also |please |pls |and )?(?:put|note)(?: in| down| on it| there)? that(?= (?:we|we[’']\\p{L}+|our|the|there|it|i|my|all|no|\\p{L}+ (?:is|are|will|can))(?!\\p{L}))",
  '(?:bitte |noch |auch ){0,2}(?:schreibt?|schreib|erwähnt?|erwähne|ergänzt?|sagt?)(?: bitte| noch| auch| dazu| rein| drauf){0,4},? (?:dass|daß)',
  '(?:zet|schrijf|vermeld|meld|zeg)(?: er| ook| nog| even| bij| erbij| erop){0,4} dat',
  '(?:skriv|lägg till|nämn|tilføj|nævn|legg til|nevn)(?: også| också| gerne| gjerne| gärna| lige| på){0,3} att?',
  '(?:lisää|lisätkää|mainitse|mainitkaa|kirjoita)(?: myös| vielä)?,? että',
  '(?:ajoute[zr]?|mets|mettez|précise[zr]?|dis|dites|écris|écrivez)(?: aussi| bien)? que',
  '(?:añade|añadid|pon|poned|di|decid|escribe|menciona)(?: también)? que',
  "(?:aggiungi|aggiungete|metti|mettete|scrivi|scrivete|di[’']|dite)(?: anche)? che",
  '(?:coloca|coloque|põe|acrescenta|acrescente|escreve|escreva|fala|fale|diz|diga)(?: também| aí)? que',
].join('|')

const ADDITION = compilePattern(`^\\s*(?:${AFTERTHOUGHT})(?:${ADDS})(?= \\p{L})`, 'iu')

/** How many UTF-16 code units of a sentence tell us to add what follows: "Oh and add that". 0 for any other sentence. */
export const measureAddition = (said: string): number => ADDITION.exec(said.slice(0, LONGEST))?.[0].length ?? 0
const LONGEST = 90

/** What is made, in Danish, Norwegian and Swedish. */
const WORK =
  'noget|noe|något|nåt|opslag\\p{L}{0,3}|inlägg\\p{L}{0,3}|innlegg\\p{L}{0,3}|post|story|annonc?s?e?|plakat|affisch|billede|bilde?'
const NORTHERN = compilePattern(
  `^\\s*(?:(?:hej|hejsan?|hei|heisann)[,!]? (?:all[ae] )?)?(?:(?:kan|kunne|kunde|skulle|vil|gider) (?:ni|du|i|dere|någon|nogen|noen)|(?:vi|jeg|jag) (?:skal have|skal bruge|vil gerne have|vil ha|behöver|trenger|ønsker))(?: (?!(?:${WORK})(?!\\p{L}))\\p{L}+){0,4} (?:${WORK})(?: \\p{L}+){0,2}? (?:til|till|om|for|för)(?= \\p{L})|^\\s*(?:(?:hei|moi|moikka)[,!]? )?(?:voitteko |voisitteko |voitko |voisitko )?(?:tee|tehkää|tehdä) (?:\\p{L}+ )?\\p{L}{0,10}(?:postaus|julkaisu|mainos|juliste)(?:ta|en|ksen)?(?: että)?(?= \\p{L})`,
  'iu',
)

/** How many code units of a sentence ask for a design in a language of the north: "kan ni göra nåt fint till". 0 for any other sentence. */
export const measureNorthernOrder = (said: string): number => NORTHERN.exec(said.slice(0, LONGEST))?.[0].length ?? 0
