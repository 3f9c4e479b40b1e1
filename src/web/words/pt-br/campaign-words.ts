import type { Translation } from '../define-words.ts'
import type { t } from '../campaign-words.ts'

export const words: Translation<typeof t> = {
  needsWords: 'Faltam textos',
  needWords: { one: '{n} item precisa de textos', other: '{n} itens precisam de textos' },
  needWordsBefore: {
    one: '{n} item vai precisar de textos no seu idioma',
    other: '{n} itens vão precisar de textos no seu idioma',
  },
  needWordsText: 'O que o briefing diz não pode ser dito nesses idiomas sem uma tradução, e o Signet não adivinha.',
  giveWords: 'Adicionar textos',
  cellText:
    'A mensagem ainda não pode ser dita em {language}. Adicione textos nesse idioma para todos os itens de uma vez.',
  title: 'Textos em outros idiomas',
  text: 'Digite, cole, importe ou traduza uma vez para todos os itens. Datas, preços, ofertas, códigos, nomes e endereços são escritos automaticamente.',
  onlyHeadline: 'Só o título é necessário. O que ficar em branco é omitido ou escrito pelo estúdio.',
  languageCount: { one: '{n} item', other: '{n} itens' },
  saveAndMake: { one: 'Salvar e criar {n} item', other: 'Salvar e criar {n} itens' },
  saveFirst: 'Digite pelo menos um título',
  headlineNeeded: 'Digite um título ou limpe os outros textos deste idioma',
  saved: { one: 'Textos salvos. {n} item está sendo criado.', other: 'Textos salvos. {n} itens estão sendo criados.' },
  saveFailed: 'Não foi possível salvar os textos',
  runFailed: 'Os textos foram salvos, mas não foi possível iniciar a criação',
  nothingNeeded: 'Todos os itens têm textos',
  nothingNeededText: 'Cada item pode dizer no seu idioma do que trata a campanha.',
  toBoard: 'Abrir o quadro',
  loadFailed: 'Não foi possível carregar os textos',
}
