/** German nouns that are no other part of speech, in lower case and in all forms that advertising uses. */
const WORDS = `abend abende abholung adresse adventskalender aktion aktionen anfänger anfängerinnen anfahrt angebot angebote anmeldung anreise apotheke april arzt ärztin arzttermin
  aufenthalt auftrag ausbildung ausflug ausstellung auswahl auszubildende auszubildender auto autos bäcker bäckerei bad bäder bahn bahnhof balkon bank basar baum bäume becher
  beginn beratung bereich beruf berufe besuch betrieb bett betten bewerbung bewertung biene bienen bier bild bilder blume blumen boden böden bohne bohnen boutique
  brille brillen brot brote brötchen brunch buch bücher buffet bühne büro café cent chor creme dach dächer dame damen dampf datum dauer decke dezember dienstleistung
  dienstag donnerstag dorf dose dosen duft düfte ei eier einführung eingang einkauf einladung eintritt eis elektriker eltern ende energie ente enten erdbeeren erdgeschoss erfahrung
  eröffnung euro fahrrad fahrräder fahrt fahrten fall familie familien farbe farben februar feier feierabend fenster ferien feuerwehr film filme firma firmen fisch fische flasche flaschen
  fleisch flohmarkt florist floristin flyer formular foto fotograf fotografin fotos frau frauen freitag freude freunde freunden friseur friseurin friseursalon frühling frühstück führung führungen
  garten gärten gast gäste gästen gebäck gebühr geburt geburtstag gefäß gefäße geld gemeinde gemüse gericht gerichte geschäft geschenk geschenke gespräch gesundheit getränk getränke gewinn gitarre glas
  gläser glühwein grill grundstück gruppe gruppen gutschein gutscheine haar haare hafen halle händler handwerk handwerker haus häuser haut hebamme hebammen heiligabend heizung herbst herr herren herz hilfe
  hochzeit hochzeiten hof holz honig hose hosen hotel hund hunde hunden hundeschule hüpfburg imker imkerei inspektion instrument jacke jacken jahr jahre jahren januar juli jugendliche juni kaffee
  kalender kamera karte karten kartoffeln käse kasse katze katzen keller kellner kellnerin keramik kerze kerzen kilo kilometer kind kinder kindern kino kirche kirschen kissen kita klasse klassen klavier kleid kleider
  kleidung klinik kneipe koch köchin kollege kollegen kollegin kollektion konzert konzerte kopf körper kräuter krankenkasse krankenkassen küche küchen kuchen kunde kunden kundin kundinnen kunst kurs kurse
  kursen lack lager lampe lampen land leder lehrer lehrerin lehrling leute lieferung liter lust mädchen mai makler maler malerin mann märz männer mannschaft markt märkte maschine maschinen
  massage massagen matratze matratzen material mensch menschen messe metzger metzgerei meter miete milch mitarbeiter mitarbeiterin mitglied mitglieder mittagessen mittagstisch mittwoch möbel monat monate monaten montag
  motor müll museum musik mutter mütter muttertag nachbarn nachmittag natur neueröffnung november nudeln nummer oktober obst öffnungszeit öffnungszeiten ofen oma opa optiker ostermontag ostern
  paket pakete park parkett parkplatz parkplätze party pause personal person personen pfingsten pferd pferde pflanze pflanzen pflege pflegekraft physiotherapie pizza pizzen platz plätze plätzen prämie praktikum praxis preis
  preise probe proben probestunde produkt produkte programm prozent punkte qualität rabatt rabatte räder raum räume rechnung reifen reihe reinigung reisebüro reparatur reparaturen restaurant restplätze ring
  rose rosen rücken rückenschmerzen ruhetag saft saison salat salate salon samstag samstage sauna schlüssel schmuck schmerzen schnupperstunde schokolade schreinerei schuh schuhe schule schulen schüler schülerin
  schwester seife seifen seite senioren september silvester sitzung sofa söhne sohn solaranlage sommer sommerferien sonne sonnenbrille sonnenschein sonntag sonntage sorte sorten spaß spargel spaziergang sportverein stadt städte
  stelle stift stifte stock stoffe stollen stoffladen strand straße studio stück stücke stuhl stühle stunde stunden suppe suppen tag tage tagen tanz tasche taschen tasse tassen team tee telefon teller termin
  termine terminen terrasse test theater tier tiere tierarzt tierärztin tisch tische tischler tischlerei titel tochter töchter tombola töpfe töpferkurs torte torten training tür türen turnier uhr uhren umbau umzug unterricht urlaub vater vatertag
  veranstaltung verein vereine verkauf verkäufer verkäuferin versand versicherung verlosung vortrag vorstellung wahl wald wanderung wärmepumpe ware wäsche wasser weihnachten weihnachtsmarkt wein weine welt
  yoga pilates zumba minute minuten sekunde sekunden matte matten socke socken handtuch handtücher kerzenschein schein scheine gruß grüße tannenbaum tannenbäume christbaum stollen plätzchen punsch
  adventssonntag zimt apfel äpfel birne birnen pflaumen marmelade gelee eis kugel kugeln becherchen schnitzel bratwurst pommes soße sauce knödel klöße nachtisch vorspeise hauptgericht frikadelle leberkäse
  hemd hemden anzug anzüge mantel mäntel gardinen bettwäsche teppich teppiche bügelservice reinigung nägel nagel maniküre pediküre wimpern augenbrauen bart haarschnitt strähnen dauerwelle farbe tönung föhnen
  reifen felge felgen ölwechsel bremse bremsen batterie batterien scheibe scheiben werkzeug schraube schrauben holzbrett regal regale schrank schränke heizöl pellets kamin kamine dachrinne rasen hecke hecken zaun zäune
  impfung impfungen impfpass leine leinen futter napf hundefutter katzenfutter welpe welpen pony ponys reitstunde reitstunden sattel hufe stall heu stroh
  anfrage anfragen vorbestellung vorbestellungen barzahlung kartenzahlung quittung rezept rezepte sprechstunde sprechstunden vertretung notdienst notfall notfälle urlaubszeit betriebsferien werktag werktage feiertag feiertage
  schwimmkurs theorie theorieunterricht fahrstunde fahrstunden führerschein nachhilfe mathe prüfung prüfungen chorprobe bühnenbild eintrittskarte abendkasse vorverkauf einlass sitzplatz sitzplätze parkhaus innenstadt marktplatz
  werkstatt werkstätten wetter wiese winter winterreifen woche wochen wochenende wohnung wohnungen wolle workshop workshops wurst zahnarzt zahnärztin zahnreinigung zeit zeiten zelt zimmer zoo zubehör zucker zug zutaten zwiebeln`

