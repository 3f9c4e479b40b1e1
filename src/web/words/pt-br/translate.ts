import type { Translation } from '../define-words.ts'
import type { t } from '../translate.ts'

export const words: Translation<typeof t> = {
  translateTo: 'Traduzir para…',
  translate: 'Traduzir',
  versionsHint: 'Cada idioma vira uma nova versão do design salvo. Os originais não mudam.',
  loadFailed: 'Não foi possível carregar os textos',
  enterATranslation: 'Digite uma tradução',
  tooManyCharacters: 'Use no máximo {max} caracteres',
  longerThanFits: 'Mais longo que os {fits} caracteres que cabem bem',
  item: 'Item {id}',
  languages: 'Idiomas',
  languageShown: 'Idioma exibido',
  translateWithAi: 'Traduzir com IA',
  translatingOf: 'Traduzindo {current} de {all}…',
  cancel: 'Cancelar',
  downloadCsv: 'Baixar CSV',
  uploadCsv: 'Enviar CSV',
  pasteTable: 'Você também pode colar aqui a tabela de uma planilha.',
  notUtf8:
    'Este arquivo não está salvo como UTF-8, por isso suas letras não podem ser lidas. Salve-o como “CSV UTF-8”.',
  notATable: 'Esta não é uma tabela com as colunas item, field e source',
  imported: { one: '{n} texto importado', many: '{n} textos importados', other: '{n} textos importados' },
  foreignRows: {
    one: '{n} linha não pertence a nenhum texto do formulário',
    many: '{n} linhas não pertencem a nenhum texto do formulário',
    other: '{n} linhas não pertencem a nenhum texto do formulário',
  },
  chooseFirst: 'Escolha primeiro os idiomas.',
  tooMany: 'Crie no máximo {max} traduções de uma vez',
  createVersions: { one: 'Criar versão', many: 'Criar {n} versões', other: 'Criar {n} versões' },
  created: { one: '{n} versão criada', many: '{n} versões criadas', other: '{n} versões criadas' },
  notCreated: {
    one: '{n} versão não pôde ser criada',
    many: '{n} versões não puderam ser criadas',
    other: '{n} versões não puderam ser criadas',
  },
  createFailed: 'Não foi possível criar as versões',
  translateFailed: 'Não foi possível traduzir',
}
