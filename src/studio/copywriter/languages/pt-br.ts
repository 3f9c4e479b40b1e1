import type { LanguagePatterns } from '../facts/language-patterns.ts'
import type { LanguagePack } from './language-pack.ts'

const FACTS: LanguagePatterns = {
  language: 'pt-BR',
  place: /(?<!\p{L})(?:em|no|na) (?:o |a )?\p{Lu}\p{L}+(?: (?:de |do |da )?\p{Lu}\p{L}+){0,3}/u,
  action: [
    /(?<!\p{L})(?:compre (?:agora|já|online)|reserve (?:agora|já|sua mesa|sua vaga)|peça (?:agora|já|online)|inscreva-se(?: agora| já)?|saiba mais|candidate-se(?: agora| já)?|experimente grátis|garanta (?:já|sua vaga|o seu)|agende (?:agora|já|seu horário)|aproveite já)(?!\p{L})/iu,
  ],
  steps: /(?<!\p{L})(?:como|passos?|receita)(?!\p{L})/iu,
  before: /(?<!\p{L})antes:\s/iu,
  after: /(?<!\p{L})depois:\s/iu,
  statistic:
    /^(\d{1,3}(?:[.,]\d)? ?%|\d{1,2} (?:em cada|de cada) \d{1,3}) (?:de|dos|das) (?!remise|réduction|rabais|descuento|dto|desconto|sconto|cashback|rabatt)/i,
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
    intents: [
      [
        'hiring',
        /(?<!\p{L})(?:estamos contratando|contratamos|contrata-se|vaga(?:s)? (?:de|para|aberta|abertas)|precisamos de (?!\p{L}+ (?:doa|ajuda))|precisa-se|buscamos|procuramos|junte-se ao nosso time|faça parte do (?:nosso )?time)(?!\p{L})/iu,
      ],
      ['thanks', /(?<!\p{L})(?:obrigad[oa]|agradec\p{L}{1,6})(?!\p{L})/iu],
      ['greeting', /(?<!\p{L})(?:feliz (?:natal|ano novo|dia|páscoa|halloween|aniversário)|boas festas)(?!\p{L})/iu],
      ['event', /(?<!\p{L})(?:webinar|workshop|oficina|seminário|masterclass|cursos?|palestra|aulas?)(?!\p{L})/iu],
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
}
