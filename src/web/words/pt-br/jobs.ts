import type { Translation } from '../define-words.ts'
import type { t } from '../jobs.ts'

export const words: Translation<typeof t> = {
  queued: 'Na fila',
  running: 'Em andamento',
  succeeded: 'Concluída',
  partiallyFailed: 'Falhou em parte',
  failed: 'Reprovada',
  canceled: 'Cancelada',
  writingTheWords: 'Escrevendo os textos',
  makingThePicture: 'Fazendo a imagem',
  layingItOut: 'Montando o layout',
  rendering: 'Renderizando',
  renderingScene: 'Renderizando a cena {number} de {count}',
  renderingFrame: 'Renderizando a cena {number} de {count}, quadro {frame} de {frames}',
  checkingAgainstTheBrand: 'Verificando a marca',
  saving: 'Salvando',
  starting: 'Iniciando',
  tryingAgainIn: 'Nova tentativa em {seconds}',
  tryingAgain: 'Nova tentativa',
  waiting: 'Aguardando',
  done: 'Pronto',
  contentGeneratedSuccessfully: 'Conteúdo gerado com sucesso! 🎉',
  partlyFailed: '{made} de {count} itens gerados. Parte do conteúdo não pôde ser gerada.',
  generationFailed: 'Falha na geração: {failures}',
  failedToGenerate: 'Falha na geração',
  failedToGenerateContent: 'Não foi possível gerar o conteúdo',
}
