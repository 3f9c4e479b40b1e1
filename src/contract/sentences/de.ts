import type { BRAND_FONT_SENTENCES } from './brand-font-sentences.ts'
import { brandCheck } from './de/brand-check.ts'
import { campaigns } from './de/campaigns.ts'
import { messages } from './de/messages.ts'
import { replies } from './de/replies.ts'
import type { TranslatedSentences } from './english.ts'
import type { FILE_SENTENCES } from './file-sentences.ts'
import type { PROOF_SENTENCES } from './proof-sentences.ts'

/** The sentences about written prices. */
const prices = {
  priceNoAmount: 'Der Preis ließ sich nicht als Zahl lesen und bleibt als Text erhalten',
  priceSeveral: 'Der Preis nennt mehrere Beträge und bleibt als Text erhalten',
  priceCondition: 'Der Preis hat eine Bedingung wie „ab“ und bleibt als Text erhalten',
  priceUnclear: 'Der Preis kann {1} oder {2} sein und bleibt als Text erhalten',
  priceTooLarge: 'Der Preis liegt über 9.999.999,99 und bleibt als Text erhalten',
  currencyNotListed: 'Die Währung des Preises wurde nicht erkannt, der Preis bleibt als Text erhalten',
  currenciesDiffer: 'Der Preis nennt zwei Währungen und bleibt als Text erhalten',
  priceRounded:
    'Der Preis hat mehr als zwei Nachkommastellen: Die Zahl ist gerundet, der Preis bleibt auch als Text erhalten',
  signUnclear: 'Das Zeichen „{1}“ gehört zu mehreren Währungen, der Preis bleibt, wie er geschrieben ist',
  currencyNotKnown: 'Die Währung wurde nicht erkannt und bleibt weg',
} satisfies Partial<TranslatedSentences>

/** Why an uploaded file cannot be used. */
const files: Readonly<Record<keyof typeof FILE_SENTENCES, string>> = {
  imageOtherKind:
    'Bitte wählen Sie eine gültige Bilddatei. {1}-Dateien können hier nicht verwendet werden. Laden Sie PNG, JPEG, WebP, GIF, AVIF oder SVG hoch.',
  svgEntities:
    'Bitte wählen Sie eine gültige Bilddatei. Dieses SVG enthält Entity-Deklarationen. Exportieren Sie es ohne diese, zum Beispiel als einfaches SVG.',
  svgScripts:
    'Bitte wählen Sie eine gültige Bilddatei. Dieses SVG enthält ein Skript. Exportieren Sie es ohne Skripte.',
  svgPages:
    'Bitte wählen Sie eine gültige Bilddatei. Dieses SVG enthält Teile einer Webseite (foreignObject). Exportieren Sie es mit Text als Pfaden.',
  svgReferences:
    'Bitte wählen Sie eine gültige Bilddatei. Dieses SVG verweist auf andere Dateien. Exportieren Sie es mit eingebetteten Bildern und Stilen.',
  svgPictures:
    'Die Bilder in diesem SVG haben zu viele Pixel. Das Limit liegt bei zusammen 12 Megapixeln. Exportieren Sie es mit kleineren Bildern.',
  avifTooLarge:
    'Diese AVIF-Datei braucht zum Öffnen zu viel Speicher. Speichern Sie sie als JPEG oder PNG, oder verkleinern Sie sie.',
  svgColorUnknown:
    'Die Farbe {1} dieses SVG kann nicht gezeichnet werden. Exportieren Sie es mit einfachen Farben wie #E02020.',
  svgValueMissing:
    'Dieses SVG übernimmt eine Farbe von einer Webseite: {1} hat darin keinen Wert. Exportieren Sie es mit einfachen Farben wie #E02020.',
  svgValuesSeveral:
    'Dieses SVG legt {1} mehrmals fest, deshalb ist seine Farbe nicht eindeutig. Exportieren Sie es mit einfachen Farben wie #E02020.',
  fontOtherKind:
    '{1}-Dateien können nicht als Schriftart verwendet werden. Bitte laden Sie eine OTF-, TTF- oder WOFF2-Datei hoch.',
  fileTooLarge: 'Die Datei ist zu groß. Die Grenze liegt bei {1} MB.',
}

type Translated = Readonly<Record<keyof typeof BRAND_FONT_SENTENCES | 'licenseNoteTooLong' | 'kindUnlisted', string>>

