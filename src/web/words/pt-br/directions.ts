import type { Translation } from '../define-words.ts'
import type { t } from '../directions.ts'

export const words: Translation<typeof t> = {
  designsToChooseFrom: 'Designs para escolher',
  otherDesigns: 'Outros designs',
  otherDesignsHint:
    'As mesmas palavras e imagens, dispostas de outro jeito. Cada um vira uma nova versão e não custa nada.',
  show: 'Mostrar',
  showOtherDesigns: 'Mostrar outros designs',
  named: 'Design {number} de {count}: layout {layout}, {picture}, {ground}',
  namedSlide: 'Design {number} de {count}: {picture}, {ground}',
  fullPhoto: 'uma foto na área toda',
  photo: 'uma foto',
  product: 'o produto',
  drawing: 'um desenho',
  type: 'só palavras',
  onBrand: 'na cor da marca',
  onSecond: 'na segunda cor',
  onLight: 'em fundo claro',
  onDark: 'em fundo escuro',
  ready: 'Designs para escolher: {count}',
  notDrawn: 'Não é possível desenhar outros designs agora.',
  noOther: 'Não há outro design com essas palavras.',
  chooseThis: 'Usar este design',
  taken: 'Esta versão tem o design que você escolheu.',
  undo: 'Desfazer',
  notUndone: 'Não foi possível remover a versão.',
}
