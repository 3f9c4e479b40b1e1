import type { JudgeWords } from './judge-words.ts'

export const ES_JUDGE: JudgeWords = {
  tag: 'es',
  leads:
    'el, la, los, las, un, una, unos, unas, del, de, al, a, en, con, por, para, desde, hasta, entre, sin, sobre, bajo, tras, según, durante, nuestro, nuestra, nuestros, nuestras, tu, tus, su, sus, mi, mis, este, esta, estos, estas, cada, es, son, era, muy, solo, sólo, que, quien, donde, si, cuando, como, no, ningún, ninguna',
  droppable: 'a, al, en, con, por, para, el, la, los, las, un, una, de, del, y',
  links: 'y, e, o, u, pero, ni, sino, en vez, en lugar, que, &, +',
  price_leads: 'por, a, solo, ahora, ahora a, por solo, a solo, ahora por, ahora solo, desde solo',
  former:
    'en vez de, en lugar de, antes, pvp, precio anterior, normalmente, antes a, era, precio habitual, precio normal',
  per: 'por persona, por noche, por mes, por hora, cada, /',
  per_words: 'al, a la, el, la, por',
  per_units: 'mes, año, semana, día, noche, hora, persona, pieza, kilo, kg, litro, botella, metro, unidad',
  limits: 'desde, a partir de, hasta, más de, menos de, unos, al menos, como máximo, mínimo, casi, de',
  ranges: 'a, al, hasta',
  closed:
    'cerrado, cerrada, cerrados, cerramos, cierre, cierra, agotado, agotadas, agotados, cancelado, cancelada, aplazado, suspendido',
  negations: 'no, sin, ningún, ninguna, nunca, nada, ni, jamás',
  conditions:
    'si, cuando, con el código, con código, código, de compra, en compras, excepto, salvo, siempre que, al comprar, por la compra, mínimo de, seleccionados, seleccionadas',
  only: 'solo para socios, solo socios, para socios, solo para miembros, nuevos clientes, solo online, solo en tienda, hasta agotar existencias, hasta fin de existencias',
  withhold:
    'sin mencionar, no menciones, no mencionar, no mencione, no digas, no decir, no muestres, no mostrar, no pongas, no poner, no escribas, no incluyas, no incluir, sin mostrar, sin decir, sin poner, no indiques, sin precio, sin precios, no hables',
  price_names: 'precio, precios, tarifa',
  orders:
    'crea, crear, cree, haz, hacer, haga, escribe, escribir, diseña, genera, prepara, publica, quiero, queremos, necesito, necesitamos, me gustaría, redacta, me haces, nos haces, me puedes, puedes, podrías, podéis, podríais, hazme, haznos, quisiera, quisiéramos, necesitaría, querría, me podrías',
  posts:
    'post, publicación, imagen, anuncio, historia, story, reel, cartel, banner, foto, vídeo, video, carrusel, flyer, gráfico, instagram, facebook, linkedin, tiktok, algo, una cosa, ig, insta, imagen para',
  about:
    'sobre, para anunciar que, para anunciar, para avisar que, para avisar de, para decir que, anunciar que, para, de, acerca de, anunciando, que diga que, que ponga que, avisando que, diciendo que, que diga, con, del',
  to_us:
    'hazlo, haz que se vea, mantenlo, usa nuestro, usa nuestros, usa los colores, utiliza nuestro, añade nuestro, agrega nuestro, pon nuestro logo, para instagram, para facebook, para linkedin, para nuestro instagram, con nuestro logo, con nuestros colores, estilo:, tono:, fondo:, colores:, sin emojis',
  announce:
    'anuncia, anunciar, presenta, presentar, celebra, celebrar, muestra, mostrar, promociona, promocionar, comparte, menciona, mencione',
  please:
    'buenas, buenas tardes, buenos días, chicas, chicos, por favor, porfa, hola, holaa, buenas, buenas tardes, buenos días, gracias',
  awards:
    'galardón, galardonado, galardonada, ganador, ganadora, certificado, certificada, visto en, medalla de oro, recomendado por, recomendada por, clínicamente probado, clínicamente probada, científicamente probado, dermatológicamente probado, patentado, michelin, elegido, elegida, trofeo',
  titles: 'señor, señora, sr, sra, dr, dra, doctor, doctora, chef, profesor, profesora',
  superlatives:
    'mejor, mejores, el mejor, más grande, más barato, más rápido, número uno, n.º 1, líder, único, única, perfecto, perfecta, garantizado, garantizada, premiado, premiada, revolucionario, insuperable, inmejorable, definitivo, excepcional, incomparable, mejor que',
  free: 'gratis, gratuito, gratuita, gratuitos, gratuitas, de regalo, invita la casa',
  otherwise: 'si no, de lo contrario, en otro caso, para los demás, para el resto, para no socios, no socios',
  afterwards: 'luego, después, a continuación, más tarde, posteriormente',
  fees: 'fianza, depósito, señal, gastos de envío, envío a, suplemento, recargo, multa, penalización, anticipo',
  spending: 'de compra, compras, compra, pedidos, pedido, de consumo, gastas, gastes',
  beside: 'con, incluido, incluida, incluye',
  extras: 'aparte, extra, adicional, más',
}
