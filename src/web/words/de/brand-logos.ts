import type { t } from '../brand-logos.ts'
import type { Translation } from '../define-words.ts'

export const words: Translation<typeof t> = {
  variantsOf: 'Logo-Varianten von {name}',
  lead: 'Designs verwenden die Variante, die an ihrer Stelle am besten zu erkennen ist. Jede Änderung wird sofort gespeichert.',
  variants: 'Varianten',
  nothingYet:
    'Diese Marke hat noch kein Logo. Laden Sie hier oder in der Marke eines als SVG hoch, dann werden Fassungen für dunkle Hintergründe und in einer Farbe angeboten.',
  storedAsJpeg:
    'Als JPEG gespeichert, weil es als PNG größer als {limit} wäre. Farben können leicht abweichen. Ein kleineres PNG behält jedes Pixel.',
  svgAgain:
    'Dieses Logo ist nur als Bild gespeichert. Laden Sie sein SVG noch einmal hoch, hier als ganzes Logo oder in der Marke, dann werden Fassungen für dunkle Hintergründe und in einer Farbe angeboten. Das SVG darf bis zu 128 KB groß sein.',
  logo: 'Logo',
  logoText: 'Das Logo der Marke. Ändern Sie es in der Marke.',
  full: 'Ganzes Logo',
  fullText: 'Name und Symbol, wo Platz ist.',
  mark: 'Bildmarke',
  markText: 'Das Symbol allein, an kleinen und quadratischen Stellen.',
  onLight: 'Für helle Hintergründe',
  onLightText: 'Auf Weiß und hellen Farben.',
  onDark: 'Für dunkle Hintergründe',
  onDarkText: 'Auf Schwarz und dunklen Farben.',
  mono: 'Eine Farbe',
  monoText: 'Wo die Farben nicht zu sehen sind.',
  onLightGround: '{name} auf hellem Hintergrund',
  onDarkGround: '{name} auf dunklem Hintergrund',
  upload: 'Hochladen: {name}',
  replace: 'Ersetzen: {name}',
  uploadHelp: 'PNG, JPEG, WebP, GIF, AVIF oder SVG, 2 MB',
  remove: 'Entfernen: {name}',
  saving: 'Wird gespeichert …',
  computed: 'Aus Ihrem SVG berechnet',
  take: 'Verwenden',
  takeThis: 'Verwenden: {name}',
  notComputed: 'Diese Variante lässt sich aus dem SVG nicht berechnen. Laden Sie sie hoch, wenn Sie eine haben.',
  notLoaded: 'Die Logo-Varianten konnten nicht geladen werden',
  notChanged: 'Die Logo-Varianten konnten nicht geändert werden',
}
