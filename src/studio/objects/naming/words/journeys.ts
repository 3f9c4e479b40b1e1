/** Ways to travel on rails, on water, and in the air, and places to see. `concepts.ts` says how the lines are read. */
export const JOURNEYS = `
@ travel
ferry: ferry
en ferry, ferries, ferry trip, ferry tickets, car ferry
de fahre, fahruberfahrt, autofahre, fahrverbindung
fr ferry, ferries, traversee en ferry
es ferri, ferry, ferris, trasbordador
it traghetto, traghetti
pt ferry, ferries, balsa, travessia de ferry
nl veerboot, veerboten, veerdienst!, veerpont
pl prom, promy
tr feribot*, arabali vapur, vapur
ja フェリー
zh 渡轮, 轮渡
ar عبارة بحرية
motorboat: motor-boat speedboat
en motorboat, motorboats, speedboat, speedboats, motor boat, motor boats, boat licence, boat license, boat hire, boat tour, boat tours, boats, boat, boat repair, boatyard, boat sales, water taxi, jet boat
de motorboot, motorboote, bootsfuhrerschein, bootsfahrt, bootsfahrten, bootstour, bootstouren, bootswerft, bootsfahrschule, bootshandel, motorbootverleih, boote, boot, schifffahrt, schifffahrten, rundfahrt auf dem see
fr bateau a moteur, bateaux a moteur, vedette, permis bateau, bateau-ecole, chantier naval, balade en bateau, balades en bateau, promenade en bateau, promenades en bateau, sortie en mer, sorties en mer, croisiere fluviale, bateau
es lancha, lanchas, licencia de navegacion, titulin, paseo en lancha, excursion en barco, excursiones en barco, barco, embarcaciones, titulaciones nauticas
it motoscafo, motoscafi, patente nautica, gommone, gommoni, noleggio gommoni, escursione in barca, escursioni in barca, giro in barca, giri in barca, cantiere navale, barca, barche
pt lancha, lanchas, passeio de lancha, passeios de lancha, carta de marinheiro, barco, barcos
nl motorboot, motorboten, sloep, sloepen, sloepverhuur, sloepenverhuur, vaarbewijs, rondvaart, rondvaarten, boottocht, boottochten, boot, boten, rederij
pl motorowka, motorowki, patent motorowodny, wycieczka statkiem, rejs statkiem, rejsy statkiem, lodka, lodki, wypozyczalnia lodzi
tr tekne, tekneler, surat teknesi, bot kiralama, tekne gezisi, bogaz turu
ja ボート, モーターボート, 船舶免許, ボート免許, 遊覧船, 屋形船
zh 快艇, 摩托艇, 游船
ar قارب, زوارق, نزهة بحرية
boat-trips: sailboat / motor-boat
fr tour en bateau, voiliers, sortie voilier
es paseos en barco, paseo en velero, paseos en velero, veleros
it gite in barca, barche a vela, uscita in barca a vela, uscite in barca a vela, uscita in barca
pt passeios de barco, passeio de veleiro, passeios de veleiro, veleiro, veleiros
nl zeilboten, zeiltocht, zeiltochten
de segeltorns, segelboot, segelboote, segelyacht
pl rejsy, rejs jachtem, jachty, jacht
ar رحلات بحرية, يخت, يخوت
zh 帆船出海
ja ヨットクルーズ
ship: passenger-ship ship
en river cruise, river cruises, ocean liner
de flusskreuzfahrt, flusskreuzfahrten, schiffsreise, schiffsreisen
fr croisieres fluviales, paquebot
es cruceros fluviales, crucero fluvial
it crociere fluviali, crociera fluviale
pt cruzeiro fluvial, cruzeiros fluviais
nl riviercruise, riviercruises
pl rejsy wycieczkowe
tr gemi seyahati
ja クルーズ旅行, 豪華客船
zh 河轮, 豪华游轮
ar سفينة سياحية
airplane: airplane
en plane tickets, flight tickets, cheap flights, flight deals, airport transfer, airport transfers, airport parking, airport taxi, direct flights, airfare, airfares
de flugreise, flugreisen, flughafentransfer!, direktflug, direktfluge, flugtickets, billigfluge
fr billets d'avion, billet d'avion, transfert aeroport, vols directs, vol direct
es billetes de avion, vuelo directo, vuelos directos, traslado al aeropuerto, traslados al aeropuerto, vuelo
it biglietti aerei, volo diretto, voli diretti, transfer aeroportuale, transfer aeroporto!
pt passagem aerea, voo direto, voos diretos, voos, transfer aeroporto!, traslado aeroporto
nl vliegtickets, directe vlucht, directe vluchten, luchthavenvervoer!, taxi naar schiphol
pl bilety lotnicze, lot bezposredni, transfer na lotnisko!, transfer lotniskowy!
tr ucak biletleri, havaalani transferi!, direkt ucus
ja 飛行機, 格安航空券, 空港送迎, 直行便
zh 直飞, 特价机票, 接机, 飞机票
ar طيران مباشر, توصيل مطار
small-plane: small-airplane
en flying lesson, flying lessons, flight school!, scenic flight, scenic flights, gliding club!, pilot training!, flying club!, flight lessons
de flugschule!, rundflug, rundfluge, flugstunde, segelflugverein!, aeroclub!, segelfliegen, pilotenausbildung!
fr ecole de pilotage!, bapteme de l'air, vols panoramiques, aero-club!, aeroclub!, baptemes de l'air
es escuela de vuelo!, escuela de pilotos!, vuelo panoramico, vuelos panoramicos, aeroclub!, bautismo de aire
it scuola di volo!, aeroclub!, volo panoramico, voli panoramici, battesimo dell'aria
pt escola de aviacao!, aeroclube!, voo panoramico, voos panoramicos
nl vliegschool!, vliegles, vlieglessen, rondvlucht, rondvluchten, aeroclub!
pl szkola lotnicza!, lot widokowy, loty widokowe, aeroklub!
tr ucus okulu!, pilotluk egitimi!
ja 遊覧飛行, パイロット養成!
zh 飞行学校!, 飞行体验
ar مدرسة طيران!
helicopter: helicopter
en helicopter, helicopters, helicopter tour, helicopter flights, helicopter ride
de hubschrauber, hubschrauberflug, hubschrauberrundflug, helikopterflug, helikopter
fr helicoptere, helicopteres, vol en helicoptere, vols en helicoptere
es helicoptero, helicopteros, vuelo en helicoptero, vuelos en helicoptero
it elicottero, elicotteri, voli in elicottero, volo in elicottero
pt helicoptero, voo de helicoptero, passeio de helicoptero
nl helikopter, helikoptervlucht, helikopters
pl helikopter, loty helikopterem, lot helikopterem
tr helikopter*
ja ヘリコプター
zh 直升机
ar هليكوبتر, مروحية
parachute: parachute
en parachute, skydiving, skydive, parachuting, tandem jump, tandem jumps, paragliding, paraglide
de fallschirmsprung, fallschirmspringen, tandemsprung, tandemsprunge, gleitschirm, gleitschirmfliegen, paragliding
fr parachutisme, saut en parachute, sauts en parachute, parapente, vol en parapente
es paracaidismo, salto en paracaidas, saltos en paracaidas, parapente, vuelo en parapente
it paracadutismo, lancio in paracadute, lanci in paracadute, parapendio
pt paraquedismo, salto de paraquedas, saltos de paraquedas, parapente, voo de parapente
nl parachutesprong, parachutespringen, tandemsprong, paragliden
pl skok ze spadochronem, skoki spadochronowe, paralotnia, paralotniarstwo
tr yamac parasutu, parasut
ja スカイダイビング, パラグライダー
zh 跳伞, 滑翔伞
ar قفز مظلي, طيران شراعي
cable-car: mountain-cableway aerial-tramway
en cable car, cable cars, gondola lift, chairlift
de seilbahn, seilbahnen, bergbahn, bergbahnen, gondelbahn
fr telepherique, telecabine, telesieges, remontees mecaniques
es teleferico, telecabina
it funivia, funivie, seggiovia, cabinovia
pt teleferico, bondinho
nl kabelbaan, kabelbanen
pl kolejka linowa, kolej gondolowa
tr teleferik*
ja ロープウェイ, ロープウェー
zh 缆车, 索道
ar تلفريك
tram: tram
en tram, trams, streetcar, tram museum!, tram ride
de strassenbahn, strassenbahnen, strassenbahnfahrer, strassenbahnmuseum!, trambahn
fr tramway, tramways, tram
es tranvia, tranvias
it tram
pt electrico historico, passeio de bonde
nl trams, trambestuurder, trammuseum!
pl tramwaj, tramwaje, motorniczy, motornicza
tr tramvay*
ja 路面電車
zh 有轨电车
ar ترام
castle: castle
en castle, castles, castle tour, castle tours, castle festival, castle ruins, knights' festival, medieval fair, medieval market
de burg, burgfest, burgfuhrung, burgfuhrungen, schlossfuhrung, schlossfuhrungen, schlossfest, schlossbesichtigung, burgruine, ritterfest, mittelaltermarkt, schlosshotel!
fr visite du chateau, chateaux, chateau fort, fete medievale
es castillo, castillos, mercado medieval
it castello, castelli, festa medievale, mercato medievale
pt castelo, castelos, feira medieval
nl kasteel, kastelen, kasteeltuin, ridderfestival
pl zamek krolewski, turniej rycerski, zwiedzanie zamku
tr kale gezisi
ja お城, 古城
zh 城堡, 古堡
ar قلعة, قلاع
desert-trip: desert
en desert safari, desert tour, desert tours, desert trip, desert camp
de wustensafari, wustentour
fr excursion dans le desert, safari dans le desert
es excursion al desierto, safari en el desierto
it escursione nel deserto, tour nel deserto
pt safari no deserto, passeio no deserto
nl woestijnsafari, woestijntocht
tr col safarisi, col turu
zh 沙漠之旅, 沙漠
ar رحلة صحراوية, رحلات صحراوية, مخيم صحراوي, سفاري صحراوي, رحلة سفاري
island: desert-island
en island hopping, island trip, island trips, island holiday, island holidays
de inselhopping, inselurlaub, inselausflug
fr iles paradisiaques, sejour aux iles
es islas paradisiacas
it isole tropicali
nl eilandhoppen
pl rajskie wyspy
ja 島旅, 離島
zh 海岛游, 海岛
ar رحلة جزر
pt ilhas, passeio as ilhas
tr ada turu, adalar turu
`
