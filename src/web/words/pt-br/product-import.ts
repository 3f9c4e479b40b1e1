import type { Translation } from '../define-words.ts'
import type { t } from '../product-import.ts'

export const words: Translation<typeof t> = {
  importAProduct: 'Importar um produto',
  readAPage: 'Leia a página de um produto e confira o que foi encontrado. Nada é salvo antes do seu clique.',
  draftHint: 'Confira o rascunho e corrija o que estiver errado. Nada é salvo antes do seu clique.',
  pageAddress: 'Endereço da página do produto',
  enterAddress: 'Digite o endereço de uma página de produto.',
  readPage: 'Ler página',
  reading: 'Lendo a página…',
  readingTakes: 'Textos, preço e imagens. Leva alguns segundos.',
  readFailed: 'Não foi possível ler a página',
  readAnother: 'Ler outra página',
  product: 'Produto',
  priceAndAvailability: 'Preço e disponibilidade',
  numbersAndLink: 'Códigos e link',
  pictures: 'Imagens',
  mainPicture: 'Imagem principal',
  pictureNumber: 'Imagem {n}',
  noPicture: 'Sem imagem',
  keepOthers: 'Manter as outras como imagens adicionais',
  othersNotSaved: 'Não foi possível salvar as outras imagens',
  saveProduct: 'Salvar produto',
}
