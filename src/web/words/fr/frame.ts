import type { Translation } from '../define-words.ts'
import type { t } from '../frame.ts'

export const words: Translation<typeof t> = {
  unexpectedApplicationError: 'Erreur inattendue !',
  crashHint:
    'Cette page a cessé de fonctionner. La recharger suffit généralement ; rien de ce qui était enregistré n’est perdu.',
  loadAgain: 'Recharger',
  backToTheStart: 'Retour à l’accueil',
  loading: 'Chargement…',
  skipToContent: 'Aller au contenu',
  processing: 'Traitement…',
  pageNotFound:
    '404 – page introuvable. Il n’y a pas de page à cette adresse ; le lien est peut-être ancien ou mal saisi.',
}
