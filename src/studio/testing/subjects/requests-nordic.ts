/** Requests of businesses that write Swedish, Danish, Norwegian, or Finnish. `requests.ts` says how the lines are read. */
export const NORDIC = `
# Bageri Svea | sv | Stenugnsbageri i Malmö | bread baguette-bread
Jordgubbstårta till midsommar, 320 kr för åtta bitar | shortcake birthday-cake strawberry
Surdegsbröd varje lördag från kl 7 | +
Semlor hela februari, 45 kr styck | -
Vi söker en bagare till nattskiftet | +
Stängt på långfredagen | ?bread ?baguette-bread ?egg ?rabbit
# Tassen | sv | Hunddagis och hundtrim i Lund | dog paw-prints bone
Valpkurs för nybörjare, sex tisdagar i oktober | +
Klotrim 150 kr hela veckan | +
Ingen hund ska behöva vara ensam hemma | ?dog ?paw-prints
Två platser lediga från mars | +
Julpyssel med glögg och pepparkakor | + ?christmas-tree ?wine-glass ?cookie
# Blomst & Bark | da | Blomsterbutik i Aarhus | bouquet tulip rose
Adventskranse bundet i hånden, fra 249 kr | -
Roser i alle farver, 10 stk 99 kr | rose bouquet
Mors dag: bestil din buket inden fredag | + bouquet tulip
Vi holder lukket i uge 29 | +
Workshop: bind din egen buket torsdag kl. 18 | +
# Havnens Kaffe | da | Kafferisteri med kaffebar i Esbjerg | hot-beverage
Friskristede kaffebønner fra Etiopien, 250 g for 89 kr | + beans
Jazzaften på lørdag, gratis entré | saxophone musical-notes
Jordbærkage hele juni | shortcake strawberry birthday-cake
Iskaffe i solen, 42 kr | cup-with-straw +
Vi søger en barista på deltid | +
# Fjell & Fart | no | Sykkelverksted og sykkelbutikk i Bergen | bicycle
Vårservice 690 kr, lever sykkelen før påske | + ?egg ?rabbit
Brukte elsykler fra 9 900 kr | +
Vi søker mekaniker | + ?wrench
Stengt 17. mai | +
Lastesykler til leie i helga | - ?bicycle
# Solvang Tannklinikk | no | Tannlege i Trondheim | tooth toothbrush
Tannbleking til halv pris ut november | +
Ny tannpleier på plass fra mandag | +
Gratis første time for barn under 6 år | +
Ledig time i morgen klokka 10 | +
Vi flytter til Storgata 4 | + package delivery-truck
# Kahvila Tuuli | fi | Kahvila ja leipomo Tampereella | hot-beverage croissant bread baguette-bread
Mansikkakakku juhannukseksi, 38 € | shortcake strawberry birthday-cake
Laskiaispullat nyt myynnissä 4,50 € | -
Vastapaahdettua kahvia joka aamu klo 7 | hot-beverage
Ilman kofeiinia, täynnä makua | + 
Etsimme baristaa kesäksi | +
# Savipaja | fi | Keramiikkapaja ja kurssit Turussa | amphora
Keramiikkakurssi aloittelijoille, 6 kertaa 180 € | +
Joulumyyjäiset 6.–7.12. klo 10–16 | + christmas-tree
Käsintehdyt kahvikupit 24 € | +
Pajan ovet auki lauantaina | +
Suljettu heinäkuussa | +
`
