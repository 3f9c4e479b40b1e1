/** Requests of businesses that write German or Dutch. `requests.ts` says how the lines are read. */
export const GERMAN_DUTCH = `
# Ton & Feuer | de | Töpferei und Keramikwerkstatt in Freiburg | amphora jar teapot
Werkstatt geschlossen vom 24. Dezember bis 6. Januar | +
Töpferkurs für Anfänger, Sa 16.1. 14–17 Uhr, 49 € inkl. Brennen | +
Becher Küstenblau jetzt 29 statt 38 | +
wir suchen Azubi (m/w/d) ab August, Schürze gibts von uns | +
neue Glasuren! Eisenrot, Moos, Schiefer | +
Tag der offenen Tür am Sonntag, Kaffee & Kuchen gibts auch | +
Bitte kein Geschirr mit Sprung in die Mikrowelle | +
Weihnachtsmarkt Münsterplatz Stand 14, wir freuen uns | + christmas-tree wrapped-gift
"Meine Lieblingsschale" – Jutta, Krankenschwester | +
Gutscheine online | + wrapped-gift
# Radhaus Nord | de | Fahrradladen mit Meisterwerkstatt in Kiel | bicycle wheel wrench rescue-workers-helmet nut-and-bolt
Frühjahrscheck 59 € statt 79 €, nur bis Ostern | + egg
Neue Lastenräder zum Probefahren da | +
Samstag ab 10: Gebrauchtradmarkt im Hof | +
Schloss gratis zu jedem E-Bike | + locked
Mechaniker gesucht, gern auch Quereinsteiger | +
Wir haben Betriebsferien 1.–15.8. | +
Kette knarzt? Komm rum, 15 min, 10 € | +
Fahrradhelme für Kinder 20 % | +
Stadtradeln: macht mit in unserem Team! | +
danke für 25 jahre | +
# Zahnarztpraxis Dr. Vogel | de | Zahnarzt in Ulm | tooth toothbrush
Neue Sprechzeiten: Mo–Do 8–18, Fr 8–13 Uhr | +
Prophylaxe nicht vergessen: Bonusheft bis 31.12. stempeln | +
Brücke oder Implantat? Infoabend am 9.10. 18:30 | +
Wir suchen ZFA in Teilzeit, 4-Tage-Woche | +
Praxis zu wegen Fortbildung | +
Kein Stress vorm Bohrer – wir nehmen uns Zeit | +
Angstpatienten willkommen | +
Bleaching 249€ | +
Kinderzähne putzen: KAI Methode | +
Umbau: Eingang über den Hof | +
# Blattgrün | de | Unverpackt-Laden und Bioladen | carrot red-apple leafy-green basket tomato jar
Neu: Nachfüllstation für Waschmittel | + soap bubbles
Spargel ist da!! 9,90 das Kilo | + leafy-green
Bring dein eigenes Glas mit | +
Äpfel vom Bodensee 2,49/kg | + red-apple green-apple
heute Verkostung: Schafskäse vom Hof Lenz | + cheese-wedge ewe
Inventur am Montag, wir machen erst 12 Uhr auf | +
Kartoffelkombinat Abholung Do 16–19 Uhr | + potato
Aushilfe gesucht, 450 Euro, samstags | +
kein Plastik, kein Quatsch | +
Linsen, Bohnen, Kichererbsen – Hülsenfrüchte 15% | + beans pea-pod
# Klavierhaus Stern | de | Klaviere und Flügel, Verkauf und Stimmung | musical-keyboard musical-score musical-notes musical-note
Klavier stimmen ab 95 € | +
Hausmusik im Laden, Fr 19 Uhr, Eintritt frei, Hut geht rum | +
Steinway Modell O, Baujahr 1912, Preis auf Anfrage | +
Mietklavier 39 €/Monat, nach 12 Monaten kaufen | +
Flügel gesucht! Wir kaufen an | +
Unser Lehrling Emil hat Gesellenprüfung bestanden | +
Geschlossen am Karfreitag | +
Noten -30% | +
Umzug mit Klavier? so gehts | + package delivery-truck
Meisterkurs Schubert 3.–5. Mai | +
# Hofkäserei Ammer | de | Bergkäse und Joghurt vom eigenen Hof | cheese-wedge cow glass-of-milk
Almabtrieb am 20. September, ab 11 Uhr, Blasmusik | + cow
Bergkäse 12 Monate gereift 2,20/100g | +
Stall live: Kälbchen Nr. 14 heißt Frieda | + cow
Hofladen jetzt Automaten 24/7 | +
Fondue Mischung 400 g 9,50 | + fondue
Ferienwohnung frei im Oktober | + bed house
Käsekurs: mach deinen eigenen Frischkäse | +
Milchtankstelle wieder offen | +
Sonntag zu, Kuh braucht Pause ;) | +
Raclette Abend 12.12., 24€ p.P. | +
# Fahrschule Kurve | de | Fahrschule in Halle | automobile motorcycle key vertical-traffic-light
Intensivkurs Herbstferien, 7 Tage, noch 3 Plätze | +
Theorie jetzt auch Di 18 Uhr | +
bestanden!! Glückwunsch Lea | +
Motorrad A2 ab 1.890 | + motorcycle
Erste-Hilfe-Kurs Sa 9–17 bei uns im Haus | + adhesive-bandage
Fahrlehrer/in gesucht | +
Sehtest nicht vergessen | + glasses
B197: Automatik lernen, Schaltung fahren | +
Anmeldung 0 € im Januar | +
Pizza für alle beim Theorie-Marathon | + pizza
# Bakkerij De Korenaar | nl | Ambachtelijke bakkerij in Utrecht | bread croissant baguette-bread cookie pie shortcake pretzel
Speculaas weer in de winkel! 4,50 per zak | +
zuurdesembrood 4,75, elke dag vers | +
vacature: winkelmedewerker zaterdag | +
Koningsdag: oranje tompouces voor 2,50 | +
Bestel je kerststol voor 20 december | + christmas-tree
maandag gesloten | +
kruidnoten kijken in de bakkerij, woensdag 14u, voor kids | +
appeltaart punt + koffie 5,95 | + hot-beverage
We verhuizen naar de Voorstraat 12 | + package delivery-truck
Bedankt voor 75 jaar | +
# Fietsvriend | nl | Fietsenmaker en verhuur in Gent | bicycle wheel wrench rescue-workers-helmet nut-and-bolt
Fietsverhuur vanaf 12 euro per dag | +
grote beurt 65 ipv 80 | +
tweedehands fietsen, 30 stuks binnen | +
Wij zoeken een fietsenmaker | +
bel gratis bij elke beurt | + bell
Lekke band? 15 minuten | +
open op 11 november | +
nieuwe bakfietsen | +
gestolen fiets? tips voor een goed slot | + locked
lezing: met de fiets naar Rome | +
# Studio Zon | nl | Yogastudio in Rotterdam | ?lotus
proefles 5 euro | +
yin yoga dinsdag 20u | +
Zwangerschapsyoga start 3 maart | + baby-bottle
10 rittenkaart nu 110 | +
retreat op Terschelling, 4 dagen, 495 pp | +
docent gezocht voor de vroege ochtend | +
matje vergeten? lenen is gratis | +
zomerrooster juli en augustus | + sun
meditatie met klankschalen | +
Thee na de les altijd gratis | + teacup-without-handle teapot hot-beverage
`
