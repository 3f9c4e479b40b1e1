import type { WishWords } from './wish-words.ts'

export const PT_BR_WISHES: WishWords = {
  tag: 'pt-BR',
  thing:
    'foto|fotos|imagem|imagens|icone*|logo*|emoji*|desenho*|ilustracao|ilustracoes|motivo*|moldura|borda|letra|letras|texto|textos|arte|design|formato|vertical|horizontal|quadrado|story|stories|historia|titulo|maiusculas|enfeites|frescura',
  look: 'fundo|fonte|tipografia|cor|cores|tons|estilo|clima|cara|ar|aspecto|visual|look',
  fact: 'telefone|numero|site|endereco|link|preco|precos|data|hora|horario|nome|email|e-mail|codigo|qr code|whats|whatsapp|zap',
  place:
    'embaixo|em baixo|em cima|la embaixo|no topo|no canto|canto|no centro|centro|no meio|a esquerda|a direita|grande|em grande|bem grande|maior|pequeno|pequena|pequenininho|menor|em negrito|bem visivel|visivel|legivel|em destaque|destaque|destacado',
  manner:
    'rustico|rustica|quente|aconchegante|fofo|fofa|alegre|divertido|divertida|engracado|elegante|chique|fino|fina|simples|sobrio|sobria|limpo|limpa|clean|minimalista|moderno|moderna|antigo|antiga|vintage|retro|artesanal|caseiro|caseira|natural|organico|calmo|calma|suave|claro|clara|colorido|colorida|escuro|escura|chamativo|chamativa|brega|poluido|poluida|festivo|festiva|natalino|natalina|romantico|romantica|luxuoso|luxuosa|profissional|serio|seria|acolhedor*|fresco|fresca|primaveril|de verao|esportivo|infantil|feminino|feminina|tradicional|classico|classica|discreto|discreta|bonito|bonita|lindo|linda|rosa|vermelho|azul|verde|amarelo|laranja|roxo|preto|branco|cinza|marrom|bege|dourado|prata|pastel|outono|inverno|primavera|verao',
  hint: 'nao muito|nada muito|nada|um pouco|um pouquinho|algo|alguma coisa|mais para|se der',
  degree: 'bastante|muito|bem|mais|menos|demais|tao|so|apenas|talvez|como|tipo',
  ask: 'coloca|colocar|coloque|coloquem|poe|ponha|bota|bote|botar|adiciona|adicione|insere|insira|usa|use|usar|faz|faca|fazer|deixa|deixe|deixar|mantem|mantenha|escreve|escreva|que fique|que seja|que tenha|que pareca|tem que ser|deve ser|queremos|a gente quer|gostamos|pensa em|com',
  needless:
    'nao precisa de|nao precisa|nao e necessario|nao e necessaria|nao precisamos de|sem necessidade de|desnecessario',
}
