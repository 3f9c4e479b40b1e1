import type { JudgeWords } from './judge-words.ts'

export const PT_BR_JUDGE: JudgeWords = {
  tag: 'pt-BR',
  leads:
    'o, a, os, as, um, uma, uns, umas, de, do, da, dos, das, em, no, na, nos, nas, ao, à, aos, às, com, por, pelo, pela, para, pra, desde, até, entre, sem, sobre, sob, durante, nosso, nossa, nossos, nossas, seu, sua, seus, suas, meu, minha, este, esta, estes, estas, cada, é, são, era, muito, só, apenas, que, quem, onde, se, quando, como, não, nenhum, nenhuma',
  droppable: 'em, no, na, nos, nas, a, ao, à, às, com, por, para, o, os, as, um, uma, de, do, da, e',
  links: 'e, ou, mas, nem, em vez, ao invés, que, &, +',
  price_leads: 'por, a, só, agora, por apenas, agora por, apenas, por só, por somente, somente',
  former: 'em vez de, ao invés de, antes, preço anterior, normalmente, era, preço normal',
  per: 'cada, /',
  per_words: 'por, ao, à, o, a',
  per_units: 'mês, ano, semana, dia, noite, hora, pessoa, peça, quilo, kg, litro, garrafa, metro, unidade',
  limits: 'a partir de, desde, até, mais de, menos de, acima de, cerca de, pelo menos, no máximo, mínimo, quase',
  ranges: 'a, até, às, ao',
  closed:
    'fechado, fechada, fechados, fechamos, fecha, recesso, esgotado, esgotada, cancelado, cancelada, adiado, adiada',
  negations: 'não, sem, nenhum, nenhuma, nunca, nada, nem',
  conditions:
    'se, quando, com o código, com código, com o cupom, com cupom, código, cupom, em compras, nas compras, exceto, salvo, desde que, na compra, ao comprar, mínimo de, selecionados, selecionadas',
  only: 'só para membros, para membros, só para sócios, apenas para membros, novos clientes, só online, só na loja, enquanto durarem os estoques',
  withhold:
    'sem mencionar, não mencione, não mencionar, não mostre, não mostrar, não diga, não dizer, não escreva, não inclua, não coloque, não use, sem mostrar, sem dizer, não cite, não informe, sem falar, não fale, não falar, sem preço, sem preços',
  price_names: 'preço, preços, valor',
  orders:
    'crie, criar, cria, faça, fazer, faz, escreva, escrever, gere, gerar, desenhe, prepare, publique, quero, queremos, preciso, precisamos, gostaria, pode, podem, poderia, você pode, vocês podem, preciso de, precisamos de, faz aí, me ajuda, tem como, consegue, gostaria de, gostaríamos de, queria, queríamos, precisava, façam, bola',
  posts:
    'post, publicação, imagem, anúncio, story, stories, reel, cartaz, banner, foto, vídeo, carrossel, flyer, arte, instagram, facebook, linkedin, tiktok, algo, artes, insta, ig',
  about:
    'pra mim, para mim, pra gente, pra nós, sobre, para anunciar que, para anunciar, para avisar que, para dizer que, avisando que, para, de, anunciando, que diga que, dizendo que, falando que, que diga, com, do, da, divulgando, pra divulgar, para divulgar, pra avisar, para avisar, pra, pro',
  to_us:
    'deixe bem, deixe o visual, faça com que, use nosso, use nossas, use as cores, adicione nosso, inclua nosso, coloque nosso, para instagram, para o instagram, para nosso instagram, para o nosso instagram, para o facebook, para linkedin, com nosso logo, com nossas cores, estilo:, tom:, fundo:, cores:, sem emojis',
  announce:
    'anuncie, anunciar, apresente, apresentar, celebre, comemore, mostre, mostrar, divulgue, divulgar, promova, compartilhe, mencione, menciona',
  please: 'por favor, gente, galera, pessoal, oi gente, oi, oie, olá, bom dia, boa tarde, obrigado, obrigada',
  awards:
    'prêmio, prêmios, vencedor, vencedora, certificado, certificada, visto em, medalha de ouro, recomendado por, recomendada por, clinicamente comprovado, clinicamente testado, cientificamente comprovado, dermatologicamente testado, patenteado, michelin, eleito, eleita, troféu',
  titles: 'senhor, senhora, sr, sra, dr, dra, doutor, doutora, chef, professor, professora',
  superlatives:
    'melhor, melhores, o melhor, maior, mais barato, mais rápido, número um, nº 1, líder, único, única, perfeito, perfeita, garantido, garantida, premiado, premiada, revolucionário, imbatível, definitivo, excepcional, incomparável, melhor que',
  free: 'grátis, gratuito, gratuita, gratuitos, gratuitas, de graça, cortesia, por nossa conta',
  otherwise: 'senão, caso contrário, do contrário, para os demais, para não sócios, não sócios',
  afterwards: 'depois, em seguida, após isso, mais tarde, a seguir',
  fees: 'caução, sinal, depósito, taxa de entrega, frete de, acréscimo, multa',
  spending: 'em compras, compras, compra, pedidos, pedido, gastar, de consumo',
  beside: 'com, incluso, inclusa, incluindo',
  extras: 'à parte, extra, adicional, a mais',
}
