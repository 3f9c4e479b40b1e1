import { listWords, type SubjectGrammar } from '../subject-grammar.ts'

export const ENGLISH: SubjectGrammar = {
  head: 'last',
  hasVerbEndings: true,
  endings: /(?:es|s)$/,
  prepositions:
    listWords(`in on at by for from with without to into above below beyond behind before after until till under over near about of via like as than
    against between per through thru during since inside outside around across along beside incl including plus bring bringing code text keyword password hashtag`),
  subjectPrepositions: listWords('of about on in for'),
  negators: listWords('no not never without don dont doesn isn aren won cannot nor instead skip avoid'),
  extras: listWords('excluded excl included provided complimentary extra'),
  light: listWords(
    `a an the our your my his her their this these that those some all any every each more new fresh free best big small little first last next special limited handmade homemade artisan artisanal local organic natural vegan seasonal great good favorite one two three four five six ten vintage used second-hand cheap weekly monthly daily annual old classic modern family independent private award winning small-batch neighborhood boutique flash gluten dairy lactose gluten-free sugar-free dairy-free alcohol-free plant-based free-range electric vegetarian wholemeal crusty crispy juicy ripe warm iced cold chilled frozen luxury premium affordable quality custom bespoke personalised personalized large giant mini kids childrens ladies mens womens pre-loved preloved refurbished certified hand-made handcrafted hand-crafted hand-painted italian french german spanish portuguese greek turkish japanese thai belgian swiss dutch english scottish irish welsh american famous legendary award-winning perfect healthy fluffy traditional selected build here there now today tomorrow tonight again back soon only just also too very still already yes please thanks thank off out up down yet ever even open closed available ready incl am pm`,
  ),
  other: listWords(
    `i we you he she it they us them me who what when where why how which is are was were be been do does did have has had will would can could should may might must s t re ll ve m d let and or but so because if then made starts start opens begins runs helps meets needs includes lasts costs moves ends takes comes gets get buy goes wanted sold love loves loved say says said let`,
  ),
  leadVerbs:
    listWords(`promote announce announcing introducing introduce meet try discover celebrate celebrating learn get buy order book enjoy love
    presenting present launching sell selling offer offering make making bake baking brew brewing roast roasting craft crafting craftsman grow
    growing repair repairing teach teaching build building create creating rent renting import importing design designing post share taste
    welcome looking hiring`),
  carriers:
    listWords(`class classes course courses workshop workshops lesson lessons tasting tastings sale sales week day days night nights evening
    weekend festival market fair shop store club session sessions menu season launch launches party special specials offer offers box boxes kit
    kits set sets bundle bundles collection subscription delivery deliveries service services studio school team event events
    opening openings tour tours training camp program programme show swap contest competition tournament rental rentals hire rescue sanctuary
    repair repairs maker makers seller sellers merchant merchants supplier supplies company business brand label practice clinic center centre
    expert experts specialist specialists lovers lover fans fan bottle bottles cup glass slice pack packs variety selection range
    gift gifts platter platters stall stalls seminar webinar retreat month assistant guide tips basics starter beginner beginners deal deals price prices discount
    meetup demo exhibition academy manufacturer producer online shop everything post picture image ad story reel jobs job position apprentice machine machines mat mats frame frames accessories equipment gear grooming care wash price list planning premiere recital episode trip trips tickets consultation holiday holidays reading readings recipes delivered pop-up popup exchange classics pairing dinner lunch breakfast brunch picnic crawl talk talks demo quiz raffle giveaway gala concert museum school clearance discount discounts promo arrivals registration enrolment enrollment appointments appointment test tests check checks boarding cleaning sharpening picking harvest rescue sanctuary project display displays`),
}

