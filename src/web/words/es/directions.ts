import type { Translation } from '../define-words.ts'
import type { t } from '../directions.ts'

export const words: Translation<typeof t> = {
  designsToChooseFrom: 'Diseños para elegir',
  otherDesigns: 'Otros diseños',
  otherDesignsHint:
    'Las mismas palabras e imágenes, dispuestas de otra manera. Cada uno pasa a ser una versión nueva y no cuesta nada.',
  show: 'Mostrar',
  showOtherDesigns: 'Mostrar otros diseños',
  named: 'Diseño {number} de {count}: composición {layout}, {picture}, {ground}',
  namedSlide: 'Diseño {number} de {count}: {picture}, {ground}',
  fullPhoto: 'una foto en toda la superficie',
  photo: 'una foto',
  product: 'el producto',
  drawing: 'un dibujo',
  type: 'solo palabras',
  onBrand: 'sobre el color de la marca',
  onSecond: 'sobre el segundo color',
  onLight: 'sobre fondo claro',
  onDark: 'sobre fondo oscuro',
  ready: 'Diseños para elegir: {count}',
  notDrawn: 'Ahora no se pueden dibujar otros diseños.',
  noOther: 'No hay otro diseño con estas palabras.',
  chooseThis: 'Usar este diseño',
  taken: 'Esta versión tiene el diseño que ha elegido.',
  undo: 'Deshacer',
  notUndone: 'No se ha podido quitar la versión.',
}
