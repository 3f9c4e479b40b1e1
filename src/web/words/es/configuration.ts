import type { Translation } from '../define-words.ts'
import type { t } from '../configuration.ts'

export const configuration: Translation<typeof t> = {
  configuration: 'Configuración',
  theSizesForEachPlatform: 'Los tamaños de cada plataforma. Se genera el primero de la lista.',
  failedToLoadConfiguration: 'No se pudo cargar la configuración',
  changed: 'Modificado',
  noSizeOfYourOwn: 'Sin tamaño propio: se hace {fallback}, como al principio.',
  to: 'a {name}',
  addSize: 'Añadir tamaño{list}',
  theFirstSizeIsThe: 'El primer tamaño es el que se genera.',
  moveUp: 'Subir {name}',
  moveDown: 'Bajar {name}',
  remove: 'Quitar {name}',
  saveFailed: 'No se pudo guardar',
  pngAtExactlyThesePixels: 'PNG, exactamente con estos píxeles.',
  mP4AtMost1920Pixels: 'MP4, como máximo 1920 píxeles por lado; los lados impares se hacen pares.',
  unsavedChanges: 'Cambios sin guardar',
  discard: 'Descartar',
  save: 'Guardar',
  configurationSaved: 'Configuración guardada',
}
