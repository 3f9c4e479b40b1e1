import type { BRAND_FONT_SENTENCES } from '../brand-font-sentences.ts'

type Translated = Readonly<Record<keyof typeof BRAND_FONT_SENTENCES | 'licenseNoteTooLong' | 'kindUnlisted', string>>

/** The sentences about uploaded fonts. */
export const brandFonts: Translated = {
  fontMissing: 'Police introuvable',
  fontUnknown: 'Ce n’est pas une police. Importez un fichier OTF, TTF ou WOFF2.',
  fontWoff: 'Les fichiers WOFF ne peuvent pas être utilisés. Importez un fichier OTF, TTF ou WOFF2.',
  fontCollection:
    'Les collections de polices ne peuvent pas être utilisées. Importez un fichier contenant une seule police.',
  fontTooLarge: 'La police est trop volumineuse. La limite est de 4 Mo.',
  fontDamaged: 'La police est endommagée et ne peut pas être utilisée.',
  fontRestricted:
    'La licence de cette police interdit son utilisation dans des designs : son fichier indique qu’elle ne peut pas être incorporée.',
  fontColor: 'Les polices en couleur et bitmap ne peuvent pas être utilisées. Importez une police à contours simples.',
  fontLetters: 'La police n’a pas de lettres latines. Il lui faut A à Z et a à z.',
  fontBlank: 'Les lettres de cette police sont vides.',
  fontComplex: 'La police est trop longue à dessiner et ne peut pas être utilisée.',
  fontTwice: 'La marque a déjà cette police. Supprimez-la d’abord pour la remplacer.',
  fontsFull: 'Une marque a au plus 8 polices. Supprimez-en une d’abord.',
  fontsTooLarge: 'Les polices d’une marque peuvent occuper 12 Mo au total, décompressées. Supprimez-en une d’abord.',
  fontNotChosen: 'La marque n’a pas de police de ce nom.',
  licenseNoteTooLong: 'La note de licence doit comporter au plus 1000 caractères',
  kindUnlisted: 'Choisissez l’un des types proposés',
}
