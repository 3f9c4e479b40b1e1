import type { FILE_SENTENCES } from '../file-sentences.ts'

/** Why an uploaded file cannot be used. */
export const files: Readonly<Record<keyof typeof FILE_SENTENCES, string>> = {
  imageOtherKind:
    'Selecciona un archivo de imagen válido. Aquí no se pueden usar archivos {1}. Sube PNG, JPEG, WebP, GIF, AVIF o SVG.',
  svgEntities:
    'Selecciona un archivo de imagen válido. Este SVG contiene declaraciones de entidades. Expórtalo sin ellas, por ejemplo como SVG simple.',
  svgScripts: 'Selecciona un archivo de imagen válido. Este SVG contiene un script. Expórtalo sin scripts.',
  svgPages:
    'Selecciona un archivo de imagen válido. Este SVG contiene partes de una página web (foreignObject). Expórtalo con el texto convertido en trazados.',
  svgReferences:
    'Selecciona un archivo de imagen válido. Este SVG remite a otros archivos. Expórtalo con sus imágenes y estilos incrustados.',
  svgPictures:
    'Las imágenes de este SVG tienen demasiados píxeles. El límite es de 12 megapíxeles en total. Expórtalo con imágenes más pequeñas.',
  avifTooLarge: 'Este AVIF necesita demasiada memoria para abrirse. Guárdalo como JPEG o PNG, o redúcelo.',
  svgColorUnknown: 'El color {1} de este SVG no se puede dibujar. Expórtalo con colores sencillos como #E02020.',
  svgValueMissing:
    'Este SVG toma un color de una página web: {1} no tiene ningún valor en él. Expórtalo con colores sencillos como #E02020.',
  svgValuesSeveral:
    'Este SVG define {1} varias veces, así que su color no es seguro. Expórtalo con colores sencillos como #E02020.',
  fontOtherKind: 'Los archivos {1} no se pueden usar como fuente. Sube un archivo OTF, TTF o WOFF2.',
  fileTooLarge: 'El archivo es demasiado grande. El límite es de {1} MB.',
}
