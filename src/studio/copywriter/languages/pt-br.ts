import type { LanguagePatterns } from '../facts/language-patterns.ts'
import type { LanguagePack } from './language-pack.ts'

/** "Segunda" is Monday or the second: it is a day at the end of a phrase or before a time. */
const DAY = String.raw`(?:(?:segunda|terça|quarta|quinta|sexta)(?:-feiras?|s?(?=$|\s*[,.;:!?)]| (?:às|a partir|das|e|a|à|de manhã|\d)))|sábados?|domingos?)`
const MONTH = '(?:janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)'
const DATE = String.raw`(?:(?:${DAY},? )?\d{1,2}(?:º)?(?: (?:a|e) \d{1,2})? de ${MONTH}(?: de 20\d\d)?|${DAY}(?: e ${DAY})?)`
const CLOCK = String.raw`(?:,? (?:às|a partir das|das|à) \d{1,2}(?:h\d\d|h|:\d\d)?(?: (?:às|até) \d{1,2}(?:h\d\d|h|:\d\d)?)?)`

const FACTS: LanguagePatterns = {
  language: 'pt-BR',
  calendar: 'own',
  discount: [
    /(?<!\p{L})(?:até |[-–−]\s?)?\d{1,2}(?:,\d)?\s?%(?: (?:de desconto|off|de cashback))?(?: em (?:tudo|toda a \p{L}{2,20}|(?:todos os|todas as|nossos|nossas) \p{L}{2,20})(?!\p{L}))?/iu,
    /(?<!\p{L})pela metade do preço(?!\p{L})/iu,
  ],
  selling:
    /desconto|promoção|promo|oferta|liquidação|economize|black friday|\boff\b|cashback|metade do preço|[-–−]\s?\d{1,2}\s?%/i,
  bundle: [
    /(?<!\p{L})(?:leve|compre) (?:2|3|4|dois|duas|três),? (?:e )?(?:pague|leve|ganhe) (?:1|2|3|um|uma|dois|duas)(?!\p{L})/iu,
    /(?<!\p{L})(?:2|3) por (?:1|2)(?!\p{L})/iu,
  ],
  free: [
    /(?<!\p{L})(?:a |o |sua )?primeir[ao] \p{L}{2,20} (?:é )?(?:grátis|gratuit[ao]|por nossa conta)(?!\p{L})/iu,
    /(?<!\p{L})(?:entrada|frete|entrega|estacionamento|consulta|degustação|avaliação|troca|inscrição|orçamento|café) (?:é )?(?:grátis|gratuit[ao]|franca|livre)(?!\p{L})/iu,
  ],
  priceLead: /(?<!\p{L})(?:a partir de|só|apenas|por|por apenas|por só|de) $/iu,
  pricePeriod: /^ ?(?:por|\/|ao|à|a) ?(?:mês|ano|semana|dia|noite|pessoa|criança|hora|unidade|kg|aula)(?!\p{L})/iu,
  deadlineLead: /^$/,
  dateLead: /^$/,
  deadline: [
    new RegExp(
      String.raw`(?<!\p{L})(?:(?:só|somente|válid[oa]|inscrições|candidaturas|inscreva-se) )?até (?:(?:o|a|este|esta|o dia|dia|próxim[oa]) )?(?:${DATE}${CLOCK}?|amanhã|meia-noite|hoje|o fim do mês|durarem os estoques)(?!\p{L})`,
      'iu',
    ),
    /(?<!\p{L})(?:por tempo limitado|enquanto durarem os estoques|últimos dias|só hoje|somente hoje|última chance|só neste fim de semana)(?!\p{L})/iu,
  ],
  date: [
    new RegExp(
      String.raw`(?<!\p{L})(?:(?:todo|toda|todos os|todas as|no|na|neste|nesta|a partir de|dia|próxim[oa]|de|aos|às) )?${DATE}(?: (?:a|até) ${DATE})?${CLOCK}?(?!\p{L})`,
      'iu',
    ),
    new RegExp(
      String.raw`(?<!\p{L})(?:neste fim de semana|hoje|amanhã|hoje à noite|todos os dias|diariamente|toda semana|toda noite)${CLOCK}?(?!\p{L})`,
      'iu',
    ),
    new RegExp(String.raw`(?<!\p{L})(?:em|a partir de|no fim de|no início de) ${MONTH}(?: de 20\d\d)?(?!\p{L})`, 'iu'),
  ],
  place: [
    /(?<!\p{L})(?:na|no|nas|em nossa|na nossa|nas nossas) (?:loja|lojas|terraço|jardim|praça|praia|parque|centro|museu|varanda|shopping)(?!\p{L})/iu,
    /(?<!\p{L})(?:na )?(?:Rua|Avenida|Praça|Alameda|rua|avenida|Av\.) (?:da |do |das |dos |de )?\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?(?:,? \d{1,4})?/u,
    /(?<!\p{L})(?:em|no|na) (?:o |a )?\p{Lu}\p{L}+(?: (?:de |do |da )?\p{Lu}\p{L}+){0,3}/u,
  ],
  placeAlone: /^(?:online|presencial|híbrido|remoto|home office|na loja|para todo o Brasil)$/i,
  audience: [
    /(?<!\p{L})para (?:\p{L}+ )?(?:iniciantes|crianças|famílias|adultos|mulheres|homens|casais|todos|equipes|empresas|estudantes|cães|idosos|times)(?!\p{L})/iu,
  ],
  condition: [
    /(?<!\p{L})(?:[Cc]om (?:o )?)?(?:[Cc]ódigo|[Cc]upom):? [A-Z\d]{4,16}(?![\p{L}\d])/u,
    /(?<!\p{L})com (?:o )?(?:código|cupom) [A-Z\d]{3,16}(?![\p{L}\d])/iu,
    /(?<!\p{L})(?:vagas limitadas|sem compromisso|só para (?:sócios|novos clientes|clientes novos)|pedido mínimo (?:de )?[^,.;]{1,16}|com reserva|mediante inscrição|nas compras acima de [^,.;]{1,12}|(?:em compras )?acima de [^,.;]{1,12}|sem fidelidade)/iu,
  ],
  action: [
    /(?<!\p{L})(?:compre (?:agora|já|online)|reserve (?:agora|já|sua mesa|sua vaga)|peça (?:agora|já|online)|inscreva-se(?: agora| já)?|saiba mais|candidate-se(?: agora| já)?|experimente grátis|garanta (?:já|sua vaga|o seu)|agende (?:agora|já|seu horário)|aproveite já)(?!\p{L})/iu,
  ],
  quantity: /^(?:(?:até|mais de|apenas|só) )?\d/i,
  priceList: 'Nossos preços',
  steps: /(?<!\p{L})(?:como|passos?|receita)(?!\p{L})/iu,
  before: /(?<!\p{L})antes:\s/iu,
  after: /(?<!\p{L})depois:\s/iu,
  statistic:
    /^(\d{1,3}(?:[.,]\d)? ?%|\d{1,2} (?:em cada|de cada) \d{1,3}) (?:de|dos|das) (?!remise|réduction|rabais|descuento|dto|desconto|sconto|cashback|rabatt)/i,
  and: /,? e /i,
  openEnd:
    /(?<!\p{L})(?:aproveite|ganhe|economize|garanta)(?: (?:jetzt|maintenant|ahora|agora|ora|nu|teraz|de|un|d['’]un))?$/iu,
  with: /^(?:com|mais|incluindo|e) (?:um |uma |o |a |nosso |nossa )?/i,
  dangling: /^(?:e|ao|à|nas|nos|com|o|a|os|as|de|do|da|dos|das|em|no|na|para|por|até|só|um|uma|às|,|;|:|–|—|-)$/i,
}

export const PT_BR: LanguagePack = {
  tag: 'pt-BR',
  facts: FACTS,
  prompt: {
    common:
      'o os as do da dos das com para até nosso nossa nossos nossas novo nova novos novas e em uma um é você seu sua este esta todos cada só grátis frete desconto promoção oferta crie obrigado obrigada estamos hoje já mais ao no na pelo vaga inscreva chegou toda todo de que se sem tudo todas melhor dicas motivos três horas dias preço clientes como qual está aqui mês semana noite oficina aula curso queima estoque antes depois peça reserve compre dormir loja feira fim plano vagas pelos pelas revisão bike últimos não',
    orders: [
      /^(?:por favor,? )?(?:crie|criar|gere|gerar|faça|fazer|escreva|prepare|quero|preciso de)(?: (?:um|uma|o|a))?(?: (?:post|publicação|imagem|banner|anúncio|foto|arte|story|vídeo))?(?:(?: (?:para|no))?(?: o)? (?:instagram|facebook|twitter|linkedin))?(?: ?:|(?: (?:sobre|de|para|com|que anuncie|anunciando|divulgando|que))?) /iu,
      /^(?:anuncie|divulgue|promova|apresente|comemore)(?: que)? /iu,
    ],
    remark:
      /^(?:mencione|inclua|adicione|use|utilize|evite|sem|não (?:mencione|mostre|coloque|use|inclua)|mantenha|estilo|tom|cores|fundo|texto|logo)(?!\p{L})/iu,
    noPrice: /(?<!\p{L})(?:sem (?:o )?preços?|não (?:mencione|mostre|coloque|inclua) (?:o )?preços?)(?!\p{L})/iu,
    intents: [
      [
        'hiring',
        /(?<!\p{L})(?:estamos contratando|contratamos|contrata-se|vaga(?:s)? (?:de|para|aberta|abertas)|buscamos|procuramos|junte-se ao nosso time|faça parte do (?:nosso )?time)(?!\p{L})/iu,
      ],
      ['thanks', /(?<!\p{L})(?:obrigad[oa]|agradec\p{L}{1,6})(?!\p{L})/iu],
      ['greeting', /(?<!\p{L})(?:feliz (?:natal|ano novo|dia|páscoa|halloween|aniversário)|boas festas)(?!\p{L})/iu],
      ['event', /(?<!\p{L})(?:webinar|workshop|oficina|seminário|masterclass|curso|palestra|aula)(?!\p{L})/iu],
      [
        'sale',
        /desconto|(?<!\p{L})promoção(?!\p{L})|oferta|liquidação|black friday|metade do preço|\d ?% off|[-–−]\s?\d{1,2}\s?%|pague (?:1|2|um|uma|dois|duas)|queima de estoque|cashback/iu,
      ],
      [
        'tips',
        /(?<!\p{L})(?:\d{1,3}|três|quatro|cinco|seis|sete|dez) (?:\p{L}+ )?(?:dicas|truques|razões|motivos|ideias|erros|passos|formas|mitos)(?!\p{L})/iu,
      ],
      [
        'launch',
        /(?<!\p{L})(?:nov[oa]s?|novidade|lançamento|lançamos|já disponível|em breve|inauguração|inauguramos|apresentamos|chegou|chegaram|abrimos)(?!\p{L})/iu,
      ],
      ['sale', /frete grátis/iu],
    ],
    occasion:
      /^(?:nossa |a |as |o )?(?:grande )?(?:promoção|black friday|cyber monday|ofertas?|liquidação|queima de estoque|happy hour|aniversário|semana \p{L}+)(?: (?:de |do |da )?\p{L}+)?$/iu,
    giveaway: /sorteio|concurso|sortear/i,
    recording: /gravação|replay/i,
    served:
      /(?<!\p{L})(?:software|app|aplicativo|plataforma|ferramenta|serviço|agência|consultoria|coaching|curso|seguro|banco|assinatura)s?(?!\p{L})/iu,
    booked:
      /(?<!\p{L})(?:corte de cabelo|cabeleireiro|massagem|tratamento|limpeza|conserto|aula|férias|(?<!de )viagem|cruzeiro|voo|hospedagem|diária|aluguel|passeio)s?(?!\p{L})/iu,
  },
  actions: {
    look: 'Confira',
    shop: 'Comprar',
    learn: 'Saiba mais',
    read: 'Leia mais',
    discover: 'Descubra',
    buy: 'Comprar agora',
    order: 'Peça agora',
    preorder: 'Pré-venda',
    book: 'Reserve agora',
    start: 'Comece agora',
    sign_up: 'Inscreva-se',
    save_seat: 'Garanta sua vaga',
    join: 'Participe',
    apply: 'Candidate-se',
    enter: 'Participe agora',
    watch: 'Assista agora',
    contact: 'Fale conosco',
  },
  offers: {
    new: 'Novidade',
    sale: 'Promoção',
    off: (_, written) => `${written} de desconto`,
    until: ['Até segunda', 'Até terça', 'Até quarta', 'Até quinta', 'Até sexta', 'Até sábado', 'Até domingo'],
    until_date: 'Até {date}',
    free_shipping: 'Frete grátis',
    limited: 'Por tempo limitado',
    today: 'Só hoje',
    preorder: 'Pré-venda',
    soon: 'Em breve',
    from: 'A partir de\u00A0{price}',
  },
  headlines: { introduce: 'Conheça {name}', question: 'Você já conhece {name}?' },
  way: 'Link na bio.',
  hashtags: { sale: 'Promoção', hiring: 'Vagas' },
  themes: {
    summer: { name: 'Verão', greeting: 'O verão chegou', question: 'Tudo pronto para o verão?' },
    black_friday: {
      name: 'Black Friday',
      greeting: 'A Black Friday chegou',
      question: 'Tudo pronto para a Black Friday?',
    },
    new_year: { name: 'Ano-novo', greeting: 'Feliz ano novo', question: 'O que você vai começar este ano?' },
    christmas: { name: 'Natal', greeting: 'Feliz Natal', question: 'Já escolheu os presentes?' },
    halloween: { name: 'Halloween', greeting: 'Feliz Halloween', question: 'Doces ou travessuras?' },
  },
  quotes: ['“', '”'],
  weak: /^(?:o|a|os|as|um|uma|de|do|da|dos|das|e|ou|com|para|por|pelo|pela|em|no|na|nos|nas|ao|à|seu|sua|nosso|nossa|nossos|nossas|é|são|que|muito|mais|-|–)$/i,
  cut: /(?<!\s)\s+(?:com|para|por|em|no|na|nos|nas|ao|até|desde|durante|sem|de|do|da|dos|das)\s+\S+(?:\s+\S+){0,6}$/iu,
}
