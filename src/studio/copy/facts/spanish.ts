import type { LanguagePatterns } from './language-patterns.ts'

/** Patterns of facts in Spanish prompts. */
export const SPANISH: LanguagePatterns = {
  language: 'es',
  discount: [
    /(?<!\p{L})(?:hasta (?:un )?)?(?:-\s?)?\d{1,2}(?:,\d)?\s?%(?: de (?:descuento|dto\.?))?/iu,
    /\ba mitad de precio\b/i,
  ],
  selling: /descuento|rebajas?|oferta|ahorra|promoción|dto/i,
  bundle: [/\b(?:2|3|dos|tres)\s?x\s?(?:1|2)\b/i],
  free: [
    /(?<!\p{L})(?:la |el )?primera? \p{L}{2,20} (?:es )?gratis\b/iu,
    /(?<!\p{L})(?:entrada|envío|aparcamiento|consulta|degustación) (?:es )?(?:gratis|gratuit[oa]|libre)\b/iu,
  ],
  priceLead: /(?<!\p{L})(?:desde|solo|sólo|por|a partir de) $/iu,
  pricePeriod: /^ ?(?:al|por|\/|cada) ?(?:mes|año|semana|día|noche|persona|hora|pieza|kg)(?!\p{L})/iu,
  deadlineLead: /(?<!\p{L})(?:solo |sólo )?(?:hasta|antes de)(?: el(?: día)?| las)? $/iu,
  dateLead: /(?<!\p{L})(?:a partir del?|desde|todos los|cada|del|el|este|esta|próximo)(?: el| las)? $/iu,
  date: [
    /(?<!\p{L})(?:todos los|cada|los|este|el(?: próximo)?) (?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?)(?: (?:a|desde) las \d{1,2}(?::\d\d)?)?/iu,
    /(?<!\p{L})(?:este fin de semana|hoy|mañana|todos los días)(?!\p{L})/iu,
    /(?<!\p{L})en (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)(?!\p{L})/iu,
  ],
  deadline: [/\b(?:hasta agotar existencias|por tiempo limitado|últimos días)\b/i],
  place: [
    /(?<!\p{L})en (?:la |el )?(?:tienda|tiendas|terraza|jardín|plaza|playa|parque|centro|museo|azotea)(?!\p{L})/iu,
    /(?<!\p{L})en (?:la |el |los |las )?\p{Lu}\p{L}+(?: (?:de |del |la )?\p{Lu}\p{L}+){0,3}/u,
    /(?<!\p{L})(?:Calle|Avenida|Plaza|Paseo) (?:de |del |la )*\p{Lu}\p{L}+(?:,? \d{1,4})?/u,
  ],
  placeAlone: /^(?:online|en línea|presencial|híbrido|en remoto|en tienda|en todo el mundo)$/i,
  audience: [
    /(?<!\p{L})para (?:\p{L}+ )?(?:principiantes|niños|niñas|familias|adultos|mujeres|hombres|parejas|todos|equipos|empresas|estudiantes|perros)(?!\p{L})/iu,
  ],
  condition: [
    /\bcon (?:el )?código [A-Z\d]{3,16}\b/i,
    /(?<!\p{L})(?:plazas limitadas|sin compromiso|solo para socios|pedido mínimo [^,.;]{1,16})/iu,
  ],
  action: [
    /(?<!\p{L})(?:compra ahora|reserva (?:ahora|ya|tu plaza|tu mesa)|pide (?:ahora|cita)|apúntate|inscríbete|descubre más|solicita ahora)(?!\p{L})/iu,
  ],
  quantity: /^(?:(?:hasta|más de|solo) )?\d/i,
  priceList: 'Nuestros precios',
  steps: /(?<!\p{L})(?:cómo|pasos?|receta)(?!\p{L})/iu,
  before: /(?<!\p{L})antes:\s/iu,
  after: /(?<!\p{L})después:\s/iu,
  statistic: /^(\d{1,3}(?:[.,]\d)? ?%|\d{1,2} (?:out of|in|von|de cada|sur) \d{1,3}) (?:de) ?/i,
  and: /,? [ye] /i,
  with: /^(?:con|incluye|incluido|más|y) (?:un |una |el |la |nuestro |nuestra )?/i,
  dangling: /^(?:y|e|con|el|la|los|las|de|del|en|para|por|desde|hasta|a|solo|sólo|,|;|:|–|—|-)$/i,
}
