import type { Translation } from '../define-words.ts'
import type { t } from '../api-keys.ts'

export const words: Translation<typeof t> = {
  apiKeys: 'Clés API',
  ownKeyLead: 'Utilisez votre propre clé : les images et les vidéos sont générées sur votre compte.',
  authenticationRequired: 'Connexion requise',
  logInHint: 'Connectez-vous pour gérer vos clés API.',
  goodToKnow: 'Bon à savoir',
  imageProviderHint: 'Le fournisseur qui crée les images et les vidéos.',
  configured: 'Configurée',
  notSet: 'Non définie',
  noAnswer: 'pas de réponse',
  security: 'Sécurité',
  keyStorageHint:
    'Votre clé est enregistrée sous forme chiffrée et n’est jamais renvoyée ; même vous ne la voyez que masquée.',
  usage: 'Utilisation',
  keyUseHint: 'Elle sert uniquement à ce que vous générez, et à personne d’autre.',
  costs: 'Coûts',
  googleBillingHint: 'Google vous facture l’utilisation de votre clé aux tarifs de votre propre compte.',
  fallback: 'Sans clé',
  withoutKeyHint:
    'Sans clé personnelle, Signet génère avec ses propres moyens. Une clé refusée par Google n’est jamais remplacée à votre insu.',
  keyRemovedHint:
    'Les contenus seront ensuite générés sans elle. Vous pouvez enregistrer une nouvelle clé à tout moment.',
  deleteApiKey: 'Supprimer la clé API ?',
  apiKey: 'Clé API',
  hiddenKey: 'Clé masquée',
  hide: 'Masquer',
  show: 'Afficher',
  deleteKey: 'Supprimer la clé',
  findKeyHint: 'Vous la trouverez dans Google AI Studio, sous « API keys ».',
  testKey: 'Tester la clé',
  saveKey: 'Enregistrer la clé',
}
