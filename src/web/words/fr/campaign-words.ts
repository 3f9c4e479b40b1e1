import type { Translation } from '../define-words.ts'
import type { t } from '../campaign-words.ts'

export const words: Translation<typeof t> = {
  needsWords: 'Textes manquants',
  needWords: { one: '{n} élément a besoin de textes', other: '{n} éléments ont besoin de textes' },
  needWordsBefore: {
    one: '{n} élément aura besoin de textes dans sa langue',
    other: '{n} éléments auront besoin de textes dans leur langue',
  },
  needWordsText: 'Ce que dit le brief ne peut pas être dit dans ces langues sans traduction, et Signet ne devine pas.',
  giveWords: 'Donner les textes',
  cellText:
    'Le message ne peut pas encore être dit en {language}. Donnez des textes dans cette langue, pour tous les éléments à la fois.',
  title: 'Textes dans d’autres langues',
  text: 'Saisissez-les, collez-les, importez-les ou faites-les traduire une fois pour tous les éléments. Dates, prix, offres, codes, noms et adresses s’écrivent tout seuls.',
  onlyHeadline: 'Seul le titre est nécessaire. Ce qui reste vide est omis ou écrit par le studio.',
  languageCount: { one: '{n} élément', other: '{n} éléments' },
  saveAndMake: { one: 'Enregistrer et créer {n} élément', other: 'Enregistrer et créer {n} éléments' },
  saveFirst: 'Saisissez au moins un titre',
  headlineNeeded: 'Saisissez un titre, ou videz les autres textes de cette langue',
  saved: {
    one: 'Textes enregistrés. {n} élément est en cours de création.',
    other: 'Textes enregistrés. {n} éléments sont en cours de création.',
  },
  saveFailed: 'Impossible d’enregistrer les textes',
  runFailed: 'Les textes sont enregistrés, mais la création n’a pas pu démarrer',
  nothingNeeded: 'Tous les éléments ont leurs textes',
  nothingNeededText: 'Chaque élément peut dire dans sa langue de quoi parle la campagne.',
  toBoard: 'Ouvrir le tableau',
  loadFailed: 'Impossible de charger les textes',
}
