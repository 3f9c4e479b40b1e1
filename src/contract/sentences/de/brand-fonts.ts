import type { BRAND_FONT_SENTENCES } from '../brand-font-sentences.ts'

type Translated = Readonly<Record<keyof typeof BRAND_FONT_SENTENCES | 'licenseNoteTooLong' | 'kindUnlisted', string>>

/** The sentences about uploaded fonts. */
export const brandFonts: Translated = {
  fontMissing: 'Schriftart nicht gefunden',
  fontUnknown: 'Das ist keine Schriftart. Bitte laden Sie eine OTF-, TTF- oder WOFF2-Datei hoch.',
  fontWoff: 'WOFF-Dateien können nicht verwendet werden. Bitte laden Sie eine OTF-, TTF- oder WOFF2-Datei hoch.',
  fontCollection:
    'Schriftsammlungen können nicht verwendet werden. Bitte laden Sie eine Datei mit einer Schriftart hoch.',
  fontTooLarge: 'Die Schriftart ist zu groß. Das Limit liegt bei 4 MB.',
  fontDamaged: 'Die Schriftart ist beschädigt und kann nicht verwendet werden.',
  fontRestricted:
    'Die Lizenz dieser Schriftart verbietet ihre Verwendung in Designs: Laut ihrer Datei darf sie nicht eingebettet werden.',
  fontColor:
    'Farb- und Bitmap-Schriftarten können nicht verwendet werden. Bitte laden Sie eine Schriftart mit einfachen Umrissen hoch.',
  fontLetters: 'Die Schriftart hat keine lateinischen Buchstaben. Sie braucht A bis Z und a bis z.',
  fontBlank: 'Die Buchstaben dieser Schriftart sind leer.',
  fontComplex: 'Das Zeichnen dieser Schriftart dauert zu lange. Sie kann nicht verwendet werden.',
  fontTwice: 'Die Marke hat diese Schriftart schon. Löschen Sie sie zuerst, um sie zu ersetzen.',
  fontsFull: 'Eine Marke hat höchstens 8 Schriftarten. Löschen Sie zuerst eine.',
  fontsTooLarge: 'Die Schriftarten einer Marke dürfen zusammen entpackt 12 MB haben. Löschen Sie zuerst eine.',
  fontNotChosen: 'Die Marke hat keine Schriftart mit diesem Namen.',
  licenseNoteTooLong: 'Der Lizenzhinweis darf höchstens 1000 Zeichen lang sein',
  kindUnlisted: 'Bitte wählen Sie eine der aufgeführten Arten',
}
