import type { BRAND_FONT_SENTENCES } from '../brand-font-sentences.ts'

type Translated = Readonly<Record<keyof typeof BRAND_FONT_SENTENCES | 'licenseNoteTooLong' | 'kindUnlisted', string>>

/** The sentences about uploaded fonts. */
export const brandFonts: Translated = {
  fontMissing: 'No se encontró la fuente',
  fontUnknown: 'Esto no es una fuente. Sube un archivo OTF, TTF o WOFF2.',
  fontWoff: 'Los archivos WOFF no se pueden usar. Sube un archivo OTF, TTF o WOFF2.',
  fontCollection: 'Las colecciones de fuentes no se pueden usar. Sube un archivo con una sola fuente.',
  fontTooLarge: 'La fuente es demasiado grande. El límite es de 4 MB.',
  fontDamaged: 'La fuente está dañada y no se puede usar.',
  fontRestricted: 'La licencia de esta fuente prohíbe usarla en diseños: su archivo indica que no se puede incrustar.',
  fontColor: 'Las fuentes de color y de mapa de bits no se pueden usar. Sube una fuente de contornos simples.',
  fontLetters: 'La fuente no tiene letras latinas. Necesita de la A a la Z y de la a a la z.',
  fontBlank: 'Las letras de esta fuente están vacías.',
  fontComplex: 'La fuente tarda demasiado en dibujarse y no se puede usar.',
  fontTwice: 'La marca ya tiene esta fuente. Elimínala primero para reemplazarla.',
  fontsFull: 'Una marca tiene como máximo 8 fuentes. Elimina una primero.',
  fontsTooLarge: 'Las fuentes de una marca pueden ocupar 12 MB en total, descomprimidas. Elimina una primero.',
  fontNotChosen: 'La marca no tiene ninguna fuente con este nombre.',
  licenseNoteTooLong: 'La nota de licencia debe tener como máximo 1000 caracteres',
  kindUnlisted: 'Elige uno de los tipos de la lista',
}
