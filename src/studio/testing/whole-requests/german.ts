/** Requests of businesses that write German. */
export const GERMAN = `
# Radhaus Lindner | de
[[*winterinspektion jetzt 49 € statt 69 €]], nur bis [[*ende november]], termin unter [[*04642 / 98 70 12]]

{{mach mal einen post}} zur eröffnung am [[*sa. 14. märz ab 10 uhr]] – [[*freibier & bratwurst]], [[*10 % auf alles]] außer e-bikes

[[*vom 24.12. bis 6.1. geschlossen]]. ab [[*7. januar]] wieder für euch da 🚲 [[frohe weihnachten]]

[[*lastenrad-probefahrt kostenlos]], jeden [[*freitag 15–18 uhr]], bitte perso mitbringen. [[*ab 18 jahren]]

wir suchen [[*zweiradmechaniker (m/w/d)]], vollzeit, [[*ab 17 € die stunde]], bewerbung an [[*jobs@radhaus-lindner.example]]

{{Preis von 1.299 € bitte nicht nennen}}. [[*das neue stadtrad ist da]]: [[*nur 14 kg]], riemenantrieb, 5 jahre garantie

kinderräder-tausch [[*samstag 9–13 uhr]] auf dem hof, [[*standgebühr 5 €]], [[*kein verkauf durch händler]]

5 dinge, die du vorm winter checken solltest:
- [[*reifendruck]]
- [[*licht]]
- [[*bremsen]]
- kette
- schutzbleche

leasing mit jobrad: [[*bis zu 40 % sparen]], raten [[*ab 39 € im monat]], infos im laden, [[*Hauptstr. 12, 24340 Eckernförde]]

ab [[*100 € einkaufswert]] gibts [[*ein schloss gratis]] dazu!! [[*nur solange vorrat reicht]]

# Praxis Dr. Sommer | de
neue öffnungszeiten ab [[*1. april]]: mo–do [[*8–12 und 14–18 uhr]], fr [[*8–13 uhr]]

[[*grippeimpfung ohne termin]], [[*mittwochs 15–18 uhr]], bitte [[*impfpass]] mitbringen

liebe patienten, am [[*freitag, 16. mai]] bleibt die praxis [[*geschlossen]]. vertretung: [[*Dr. Kaya, Tel. 030/901820-0]]

hautkrebs-screening [[*ab 35 jahren]] alle 2 jahre [[*kassenleistung]]. {{ruhiger ton}}, {{keine emojis}}. termine [[*online]]

wir suchen eine [[*MFA in teilzeit (20 std.)]], [[*ab sofort]], bewerbung bitte [[*per mail]]

{{Erstelle einen beitrag über}} unseren [[*vortrag „Gesund schlafen“]] am [[*12.6. um 19 uhr]], eintritt frei, [[*begrenzte plätze]]

atemwegsinfekt? bitte [[*vorher anrufen]]: [[*030 9018201]], nicht einfach kommen

reiseimpfungen: beratung [[*35 €]], wird von vielen kassen erstattet. [[*6 wochen vor abreise]] kommen! [[*donnerstags]]

das team wächst 🎉 [[*Frau Dr. Ines Albrecht]] verstärkt uns ab [[*juli]] – schwerpunkt [[*diabetologie]]

[[*rezepte ab jetzt per app]], 24/7, abholung ab [[*11 uhr am folgetag]]. [[*keine rezepte per telefon]]

# Hofladen Bergmann | de
spargel ist da!! [[*1 kg 9,90 €]], bruch [[*6,50 €/kg]], täglich [[*8–18 uhr, auch sonntags]]

erdbeeren selber pflücken [[*4,50 €/kg]] statt 6 €, [[*ab samstag]], [[*bei regen geschlossen]]

{{bitte ein bild für insta:}} [[*hofführung für familien]], sonntag [[*11 und 14 uhr]], kinder [[*bis 12 frei]], erwachsene 6 €

kartoffelabo: [[*5 kg alle 2 wochen für 12 €]], lieferung [[*gratis ab 25 €]], [[*jederzeit kündbar]]

heute frisch: bauernbrot [[*4,20]], dinkelbrot [[*4,80]], zopf [[*5,50]]

wir sind [[*bioland-betrieb seit 1998]] 🌱 [[*keine pestizide]], [[*kein kunstdünger]]. danke für euer vertrauen!

[[*weihnachtsgans]] [[*vorbestellen bis 30. november]], anzahlung [[*20 €]], abholung am 23.12.

sommerfest am [[*20. juli ab 12 uhr]], livemusik, hüpfburg, [[*parken auf der wiese]]. {{ohne den eintritt von 5 € zu erwähnen}}. [[*hunde bitte an die leine]]

[[*ruhetag: montag]]. di–fr [[*9–18 uhr]], sa 8–14 uhr, [[*Dorfstraße 3, Altenau]]

1 + 1 gratis auf [[*apfelsaft 1 l]], nur [[*am wochenende]], [[*max. 4 flaschen pro person]]
`
