import type { FILE_SENTENCES } from '../file-sentences.ts'

/** Why an uploaded file cannot be used. */
export const files: Readonly<Record<keyof typeof FILE_SENTENCES, string>> = {
  imageOtherKind:
    'Selecione um arquivo de imagem válido. Arquivos {1} não podem ser usados aqui. Envie PNG, JPEG, WebP, GIF, AVIF ou SVG.',
  svgEntities:
    'Selecione um arquivo de imagem válido. Este SVG contém declarações de entidades. Exporte-o sem elas, por exemplo como SVG simples.',
  svgScripts: 'Selecione um arquivo de imagem válido. Este SVG contém um script. Exporte-o sem scripts.',
  svgPages:
    'Selecione um arquivo de imagem válido. Este SVG contém partes de uma página da web (foreignObject). Exporte-o com o texto convertido em curvas.',
  svgReferences:
    'Selecione um arquivo de imagem válido. Este SVG faz referência a outros arquivos. Exporte-o com as imagens e os estilos incorporados.',
  svgPictures:
    'As imagens deste SVG têm pixels demais. O limite é de 12 megapixels no total. Exporte-o com imagens menores.',
  avifTooLarge: 'Este AVIF precisa de memória demais para ser aberto. Salve-o como JPEG ou PNG, ou reduza-o.',
  svgColorUnknown: 'A cor {1} deste SVG não pode ser desenhada. Exporte-o com cores simples como #E02020.',
  svgValueMissing:
    'Este SVG usa uma cor de uma página da web: {1} não tem valor nele. Exporte-o com cores simples como #E02020.',
  svgValuesSeveral:
    'Este SVG define {1} mais de uma vez, então sua cor não é certa. Exporte-o com cores simples como #E02020.',
  fontOtherKind: 'Arquivos {1} não podem ser usados como fonte. Envie um arquivo OTF, TTF ou WOFF2.',
  fileTooLarge: 'O arquivo é grande demais. O limite é de {1} MB.',
}
