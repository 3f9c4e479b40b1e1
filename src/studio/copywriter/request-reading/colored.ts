import { compilePattern } from '../../model/compile-pattern.ts'
/** The names of colors and of how bright they are: the source of a pattern. */
export const COLOR =
  '(?:blue|red|green|yellow|orange|pink|purple|white|black|gr[ae]y|brown|beige|dark|light|bright|plain|blau|rot|grün|gelb|rosa|lila|weiß|schwarz|grau|dunkl|hell|einfarbig|bleu|rouge|vert|jaune|rose|violet|blanc|noir|gris|clair|sombre|uni|azul|rojo|roja|verde|amarill|blanc|negr|gris|oscur|claro|clara|liso|vermelho|amarelo|branco|preto|escuro|cinza|blu|rosso|giallo|bianco|nero|chiaro|scuro|grigio|blauw|rood|groen|geel|wit|zwart|donker|licht|niebiesk|czerwon|zielon|żółt|biał|czarn|jasn|ciemn)\\p{L}{0,3}'
const GROUND = '(?:background|hintergrund|fond|fondo|fundo|sfondo|achtergrond|tło|tłem|tle)'
/** A note about the background: "Blue background", "con fondo verde y letra grande". */
export const COLORED = compilePattern(
  `^(?:(?:with|on|mit|auf|avec|sur|con|su|com|em|met|op|z|na|in|im|en)(?: an?| einem| einen?| un| une| una| uno| um| uma| een)? )?(?:${COLOR}[ ,]+(?:\\p{L}+ )?${GROUND}|${GROUND} (?:\\p{L}+ )?${COLOR})(?:(?: (?:and|und|et|y|e|en|i)|,)(?: \\p{L}+){1,4})?(?: (?:please|pls|bitte|svp|stp|por favor|per favore|graag|aub|proszę))?[.!]?$`,
  'iu',
)
