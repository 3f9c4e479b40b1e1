import type { Translation } from '../define-words.ts'
import type { t } from '../platforms.ts'

export const words: Translation<typeof t> = {
  configuration: 'Configuración',
  sizesHint: 'Los tamaños de cada plataforma. El primero de cada lista es el que se genera.',
  failedToLoadConfiguration: 'No se ha podido cargar la configuración',
  changed: 'Modificado',
  fallbackHint: 'Sin tamaño propio: se genera {fallback}, el valor inicial.',
  to: 'a {name}',
  addSize: 'Añadir tamaño{list}',
  firstSizeHint: 'El primer tamaño es el que se genera.',
  moveUp: 'Subir {name}',
  moveDown: 'Bajar {name}',
  remove: 'Quitar {name}',
  saveFailed: 'No se ha podido guardar',
  pngAtExactlyThesePixels: 'PNG, exactamente con estos píxeles.',
  mP4AtMost1920Pixels: 'MP4, 1920 píxeles por lado como máximo; los lados impares se hacen pares.',
  unsavedChanges: 'Cambios sin guardar',
  discard: 'Descartar',
  save: 'Guardar',
  configurationSaved: 'Configuración guardada',
}
