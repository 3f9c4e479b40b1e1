import type { t } from '../brand-logos.ts'
import type { Translation } from '../define-words.ts'

export const words: Translation<typeof t> = {
  variantsOf: 'Variantes du logo de {name}',
  lead: 'Les designs utilisent la variante la plus lisible à son emplacement. Chaque modification est enregistrée immédiatement.',
  variants: 'Variantes',
  nothingYet:
    'Cette marque n’a pas encore de logo. Importez-en un en SVG ici ou dans la marque, et des versions pour fond sombre et en une couleur seront proposées.',
  storedAsJpeg:
    'Enregistré en JPEG, car il dépasserait {limit} en PNG. Ses couleurs peuvent légèrement varier. Un PNG plus petit garde chaque pixel.',
  svgAgain:
    'Ce logo n’est enregistré que comme image. Importez de nouveau son SVG, ici comme logo complet ou dans la marque, et des versions pour fond sombre et en une couleur seront proposées. Le SVG peut faire jusqu’à 128 Ko.',
  logo: 'Logo',
  logoText: 'Le logo de la marque. Modifiez-le dans la marque.',
  full: 'Logo complet',
  fullText: 'Le nom et le symbole, quand la place suffit.',
  mark: 'Symbole',
  markText: 'Le symbole seul, aux endroits petits ou carrés.',
  onLight: 'Pour fond clair',
  onLightText: 'Sur le blanc et les couleurs claires.',
  onDark: 'Pour fond sombre',
  onDarkText: 'Sur le noir et les couleurs sombres.',
  mono: 'Une couleur',
  monoText: 'Là où les couleurs ne se voient pas.',
  onLightGround: '{name} sur fond clair',
  onDarkGround: '{name} sur fond sombre',
  upload: 'Importer : {name}',
  replace: 'Remplacer : {name}',
  uploadHelp: 'PNG, JPEG, WebP, GIF, AVIF ou SVG, 2 Mo',
  remove: 'Supprimer : {name}',
  saving: 'Enregistrement…',
  computed: 'Calculé à partir de votre SVG',
  take: 'Utiliser',
  takeThis: 'Utiliser : {name}',
  notComputed: 'Cette variante ne peut pas être calculée à partir du SVG. Importez-la si vous en avez une.',
  notLoaded: 'Les variantes du logo n’ont pas pu être chargées',
  notChanged: 'Les variantes du logo n’ont pas pu être modifiées',
}
