import type { ReadingWords } from './reading-words.ts'

export const PT_BR_READING: ReadingWords = {
  tag: 'pt-BR',
  dangling:
    'o|a|os|as|um|uma|uns|umas|de|do|da|dos|das|ao|à|aos|às|em|no|na|nos|nas|num|numa|com|por|pelo|pela|para|pra|sem|sobre|desde|até|entre|e|ou|mas|que|quem|qual|como|quando|onde|se|nosso|nossa|nossos|nossas|seu|sua|seus|suas|meu|minha|teu|tua|este|esta|estes|estas|esse|essa|é|são|era|eram|está|estão|foi|será|serão|há|tem|não|já|muito|mais|menos|só|apenas|agora|também|cada|contra|antes|depois|vez|lugar|pro|pros|pras',
  lead: 'o|a|os|as|de|do|da|dos|ao|à|em|no|na|nos|nas|por|por apenas|por só|desde|até|até o|até a|antes de|antes do|depois de|este|esta|neste|nesta|nesse|cada|todo|toda|todos os|todas as|a partir de|a partir do|só|somente|apenas|agora|agora por|agora só|durante|entre|próximo|próxima|às|das|pra|para|dia|no dia|dias|nos dias',
  tail: 'cada|apenas|só|por pessoa|agora|hoje|em ponto|próximo|próxima',
  moment:
    'esta semana|nesta semana|essa semana|na próxima semana|semana que vem|este mês|neste mês|mês que vem|este ano|neste verão|neste outono|neste inverno|nesta primavera|hoje à noite|esta noite|amanhã à noite|o verão todo|a semana toda|o ano todo|o dia todo|no Natal|na Páscoa|no Carnaval|em breve',
  open: 'nos encontra|encontre-nos|estamos|custa|custam|paga|pagam|pague|economize|economiza|ganha|ganhe|ganham|leva|leve|receba|recebe|aproveite|começa|começam|inicia|abre|abrem|abrimos|fecha|fecham|fechamos|termina|terminam|acaba|dura|duram|é|são|compre|comprar|compra|vende|vendemos|reserve|reservar|peça|pedir|ligue|ligar|chame|vale|valem|válido|válida|disponível|disponíveis|chega|chegam|vem|venha|venham|vai|vão|visite|conheça|descubra|quer|precisa|tem|temos|será|comemore|comemora|gaste|gastar|preço|inscreva-se|garanta|concorra|doe|agende|marque',
  binding:
    'em vez|vez|antes|era|eram|que|por|não|nunca|jamais|nenhum|nenhuma|sem|salvo|exceto|fechado|fechada|fechados|cancelado|adiado|esgotado|se|quando|até|entre|mais de|menos de|acima|abaixo|ou|valor|avaliado|depósito|entrada|sinal|caução|prêmio|prêmios|multa|salário|arrecadados|arrecadado|avaliação|cada|a menos|desde que|lugar',
  notPrice:
    'menos de|mais de|ganh\\p{L}*|prêmio|prêmios|arrecad\\p{L}*|doa\\p{L}*|valor|vale|vales|vale-presente|cartão-presente|crédito|cashback|depósito|sinal|entrada|caução|salário|bônus|multa|taxa|orçamento|reembolso|economi\\p{L}*|gorjeta|recompensa|compras|sorteio|concorra|mínimo',
  continuing:
    'depois|em seguida|e|ou|mas|nem|que|quem|onde|quando|como|porque|pois|embora|então|além|também|inclusive|incluindo|principalmente|especialmente|mas sim|para que|sem|exceto|se|até|com',
  subordinate:
    '(?:pra|para) (?:comemorar|celebrar|festejar|agradecer)|se|quando|porque|como|embora|enquanto|sempre que|antes de|depois de|para que|ao|com|sem|em vez|em lugar',
  short:
    'sr|sra|dr|dra|prof|profa|cia|ltda|av|r|al|pç|trav|rod|pl|n|nº|núm|tel|aprox|máx|mín|etc|ex|pág|incl|pça|st|sto|sta|jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez|seg|ter|qua|qui|sex|sáb|dom|p|apto|ap|bl|cj|lj|qd|lt|ed|esq|jd|vl|pq|cap|obs|inf|mens|sem|nív|gr|unid|cel|profª|prof|eng|ref|cód|tv|lgo|sl|hr|pag|tam|qtd|num|estr|pca|cx|pct',
  reach:
    'ligue|liga|tel|telefone|fone|celular|whatsapp|zap|whats|email|e-mail|reservas|reserve|reserva|agende|agendamento|agendamentos|inscrições|inscrição|inscreva|marcações|marque|info|informações|contato|contacto|pedidos|peça|encomendas|chame|fale|já|agora|pelo|pela',
  answer:
    'reservas|reserva|reserve|tel|telefone|ligue|ligar|agende|agendar|agendamento|agendamentos|chame|chamar|chama|info|informações|inscrições|inscreva-se|enviar|envie|mande|mandar|whats|whatsapp|zap|contato|currículo|encomendas|encomende|pedidos|peça|emergência|emergências|urgências',
  street: { before: '', behind: '' },
  numbers: 'dois/duas|três/tres|quatro|cinco|seis|sete|oito|nove|dez',
  limit:
    'não incluso|não inclusos|não inclusa|não inclusas|não inclui|só|somente|apenas|exceto|salvo|menos|não|nem|válido|válida|enquanto|mediante|exclusivo|com agendamento',
  unchanged: 'mesmo preço|mesmos preços|continua|continuam|mantém|se mantém',
  bare: 'lembrete|aviso|novidade|novidades|novo|nova|atenção|importante|info|anúncio|oferta|promo|promoção|olá',
  quote: 'citação|frase|provérbio|ditado',
  look: 'manter|deixar|usar|mantenha|deixa|deixe|faz|faça|usa|use|curto|breve|simples|sóbrio|elegante|moderno|festivo|bonito|fofo|divertido|claro|escuro|quente|suave|grande|grandes|pequeno|pequenas|nada|muito|demais|pouco|bem|rosa|vermelho|azul|verde|amarelo|roxo|preto|branco|cinza|marrom|bege|dourado|prateado|pastel|neon|brilho|glitter|corações|letra|letras|texto|fonte|fundo|moldura|cor|cores|logo|emoji|emojis|foto|fotos|estilo|brega|carregado|maiúsculas',
  order: {
    polite:
      'por favor|oi|olá|bom dia|boa tarde|você pode|pode|poderia|quero|queremos|gostaria de|gostaríamos de|preciso de|precisamos de|preciso|precisamos|me|nos|pra mim|para mim|oii|oie|olá pessoal|boa noite|bom dia pessoal|vocês podem|vcs podem|vc pode|pode me|consegue|conseguem|tem como|dá pra|bora|me ajuda a|preciso que|oi gente|olá gente|gente|galera|pessoal|oi pessoal|oi galera|e aí',
    make: 'crie|criar|cria|bola|bole|faça|fazer|faz|gere|gerar|gera|desenhe|escreva|escrever|prepare|monte|montar|elabore|produza|publique|quero|preciso|bolar|façam|faz aí|preparar',
    post: 'post|posts|publicação|publicações|anúncio|anúncios|flyer|banner|reel|reels|carrossel|panfleto',
    picture:
      'lista de preços|tabela de preços|site|newsletter|imagem|foto|cartaz|story|stories|cartão|vídeo|ilustração|convite|campanha|capa|texto|pôster|arte|conteúdo|algo|placa|plaquinha|faixa|artezinha|imagenzinha',
    ask: 'você pode|vocês podem|vcs podem|vc pode|pode|poderia|podem|consegue|conseguem|tem como|dá pra|me ajuda a|quero|queremos|gostaria de|gostaríamos de|preciso de|precisamos de|preciso|precisamos|faz aí|faz pra mim|faz pra gente|tenho que|temos que|queria|queríamos|gostaria|gostaríamos|quero que|preciso que você|preciso que vocês',
    vague: 'algo|alguma coisa|uma coisa|umas artes|uma artezinha',
    link: 'pra mim|para mim|p mim|pra gente|pra nós|para nós|p divulgar|pra divulgar|para divulgar|p|q|avisando que|avisando q|avisando|falando que|falando q|dizendo que|dizendo q|pra falar que|p/|sobre|para|pra divulgar|pra avisar|para avisar|pra anunciar|pra|pro|a respeito de|que anuncie|anunciando|dizendo|que diga|divulgando|para divulgar|para anunciar|para comemorar|para apresentar|com o texto|mostrando|de|do|da|que',
    publish:
      'poste|posta|postem|postar|publique|publiquem|publica|publicar|compartilhe|compartilhem|compartilhar|coloque no ar',
    announce: 'anuncie|divulgue|divulgar|anunciar|promova|promover|apresente|fazer propaganda de|dar destaque para',
    our: 'nosso|nossa|nossos|nossas|meu|meus|minha|minhas|o|a|os|as|que',
    your: 'seu|sua|seus|suas|você|vocês|teu|tua',
    forOur: 'p/|pra o|no|para|pro|para o|para o nosso|para nosso|no nosso|para a nossa|pra',
    us: 'nós|nos|mim|me|a gente',
  },
  mention:
    'mencione|mencione que|mencionar|inclua|inclua que|diga que|acrescente que|informe que|não esqueça de mencionar|lembre de mencionar|destaque que|coloca que|coloca também que|coloque que|coloque também que|escreve que|escreva que|escreva também que|põe que|põe também que|avisa que|avise que',
  label:
    'título|headline|texto|subtítulo|slogan|cta|botão|legenda|chamada|letras miúdas|embaixo|e embaixo|abaixo|texto principal',
  never:
    '(?:(?:n[ãa]o|nunca|sem) (?:se )?(?:mencion|dig|diz|ponh|põe|pôr|bot[ae]|coloc|coloq|mostr|inclu(?!i(?![\\p{L}])|em(?![\\p{L}])|[sí])|escrev|us(?!ad)|indi(?:c(?!ad)|q)|cit|revel|exib|fal|apare)\\p{L}*(?![\\p{L}\\p{M}])|(?:omita|omitir|esconda|oculte) (?:o|a|os|as)(?![\\p{L}\\p{M}])|(?:^|por favor )(?:sem(?: o| a| os)?|nada de|nenhum) (?:preços?|valor|logo|texto|emojis?|hashtags?|data|endereço|pessoas|desconto|telefone)(?: por favor| na imagem)?[.!]?$)',
  neverStart: 'não|nao|sem|mas sem|mas não|mas nao|por favor não|nunca|omita|esconda',
  named: {
    price: 'preço|preços|valor|custo',
    date: 'data|datas|dia|hora|horário',
    place: 'endereço|local|lugar|cidade',
    contact: 'telefone|número|email|e-mail|site',
    discount: 'desconto|oferta|promoção',
  },
  note: '^(?:por favor,? )?(?:(?:mantenha|deixe|faça) ?(?:o|a|um|uma)?(?: (?:tom|estilo|design|texto|fundo|clima))?(?: \\p{L}+){0,4}[.!]?$|(?:que seja|deve ser|tem que ser) (?:\\p{L}+ ?){1,5}[.!]?$|(?:estilo|tom|clima|fundo|cores|cor|formato|tamanho|fonte|idioma|público|objetivo) ?[:=]|(?:use|usar|utilize|coloque|adicione) (?:nosso|nossas|nossa|o|a|os|as|um|uma)(?: [\\p{L}-]+){0,2} ?(?:cores|cor|fonte|logo|fundo|tom|estilo|imagens|imagem|fotos?|emojis?|paleta)|(?:com|em) (?:um|uma|o) (?:[\\p{L}-]+ ){0,3}(?:estilo|tom|clima|fundo)(?: [\\p{L}-]+){0,4}[.!]?$|(?:estilo|tom|clima|cores|fundo) (?:[\\p{L}-]+,? ?(?:e )?){1,4}[.!]?$|(?:obrigado|obrigada|valeu)[.!]?$)',
  signOff: "(?:(?:sua|nossa|a) equipe(?: da| do| de)?(?: [\\p{L}&'’.-]+){0,4}|(?:abraços|um abraço|atenciosamente),?)",
}
