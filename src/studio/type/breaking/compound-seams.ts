/** A place where a word may be broken with a hyphen. `at` is an offset in UTF-16 code units; `cost` is 0 (best) to 1. */
export interface HyphenPoint {
  at: number
  cost: number
}

/** The cost of a break between the parts of a compound word, at any other syllable, and inside a part. */
const SEAM = 0
const SYLLABLE = 0.6
const INSIDE = 0.9
/** In languages without long compounds, all syllables are alike. */
const ANY = 0.3

/** Endings with a linking s, after which a German compound continues. */
const LINKING_S: Readonly<Record<string, RegExp>> = {
  de: /(?:heit|keit|ung|schaft|tät|ion|ling|fahrt)s$/,
  nl: /(?:heid|ing|teit|schap)s$/,
}

/** The last parts of compounds in advertising. Other parts of speech follow the same seams. */
const LISTS: Readonly<Record<string, string>> = {
  de: `abend abholung aktion aktionen aktionstag angebot angebote anmeldung apfel arbeit arbeitsplatz artikel auswahl ausstellung auszeichnung
    auto bad bahn bäckerei bank bau baum becher begrenzung bekleidung bescheinigung bestimmung bestimmungen beratung bereich berater bericht besuch betrieb bett bewertung bild blume
    boden bohne brille brot buch buffet bühne bund café creme dampf decke dienst dienstleistung druck duft einkauf einladung eintritt energie entwicklung
    erfahrung erlebnis eröffnung erzeugnis fabrik fahrrad familie farbe feier fenster fest film finanzierung firma fisch fläche fleisch flug form
    forschung foto freiheit freude frisch führung garantie garten gebühr gebäude gefühl gemeinschaft gemüse genuss gerät gericht geschäft geschenk
    geschichte gesellschaft gesetz gesundheit gestaltung getränk gewinn gewinnspiel glas gruppe gutschein gutscheine halle haltestelle handel handlung handwerk haus haut hemd
    herstellung hilfe hof holz hose hotel idee jacke jahr kaffee kampagne kapitän karte kasse kauf kinder kissen klasse kleid kleidung klinik kollektion
    komfort konzept konzert kosten kraft kräuter küche kunde kunden kunst kurs kurse laden lager lampe land leben leder lehrgang leistung leuchte
    lieferung liste lösung luft markt maschine maschinen material meister menü messe milch mittel mittag möbel mode modell monat morgen motor möglichkeit müsli musik
    nacht nachmittag natur netz objekt obst öffnung ordnung ort paket papier park partner party pflege pflicht pizza plan platz post praxis preis preise
    produkt produkte produktion programm projekt prüfung punkt qualität rabatt rabatte überraschung versicherung bescheinigung rad raum regal reihe reinigung reise reisen restaurant richtung rucksack saft sahne salat salbe
    sammlung schau schein schicht schinken schloss schluss schmuck schnitt schokolade schuh schule schutz seife seite sendung sessel shampoo sicherheit sofa sommer sonne
    speise spiel sport sprache stadt stelle stellen steuer stiftung stoff stoffe straße strasse strom studio stuhl stunde stunden system tag tage tasche tee teig teil termin
    theater tisch ticket tier tour training traum treffen tuch uhr umsatz umwelt unternehmen unterricht unterstützung urlaub verband veranstaltung verein verkauf verleih vermietung versand
    versicherung versorgung versprechen vertrag vertrieb verwaltung vorteil vorteile wagen wahl wald wand wanderung ware waren wasser wäsche weg wein weihnacht welt werbung werk
    werkstatt wert wetter wettbewerb wiese winter wirtschaft wissen woche wochen wochenende wohnung wolle wunsch wurst zahlung zeit zeitraum zeitung zelt zentrum zimmer zone zubehör zucker
    zufriedenheit zug zukunft zusatz zutaten überwachung übertragung übung vorbereitung nachbereitung behandlung beleuchtung messung planung bildung ausbildung
    fortbildung weiterbildung wartung sanierung renovierung modernisierung wechsel inspektion annahme ausgabe abgabe übersicht schmerzen beschwerden therapie kette gruppen
    frühstück getränke gebäck kuchen torte torten tagung treff lesung stammtisch kalender markise anlage anlagen rechner tarif tarife pumpe pumpen heizung fenster türen treppe möglichkeiten`,
  nl: `aanbieding abonnement actie advies afspraak artikel avond bedrijf beheer buffet belofte bestelling betaling bezoek boek boerderij bon brood
    cadeau campagne collectie controle cursus dag dagen deal dienst diensten dokter energie ervaring feest fiets film garantie gebak gebouw gebruik geschenk
    gezondheid groep handel huis huid jaar kaart kamer kantoor klant klanten kleding koffie korting kortingen kosten kwaliteit leven levering lunch maand maaltijd maatschappij
    markt medewerker medewerkers meubel meubels middag mode muziek olie onderhoud onderwijs ontbijt ontwerp ontwikkeling opening opleiding opruiming pakket partij plaats plan prijs prijzen product producten programma
    project punt reis reizen school service schoenen seizoen snijder spel sport stoel stoornis tafel tas tentoonstelling test tijd tuin uitverkoop vakantie verkoop verpakking verzekering verzending verzorging
    voorbereiding voorbereidings vergunning voordeel voorraad vriend wandeling warenhuis water week weekend werk werkzaamheden wijn winkel winkels zaak zekerheid zomer zorg optocht carnaval carnavals`,
  fi: `alennus alennukset aloitus ammatti apu asema asiakas asunto auto elokuva etu ilma ilmoitus illallinen juhla juhlat kahvi kaappi kauppa kaupunki kausi keittiö kenkä kerho kesä
    kirja kokoelma konsertti kortti koulu koulutus kulta kurssi kuva kylpylä laatu lahja lahjakortti laite lasten lautanen leipä liike lippu loma lounas maksu malli marjat markkinat matka messut moottori moottorin mekaanikko muoti musiikki
    myymälä myynti näyttely ohjelma opas ostos paikka paja paketti palvelu palvelut pizzeria päivä päivät ravintola ruoka sarja sauna seura suunnitelma suihku suojelu sopimus takuu talo talvi tapahtuma tarjous tarjoukset teatteri tehdas terveys
    tila tilaisuus tilaus toimisto toimitus tuote tuotteet turbiini tutkimus tyytyväisyys työ uutiset vaate vaatteet vakuutus valikoima valmistus varaus verkko viikko viikot viini vuosi yhtiö ystävä aliupseeri oppilas`,
}