/** Endings of nouns only, behind at least three letters. */
const ENDING =
  /^\p{L}{3,40}(?:ung|ungen|heit|heiten|keit|keiten|schaft|schaften|tion|tionen|ismus|ität|itäten|ling|linge|nisse)$/u

/** A word of this length or more, in UTF-16 code units, may be the last part of a compound, behind at least four letters. */
const LEAST_HEAD = 4
const LEAST_BEFORE = 4

const NOUNS: ReadonlySet<string> = new Set(WORDS.split(/\s+/u))
/** Nouns with which other words end as well: "fantastische", "unterdrücken", "bestellen", "jederzeit". */
const NO_HEADS: ReadonlySet<string> = new Set(
  'ende fall gast lack land mann ring rose rücken stelle stellen stock test tisch tische wahl welt zeit'.split(' '),
)
/** Words that end like a noun. */
const NO_NOUNS: ReadonlySet<string> = new Set('durchaus gescheit heutzutage'.split(' '))

/** Whether a German word in lower case is certainly a noun: a listed one, a compound that ends with one, or one with the ending of nouns. */
export function isGermanNoun(word: string): boolean {
  if (NO_NOUNS.has(word)) return false
  if (NOUNS.has(word) || ENDING.test(word)) return true
  for (let at = LEAST_BEFORE; at <= word.length - LEAST_HEAD; at += 1) {
    const head = word.slice(at)
    if (NOUNS.has(head) && !NO_HEADS.has(head)) return true
  }
  return false
}
