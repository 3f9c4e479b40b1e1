import type { Translation } from '../define-words.ts'
import type { t } from '../design-language.ts'

export const designLanguage: Translation<typeof t> = {
  language: 'Langue',
  automatic: 'Automatique (selon le prompt et la marque)',
  automaticFromPrompt: 'Automatique (selon le prompt)',
  languageOfTheBrand: 'Langue de la marque',
  languageOfNewPictures: 'La langue des nouvelles images, sauf si le prompt est dans une autre langue.',
  currency: 'Devise',
  usDollarByDefault: 'Dollar américain (par défaut)',
  inDollarsUnless: 'En dollars, sauf si vous choisissez une autre devise.',
}
