import type { Translation } from '../define-words.ts'
import type { t } from '../jobs.ts'

export const words: Translation<typeof t> = {
  queued: 'En file d’attente',
  running: 'En cours',
  succeeded: 'Réussi',
  partiallyFailed: 'Échec partiel',
  failed: 'Échec',
  canceled: 'Annulé',
  writingTheWords: 'Rédaction des textes',
  makingThePicture: 'Création de l’image',
  layingItOut: 'Mise en page',
  rendering: 'Rendu',
  renderingScene: 'Rendu de la scène {number} sur {count}',
  renderingFrame: 'Rendu de la scène {number} sur {count}, image {frame} sur {frames}',
  checkingAgainstTheBrand: 'Contrôle de marque',
  saving: 'Enregistrement',
  starting: 'Démarrage',
  tryingAgainIn: 'Nouvelle tentative dans {seconds}',
  tryingAgain: 'Nouvelle tentative',
  waiting: 'En attente',
  done: 'Terminé',
  contentGeneratedSuccessfully: 'Contenu généré avec succès ! 🎉',
  partlyFailed: '{made} éléments générés sur {count}. Certains contenus n’ont pas pu être générés.',
  generationFailed: 'Échec de la génération : {failures}',
  failedToGenerate: 'Échec de la génération',
  failedToGenerateContent: 'Impossible de générer le contenu',
}
