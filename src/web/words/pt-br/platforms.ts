import type { Translation } from '../define-words.ts'
import type { t } from '../platforms.ts'

export const words: Translation<typeof t> = {
  configuration: 'Configuração',
  sizesHint: 'Os tamanhos de cada plataforma. O primeiro da lista é o que é gerado.',
  failedToLoadConfiguration: 'Não foi possível carregar a configuração',
  changed: 'Alterado',
  fallbackHint: 'Nenhum tamanho próprio: é feito {fallback}, como no início.',
  to: 'a {name}',
  addSize: 'Adicionar tamanho{list}',
  firstSizeHint: 'O primeiro tamanho é o que é gerado.',
  moveUp: 'Mover {name} para cima',
  moveDown: 'Mover {name} para baixo',
  remove: 'Remover {name}',
  saveFailed: 'Não foi possível salvar',
  pngAtExactlyThesePixels: 'PNG, exatamente com estes pixels.',
  mP4AtMost1920Pixels: 'MP4, no máximo 1920 pixels por lado; lados ímpares viram pares.',
  unsavedChanges: 'Alterações não salvas',
  discard: 'Descartar',
  save: 'Salvar',
  configurationSaved: 'Configuração salva',
}
