import type { Translation } from '../define-words.ts'
import type { t } from '../api-keys.ts'

export const words: Translation<typeof t> = {
  apiKeys: 'API-Schlüssel',
  ownKeyLead: 'Hinterlegen Sie einen eigenen Schlüssel, dann werden Bilder und Videos über Ihr eigenes Konto erstellt.',
  authenticationRequired: 'Anmeldung erforderlich',
  logInHint: 'Bitte melden Sie sich an, um Ihre API-Schlüssel zu verwalten.',
  goodToKnow: 'Gut zu wissen',
  imageProviderHint: 'Der Anbieter, der Bilder malt und Videos macht.',
  configured: 'Eingerichtet',
  notSet: 'Nicht eingerichtet',
  noAnswer: 'keine Antwort',
  security: 'Sicherheit',
  keyStorageHint:
    'Ihr Schlüssel wird verschlüsselt gespeichert und nie zurückgesendet; auch Sie sehen ihn nur verdeckt.',
  usage: 'Verwendung',
  keyUseHint: 'Er wird nur für das verwendet, was Sie selbst erstellen.',
  costs: 'Kosten',
  googleBillingHint: 'Google berechnet Ihnen die Nutzung Ihres Schlüssels zu den Preisen Ihres eigenen Kontos.',
  fallback: 'Ohne Schlüssel',
  withoutKeyHint:
    'Ohne eigenen Schlüssel erstellt Signet alles mit den eigenen Mitteln. Ein Schlüssel, den Google ablehnt, wird nie stillschweigend ersetzt.',
  keyRemovedHint: 'Inhalte werden dann ohne ihn erstellt. Sie können jederzeit wieder einen Schlüssel speichern.',
  deleteApiKey: 'API-Schlüssel löschen?',
  apiKey: 'API-Schlüssel',
  hiddenKey: 'Verdeckter Schlüssel',
  hide: 'Verbergen',
  show: 'Anzeigen',
  deleteKey: 'Schlüssel löschen',
  findKeyHint: 'Sie finden ihn in Google AI Studio unter „API keys“.',
  testKey: 'Schlüssel testen',
  saveKey: 'Schlüssel speichern',
}
