import type { TranslatedSentences } from '../english.ts'

/** The sentences of providers. */
export const providers = {
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
  choiceGoneVideo: 'O provedor que você escolheu para vídeos não está mais disponível. Escolha outro em Chaves de API.',
  choiceUnreadable: 'A chave salva do provedor {1} não pode mais ser lida. Digite-a novamente em Chaves de API.',
  choiceUnlisted: 'Escolha um dos provedores da lista.',
  studioNeedsNone: 'O estúdio integrado não precisa de conexão.',
} satisfies Partial<TranslatedSentences>
