/**
 * Patterns for instructions to a designer at the start of a prompt, in other languages: verb, object, preposition. The subject follows.
 */
const INSTRUCTIONS: readonly RegExp[] = [
  /^(?:por favor,? )?(?:crea|crear|cree|genera|generar|haz|hacer|diseña|diseñar|publica|quiero|necesito)(?: (?:un|una|el|la))?(?: (?:post|publicación|imagen|banner|anuncio|foto|historia|cartel|gráfico))?(?: (?:para|de|en) (?:instagram|facebook|twitter|linkedin|redes sociales))?(?: (?:sobre|de|para|con|que (?:muestre|anuncie|promocione)|anunciando|promocionando))? /iu,
  /^(?:s'il (?:te|vous) plaît,? )?(?:crée[rz]?|génère[rz]?|fai[ts]|faites|conçois|je veux|il nous faut)(?: (?:un|une|le|la))?(?: (?:post|publication|image|visuel|bannière|annonce|photo|affiche|story))?(?: (?:pour|sur) (?:instagram|facebook|twitter|linkedin))?(?: (?:sur|pour|de|avec|qui (?:montre|annonce)))? /iu,
  /^(?:bitte )?(?:erstelle[n]?|generiere[n]?|mach[e]?|gestalte[n]?|entwirf|ich (?:möchte|brauche)|wir brauchen)(?: (?:ein|eine|einen|das|die|den))?(?: (?:post|beitrag|bild|banner|anzeige|grafik|foto|plakat|story))?(?: (?:für|auf) (?:instagram|facebook|twitter|linkedin))?(?:,? (?:über|zu|zum|zur|für|von|mit|der|das|die))? /iu,
  /^(?:per favore,? )?(?:crea|creare|genera|fai|fare|progetta|voglio)(?: (?:un|una|uno|il|la))?(?: (?:post|immagine|banner|annuncio|foto|grafica|storia))?(?: (?:per|su) (?:instagram|facebook|twitter|linkedin))?(?: (?:su|per|di|con|sul|sulla|che))? /iu,
  /^(?:por favor,? )?(?:crie|criar|gere|gerar|faça|fazer|quero|preciso de)(?: (?:um|uma|o|a))?(?: (?:post|publicação|imagem|banner|anúncio|foto|arte))?(?: (?:para|no) (?:o )?(?:instagram|facebook|twitter|linkedin))?(?: (?:sobre|de|para|com|que))? /iu,
  /^(?:maak|creëer|genereer|ontwerp)(?: (?:een|de|het))?(?: (?:post|bericht|afbeelding|banner|advertentie|foto))?(?: (?:over|voor|van|met))? /iu,
]

/** Removes an instruction at the start, the longest match of all languages. Returns the text unchanged if there is none. */
export function removeInstructions(text: string): string {
  const lengths = INSTRUCTIONS.map((pattern) => text.match(pattern)?.[0].length ?? 0)
  const left = text.slice(Math.max(...lengths))
  return left.length > 2 ? left : text
}
