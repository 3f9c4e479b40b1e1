import type { Translation } from '../define-words.ts'
import type { t } from '../directions.ts'

export const words: Translation<typeof t> = {
  designsToChooseFrom: 'Compositions au choix',
  otherDesigns: 'Autres compositions',
  otherDesignsHint:
    'Les mêmes mots et images, disposés autrement. Chacune devient une nouvelle version et ne coûte rien.',
  show: 'Afficher',
  showOtherDesigns: 'Afficher d’autres compositions',
  named: 'Composition {number} sur {count} : mise en page {layout}, {picture}, {ground}',
  namedSlide: 'Composition {number} sur {count} : {picture}, {ground}',
  fullPhoto: 'une photo sur toute la surface',
  photo: 'une photo',
  product: 'le produit',
  drawing: 'un dessin',
  type: 'des mots seuls',
  onBrand: 'sur la couleur de la marque',
  onSecond: 'sur la deuxième couleur',
  onLight: 'sur fond clair',
  onDark: 'sur fond sombre',
  ready: 'Compositions au choix : {count}',
  notDrawn: 'Les autres compositions ne peuvent pas être dessinées pour le moment.',
  noOther: 'Il n’y a pas d’autre composition avec ces mots.',
  chooseThis: 'Utiliser cette composition',
  taken: 'Cette version a la composition que vous avez choisie.',
  undo: 'Annuler',
  notUndone: 'La version n’a pas pu être supprimée.',
}
