import type { Translation } from '../define-words.ts'
import type { t } from '../product-pictures.ts'

export const productPictures: Translation<typeof t> = {
  picturesOf: 'Imagens de {name}',
  designsUseTheMain: 'Os designs usam a imagem principal. Cada alteração é salva na hora.',
  close: 'Fechar',
  addPictures: 'Adicionar imagens',
  addPicturesHelp: 'PNG, JPEG, WebP, GIF, AVIF ou SVG, 5 MB cada. No máximo {max} além da principal.',
  uploading: 'Enviando…',
  pictures: 'Imagens',
  mainPicture: 'Imagem principal',
  mainPictureOf: 'Imagem principal de {name}',
  pictureNumber: 'Imagem {n}',
  makeMain: 'Tornar principal',
  makeNumberMain: 'Tornar principal: imagem {n}',
  moveEarlier: 'Mover a imagem {n} para antes',
  moveLater: 'Mover a imagem {n} para depois',
  removeNumber: 'Remover a imagem {n}',
  noPicturesYet: 'Este produto ainda não tem imagens.',
  notLoaded: 'Não foi possível carregar as imagens',
  notChanged: 'Não foi possível alterar as imagens',
}
