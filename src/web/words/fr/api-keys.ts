import type { Translation } from '../define-words.ts'
import type { t } from '../api-keys.ts'

export const apiKeys: Translation<typeof t> = {
  apiKeys: 'Clés API',
  bringYourOwnKeyAnd: 'Utilisez votre propre clé : les images et les vidéos sont générées sur votre compte.',
  authenticationRequired: 'Connexion requise',
  pleaseLogInToManage: 'Veuillez vous connecter pour gérer vos clés API.',
  goodToKnow: 'Bon à savoir',
  theProviderThatPaintsPictures: 'Le fournisseur qui peint les images et réalise les vidéos.',
  configured: 'Configurée',
  notSet: 'Non définie',
  noAnswer: 'pas de réponse',
  security: 'Sécurité',
  yourKeyIsStoredEncrypted:
    'Votre clé est stockée chiffrée et n’est jamais renvoyée ; même vous ne la voyez que masquée.',
  usage: 'Utilisation',
  itIsUsedForWhat: 'Elle sert à ce que vous générez, à rien ni personne d’autre.',
  costs: 'Coûts',
  googleBillsTheUsageOf: 'Google vous facture l’utilisation de votre clé aux tarifs de votre compte.',
  fallback: 'Sans clé',
  withoutAKeyOfYours:
    'Sans clé de votre part, Signet génère avec ses propres moyens. Une clé refusée par Google n’est jamais remplacée à votre insu.',
  contentIsGeneratedWithoutIt:
    'Les contenus seront ensuite générés sans elle. Vous pouvez enregistrer une clé à nouveau à tout moment.',
  deleteApiKey: 'Supprimer la clé API ?',
  apiKey: 'Clé API',
  hiddenKey: 'Clé masquée',
  hide: 'Masquer',
  show: 'Afficher',
  deleteKey: 'Supprimer la clé',
  youFindItInGoogle: 'Vous la trouverez dans Google AI Studio, sous « API keys ».',
  testKey: 'Tester la clé',
  saveKey: 'Enregistrer la clé',
}
