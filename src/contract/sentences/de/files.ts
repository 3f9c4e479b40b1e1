import type { FILE_SENTENCES } from '../file-sentences.ts'

/** Why an uploaded file cannot be used. */
export const files: Readonly<Record<keyof typeof FILE_SENTENCES, string>> = {
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
