import type { WishWords } from './wish-words.ts'

export const DE_WISHES: WishWords = {
  tag: 'de',
  thing:
    'foto|fotos|bild|bilder|bildern|icon*|symbol*|logo*|emoji*|zeichnung*|illustration*|grafik*|muster|rand|rahmen|buchstaben|text|texte|gestaltung|layout|design|format|hochformat|querformat|quadrat|quadratisch|story|stories|uberschrift|grossbuchstaben|schnickschnack|schnorkel',
  look: 'hintergrund*|schrift|schriften|schriftart|farbe|farben|farbton|herbstfarben|fruhlingsfarben|sommerfarben|winterfarben|erdtone|pastelltone|stil|stimmung|look|optik',
  fact: 'telefon|telefonnummer|nummer|handynummer|website|webseite|homepage|internetadresse|link|adresse|preis|preise|datum|uhrzeit|name|namen|mailadresse|code|qr code|qr-code',
  place:
    'unten|oben|ganz unten|ganz oben|in die ecke|in der ecke|ecke|in die mitte|mitte|mittig|links|rechts|hin|drunter|darunter|gross|grosser|am grossten|grosste|das grosste|klein|kleiner|winzig|fett|gut lesbar|lesbar|gut sichtbar|sichtbar|deutlich|prominent|auffallig|im vordergrund|vorne',
  manner:
    'rustikal|warm|gemutlich|suss|niedlich|frohlich|lustig|witzig|verspielt|elegant|edel|fein|schick|schlicht|einfach|clean|minimal*|modern|altmodisch|alten|alt|vintage|retro|handgemacht|selbstgemacht|naturlich|bio|erdig|ruhig|sanft|hell|bunt|farbenfroh|dunkel|laut|kitschig|knallig|grell|festlich|weihnachtlich|gruselig|romantisch|luxurios|hochwertig|professionell|serios|freundlich|einladend|frisch|sommerlich|herbstlich|winterlich|fruhlingshaft|sportlich|kindlich|madchenhaft|traditionell|klassisch|stilvoll|dezent|zuruckhaltend|sachlich|rosa|rot|blau|grun|gelb|orange|lila|schwarz|weiss|grau|braun|beige|gold|silber|pastell|neon',
  hint: 'nicht so|nicht zu|nichts zu|nichts|ein bisschen|bisschen|etwas|irgendwas|eher|lieber|am liebsten|gern|gerne',
  degree: 'sehr|richtig|ganz|mehr|weniger|zu|so|nur|vielleicht|viel|viele|wie',
  ask: 'macht|mach|mache|machen|setzt|setz|setzen|stellt|stell|packt|pack|schreibt|schreib|nehmt|nimm|nutzt|benutzt|verwendet|haltet|halte|halten|soll|sollte|sollen|darf|durfen|kann|konnt ihr|konnen sie|wirken|wirkt|aussehen|sein|werden|rein|drauf|mit rein|mit drauf|es',
  needless:
    'nicht notig|nicht notwendig|unnotig|braucht es keins|braucht es nicht|brauchen wir nicht|braucht ihr nicht|muss nicht sein|nicht gebraucht',
}
