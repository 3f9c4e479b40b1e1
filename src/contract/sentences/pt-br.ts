import type { BRAND_FONT_SENTENCES } from './brand-font-sentences.ts'
import type { TranslatedSentences } from './english.ts'
import type { FILE_SENTENCES } from './file-sentences.ts'
import type { PROOF_SENTENCES } from './proof-sentences.ts'
import { brandCheck } from './pt-br/brand-check.ts'
import { campaigns } from './pt-br/campaigns.ts'
import { messages } from './pt-br/messages.ts'
import { replies } from './pt-br/replies.ts'

/** The sentences about written prices. */
const prices = {
  priceNoAmount: 'O preço não pôde ser lido como número e é mantido como texto',
  priceSeveral: 'O preço tem vários valores e é mantido como texto',
  priceCondition: 'O preço tem uma condição, como “a partir de”, e é mantido como texto',
  priceUnclear: 'O preço pode ser {1} ou {2} e é mantido como texto',
  priceTooLarge: 'O preço passa de 9.999.999,99 e é mantido como texto',
  currencyNotListed: 'A moeda do preço não foi reconhecida, e o preço é mantido como texto',
  currenciesDiffer: 'O preço cita duas moedas e é mantido como texto',
  priceRounded: 'O preço tem mais de duas casas decimais: o número é arredondado e o preço também é mantido como texto',
  signUnclear: 'O símbolo “{1}” é de várias moedas, e o preço é mantido como está escrito',
  currencyNotKnown: 'A moeda não foi reconhecida e fica de fora',
} satisfies Partial<TranslatedSentences>

/** Why an uploaded file cannot be used. */
const files: Readonly<Record<keyof typeof FILE_SENTENCES, string>> = {
  imageOtherKind:
    'Selecione um arquivo de imagem válido. Arquivos {1} não podem ser usados aqui. Envie PNG, JPEG, WebP, GIF, AVIF ou SVG.',
  svgEntities:
    'Selecione um arquivo de imagem válido. Este SVG contém declarações de entidades. Exporte-o sem elas, por exemplo como SVG simples.',
  svgScripts: 'Selecione um arquivo de imagem válido. Este SVG contém um script. Exporte-o sem scripts.',
  svgPages:
    'Selecione um arquivo de imagem válido. Este SVG contém partes de uma página da web (foreignObject). Exporte-o com o texto convertido em curvas.',
  svgReferences:
    'Selecione um arquivo de imagem válido. Este SVG faz referência a outros arquivos. Exporte-o com as imagens e os estilos incorporados.',
  svgPictures:
    'As imagens deste SVG têm pixels demais. O limite é de 12 megapixels no total. Exporte-o com imagens menores.',
  avifTooLarge: 'Este AVIF precisa de memória demais para ser aberto. Salve-o como JPEG ou PNG, ou reduza-o.',
  svgColorUnknown: 'A cor {1} deste SVG não pode ser desenhada. Exporte-o com cores simples como #E02020.',
  svgValueMissing:
    'Este SVG usa uma cor de uma página da web: {1} não tem valor nele. Exporte-o com cores simples como #E02020.',
  svgValuesSeveral:
    'Este SVG define {1} mais de uma vez, então sua cor não é certa. Exporte-o com cores simples como #E02020.',
  fontOtherKind: 'Arquivos {1} não podem ser usados como fonte. Envie um arquivo OTF, TTF ou WOFF2.',
  fileTooLarge: 'O arquivo é grande demais. O limite é de {1} MB.',
}

type Translated = Readonly<Record<keyof typeof BRAND_FONT_SENTENCES | 'licenseNoteTooLong' | 'kindUnlisted', string>>

/** The sentences about uploaded fonts. */
const brandFonts: Translated = {
  fontMissing: 'Fonte não encontrada',
  fontUnknown: 'Isto não é uma fonte. Envie um arquivo OTF, TTF ou WOFF2.',
  fontWoff: 'Arquivos WOFF não podem ser usados. Envie um arquivo OTF, TTF ou WOFF2.',
  fontCollection: 'Coleções de fontes não podem ser usadas. Envie um arquivo com uma única fonte.',
  fontTooLarge: 'A fonte é grande demais. O limite é de 4 MB.',
  fontDamaged: 'A fonte está danificada e não pode ser usada.',
  fontRestricted: 'A licença desta fonte proíbe o uso em designs: o arquivo diz que ela não pode ser incorporada.',
  fontColor: 'Fontes coloridas e de bitmap não podem ser usadas. Envie uma fonte com contornos simples.',
  fontLetters: 'A fonte não tem letras latinas. Ela precisa de A a Z e de a a z.',
  fontBlank: 'As letras desta fonte estão vazias.',
  fontComplex: 'A fonte demora demais para ser desenhada e não pode ser usada.',
  fontTwice: 'A marca já tem esta fonte. Exclua-a primeiro para substituí-la.',
  fontsFull: 'Uma marca tem no máximo 8 fontes. Exclua uma primeiro.',
  fontsTooLarge: 'As fontes de uma marca podem ter 12 MB no total, descompactadas. Exclua uma primeiro.',
  fontNotChosen: 'A marca não tem nenhuma fonte com este nome.',
  licenseNoteTooLong: 'A nota de licença deve ter no máximo 1000 caracteres',
  kindUnlisted: 'Escolha um dos tipos da lista',
}

