import type { Translation } from '../define-words.ts'
import type { t } from '../translate.ts'

export const translateDesigns: Translation<typeof t> = {
  translateTo: 'Traducir a…',
  translate: 'Traducir',
  eachLanguageBecomes: 'Cada idioma se convierte en una versión nueva del diseño guardado. Los originales no cambian.',
  loadFailed: 'No se pudieron cargar los textos',
  enterATranslation: 'Escribe una traducción',
  useAtMost: 'Usa {max} caracteres como máximo',
  longerThanFits: 'Más largo que los {fits} caracteres que caben bien',
  item: 'Elemento {id}',
  languages: 'Idiomas',
  languageShown: 'Idioma mostrado',
  translateWithAi: 'Traducir con IA',
  translatingOf: 'Traduciendo {current} de {all}…',
  cancel: 'Cancelar',
  downloadCsv: 'Descargar CSV',
  uploadCsv: 'Subir CSV',
  pasteTable: 'También puedes pegar aquí la tabla de una hoja de cálculo.',
  notATable: 'No es una tabla con las columnas item, field y source',
  imported: { one: '{n} texto importado', many: '{n} textos importados', other: '{n} textos importados' },
  foreignRows: {
    one: '{n} fila no corresponde a ningún texto del formulario',
    many: '{n} filas no corresponden a ningún texto del formulario',
    other: '{n} filas no corresponden a ningún texto del formulario',
  },
  chooseFirst: 'Elige primero los idiomas.',
  tooMany: 'Crea {max} traducciones a la vez como máximo',
  createVersions: { one: 'Crear versión', many: 'Crear {n} versiones', other: 'Crear {n} versiones' },
  created: { one: '{n} versión creada', many: '{n} versiones creadas', other: '{n} versiones creadas' },
  notCreated: {
    one: 'No se pudo crear {n} versión',
    many: 'No se pudieron crear {n} versiones',
    other: 'No se pudieron crear {n} versiones',
  },
  createFailed: 'No se pudieron crear las versiones',
  translateFailed: 'No se pudo traducir',
}