const PARTS = new Map(Object.entries(LISTS).map(([language, words]) => [language, [...new Set(words.split(/\s+/))]]))

/** Gives each of the `points` at which a word (lower case) may be broken its cost. `language` is an ISO 639-1 code. */
export function rankSeams(
  word: string,
  language: string,
  points: readonly number[],
  syllables: readonly number[],
): HyphenPoint[] {
  const parts = PARTS.get(language)
  if (!parts) return points.map((at) => ({ at, cost: ANY }))
  const found = parts.flatMap((part) => findAll(word, part))
  const linking = LINKING_S[language]
  const isInside = (at: number) => found.some(([from, to]) => from < at && at < to && to - from > 4)
  const isSeam = (at: number) =>
    linking?.test(word.slice(0, at)) === true ||
    (!isInside(at) && found.some(([from, to]) => from === at && isPartEnd(word, to, syllables)))
  return points.map((at) => ({ at, cost: isSeam(at) ? SEAM : isInside(at) ? INSIDE : SYLLABLE }))
}

/** A part of a compound ends with the word, at a syllable, or before an ending of up to two letters. */
const isPartEnd = (word: string, end: number, syllables: readonly number[]) =>
  word.length - end <= 2 || syllables.includes(end) || syllables.includes(end + 1)

function findAll(word: string, part: string): (readonly [from: number, to: number])[] {
  const found: (readonly [number, number])[] = []
  for (let at = word.indexOf(part); at >= 0; at = word.indexOf(part, at + 1)) found.push([at, at + part.length])
  return found
}
