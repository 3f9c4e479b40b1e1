import type { Translation } from '../define-words.ts'
import type { t } from '../translate.ts'

export const words: Translation<typeof t> = {
  translateTo: 'Traduire en…',
  translate: 'Traduire',
  versionsHint: 'Chaque langue devient une nouvelle version du visuel enregistré. Les originaux ne changent pas.',
  loadFailed: 'Impossible de charger les textes',
  enterATranslation: 'Saisissez une traduction',
  tooManyCharacters: '{max} caractères au maximum',
  longerThanFits: 'Plus long que les {fits} caractères qui tiennent bien',
  item: 'Élément {id}',
  languages: 'Langues',
  languageShown: 'Langue affichée',
  translateWithAi: 'Traduire avec l’IA',
  translatingOf: 'Traduction {current} sur {all}…',
  cancel: 'Annuler',
  downloadCsv: 'Télécharger le CSV',
  uploadCsv: 'Importer un CSV',
  pasteTable: 'Vous pouvez aussi coller ici le tableau d’un tableur.',
  notUtf8:
    'Ce fichier n’est pas enregistré en UTF-8, ses lettres ne peuvent donc pas être lues. Enregistrez-le au format « CSV UTF-8 ».',
  notATable: 'Ce tableau n’a pas les colonnes item, field et source',
  imported: { one: '{n} texte importé', many: '{n} textes importés', other: '{n} textes importés' },
  foreignRows: {
    one: '{n} ligne ne correspond à aucun texte du formulaire',
    many: '{n} lignes ne correspondent à aucun texte du formulaire',
    other: '{n} lignes ne correspondent à aucun texte du formulaire',
  },
  chooseFirst: 'Choisissez d’abord les langues.',
  tooMany: '{max} traductions au maximum à la fois',
  createVersions: { one: 'Créer la version', many: 'Créer {n} versions', other: 'Créer {n} versions' },
  created: { one: '{n} version créée', many: '{n} versions créées', other: '{n} versions créées' },
  notCreated: {
    one: '{n} version n’a pas pu être créée',
    many: '{n} versions n’ont pas pu être créées',
    other: '{n} versions n’ont pas pu être créées',
  },
  createFailed: 'Impossible de créer les versions',
  translateFailed: 'Échec de la traduction',
}
