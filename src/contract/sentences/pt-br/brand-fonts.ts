import type { BRAND_FONT_SENTENCES } from '../brand-font-sentences.ts'

type Translated = Readonly<Record<keyof typeof BRAND_FONT_SENTENCES | 'licenseNoteTooLong' | 'kindUnlisted', string>>

/** The sentences about uploaded fonts. */
export const brandFonts: Translated = {
  fontMissing: 'Fonte não encontrada',
  fontUnknown: 'Isto não é uma fonte. Envie um arquivo OTF, TTF ou WOFF2.',
  fontWoff: 'Arquivos WOFF não podem ser usados. Envie um arquivo OTF, TTF ou WOFF2.',
  fontCollection: 'Coleções de fontes não podem ser usadas. Envie um arquivo com uma única fonte.',
  fontTooLarge: 'A fonte é grande demais. O limite é de 4 MB.',
  fontDamaged: 'A fonte está danificada e não pode ser usada.',
  fontRestricted: 'A licença desta fonte proíbe o uso em designs: o arquivo diz que ela não pode ser incorporada.',
  fontColor: 'Fontes coloridas e de bitmap não podem ser usadas. Envie uma fonte com contornos simples.',
  fontLetters: 'A fonte não tem letras latinas. Ela precisa de A a Z e de a a z.',
  fontBlank: 'As letras desta fonte estão vazias.',
  fontComplex: 'A fonte demora demais para ser desenhada e não pode ser usada.',
  fontTwice: 'A marca já tem esta fonte. Exclua-a primeiro para substituí-la.',
  fontsFull: 'Uma marca tem no máximo 8 fontes. Exclua uma primeiro.',
  fontsTooLarge: 'As fontes de uma marca podem ter 12 MB no total, descompactadas. Exclua uma primeiro.',
  fontNotChosen: 'A marca não tem nenhuma fonte com este nome.',
  licenseNoteTooLong: 'A nota de licença deve ter no máximo 1000 caracteres',
  kindUnlisted: 'Escolha um dos tipos da lista',
}
