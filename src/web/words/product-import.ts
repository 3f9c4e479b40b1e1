import { defineWords } from './define-words.ts'

export const t = defineWords('product-import', {
  importAProduct: 'Import a product',
  readAPage: 'Read the page of a product, then check what was found. Nothing is saved before you click.',
  draftHint: 'Check the draft and change what is wrong. Nothing is saved before you click.',
  pageAddress: 'Address of the product page',
  enterAddress: 'Enter the address of a product page.',
  readPage: 'Read page',
  reading: 'Reading the page…',
  readingTakes: 'Texts, price and pictures. This takes a few seconds.',
  readFailed: 'The page could not be read',
  readAnother: 'Read another page',
  product: 'Product',
  priceAndAvailability: 'Price and availability',
  numbersAndLink: 'Numbers and link',
  pictures: 'Pictures',
  mainPicture: 'Main picture',
  pictureNumber: 'Picture {n}',
  noPicture: 'No picture',
  keepOthers: 'Keep the others as further pictures',
  othersNotSaved: 'The other pictures could not be saved',
  saveProduct: 'Save product',
})
