import type { LanguagePatterns } from '../facts/language-patterns.ts'
import type { LanguagePack } from './language-pack.ts'

const FACTS: LanguagePatterns = {
  language: 'es',
  place: /(?<!\p{L})en (?:la |el |los |las )?\p{Lu}\p{L}+(?: (?:de |del |la )?\p{Lu}\p{L}+){0,3}/u,
  action: [
    /(?<!\p{L})(?:compra ahora|compra online|reserva (?:ahora|ya|tu plaza|tu mesa|online)|pide (?:ahora|cita)|apúntate(?: ya| ahora)?|inscríbete(?: ya| ahora)?|descubre más|solicita ahora|pruébalo gratis|aprovecha ya)(?!\p{L})/iu,
  ],
  steps: /(?<!\p{L})(?:cómo|pasos?|receta)(?!\p{L})/iu,
  before: /(?<!\p{L})antes:\s/iu,
  after: /(?<!\p{L})después:\s/iu,
  statistic:
    /^(\d{1,3}(?:[.,]\d)? ?%|\d{1,2} (?:out of|in|von|de cada|sur) \d{1,3}) (?:de) (?!remise|réduction|rabais|descuento|dto|desconto|sconto|cashback|rabatt)/i,
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
    intents: [
      [
        'hiring',
        /(?<!\p{L})(?:buscamos (?:un|una|a|\p{L}+(?:or|ora|ero|era|ista|ante|ente|ador|adora))|buscamos (?:personal|gente|dependient[ea]|camarer[oa]|cociner[oa]|ayudante|monitor\p{L}*|profesor\p{L}*)|se (?:busca|necesita)|necesitamos (?:un |una )?(?:camarer[oa]|cociner[oa]|dependient[ea]|ayudante|monitor\p{L}*|profesor\p{L}*)|contratamos|oferta de (?:empleo|trabajo)|únete a nuestro equipo|vacante)(?!\p{L})/iu,
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
}
