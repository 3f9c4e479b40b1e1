import type { Translation } from '../define-words.ts'
import type { t } from '../api-keys.ts'

export const words: Translation<typeof t> = {
  apiKeys: 'Chaves de API',
  ownKeyLead: 'Use sua própria chave, e as imagens e os vídeos são gerados na sua conta.',
  authenticationRequired: 'Login necessário',
  logInHint: 'Entre para gerenciar suas chaves de API.',
  goodToKnow: 'Bom saber',
  imageProviderHint: 'O provedor que pinta imagens e faz vídeos.',
  configured: 'Configurada',
  notSet: 'Não definida',
  noAnswer: 'sem resposta',
  security: 'Segurança',
  keyStorageHint: 'Sua chave é guardada criptografada e nunca é enviada de volta; nem você a vê por inteiro.',
  usage: 'Uso',
  keyUseHint: 'Ela é usada para o que você gera, e para mais nada nem ninguém.',
  costs: 'Custos',
  googleBillingHint: 'O Google cobra de você o uso da sua chave, pelos preços da sua própria conta.',
  fallback: 'Sem chave',
  withoutKeyHint:
    'Sem uma chave sua, o Signet gera com os próprios recursos. Uma chave recusada pelo Google nunca é trocada sem aviso.',
  keyRemovedHint: 'A partir daí, o conteúdo é gerado sem ela. Você pode salvar uma chave de novo quando quiser.',
  deleteApiKey: 'Excluir a chave de API?',
  apiKey: 'Chave de API',
  hiddenKey: 'Chave oculta',
  hide: 'Ocultar',
  show: 'Mostrar',
  deleteKey: 'Excluir chave',
  findKeyHint: 'Você a encontra no Google AI Studio, em “API keys”.',
  testKey: 'Testar chave',
  saveKey: 'Salvar chave',
}
