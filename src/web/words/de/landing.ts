import type { Translation } from '../define-words.ts'
import type { t } from '../landing.ts'

export const words: Translation<typeof t> = {
  pageTitle: 'Signet: Bilder in Ihrer Marke für jede Plattform',
  description:
    'Signet erstellt Bilder für soziale Netzwerke, die zu Ihrer Marke passen. Logo, Texte und Farben sitzen jedes Mal exakt.',
  heroTitle: 'Bilder, die nach Ihrer Marke aussehen. Jedes Mal.',
  heroText:
    'Beschreiben Sie den Beitrag. Signet setzt Ihren Text in Ihrer Schrift, Ihren Farben und mit Ihrem Logo, in der genauen Größe jeder Plattform, und prüft das Ergebnis, bevor Sie es sehen.',
  createFirstBrand: 'Erste Marke anlegen',
  talkToUs: 'Mit uns sprechen',
  freeHint: 'Kostenlos starten. Ohne Designkenntnisse, ohne Vorlagensuche.',
  inFigures: 'Signet in Zahlen',
  brandsFigure: '5.000+',
  brandsText: 'Marken haben ihr Kit in Signet',
  assetsFigure: '1 Mio.+',
  assetsText: 'Motive erstellt, jedes in seiner eigenen Marke',
  conversionFigure: '67 %',
  conversionText: 'mehr Konversionen im Durchschnitt',
  stepsTitle: 'Vom Satz zum fertigen Beitrag in drei Schritten',
  setBrand: 'Die Marke einmal festlegen',
  setBrandText: 'Zwei Farben, eine Schrift, ein Ton und ein Logo. Während Sie wählen, sehen Sie, wie das Kit entsteht.',
  sayPost: 'Sagen, worum es geht',
  sayPostText: 'Ein Satz genügt. Fügen Sie ein Produktfoto oder eine Vorlage hinzu, wenn Sie eine haben.',
  takeIt: 'Auf jede Plattform bringen',
  takeItText: 'Quadrat, Story, Banner: für jede Größe neu gesetzt, nie verzerrt oder beschnitten.',
  platformsTitle: 'Für jede Plattform neu gesetzt',
  platformsText:
    'Eine Story ist kein Banner mit abgeschnittenen Seiten. Jedes Format bekommt sein eigenes Layout, und Ihr Text bleibt frei von allen Schaltflächen, die eine Plattform darüberlegt.',
  platforms: 'Plattformen',
  featuresTitle: 'Ein Ort für alles, was Ihren Namen trägt',
  featuresText: 'Von der ersten Farbe bis zu den Zahlen am Monatsende.',
  brandKit: 'Markenkit',
  brandKitText:
    'Logo, Farben, Schrift, Tonfall und Zielgruppe an einem Ort. Ändern Sie das Kit, und das nächste Bild folgt ihm.',
  formats: 'Viele Formate',
  formatsText:
    'Bilder, Videos und Karussells in jeder Größe, die Sie posten. Jeder Tarif hat seine monatlichen Grenzen.',
  captions: 'Bildtexte und Werbetexte',
  captionsText:
    'Überschriften, Bildtexte und Hashtags in Ihrem Ton. Was in Anführungszeichen steht, bleibt buchstabengetreu.',
  checked: 'Geprüft, bevor Sie es sehen',
  checkedText:
    'Farben, Kontrast, Logo und Ränder werden an den fertigen Pixeln gemessen, und die Ergebnisse werden angezeigt.',
  library: 'Eine Bibliothek mit Gedächtnis',
  libraryText:
    'Jedes Bild mit Prompt, Marke und Größe. Merken Sie es sich, laden Sie es herunter oder machen Sie das nächste genauso.',
  analytics: 'Auswertungen',
  analyticsText:
    'Was entstand, für wen, in welcher Zeit und zu welchen Kosten. Filtern Sie es und nehmen Sie es als Datei mit.',
  analyticsTitle: 'Wissen, was ein Monat Content braucht',
  trends: 'Mengen und Trends',
  trendsText: 'Wie viel für jede Marke, jeden Typ und jede Plattform erstellt wurde, Tag für Tag.',
  cost: 'Geschätzte Kosten',
  costText: 'Ein- und ausgehende Tokens und was sie in US-Dollar kosten, für jedes Bild und insgesamt.',
  time: 'Zeit und Größe',
  timeText: 'Wie lange jedes Bild gedauert hat und wie groß die Datei ist, die Sie hochladen.',
  pictures: 'Bilder',
  costFigure: '23,60 $',
  averageTime: 'Mittlere Zeit',
  timeFigure: '6,4 s',
  week: 'Woche {n}',
  voicesTitle: 'Was Menschen sagen, die jeden Tag posten',
  voiceOne:
    '„Früher hatten wir einen Ordner voller Vorlagen und eine Kollegin, die darüber wachte. Jetzt wacht das Kit über sich selbst, und sie macht Kampagnen.“',
  roleOne: 'Markenleitung, Verdant',
  voiceTwo: '„Launch am Freitag, drei Formate, zwei Sprachen, ein Kaffee. Das Gelb ist in jedem einzelnen unser Gelb.“',
  roleTwo: 'Growth, Sunbolt',
  voiceThree: '„Das erste Werkzeug, das unsere Bäckerei nicht wie eine Softwarefirma aussehen lassen wollte.“',
  roleThree: 'Inhaberin, Petal & Crumb',
  faqTitle: 'Häufig gestellte Fragen',
  skillsAsked: 'Brauche ich Designkenntnisse?',
  skills: 'Nein. Sie beschreiben den Beitrag in einem Satz; Layout, Schrift und Farbe kommen aus Ihrem Markenkit.',
  matchAsked: 'Passen die Bilder wirklich zu meiner Marke?',
  match:
    'Ihre Farben werden mit ihren genauen Werten verwendet, Ihr Logo als die Datei, die Sie hochgeladen haben, Ihr Text Buchstabe für Buchstabe. Jedes Bild wird am Kit gemessen, bevor Sie es sehen, und Sie können das Ergebnis lesen.',
  sizesAsked: 'Welche Plattformen und Größen gibt es?',
  sizes:
    'Instagram, Facebook, Twitter, LinkedIn, TikTok und Pinterest, von quadratischen Beiträgen bis zu Storys und Bannern. Jede andere Größe von 200 bis 4096 Pixel lässt sich eintippen.',
  keyAsked: 'Kann ich meinen eigenen Gemini-Schlüssel verwenden?',
  key: 'Ja. Hinterlegen Sie ihn unter API-Schlüssel: Er wird verschlüsselt gespeichert, nur maskiert angezeigt und kann jederzeit gelöscht werden. Die Nutzung rechnet Google mit Ihnen ab.',
  limitAsked: 'Gibt es ein monatliches Limit?',
  limit:
    'Jeder Tarif enthält eine Anzahl von Bildern und Videos im Monat. Der kostenlose Tarif reicht, um herauszufinden, ob Signet zu Ihnen passt.',
  ownerAsked: 'Wem gehört, was ich erstelle?',
  owner:
    'Ihnen. Laden Sie es herunter, posten Sie es, drucken Sie es; gelöschte Inhalte und gelöschte Konten werden wirklich entfernt.',
  closingTitle: 'Setzen Sie Ihr Siegel auf den nächsten Beitrag',
  closingText: 'Eine Marke dauert eine Minute, das erste Bild noch eine.',
  getStarted: 'Kostenlos loslegen',
  contactUs: 'Kontakt aufnehmen',
}