/** The sentences of providers. */
const providers = {
  providerNameRequired: 'Digite um nome',
  providerNameInvalid: 'Um nome tem de 1 a 40 letras, números, espaços, pontos e hifens',
  providerAddressInvalid: 'Digite um endereço como https://api.example.com/v1',
  providerModelMissing: 'Digite um modelo para textos ou para imagens',
  providerModelInvalid: 'Um modelo tem no máximo 200 caracteres sem espaços',
  providerPriceInvalid: 'Um preço é um valor de 0 a 10000 dólares americanos',
  providerNameTaken: 'Você já tem um provedor com esse nome.',
  providerNameReserved: 'Esse nome pertence a um provedor da plataforma. Escolha outro.',
  providerAddressRefused:
    'O Signet não se conecta a esse endereço. Ele precisa ser público, com https e a porta 443. O administrador pode permitir outros em FETCH_ALLOW.',
  providerKeyAgain: 'Digite a chave novamente. Uma chave salva só é enviada ao endereço para o qual foi salva.',
  tooManyProviders: 'Você pode adicionar no máximo 10 provedores. Exclua um primeiro.',
  providerMissing: 'Provedor não encontrado',
  providerWorks: 'A conexão funciona.',
  providerWorksUnlisted: 'A conexão funciona, mas o servidor não lista o modelo {1}.',
  providerWorksBlind:
    'O servidor responde, mas não tem uma lista de modelos. A primeira chamada mostrará se ele conhece seus modelos.',
  providerRefusedKey: 'O servidor recusou a chave.',
  providerWantsKey: 'O servidor pede uma chave.',
  providerNotReached: 'Não foi possível acessar o servidor. Verifique o endereço e se o servidor está funcionando.',
  providerTooSlow: 'O servidor não respondeu em 10 segundos.',
  providerOtherProtocol:
    'O servidor não fala o protocolo da OpenAI nesse endereço. A maioria dos endereços termina em /v1.',
  providerNotComfyUi: 'O servidor não executa o ComfyUI nesse endereço.',
  providerBusy: 'O servidor responde, mas está com uma falha no momento. Tente de novo em alguns minutos.',
  ownKeyRefused: 'O provedor {1} não aceita sua chave. Altere-a em Chaves de API.',
  ownNoCredit:
    'Sua conta no provedor {1} está sem crédito. Adicione crédito ou escolha outro provedor em Chaves de API.',
  ownModelGone: 'O provedor {1} não tem o modelo {2}. Altere o modelo em Chaves de API.',
  ownPaused:
    'O provedor {1} não respondeu a tempo a duas chamadas, então o Signet não o consultará por 15 minutos. Verifique se ele está funcionando e teste a conexão em Chaves de API para usá-lo imediatamente.',
  providerDeleted: 'Provedor excluído',
  choiceGoneText: 'O provedor que você escolheu para textos não está mais disponível. Escolha outro em Chaves de API.',
  choiceGoneImage:
    'O provedor que você escolheu para imagens não está mais disponível. Escolha outro em Chaves de API.',
  choiceGoneVoice: 'O provedor que você escolheu para vozes não está mais disponível. Escolha outro em Chaves de API.',
  choiceGoneVideo: 'O provedor que você escolheu para vídeos não está mais disponível. Escolha outro em Chaves de API.',
  choiceUnreadable: 'A chave salva do provedor {1} não pode mais ser lida. Digite-a novamente em Chaves de API.',
  choiceUnlisted: 'Escolha um dos provedores da lista.',
  studioNeedsNone: 'O estúdio integrado não precisa de conexão.',
} satisfies Partial<TranslatedSentences>

/** The sentences about Content Credentials. */
const proofs = {
  credentialsNotAdded:
    'Não foi possível adicionar as Content Credentials. Tente novamente ou exporte o arquivo sem elas.',
  credentialsTooLarge:
    'Com as Content Credentials, o arquivo não cabe neste tamanho. Permita mais ou exporte sem elas.',
  verifyNothing: 'Escolha um arquivo para verificar.',
  verifyUrl: 'Digite um endereço que comece com http:// ou https://.',
  verifyNotFetched: 'Não foi possível ler o arquivo neste endereço.',
  verifyType: 'Só é possível verificar arquivos PNG, JPEG, WebP, AVIF, GIF e MP4.',
  verifyBusy: 'Há arquivos demais sendo verificados. Tente novamente em instantes.',
} satisfies Record<keyof typeof PROOF_SENTENCES, string>

export const sentences: TranslatedSentences = {
  ...messages,
  ...brandCheck,
  ...replies,
  ...campaigns,
  ...providers,
  ...brandFonts,
  ...files,
  ...prices,
  ...proofs,
}
