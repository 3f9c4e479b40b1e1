import { defineWords } from './define-words.ts'

/** Different designs of one request, as small pictures. */
export const t = defineWords('directions', {
  designsToChooseFrom: 'Designs to choose from',
  otherDesigns: 'Other designs',
  otherDesignsHint: 'The same words and pictures, arranged differently. Each becomes a new version and costs nothing.',
  show: 'Show',
  showOtherDesigns: 'Show other designs',
  named: 'Design {number} of {count}: {layout} layout, {picture}, {ground}',
  namedSlide: 'Design {number} of {count}: {picture}, {ground}',
  fullPhoto: 'a photo over all of it',
  photo: 'a photo',
  product: 'the product',
  drawing: 'a drawing',
  type: 'words alone',
  onBrand: 'on the brand color',
  onSecond: 'on the second color',
  onLight: 'on a light ground',
  onDark: 'on a dark ground',
  ready: 'Designs to choose from: {count}',
  notDrawn: 'Other designs cannot be drawn now.',
  noOther: 'There is no other design of these words.',
  chooseThis: 'Use this design',
  taken: 'This version has the design that you chose.',
  undo: 'Undo',
  notUndone: 'The version could not be removed.',
})
