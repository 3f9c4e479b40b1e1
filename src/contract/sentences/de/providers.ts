import type { TranslatedSentences } from '../english.ts'

/** The sentences of providers. */
export const providers = {
  providerNameRequired: 'Geben Sie einen Namen ein',
  providerNameInvalid: 'Ein Name hat 1 bis 40 Buchstaben, Ziffern, Leerzeichen, Punkte und Bindestriche',
  providerAddressInvalid: 'Geben Sie eine Adresse wie https://api.example.com/v1 ein',
  providerModelMissing: 'Geben Sie ein Modell für Texte oder für Bilder ein',
  providerModelInvalid: 'Ein Modell hat höchstens 200 Zeichen ohne Leerzeichen',
  providerPriceInvalid: 'Ein Preis ist ein Betrag von 0 bis 10000 US-Dollar',
  providerNameTaken: 'Sie haben bereits einen Anbieter mit diesem Namen.',
  providerNameReserved: 'Dieser Name gehört zu einem Anbieter der Plattform. Wählen Sie einen anderen.',
  providerAddressRefused:
    'Signet verbindet sich nicht mit dieser Adresse. Sie muss öffentlich sein, mit https und Port 443. Die Administration kann andere in FETCH_ALLOW erlauben.',
  providerKeyAgain:
    'Geben Sie den Schlüssel noch einmal ein. Ein gespeicherter Schlüssel wird nur an die Adresse gesendet, für die er gespeichert wurde.',
  tooManyProviders: 'Sie können höchstens 10 Anbieter hinzufügen. Löschen Sie zuerst einen.',
  providerMissing: 'Anbieter nicht gefunden',
  providerWorks: 'Die Verbindung funktioniert.',
  providerWorksUnlisted: 'Die Verbindung funktioniert, aber der Server führt das Modell {1} nicht auf.',
  providerWorksBlind:
    'Der Server antwortet, hat aber keine Liste der Modelle. Ob er Ihre Modelle kennt, zeigt der erste Aufruf.',
  providerRefusedKey: 'Der Server hat den Schlüssel abgelehnt.',
  providerWantsKey: 'Der Server verlangt einen Schlüssel.',
  providerNotReached: 'Der Server ist nicht erreichbar. Prüfen Sie die Adresse und ob der Server läuft.',
  providerTooSlow: 'Der Server hat nicht innerhalb von 10 Sekunden geantwortet.',
  providerOtherProtocol:
    'Der Server spricht unter dieser Adresse nicht das OpenAI-Protokoll. Die meisten Adressen enden mit /v1.',
  providerNotComfyUi: 'Der Server führt unter dieser Adresse kein ComfyUI aus.',
  providerBusy:
    'Der Server antwortet, hat aber gerade selbst eine Störung. Versuchen Sie es in einigen Minuten noch einmal.',
  ownKeyRefused: 'Der Anbieter {1} nimmt Ihren Schlüssel nicht an. Ändern Sie ihn unter API-Schlüssel.',
  ownNoCredit:
    'Ihr Konto beim Anbieter {1} hat kein Guthaben mehr. Laden Sie es auf, oder wählen Sie unter API-Schlüssel einen anderen Anbieter.',
  ownModelGone: 'Der Anbieter {1} hat das Modell {2} nicht. Ändern Sie das Modell unter API-Schlüssel.',
  ownPaused:
    'Der Anbieter {1} hat zwei Aufrufe nicht rechtzeitig beantwortet. Signet fragt ihn deshalb 15 Minuten lang nicht mehr. Prüfen Sie, ob er läuft, und testen Sie dann unter API-Schlüssel die Verbindung, um ihn sofort wieder zu nutzen.',
  providerDeleted: 'Anbieter gelöscht',
  choiceGoneText:
    'Der Anbieter, den Sie für Texte gewählt haben, ist nicht mehr verfügbar. Wählen Sie unter API-Schlüssel einen anderen.',
  choiceGoneImage:
    'Der Anbieter, den Sie für Bilder gewählt haben, ist nicht mehr verfügbar. Wählen Sie unter API-Schlüssel einen anderen.',
  choiceGoneVideo:
    'Der Anbieter, den Sie für Videos gewählt haben, ist nicht mehr verfügbar. Wählen Sie unter API-Schlüssel einen anderen.',
  choiceUnreadable:
    'Der gespeicherte Schlüssel des Anbieters {1} kann nicht mehr gelesen werden. Geben Sie ihn unter API-Schlüssel noch einmal ein.',
  choiceUnlisted: 'Wählen Sie einen der aufgeführten Anbieter.',
  studioNeedsNone: 'Das eingebaute Studio braucht keine Verbindung.',
} satisfies Partial<TranslatedSentences>