export const GERMAN: SubjectGrammar = {
  head: 'last',
  hasNounCapitals: true,
  endings: /(?:en|er|e|n|s)$/,
  prepositions:
    listWords(`in im ins an am auf aus bei beim mit ohne nach von vom vor zu zum zur fur uber unter hinter neben zwischen bis ab seit
    wahrend wegen gegen durch um statt anstatt per pro inkl inklusive rund samt als wie code stichwort kennwort passwort gutscheincode`),
  subjectPrepositions: listWords('fur rund um von zum uber in mit'),
  negators: listWords('kein keine keinen keiner keinem nicht ohne nie niemals statt weder'),
  extras: listWords('exklusive ausgenommen exkl inklusive inbegriffen dabei extra'),
  light: listWords(
    `der die das den dem des ein eine einen einem einer unser unsere unseren unserem unserer euer eure ihr ihre ihren mein meine dein deine dieser diese dieses alle jeder jede jedes neue neuer neues neuen frische frischer frisches frischen beste bester erste erster letzte zwei drei vier funf viele mehr gebrauchte moderne alte kleine kleiner grosse grosser eigene eigener handgemachte handwerkliche bio vegane vegetarische glutenfreie glutenfreies zuckerfreie laktosefreie elektrische regionale saisonale knusprige knuspriges warme warmes kalte italienische franzosische spanische griechische turkische japanische traditionelle klassische individuelle massgefertigte restaurierte gunstige gunstiges ausgewahlte samtliche hausgemachte kostenlose gratis inhabergefuhrte familiengefuhrte unabhangige da hier jetzt heute morgen wieder nur noch auch schon sehr gern gerne bitte danke ja geschlossen geoffnet zu offen neu frei kostenlos online`,
  ),
  other: listWords(
    `ich wir du ihr er sie es uns euch man wer was wann wo warum wie ist sind war waren wird werden hat haben kann konnen muss mussen darf soll und oder aber denn weil wenn dann gibt gibts sucht suchen gesucht bei vor ort`,
  ),
  leadVerbs:
    listWords(`entdecke entdeckt entdecken pfluckt pflucken verschenkt verschenken mietet mieten probier probiert lerne lernen feiert feiern kauft kaufen bestellt bestellen verkaufen backen rosten brauen
    machen bauen reparieren zuchten fertigen produzieren herstellen bieten vermieten bewerben vorstellen prasentieren`),
  carriers:
    listWords(`kurs kurse workshop workshops verkauf aktion woche tag tage abend nacht wochenende fest markt laden geschaft verein club menu karte
    saison start party angebot angebote box paket set sets kollektion abo lieferung service studio schule team event tour training camp
    unterricht verleih reparatur hersteller handler handlung fachgeschaft fachhandel manufaktur werkstatt praxis experte experten
    spezialist flasche tasse auswahl sortiment gutschein seminar webinar probe verkostung ausstellung turnier borse messe flohmarkt anfanger
    betrieb unternehmen vertrieb onlineshop shop alles salon haus atelier azubi ausbildung rabatt sale schlussverkauf ausverkauf raumungsverkauf neuheiten neuheit termine anmeldung wartung reinigung montage vermietung rundfahrt tour touren ausflug wanderung zucht ernte pflucken schutz projekt`),
}

export const DUTCH: SubjectGrammar = {
  head: 'last',
  endings: /(?:en|s|n)$/,
  prepositions:
    listWords(`in op aan bij met zonder naar van voor uit over onder achter naast tussen tot vanaf sinds tijdens tegen door om per als ipv
    inclusief rond code trefwoord kortingscode`),
  subjectPrepositions: listWords('van in voor over'),
  negators: listWords('geen niet zonder nooit ipv'),
  extras: listWords('exclusief inbegrepen inclusief'),
  light: listWords(
    `de het een onze ons jouw je mijn jullie deze dit die dat alle elke ieder nieuwe verse beste eerste laatste twee drie vier vijf veel meer tweedehands gebruikte kleine grote oude ambachtelijke biologische vegan lokale eigen gratis zelfgemaakte glutenvrije suikervrije vegetarische elektrische huisgemaakte handgemaakte krokante italiaanse franse spaanse griekse turkse belgische betaalbare luxe gezonde traditionele warme er hier nu vandaag morgen weer alleen nog ook al zeer graag bedankt ja gesloten open nieuw vrij beschikbaar binnen altijd`,
  ),
  other: listWords(
    `ik wij we u hij zij ze ons is zijn was waren wordt worden heeft hebben kan kunnen moet moeten mag en of maar want als dan zoeken zoekt gezocht`,
  ),
  leadVerbs: listWords(
    'ontdek pluk huur geniet proef leer vier koop bestel verkopen bakken branden brouwen maken bouwen repareren kweken bieden verhuren presenteren',
  ),
  carriers:
    listWords(`cursus cursussen workshop workshops verkoop actie week dag dagen avond nacht weekend feest markt winkel zaak club menu kaart seizoen
    start party aanbieding box pakket set collectie abonnement levering service studio school team event tour training kamp les lessen
    verhuur reparatie fabrikant handel speciaalzaak atelier praktijk expert specialist fles kop selectie bon seminar webinar proeverij
    expositie toernooi beurs rommelmarkt beginners bedrijf webshop alles salon huis uitverkoop opruiming korting sale koopjes nieuwkomers aanmelding onderhoud reiniging rondvaart tocht uitje`),
}
