import type { LanguagePatterns } from '../facts/language-patterns.ts'
import type { LanguagePack } from './language-pack.ts'

const DAY = '(?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?)'
const MONTH = '(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)'
const DATE = String.raw`(?:(?:${DAY},? )?\d{1,2}(?: (?:al|y) \d{1,2})? de ${MONTH}(?: de 20\d\d)?|${DAY})`
const CLOCK = String.raw`(?:,? (?:a|desde|de|a partir de)(?: las?)? \d{1,2}(?:[:.]\d\d)?(?: ?h)?(?: a \d{1,2}(?:[:.]\d\d)?(?: ?h)?)?)`

const FACTS: LanguagePatterns = {
  language: 'es',
  calendar: 'own',
  discount: [
    /(?<!\p{L})(?:hasta (?:un )?|un )?(?:[-–−]\s?)?\d{1,2}(?:,\d)?\s?%(?: (?:de (?:descuento|dto\.?)|menos))?(?: en (?:todo|toda la \p{L}{2,20}|(?:todos los|todas las|nuestros|nuestras) \p{L}{2,20})(?!\p{L})(?! (?:de|del|para|en)(?!\p{L})))?/iu,
    /\ba mitad de precio\b/i,
  ],
  selling: /descuento|rebajas?|oferta|ahorra|promoción|dto|black friday|liquidación|[-–−]\s?\d{1,2}\s?%/i,
  bundle: [/\b(?:2|3|4|dos|tres)\s?x\s?(?:1|2|3)\b/i],
  free: [
    /(?<!\p{L})(?:la |el |tu )?primera? \p{L}{2,20} (?:es )?gratis(?!\p{L})/iu,
    /(?<!\p{L})(?:entrada|envíos?|aparcamiento|consulta|degustación|inscripción|devoluciones|prueba|asesoría) (?:es )?(?:gratis|gratuit[oa]s?|libre)(?!\p{L})/iu,
  ],
  priceLead: /(?<!\p{L})(?:desde|solo|sólo|por|a partir de|por solo|a) $/iu,
  pricePeriod:
    /^ ?(?:al|por|\/|cada|la) ?(?:mes|año|semana|día|persona|niño|unidad|hora|pieza|kg|sesión|clase)(?!\p{L})/iu,
  deadlineLead: /^$/,
  dateLead: /^$/,
  deadline: [
    new RegExp(
      String.raw`(?<!\p{L})(?:(?:solo|sólo|inscripciones|válido|envía tu cv|candidaturas) )?(?:hasta|antes de)(?:l| el(?: próximo| día)?)? (?:${DATE}${CLOCK}?|mañana|medianoche|esta noche|fin de mes|agotar existencias)(?!\p{L})`,
      'iu',
    ),
    /(?<!\p{L})(?:por tiempo limitado|últimos días|solo hoy|sólo hoy|última oportunidad|solo este fin de semana)(?!\p{L})/iu,
  ],
  date: [
    new RegExp(
      String.raw`(?<!\p{L})(?:(?:todos los|cada|los|este|el(?: próximo)?|del?|a partir del?|desde el|próximo) )?${DATE}(?: (?:a|al|y) ${DATE})?${CLOCK}?(?!\p{L})`,
      'iu',
    ),
    new RegExp(
      String.raw`(?<!\p{L})(?:este fin de semana|hoy|todos los días|cada (?:día|semana|mes|noche)|esta noche)${CLOCK}?(?!\p{L})`,
      'iu',
    ),
    /(?<!\p{L})a las? \d{1,2}(?:[:.]\d\d)?(?: ?h)?(?![\p{L}\d])/iu,
    new RegExp(String.raw`(?<!\p{L})(?:en|a finales de|a principios de|desde) ${MONTH}(?: de 20\d\d)?(?!\p{L})`, 'iu'),
  ],
  place: [
    /(?<!\p{L})en (?:la |el |nuestra |nuestras )?(?:tienda|tiendas|terraza|jardín|plaza|playa|parque|centro|museo|azotea)(?!\p{L})/iu,
    /(?<!\p{L})(?:en (?:la )?)?(?:Calle|Avenida|Plaza|Paseo|calle|plaza) (?:de la |de |del )?\p{Lu}\p{L}+(?:,? \d{1,4})?/u,
    /(?<!\p{L})en (?:la |el |los |las )?\p{Lu}\p{L}+(?: (?:de |del |la )?\p{Lu}\p{L}+){0,3}/u,
  ],
  placeAlone: /^(?:online|en línea|presencial|híbrido|en remoto|en tienda|en todo el mundo|a toda España)$/i,
  audience: [
    /(?<!\p{L})para (?:\p{L}+ )?(?:principiantes|niños|niñas|familias|adultos|mujeres|hombres|parejas|todos|equipos|empresas|estudiantes|perros|mayores)(?!\p{L})/iu,
  ],
  condition: [
    /(?<!\p{L})(?:[Cc]on (?:el )?)?[Cc]ódigo:? [A-Z\d]{4,16}(?![\p{L}\d])/u,
    /\bcon (?:el )?código [A-Z\d]{3,16}\b/i,
    /(?<!\p{L})(?:plazas limitadas|sin compromiso|solo para (?:socios|nuevos clientes)|pedido mínimo [^,.;]{1,16}|con reserva previa|reserva obligatoria|en compras superiores a [^,.;]{1,12}|sin permanencia)/iu,
  ],
  action: [
    /(?<!\p{L})(?:compra ahora|compra online|reserva (?:ahora|ya|tu plaza|tu mesa|online)|pide (?:ahora|cita)|apúntate(?: ya| ahora)?|inscríbete(?: ya| ahora)?|descubre más|solicita ahora|pruébalo gratis|aprovecha ya)(?!\p{L})/iu,
  ],
  quantity: /^(?:(?:hasta|más de|solo) )?\d/i,
  priceList: 'Nuestros precios',
  steps: /(?<!\p{L})(?:cómo|pasos?|receta)(?!\p{L})/iu,
  before: /(?<!\p{L})antes:\s/iu,
  after: /(?<!\p{L})después:\s/iu,
  statistic:
    /^(\d{1,3}(?:[.,]\d)? ?%|\d{1,2} (?:out of|in|von|de cada|sur) \d{1,3}) (?:de) (?!remise|réduction|rabais|descuento|dto|desconto|sconto|cashback|rabatt)/i,
  and: /,? [ye] /i,
  openEnd:
    /(?<!\p{L})(?:aprovecha|aproveche|disfruta|ahorra|consigue|llévate)(?: (?:jetzt|maintenant|ahora|agora|ora|nu|teraz|de|un|d['’]un))?$/iu,
  with: /^(?:con|incluye|incluido|más|y) (?:un |una |el |la |nuestro |nuestra )?/i,
  dangling: /^(?:y|e|al|con|el|la|los|las|de|del|en|para|por|desde|hasta|a|solo|sólo|un|una|,|;|:|–|—|-)$/i,
}

export const ES: LanguagePack = {
  tag: 'es',
  facts: FACTS,
  prompt: {
    common:
      'el los las del con para por hasta desde nuestro nuestra nuestros nuestras nuevo nueva nuevos nuevas y en una un es tu tus este esta todos cada solo gratis envío descuento rebajas oferta crea publicación gracias buscamos hoy ya más al inscríbete de la que se su sus sin todo toda todas mejor consejos razones tres horas días precios clientes clientas cómo qué cuál está aquí mes semana noche taller clase curso liquidación antes después pide reserva compra dormir tienda cerca así',
    orders: [
      /^(?:por favor,? )?(?:crea|crear|cree|genera|generar|haz|hacer|diseña|diseñar|publica|escribe|prepara|quiero|necesito)(?:me)?(?: (?:un|una|el|la))?(?: (?:post|publicación|imagen|banner|anuncio|foto|historia|cartel|gráfico|vídeo))?(?:(?: (?:para|de|en))? (?:instagram|facebook|twitter|linkedin|redes sociales))?(?: ?:|(?: (?:sobre|de|para|con|que (?:muestre|anuncie|promocione)|anunciando|promocionando))?) /iu,
      /^(?:anuncia|promociona|presenta|celebra)(?: que)? /iu,
    ],
    remark:
      /^(?:menciona|incluye|añade|usa|utiliza|evita|sin|no (?:menciones|pongas|muestres|uses|incluyas)|mantén|estilo|tono|colores|fondo|texto|logo)(?!\p{L})/iu,
    noPrice: /(?<!\p{L})(?:sin (?:el )?precios?|no (?:menciones|pongas|muestres|incluyas) (?:el )?precios?)(?!\p{L})/iu,
    intents: [
      [
        'hiring',
        /(?<!\p{L})(?:buscamos (?:un|una|a|\p{L}+(?:or|ora|ero|era|ista|ante|ente|ador|adora))|se busca|contratamos|oferta de (?:empleo|trabajo)|únete a nuestro equipo|vacante)(?!\p{L})/iu,
      ],
      ['thanks', /(?<!\p{L})(?:gracias)(?!\p{L})/iu],
      [
        'greeting',
        /(?<!\p{L})(?:feliz (?:navidad|año nuevo|día|pascua|halloween|cumpleaños)|felices fiestas|próspero año)(?!\p{L})/iu,
      ],
      ['event', /(?<!\p{L})(?:webinar|taller|seminario|masterclass|curso|conferencia|clase)(?!\p{L})/iu],
      [
        'sale',
        /descuento|(?<!\p{L})rebajas?(?!\p{L})|oferta|promoción|black friday|liquidación|mitad de precio|[-–−]\s?\d{1,2}\s?%|\d ?% (?:menos|en)|(?<!\p{L})(?:2|3|dos|tres)\s?x\s?(?:1|2)(?!\p{L})/iu,
      ],
      [
        'tips',
        /(?<!\p{L})(?:\d{1,3}|tres|cuatro|cinco|seis|siete|diez) (?:\p{L}+ )?(?:consejos|trucos|razones|ideas|errores|pasos|formas|mitos)(?!\p{L})/iu,
      ],
      [
        'launch',
        /(?<!\p{L})(?:nuev[oa]s?|novedad|novedades|ya disponible|próximamente|apertura|inauguración|lanzamiento|lanzamos|presentamos|abrimos|llega|ha llegado|estrenamos)(?!\p{L})/iu,
      ],
      ['sale', /envío gratis/iu],
    ],
    occasion:
      /^(?:nuestras |las |la |el )?(?:gran(?:des)? )?(?:rebajas|black friday|cyber monday|ofertas?|liquidación|descuentos?|promoción|promociones|happy hour|aniversario|semana \p{L}+)(?: (?:de |del )?\p{L}+)?$/iu,
    giveaway: /sorteo|concurso|sorteamos/i,
    recording: /grabación|repetición/i,
    served:
      /(?<!\p{L})(?:software|app|aplicación|plataforma|herramienta|servicio|agencia|consultoría|coaching|curso|seguro|banco|suscripción)(?:e?s)?(?!\p{L})/iu,
    booked:
      /(?<!\p{L})(?:corte de pelo|peluquería|masaje|tratamiento|limpieza|reparación|clase|vacaciones|(?<!de )viaje|crucero|vuelo|estancia|noche|alquiler|visita guiada)(?:e?s)?(?!\p{L})/iu,
  },
  actions: {
    look: ['Descúbralo', 'Descúbrelo'],
    shop: 'Comprar',
    learn: 'Más información',
    read: 'Leer más',
    discover: ['Descúbralo', 'Descúbrelo'],
    buy: 'Comprar ahora',
    order: 'Pedir ahora',
    preorder: ['Resérvelo ya', 'Resérvalo ya'],
    book: 'Reservar ahora',
    start: 'Empezar',
    sign_up: ['Regístrese', 'Regístrate'],
    save_seat: ['Reserve su plaza', 'Reserva tu plaza'],
    join: ['Le esperamos', 'Te esperamos'],
    apply: ['Inscríbase', 'Inscríbete'],
    enter: 'Participar',
    watch: 'Ver ahora',
    contact: ['Contáctenos', 'Contáctanos'],
  },
  offers: {
    new: 'Novedad',
    sale: 'Oferta',
    off: (_, written) => `−${written}`,
    until: [
      'Hasta el lunes',
      'Hasta el martes',
      'Hasta el miércoles',
      'Hasta el jueves',
      'Hasta el viernes',
      'Hasta el sábado',
      'Hasta el domingo',
    ],
    until_date: 'Hasta el {date}',
    free_shipping: 'Envío gratis',
    limited: 'Por tiempo limitado',
    today: 'Solo hoy',
    preorder: 'Resérvalo ya',
    soon: 'Próximamente',
    from: 'Desde\u00A0{price}',
  },
  headlines: {
    introduce: ['Descubra {name}', 'Descubre {name}'],
    question: ['¿Ya conoce {name}?', '¿Ya conoces {name}?'],
  },
  way: 'Enlace en la bio.',
  hashtags: { sale: 'Ofertas', hiring: 'Empleo' },
  themes: {
    summer: { name: 'Verano', greeting: 'Ya es verano', question: '¿Listos para el verano?' },
    black_friday: {
      name: 'Black Friday',
      greeting: 'Ya está aquí el Black Friday',
      question: '¿Listos para el Black Friday?',
    },
    new_year: { name: 'Año Nuevo', greeting: 'Feliz Año Nuevo', question: '¿Qué empezarás este año?' },
    christmas: { name: 'Navidad', greeting: 'Feliz Navidad', question: '¿Ya tienes todos los regalos?' },
    halloween: { name: 'Halloween', greeting: 'Feliz Halloween', question: '¿Truco o trato?' },
  },
  quotes: ['«', '»'],
  weak: /^(?:el|la|los|las|lo|un|una|de|del|y|e|o|con|para|por|en|a|al|su|sus|tu|tus|nuestro|nuestra|nuestros|nuestras|es|son|que|muy|más|-|–)$/i,
  cut: /(?<!\s)\s+(?:con|para|por|en|desde|hasta|durante|sin|de|del)\s+\S+(?:\s+\S+){0,6}$/iu,
}
