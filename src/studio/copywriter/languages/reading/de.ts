import type { ReadingWords } from './reading-words.ts'

export const DE_READING: ReadingWords = {
  tag: 'de',
  dangling:
    'der|die|das|den|dem|des|ein|eine|einen|einem|einer|eines|und|oder|aber|von|vom|zu|zum|zur|im|in|am|an|ans|auf|für|mit|bei|beim|bis|ab|aus|statt|anstatt|nur|jetzt|pro|je|à|über|unter|um|nach|vor|seit|durch|gegen|ohne|als|wie|wenn|dass|weil|ist|sind|war|waren|wird|werden|wurde|hat|haben|sein|unser|unsere|unserem|unseren|unserer|euer|eure|eurem|ihr|ihre|ihrem|mein|meine|dein|deine|wir|ihr|sie|du|es|er|noch|schon|sehr|auch|inkl|inklusive|zzgl|sowie|zwischen|neben|innerhalb|kein|keine|keinen|nicht|dieser|diese|dieses|diesen|diesem|jeder|jede|jeden|jedes',
  lead: 'am|an|um|ab|bis|bis zum|vom|von|vor|nach|seit|im|in|in der|zum|zur|den|dem|der|die|das|jeden|jede|jedes|diesen|diese|dieses|nächsten|nächste|kommenden|nur|nur noch|jetzt|jetzt nur|für|für nur|schon|schon ab|bereits|heute|ca|rund|auf|während|zwischen|je|immer|beginnend',
  tail: 'vormittags|nachmittags|abends|morgens|durchgehend|an beiden Tagen|beide Tage|reduziert|gesenkt|herabgesetzt|nur|jeweils|erhältlich|heute|jetzt|gültig',
  moment:
    'diese Woche|in dieser Woche|nächste Woche|diesen Monat|nächsten Monat|dieses Jahr|nächstes Jahr|heute Abend|morgen Abend|diesen Sommer|diesen Herbst|diesen Winter|dieses Frühjahr|im Frühling|im Sommer|im Herbst|im Winter|die ganze Woche|den ganzen Tag|das ganze Jahr|ganzjährig|nur diese Woche|nur diesen Monat|zu Weihnachten|an Weihnachten|zu Ostern|an Ostern|über Ostern|an Silvester|zu Silvester|an Heiligabend|demnächst',
  open: 'findet ihr uns|finden sie uns|findest du uns|kostet|kosten|zahlt|zahlen|spart|sparen|spare|sichert|sichern|sichere|gewinnt|gewinnen|gewinne|bekommt|bekommen|erhält|erhalten|erhaltet|beginnt|beginnen|startet|starten|öffnet|öffnen|eröffnet|eröffnen|schließt|schließen|endet|enden|läuft|laufen|gilt|gelten|ist|sind|war|waren|wird|werden|findet|finden|kommt|kommen|geht|gehen|gibt|geben|haben|hat|kaufen|kaufe|kauft|verkaufen|buchen|buche|bucht|bestellen|bestelle|bestellt|rufen|ruft|anrufen|termin|gültig|erhältlich|wert|beträgt|betragen|macht|machen|dauert|feiern|feiert|feiere|treffen|trefft|sehen|seht|besuchen|besucht|besuche|mitmachen|holen|hol|holt|bringt|nutze|nutzt|nutzen|lädt|laden|freuen|erwartet|erwarten|sammeln|spenden|verlosen|warten|wartet|suchen|sucht|starte|melde|meldet',
  binding:
    'statt|anstatt|anstelle|als|pro|je|nicht|nie|niemals|kein|keine|keinen|keinem|keiner|ohne|außer|ausgenommen|geschlossen|zu|ruhetag|betriebsferien|entfällt|abgesagt|verschoben|ausverkauft|ausgebucht|wenn|falls|sofern|bis|zwischen|über|unter|mindestens|früher|vorher|bisher|bislang|war|waren|wert|im wert|anzahlung|kaution|gebühr|gehalt|lohn|prämie|preise|gewinn|gewinne|bußgeld|gesammelt|oder|jeder|jede|jeden|jedes|bewertet',
  notPrice:
    'unter|weniger als|mehr als|gewinn\\p{L}*|preisgeld|prämie\\p{L}*|gespendet|spende\\p{L}*|gesammelt|sammeln|wert|\\p{L}*gutschein\\p{L}*|guthaben|cashback|anzahlung|kaution|pfand|\\p{L}*gehalt|\\p{L}*lohn|verdien\\p{L}*|bonus|bußgeld|\\p{L}*gebühr\\p{L}*|budget|erstattung|ersparnis|trinkgeld|belohnung|umsatz|kredit|schaden|einkaufswert|bestellwert|mindest\\p{L}*|verlos\\p{L}*',
  continuing:
    'danach|anschließend|ab dann|und|aber|oder|denn|sondern|doch|also|sowie|auch|dass|weil|ob|wo|wenn|damit|sodass|der|die|das|den|dem|dessen|deren|denen|welche|welcher|welches|was|wer|wie|warum|womit|inklusive|inkl|besonders|vor allem|zum beispiel|z. b.|dazu|außerdem|um|ohne|statt|als|nicht|jedoch|obwohl|während|bis|nachdem|bevor',
  subordinate:
    'wenn|falls|weil|da|während|obwohl|als|sobald|solange|bevor|nachdem|ob|um|ohne|statt|anstatt|damit|wer|was|wo|mit',
  short:
    'insb|bes|evtl|erm|erw|jgdl|versch|gr|nr|str|dr|st|z|b|u|a|d|h|inkl|exkl|zzgl|ca|bzw|usw|evtl|max|min|mind|tel|hl|prof|co|abs|art|mo|di|mi|do|fr|sa|so|jan|feb|mär|apr|jun|jul|aug|sep|sept|okt|nov|dez|vgl|ggf|std|mtl|p|fam|hr|fr|ing|gem|betr|geb|jh|mio|mrd|geschw|kd|ki|abt|zi|whg|eg|og|ug|hbf|bhf|haltest|pers|pl|gl|verk|vorm|nachm|tgl|wöch|einschl|ausg|teiln|anm|voranm|reserv|whg|top|zw|gef|kl|grp|jg|d.h|z.b|u.a|i.d.r|bspw|zzt|lt|stk|stck|pkg|pck|kg|ltr|tägl|eintr|nachf|inh|verl|tlf',
  reach:
    'ruf|rufen|anrufen|anruf|tel|telefon|telefonisch|fon|mobil|handy|whatsapp|hotline|mail|e-mail|email|anmeldung|anmeldungen|anmelden|reservierung|reservierungen|reservieren|termine|termin|terminvereinbarung|buchung|buchungen|buchen|bestellung|bestellungen|bestellen|vorbestellung|info|infos|auskunft|kontakt|tickets|karten|fragen|melde|meldet|melden|jetzt|bitte|einfach|gern|gerne|unter|an|dich|euch|sie|sich',
  street: { before: '', behind: '' },
  numbers: 'zwei|drei|vier|fünf/fuenf|sechs|sieben|acht|neun|zehn',
  limit:
    'nicht inbegriffen|nicht enthalten|nicht inklusive|exkl|zzgl|nur|ausgenommen|außer|ausgeschlossen|nicht|kein|keine|gilt|gültig|solange|solang|sofern|ohne|exklusive|ausschließlich|bei vorlage',
  unchanged: 'gleicher preis|gleiche preise|gleichen preis|weiterhin|bleibt|bleiben|unverändert|wie bisher|wie immer',
  bare: 'bitte beachten|bitte beachtet|gut zu wissen|erinnerung|hinweis|info|infos|neu|neuigkeit|neuigkeiten|achtung|wichtig|update|aktion|angebot|sonderangebot|ankündigung|hallo|zur erinnerung',
  quote: 'zitat|spruch|sprichwort|sinnspruch',
  look: 'halten|machen|lassen|nehmen|bleiben|verwenden|halte|haltet|mach|macht|nimm|nehmt|bleib|es|das|kurz|schlicht|einfach|knapp|dezent|schick|schön|edel|modern|festlich|fröhlich|bunt|hell|dunkel|warm|warme|kalt|groß|große|klein|kleine|fett|nichts|zu|viel|bisschen|etwas|ganz|richtig|kitsch|kitschig|kitschiges|verspielt|verspieltes|plüsch|glitzer|rosa|rot|rote|blau|blaue|grün|grüne|gelb|lila|schwarz|weiß|grau|braun|gold|silber|pastell|pastellfarben|herzchen|schrift|buchstaben|text|hintergrund|rahmen|farben|farbe|logo|emojis|emoji|foto|fotos|bilder|stil|look|schnickschnack|schnörkel|großbuchstaben',
  order: {
    polite:
      'bitte|hallo zusammen|hi zusammen|hallo ihr lieben|hallo ihr|hey ihr lieben|ihr lieben|liebe leute|liebe alle|zusammen|leute|hallo|hi|hey|moin|guten tag|kannst du|könntest du|können sie|könnten sie|könnt ihr|ich brauche|wir brauchen|ich möchte|wir möchten|ich hätte gern|wir hätten gern|ich will|wir wollen|mir|uns|mal|doch bitte|gerne|brauche|brauchen|könntet ihr|kannst du mal|heya|heyy|hej|huhu|servus|grüezi|grüß gott|liebes team|hallo team|guten morgen|wir bräuchten|ich bräuchte|bräuchte|wir benötigen|ich benötige|benötige|fix|schnell|bitte schnell|kurz|würdet ihr|würden sie|wär super wenn ihr|sie|ihr',
    make: 'poste|posten sie|postet|erstelle|erstellen sie|erstell|erstellen|mach|mache|machen sie|machen|gestalte|gestalten sie|gestalten|entwirf|entwerfen sie|entwerfen|schreib|schreibe|schreiben sie|schreiben|generiere|generieren|designe|zeichne|bereite|produziere|brauche|brauchen|möchte|möchten|hätte|hätten|will|wollen|gib|zeig|zeige|macht|bastel|bastelt|baut|bau|zaubert|zauber|bräuchte|bräuchten|benötige|benötigen|gestaltet|schreibt',
    post: 'post|posts|beitrag|instagram-post|facebook-post|insta-post|instapost|linkedin-post|social-media-post|social-media-beitrag|instagram-beitrag|anzeige|werbeanzeige|werbung|flyer|banner|reel|karussell|grafik|posting|ad|story-post',
    picture:
      'preisliste|website|webseite|startseite|newsletter|bild|bilder|foto|plakat|poster|story|stories|karte|video|visual|illustration|einladung|ankündigung|kampagne|titelbild|cover|motiv|text|werbebild|aushang|design|etwas',
    ask: 'machst du|machst du uns|machst du mir|macht ihr|macht ihr uns|macht ihr mir|machen sie uns|schreibst du|schreibst du uns|schreibt ihr uns|bastelt ihr uns|bastelst du uns|kann jemand|kann mir jemand|kann uns jemand|könnte jemand|könnte mir jemand|mögt ihr|magst du|hättet ihr zeit|hättest du zeit|wollt ihr|kannst du|könntest du|können sie|könnten sie|könnt ihr|könntet ihr|macht bitte|mach bitte|mach mal|macht mal|mach mir|macht mir|mach uns|macht uns|ich brauche|wir brauchen|brauche|brauchen|ich bräuchte|wir bräuchten|bräuchte|ich möchte|wir möchten|ich hätte gern|wir hätten gern|ich will|wir wollen|würdet ihr|würden sie|ich benötige|wir benötigen',
    vague: 'was|etwas|irgendwas|nen kleinen post',
    link: 'über|für|zu|zum|zur|mit dem text|mit der aufschrift|das ankündigt|der ankündigt|die ankündigt|dass|zum thema|für unseren|anlässlich|von|rund um|in dem steht dass|um anzukündigen dass|um|fürs|übers|bezüglich|wegen|mit dem spruch',
    publish:
      'post|poste|postet|posten sie|teile|teilt|teilen sie|veröffentliche|veröffentlicht|veröffentlichen sie|lade hoch',
    announce: 'bewirb|bewerbe|bewerben sie|kündige|kündigen sie|ankündige|stelle|promote',
    our: 'unser|unsere|unseren|unserem|unserer|mein|meine|meinen|den|die|das|dass',
    your: 'dein|deine|deinen|deinem|deiner|euer|eure|euren|eurem|ihr|ihre|ihren|ihrem|dich|dir|euch|ihnen',
    forOur: 'für|für unser|für unseren|für unsere|für meinen|für den|für die|auf unserem|fürs',
    us: 'uns|mich|mir',
  },
  mention:
    'erwähne|erwähne dass|erwähnen sie|erwähnen|bitte erwähnen|bitte erwähne|nenne|nennen sie|schreib|schreibe|schreib dazu|schreib dass|füge hinzu|füg hinzu|ergänze|bitte ergänzen|wichtig|hinweis dass|weise darauf hin dass|vergiss nicht|außerdem erwähnen|auch erwähnen|schreibt dass|schreib auch dass|schreibt auch dass|schreib noch dass|schreibt noch dazu dass|schreibt dazu dass|schreib noch dazu dass|letzte slide|auf die letzte slide|auf der letzten slide|letzte folie|auf der letzten folie|schreib rein dass|schreibt rein dass|sagt dass|sagt auch dass|erwähnt dass|erwähnt auch dass',
  label:
    'schreibt mal|schreib mal|schreibt bitte|schreibt sowas wie|schreibt etwas wie|thema|betreff|überschrift|headline|titel|text|slogan|unterzeile|untertitel|cta|handlungsaufruf|button|bildtext|claim|subtext|kleingedrucktes|fußzeile|haupttext|darunter|und darunter|drunter',
  never:
    '(?:(?:nicht|kein|keine|keinen|keinerlei|nie|niemals)(?![\\p{L}])(?: \\S+){0,6}? (?:erwähnen|erwähnt|nennen|nenne|genannt|zeigen|zeige|gezeigt|schreiben|schreibe|anzeigen|angeben|verraten|aufführen|abbilden|verwenden|benutzen|einbauen|draufschreiben|reinschreiben|darstellen|veröffentlichen)(?![\\p{L}])|(?:erwähne|erwähnt|erwähnen sie|nenne|nennt|nennen sie|zeige|zeig|zeigt|zeigen sie|schreib|schreibe|schreibt|schreiben sie|sag|sagt|verrate|verratet|benutze|benutzt|verwende|verwendet)(?: \\S+){0,6}? (?:nicht|kein|keine|keinen|nirgends)(?![\\p{L}])|(?:lass|lasse|lassen sie|lasst)(?: \\S+){1,6}? (?:weg|aus|raus)(?![\\p{L}])|(?:^|bitte )(?:kein|keine|keinen|ohne)(?: den| die| das)? (?:preis|preise|preisangabe|logo|text|emojis?|hashtags?|datum|adresse|personen|menschen|rabatt|telefonnummer)(?: bitte| nennen| zeigen| erwähnen| auf dem bild| im bild)?[.!]?$|ohne (?:\\S+ ){1,6}?zu (?:nennen|erwähnen|zeigen|schreiben|verraten)(?![\\p{L}])|(?:weglassen|verschweigen|nicht draufstehen|nicht drauf|nicht auftauchen|nicht erscheinen)(?![\\p{L}]))',
  neverStart:
    'ohne|aber ohne|erwähnt|nennt|zeigt|schreibt|schreib|sagt|sag|bitte nicht|bitte ohne|erwähne|nenne|zeige|lass|lasse|bitte kein|bitte keine|bitte keinen',
  named: {
    price: 'preis|preise|preisangabe|kosten|betrag|preises',
    date: 'datum|termin|uhrzeit|tag',
    place: 'adresse|ort|anschrift|stadt',
    contact: 'telefonnummer|nummer|email|e-mail|webseite|website',
    discount: 'rabatt|prozente|angebot|nachlass',
  },
  note: '^(?:bitte )?(?:(?:halte|halten sie|mach|mache|machen sie|gestalte|gestalten sie) (?:es|das|den (?:ton|stil|text|hintergrund)|das (?:bild|design|layout)|die (?:farben|stimmung|schrift)|alles)(?![\\p{L}])|(?:es|das (?:bild|design|layout)|der (?:post|beitrag|ton|stil|hintergrund)|die (?:farben|stimmung|schrift)) (?:soll|sollte|sollen|sollten)|(?:stil|ton|tonalität|stimmung|look|hintergrund|farben|farbe|format|größe|schrift|sprache|zielgruppe|ziel) ?[:=]|(?:nutze|nutzen sie|verwende|verwenden sie|benutze|nimm|nehmt|nehmen sie) (?:unser|unsere|unseren|die|das|den|ein|eine|einen|viele?)? ?(?:[\\p{L}-]+ ){0,3}(?:farben|farbe|schrift|schriften|logo|hintergrund|ton|stil|bilder|bild|fotos?|emojis?|layout|palette)|(?:im|in|mit) (?:einem |einer |dem |der )?(?:[\\p{L}-]+[ ,]+(?:und )?){0,4}(?:stil|ton|stimmung|look|farben|hintergrund|optik|design)(?: bitte)?[.!]?$|(?:[\\p{L}-]+e[rsn]?[ ,]+(?:und )?){1,3}(?:stil|ton|tonalität|stimmung|look|farben|hintergrund|optik)(?: bitte)?[.!]?$|(?:vielen dank|danke|danke schön|lg|vg)(?: im voraus)?[.!]?$|bitte mit (?:\\p{L}+ ){0,2}(?:konfetti|herzchen|luftballons?|sternchen|glitzer|feuerwerk|schleife)[.!]?$|als (?:\\p{L}+ ){0,3}\\p{L}*(?:post|beitrag|story|reel|karussell|anzeige)(?: bitte)?[.!]?$)',
  signOff:
    "(?:(?:euer|eure|ihr|ihre|dein|das) (?:[\\p{L}\\p{M}&'’.-]+ ){0,4}(?:team|crew|familie|mannschaft|[\\p{L}-]+-team))|(?:viele grüße|liebe grüße|herzliche grüße|herzlichst),?",
}
