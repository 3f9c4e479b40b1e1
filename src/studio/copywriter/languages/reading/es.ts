import type { ReadingWords } from './reading-words.ts'

export const ES_READING: ReadingWords = {
  tag: 'es',
  dangling:
    'el|la|los|las|lo|un|una|unos|unas|de|del|al|a|en|con|por|para|sin|sobre|desde|hasta|hacia|entre|y|e|o|u|pero|que|quien|cual|como|cuando|donde|si|nuestro|nuestra|nuestros|nuestras|tu|tus|su|sus|mi|mis|vuestro|vuestra|este|esta|estos|estas|ese|esa|es|son|era|eran|está|están|ha|han|será|serán|se|te|os|nos|me|le|les|no|ya|muy|más|menos|solo|sólo|ahora|también|cada|tras|según|contra|antes|después|vez',
  lead: 'el|la|los|las|de|del|al|a|en|por|por solo|por sólo|desde|desde el|hasta|hasta el|antes del|antes de|después del|este|esta|estos|cada|todos los|todas las|a partir de|a partir del|solo|sólo|ahora|ahora por|ahora solo|durante|entre|próximo|próxima|a las|a la|para el|desde solo|tan solo|el día|el dia|día|dia|días|dias|los días|los dias',
  tail: 'solo|cada uno|cada una|por persona|próximo|ahora|hoy|únicamente|en punto',
  moment:
    'esta semana|la próxima semana|este mes|el próximo mes|este año|este verano|este otoño|este invierno|esta primavera|esta noche|esta tarde|esta mañana|todo el verano|toda la semana|todo el año|todo el día|en Navidad|por Navidad|en Semana Santa|próximamente|muy pronto',
  open: 'cierro|cierra|abro|nos encontrarás|nos encontráis|nos encontraréis|encuéntranos|estamos|cuesta|cuestan|paga|pagan|pagas|ahorra|ahorras|ahorre|gana|ganas|gane|consigue|consiga|recibe|obtén|disfruta|empieza|empiezan|comienza|comienzan|inicia|abre|abren|abrimos|abrirá|cierra|cierran|cerramos|termina|terminan|acaba|dura|duran|es|son|compra|compre|comprar|vende|vendemos|reserva|reserve|reservar|pide|pida|pedir|llama|llame|llámanos|vale|valen|válido|válida|disponible|disponibles|llega|llegan|viene|ven|venid|vengan|va|van|visita|visítanos|únete|conoce|descubre|quiere|necesita|hay|tenemos|será|celebra|celebramos|gasta|gastas|precio|lleva|llévate|apúntate|inscríbete',
  binding:
    'en vez|vez|antes|era|eran|que|por|no|nunca|jamás|ningún|ninguna|sin|salvo|excepto|excluido|cerrado|cerrada|cerrados|cierre|cancelado|aplazado|agotado|si|cuando|hasta|entre|más de|menos de|o|valor|valorado|depósito|señal|fianza|premio|premios|multa|sueldo|salario|recaudados|recaudado|valoración|cada|a menos|siempre que|desde|PVP',
  notPrice:
    'menos de|más de|gana\\p{L}*|premio|premios|recaud\\p{L}*|don\\p{L}{0,6}|valor|vale|vales|cheque|cheques|bono|bonos|tarjeta regalo|crédito|depósito|señal|fianza|sueldo|salario|nómina|prima|multa|tasa|presupuesto|reembolso|ahorr\\p{L}*|propina|recompensa|compra mínima|compra|sorteo|sorteamos',
  continuing:
    'después|luego|a continuación|y|e|o|u|pero|ni|que|quien|quienes|donde|cuando|como|porque|pues|aunque|así que|además|también|incluido|incluida|incluyendo|sobre todo|especialmente|sino|para que|sin|salvo|si|hasta|con',
  subordinate:
    'para (?:celebrar(?:lo)?|festejar(?:lo)?|agradecer(?:os|les|telo)?)|si|cuando|porque|como|aunque|mientras|siempre que|antes de|después de|para que|al|con|sin|en vez|en lugar',
  short:
    'esp|pers|hnos|hno|cía|pza|plza|ctra|sr|sra|srta|dr|dra|d|av|avda|c|n|núm|nº|tel|tfno|aprox|máx|mín|etc|ej|pág|incl|pl|st|sto|sta|ud|uds|ene|feb|mar|abr|jun|jul|ago|sept|oct|nov|dic|lun|mié|jue|vie|sáb|dom|p|dcha|izda|izq|esq|bjo|apdo|aptdo|urb|pta|esc|ed|obl|inscr|mens|sem|niv|gr|prov|gral|hab|nac|may|teléf|ref|prof|vdo|pol|ind|n.º|cdad|gta|glta|pso|trav|avd|bda|pg|mts|ptas|tlf|tlfno',
  reach:
    'llama|llámanos|llámenos|llame|llamar|llamad|tel|teléfono|teléf|tfno|móvil|whatsapp|wa|correo|email|e-mail|mail|reserva|reservas|reserve|reservad|inscripciones|inscripción|inscríbete|citas|cita|pide|info|información|informes|consultas|pedidos|contacto|contáctanos|escríbenos|ya|ahora',
  answer:
    'reservas|reserva|reservar|tel|teléfono|tlf|tfno|llama|llamar|llámanos|llamad|cita|citas|pide|pedir|inscripciones|inscripción|inscríbete|apúntate|apuntaos|info|información|informes|whatsapp|wasap|cv|enviar|envía|mandar|manda|contacto|contactar|escribe|escríbenos|encargos|pedidos|interesados|urgencia|urgencias|emergencias',
  street: { before: '', behind: '' },
  numbers: 'dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez',
  limit:
    'no incluido|no incluida|no incluidos|no incluidas|no incluye|solo|sólo|solamente|únicamente|excepto|salvo|menos|no|ni|válido|válida|hasta agotar|excluye|excluidos|con reserva|exclusivo',
  unchanged: 'mismo precio|mismos precios|sigue|siguen|se mantiene|se mantienen|igual que siempre',
  bare: 'recordatorio|aviso|novedad|novedades|nuevo|nueva|atención|importante|info|anuncio|oferta|promo|promoción|hola',
  quote: 'cita|frase|refrán|proverbio',
  look: 'vea|mantener|hacerlo|usar|que|sea|mantén|manten|hazlo|haz|usa|corto|breve|sencillo|simple|sobrio|elegante|moderno|festivo|bonito|mono|divertido|claro|oscuro|cálido|suave|grande|grandes|pequeño|pequeñas|nada|muy|demasiado|poco|rosa|rojo|azul|verde|amarillo|morado|negro|blanco|gris|marrón|beige|dorado|plateado|pastel|neón|brillo|purpurina|corazones|letra|letras|texto|fuente|fondo|marco|color|colores|logo|emoji|emojis|foto|fotos|estilo|cursi|recargado|mayúsculas',
  order: {
    polite:
      'buenas|buenas tardes|buenos días|buenas noches|hola chicas|hola chicos|chicas|chicos|por favor|hola|buenas|buenos días|puedes|podrías|puede|podría|quiero|queremos|quisiera|quisiéramos|necesito|necesitamos|me gustaría|nos gustaría|me|nos|que|me puedes|me podrías|nos puedes|podéis|podríais|puedes hacerme|buenas tardes|buenos dias|holaa|holi|hola a todos|hola equipo|por fa|porfa|necesitaría|necesitaríamos|querría|me haces|nos haces|me hacéis|hola chicos|hola chicas|hola buenas|hola gente|buenas noches|oye|oid',
    make: 'crea|crear|cree|créame|créanos|haz|haga|haced|hacer|hazme|haznos|genera|generar|genere|diseña|diseñar|diseñe|escribe|escribir|escriba|prepara|preparar|dibuja|elabora|redacta|publica|haces|hacéis|hacerme|hacernos|necesito|preparas|montas',
    post: 'post|posts|publicación|publicaciones|anuncio|anuncios|flyer|banner|reel|carrusel|folleto',
    picture:
      'lista de precios|web|página web|boletín|imagen|foto|cartel|historia|historias|story|stories|tarjeta|vídeo|video|ilustración|invitación|campaña|portada|texto|póster|gráfico|contenido|algo|letrero|rótulo|diseño',
    ask: 'puedes|podrías|puede|podría|podéis|podríais|me puedes|me podrías|nos puedes|me haces|nos haces|me hacéis|quiero|queremos|quisiera|quisiéramos|necesito|necesitamos|necesitaría|necesitaríamos|me gustaría|nos gustaría|querría|hazme|haznos|tengo que|tenemos que|me hace falta|nos hace falta|ocupo|ocupamos|me gustaria|nos gustaria|quería|queríamos|querría',
    vague: 'algo|una cosa|alguna cosa',
    link: 'pa|pa la|q|avisando que|avisando q|diciendo que|diciendo q|avisando de que|sobre|para|acerca de|que anuncie|anunciando|que diga|que promocione|promocionando|para anunciar|para avisar|para avisar de|para promocionar|para celebrar|para presentar|con el texto|que muestre|de|que',
    publish:
      'publica|publicad|publique|publicar|comparte|compartid|comparta|compartir|postea|sube|subid|suba|subir|cuelga|colgad',
    announce:
      'anuncia|anuncie|anunciar|promociona|promocione|promocionar|presenta|presente|publicita|publicitar|difundir|da a conocer|dar a conocer',
    our: 'nuestro|nuestra|nuestros|nuestras|mi|mis|el|la|los|las|que',
    your: 'tu|tus|su|sus|vuestro|vuestra|ti|contigo|te',
    forOur: 'pa|pa la|pa nuestra|para|para nuestro|para nuestra|para mi|para el|para la|en nuestro|para nuestras',
    us: 'nos|nosotros|me|mí',
  },
  mention:
    'menciona|menciona que|mencione|mencionar|incluye que|por favor incluye|incluya|incluid|indica que|di que|añade que|no olvides mencionar|recuerda mencionar|destaca que|pon que|pon también que|poned que|poned también que|escribe que|escribe también que|decid que|añade también que|añadid que',
  label: 'título|titular|texto|subtítulo|eslogan|cta|botón|pie de foto|letra pequeña|debajo|y debajo|texto principal',
  never:
    '(?:(?:no|nunca|sin) (?:se )?(?:mencion|dig|dec(?:ir|[íi]s)|pong|pon|muestr|mostr|incluy(?!en?(?![\\p{L}]))|incluir|escrib|us(?!ad)|indi(?:c(?!ad)|q)|nombr|revel|enseñ|aparez)\\p{L}*(?![\\p{L}\\p{M}])|(?:omite|omitir|oculta|ocultar) (?:el|la|los|las)(?![\\p{L}\\p{M}])|(?:^|por favor )(?:sin(?: el| la| los)?|nada de|ningún) (?:precios?|logo|texto|emojis?|hashtags?|fecha|dirección|personas|descuento|teléfono)(?: por favor| en la imagen)?[.!]?$)',
  neverStart: 'no|sin|pero sin|pero no|por favor no|nunca|omite|oculta',
  named: {
    price: 'precio|precios|coste|importe|tarifa',
    date: 'fecha|fechas|día|hora|horario',
    place: 'dirección|lugar|ciudad|ubicación',
    contact: 'teléfono|número|correo|email|web|página',
    discount: 'descuento|oferta|rebaja|promoción',
  },
  note: '^(?:por favor,? )?(?:(?:mantén|mantenga|haz|hazlo|hágalo|deja) ?(?:lo|la|el|un|una)?(?: (?:tono|estilo|diseño|texto|fondo|ambiente))?(?: \\p{L}+){0,4}[.!]?$|(?:que sea|debe ser|tiene que ser) (?:\\p{L}+ ?){1,5}[.!]?$|(?:estilo|tono|ambiente|fondo|colores?|formato|tamaño|tipografía|idioma|público|objetivo) ?[:=]|(?:usa|usar|use|utiliza|utilice|pon|añade) (?:nuestro|nuestros|nuestra|el|la|los|las|un|una)(?: [\\p{L}-]+){0,2} ?(?:colores?|tipografía|logo|fondo|tono|estilo|imágenes|imagen|fotos?|emojis?|paleta)|(?:con|en) (?:un|una|el) (?:[\\p{L}-]+ ){0,3}(?:estilo|tono|ambiente|fondo)(?: [\\p{L}-]+){0,4}[.!]?$|(?:estilo|tono|ambiente|colores|fondo) (?:[\\p{L}-]+,? ?(?:y )?){1,4}[.!]?$|(?:gracias|muchas gracias|gracias de antemano)[.!]?$)',
  signOff: "(?:(?:tu|vuestro|el|su) equipo(?: de)?(?: [\\p{L}&'’.-]+){0,4}|(?:un abrazo|saludos|atentamente),?)",
}
