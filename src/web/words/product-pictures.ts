import { defineWords } from './define-words.ts'

export const t = defineWords('product-pictures', {
  picturesOf: 'Pictures of {name}',
  designsUseTheMain: 'Designs use the main picture. Each change is stored immediately.',
  close: 'Close',
  addPictures: 'Add pictures',
  addPicturesHelp: 'PNG, JPEG, WebP, GIF, AVIF or SVG, 5 MB each. At most {max} besides the main one.',
  uploading: 'Uploading…',
  pictures: 'Pictures',
  mainPicture: 'Main picture',
  mainPictureOf: 'Main picture of {name}',
  pictureNumber: 'Picture {n}',
  makeMain: 'Make main',
  makeNumberMain: 'Make main: picture {n}',
  moveEarlier: 'Move picture {n} earlier',
  moveLater: 'Move picture {n} later',
  removeNumber: 'Remove picture {n}',
  noPicturesYet: 'This product has no pictures yet.',
  notLoaded: 'The pictures could not be loaded',
  notChanged: 'The pictures could not be changed',
})
