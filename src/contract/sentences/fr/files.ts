import type { FILE_SENTENCES } from '../file-sentences.ts'

/** Why an uploaded file cannot be used. */
export const files: Readonly<Record<keyof typeof FILE_SENTENCES, string>> = {
  imageOtherKind:
    'Sélectionnez un fichier image valide. Les fichiers {1} ne peuvent pas être utilisés ici. Importez un PNG, JPEG, WebP, GIF, AVIF ou SVG.',
  svgEntities:
    'Sélectionnez un fichier image valide. Ce SVG contient des déclarations d’entités. Exportez-le sans elles, par exemple en SVG simple.',
  svgScripts: 'Sélectionnez un fichier image valide. Ce SVG contient un script. Exportez-le sans script.',
  svgPages:
    'Sélectionnez un fichier image valide. Ce SVG contient des parties d’une page web (foreignObject). Exportez-le avec le texte converti en tracés.',
  svgReferences:
    'Sélectionnez un fichier image valide. Ce SVG renvoie à d’autres fichiers. Exportez-le avec ses images et ses styles intégrés.',
  svgPictures:
    'Les images de ce SVG ont trop de pixels. La limite est de 12 mégapixels au total. Exportez-le avec des images plus petites.',
  avifTooLarge:
    'Cette image AVIF demande trop de mémoire pour être ouverte. Enregistrez-la en JPEG ou PNG, ou réduisez-la.',
  svgColorUnknown:
    'La couleur {1} de ce SVG ne peut pas être dessinée. Exportez-le avec des couleurs simples comme #E02020.',
  svgValueMissing:
    'Ce SVG prend une couleur d’une page web : {1} n’y a pas de valeur. Exportez-le avec des couleurs simples comme #E02020.',
  svgValuesSeveral:
    'Ce SVG définit {1} plusieurs fois, sa couleur n’est donc pas certaine. Exportez-le avec des couleurs simples comme #E02020.',
  fontOtherKind: 'Les fichiers {1} ne peuvent pas servir de police. Importez un fichier OTF, TTF ou WOFF2.',
  fileTooLarge: 'Le fichier est trop lourd. La limite est de {1} Mo.',
}