/** The sentences about uploaded fonts. */
const brandFonts: Translated = {
  fontMissing: 'Schriftart nicht gefunden',
  fontUnknown: 'Das ist keine Schriftart. Bitte laden Sie eine OTF-, TTF- oder WOFF2-Datei hoch.',
  fontWoff: 'WOFF-Dateien können nicht verwendet werden. Bitte laden Sie eine OTF-, TTF- oder WOFF2-Datei hoch.',
  fontCollection:
    'Schriftsammlungen können nicht verwendet werden. Bitte laden Sie eine Datei mit einer Schriftart hoch.',
  fontTooLarge: 'Die Schriftart ist zu groß. Das Limit liegt bei 4 MB.',
  fontDamaged: 'Die Schriftart ist beschädigt und kann nicht verwendet werden.',
  fontRestricted:
    'Die Lizenz dieser Schriftart verbietet ihre Verwendung in Designs: Laut ihrer Datei darf sie nicht eingebettet werden.',
  fontColor:
    'Farb- und Bitmap-Schriftarten können nicht verwendet werden. Bitte laden Sie eine Schriftart mit einfachen Umrissen hoch.',
  fontLetters: 'Die Schriftart hat keine lateinischen Buchstaben. Sie braucht A bis Z und a bis z.',
  fontBlank: 'Die Buchstaben dieser Schriftart sind leer.',
  fontComplex: 'Das Zeichnen dieser Schriftart dauert zu lange. Sie kann nicht verwendet werden.',
  fontTwice: 'Die Marke hat diese Schriftart schon. Löschen Sie sie zuerst, um sie zu ersetzen.',
  fontsFull: 'Eine Marke hat höchstens 8 Schriftarten. Löschen Sie zuerst eine.',
  fontsTooLarge: 'Die Schriftarten einer Marke dürfen zusammen entpackt 12 MB haben. Löschen Sie zuerst eine.',
  fontNotChosen: 'Die Marke hat keine Schriftart mit diesem Namen.',
  licenseNoteTooLong: 'Der Lizenzhinweis darf höchstens 1000 Zeichen lang sein',
  kindUnlisted: 'Bitte wählen Sie eine der aufgeführten Arten',
}

/** The sentences of providers. */
const providers = {
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
  choiceGoneVoice:
    'Der Anbieter, den Sie für Stimmen gewählt haben, ist nicht mehr verfügbar. Wählen Sie unter API-Schlüssel einen anderen.',
  choiceGoneVideo:
    'Der Anbieter, den Sie für Videos gewählt haben, ist nicht mehr verfügbar. Wählen Sie unter API-Schlüssel einen anderen.',
  choiceUnreadable:
    'Der gespeicherte Schlüssel des Anbieters {1} kann nicht mehr gelesen werden. Geben Sie ihn unter API-Schlüssel noch einmal ein.',
  choiceUnlisted: 'Wählen Sie einen der aufgeführten Anbieter.',
  studioNeedsNone: 'Das eingebaute Studio braucht keine Verbindung.',
} satisfies Partial<TranslatedSentences>

/** The sentences about Content Credentials. */
const proofs = {
  credentialsNotAdded:
    'Die Content Credentials konnten nicht hinzugefügt werden. Versuchen Sie es noch einmal, oder exportieren Sie die Datei ohne sie.',
  credentialsTooLarge:
    'Mit ihren Content Credentials passt die Datei nicht in diese Größe. Erlauben Sie mehr, oder exportieren Sie sie ohne.',
  verifyNothing: 'Wählen Sie eine Datei zum Prüfen.',
  verifyUrl: 'Geben Sie eine Adresse ein, die mit http:// oder https:// beginnt.',
  verifyNotFetched: 'Die Datei unter dieser Adresse konnte nicht gelesen werden.',
  verifyType: 'Nur PNG-, JPEG-, WebP-, AVIF-, GIF- und MP4-Dateien können geprüft werden.',
  verifyBusy: 'Es werden gerade zu viele Dateien geprüft. Versuchen Sie es gleich noch einmal.',
} satisfies Record<keyof typeof PROOF_SENTENCES, string>

export const sentences: TranslatedSentences = {
  ...messages,
  ...brandCheck,
  ...replies,
  ...campaigns,
  ...providers,
  ...brandFonts,
  ...files,
  ...prices,
  ...proofs,
}
