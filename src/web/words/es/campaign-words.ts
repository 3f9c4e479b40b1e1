import type { Translation } from '../define-words.ts'
import type { t } from '../campaign-words.ts'

export const words: Translation<typeof t> = {
  needsWords: 'Faltan textos',
  needWords: { one: '{n} elemento necesita textos', other: '{n} elementos necesitan textos' },
  needWordsBefore: {
    one: '{n} elemento necesitará textos en su idioma',
    other: '{n} elementos necesitarán textos en su idioma',
  },
  needWordsText: 'Lo que dice el brief no se puede decir en estos idiomas sin una traducción, y Signet no adivina.',
  giveWords: 'Añadir textos',
  cellText:
    'El mensaje aún no se puede decir en {language}. Añade textos en este idioma para todos los elementos a la vez.',
  title: 'Textos en otros idiomas',
  text: 'Escríbelos, pégalos, impórtalos o tradúcelos una vez para todos los elementos. Fechas, precios, ofertas, códigos, nombres y direcciones se escriben solos.',
  onlyHeadline: 'Solo hace falta el titular. Lo que quede vacío se omite o lo escribe el estudio.',
  languageCount: { one: '{n} elemento', other: '{n} elementos' },
  saveAndMake: { one: 'Guardar y crear {n} elemento', other: 'Guardar y crear {n} elementos' },
  saveFirst: 'Escribe al menos un titular',
  headlineNeeded: 'Escribe un titular o vacía los demás textos de este idioma',
  saved: {
    one: 'Textos guardados. Se está creando {n} elemento.',
    other: 'Textos guardados. Se están creando {n} elementos.',
  },
  saveFailed: 'No se pudieron guardar los textos',
  runFailed: 'Los textos están guardados, pero no se pudo iniciar la creación',
  nothingNeeded: 'Todos los elementos tienen textos',
  nothingNeededText: 'Cada elemento puede decir en su idioma de qué trata la campaña.',
  toBoard: 'Abrir el tablero',
  loadFailed: 'No se pudieron cargar los textos',
}
