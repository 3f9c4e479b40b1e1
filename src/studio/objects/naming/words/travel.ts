/** Travel and good causes. `concepts.ts` says how the lines are read. */
export const TRAVEL = `
@ travel
hotel~: bellhop-bell / bed key luggage
en hotel!, hotels!, guesthouse!, guest house!, hostel!, b&b!, bed and breakfast!, inn!
de hotel!, pension!, gastehaus!, hostel!, ferienwohnung!, ferienwohnungen!
fr hotel!, chambre d'hotes!, chambres d'hotes!, gite!, gites!, chambre d'hote!, auberge de jeunesse!, maison d'hotes!
es hotel!, hostal!, casa rural!, pension!, apartamentos turisticos!, albergue!, apartamento turistico!, parador!
pt hotel!, pousada!, hostel!, hospedagem!, alojamento local!, chale!, chales!, quintas de turismo!
it hotel!, albergo!, b&b!, pensione!, casa vacanze!, agriturismo!, ostello!, rifugio!
nl hotel!, pension!, vakantiehuis!, hostel!, bed and breakfast!, b&b!, vakantiewoning!, vakantiepark!
pl hotel!, pensjonat!, hostel!, noclegi!, agroturystyka!, apartamenty!, domki letniskowe!
tr otel!, pansiyon!, butik otel!, tatil koyu!, bungalov!, apart otel!, dag evi!
ja ホテル!, 旅館!, 民宿!, ペンション!, ゲストハウス!, 貸別荘!
zh 酒店!, 民宿!, 客栈!, 度假村!, 青旅!
ar فندق!, فنادق!, منتجع!, شاليه!, شاليهات!
hotel-room: bed
en double room, double rooms, single room, single rooms, hotel room, hotel rooms, guest room, guest rooms, overnight stay, overnight stays
de doppelzimmer, einzelzimmer, hotelzimmer, gastezimmer, ubernachtung, ubernachtungen
fr chambres, chambre double, chambre avec vue, chambre d'hotel, nuits, nuitee, nuitees
es habitacion, habitaciones, habitacion doble, noche de hotel
pt quarto duplo, quartos duplos, pernoite
it camera doppia, camere, camera matrimoniale, pernottamento, pernottamenti
nl tweepersoonskamer, tweepersoonskamers, hotelkamer, hotelkamers, overnachting, overnachtingen
pl pokoj dwuosobowy, pokoje, nocleg
tr otel odasi, cift kisilik oda, konaklama
ja 客室, ツインルーム, ダブルルーム, 宿泊プラン
zh 双人房, 大床房, 客房
ar غرفة مزدوجة, غرف فندقية
city-tours~: - / compass classical-building
en walking tours!, city tours!, guided tours!, sightseeing tours!, walking tour, city tour, guided walk
de stadtfuhrungen!, stadtfuhrung, stadtrundgang, stadtfuhrer!
fr visites guidees!, visite guidee
es visitas guiadas!, visita guiada
it visite guidate!, visita guidata
nl stadswandelingen!, rondleidingen!, stadswandeling
pl wycieczki po miescie!
pt visitas guiadas!, visita guiada, passeio guiado, free walking tour
tr sehir turu, rehberli tur!, rehberli turlar
ja 街歩き, まち歩きツアー, ガイドツアー
zh 城市漫步, 导览
ar جولات سياحية, جولة في المدينة, مرشد سياحي!
travel~: luggage / airplane palm-tree compass
en travel agency!, travel!, vacation, vacations, flights, airline!, holiday packages, travel agents!, tour operator!, tours!, vacation rental, city trip, city trips, city break
de reiseburo!, reisen!, urlaubsreise, fluge, fluggesellschaft!, reiseveranstalter!, reise, gruppenreise, gruppenreisen, last-minute-reisen, stadtereise, stadtereisen, fernreisen, kurzreise
fr agence de voyages!, voyages!, vols, voyage, agence de voyage!, week-end en amoureux
es agencia de viajes!, viajes!, vuelos, viaje, escapada, escapadas, excursiones de un dia, viajes en grupo, paquete de viaje
pt agencia de viagens!, viagens!, passagens aereas, viagem, pacote de viagem, pacotes de viagem, ferias na praia, roteiros, excursoes
it agenzia viaggi!, viaggi!, voli, viaggio, viaggi di gruppo, tour operator!
nl reisbureau!, reizen!, vluchten, reis, groepsreis, groepsreizen, stedentrip, stedentrips, rondreis, rondreizen
pl biuro podrozy!, wycieczki, loty, wycieczka, wczasy, podroz, podroze, city break
tr seyahat acentesi!, tur sirketi!, ucak bileti, seyahat, turlar, tatil paketleri, gezi
ja 旅行!, 旅行代理店!, 航空券, ツアー, ツアー旅行, 海外旅行, 国内旅行, 社員旅行
zh 旅行社!, 旅游!, 机票, 旅行, 跟团游, 自由行, 度假
ar وكالة سفر!, سياحة!, رحلات, تذاكر طيران, سفر, باقات سفر
luggage: luggage
en luggage!, suitcase, suitcases
de koffer, -koffer
fr valise, valises, bagagerie!
es maletas
pt malas de viagem
it valigie, valigeria!
nl koffers
pl walizki
tr valiz
ja スーツケース
zh 行李箱
ar حقائب سفر, حقائب السفر, حقيبة سفر, شنط سفر
beach: beach-with-umbrella
en beach club!, beach bar!, beach day
de strandbar!, strandkorbvermietung!
fr club de plage!
es chiringuito!, club de playa!
pt barraca de praia!, beach club!
it stabilimento balneare!, bagni al mare!
nl strandtent!, strandpaviljoen!
tr plaj!, beach club!
ja 海の家!, ビーチ
pl bar na plazy!
zh 海滩
ar شاطئ
cruise: passenger-ship
en cruise, cruises
de kreuzfahrt, kreuzfahrten
fr croisiere, croisieres
es crucero, cruceros
pt cruzeiro, cruzeiros
it crociera, crociere
nl cruise
pl rejs wycieczkowy
ja クルーズ船
zh 邮轮
tr kruvaziyer, gemi turu
ar رحلة كروز, كروز
@ causes
food-bank~: canned-food / bread basket red-heart
en food bank!, food banks!, food pantry!, soup kitchen!, food drive
de tafel e.v.!, lebensmittelausgabe!, lebensmitteltafel!, suppenkuche!
fr banque alimentaire!, aide alimentaire!, restos du coeur!, epicerie solidaire!
es banco de alimentos!, comedor social!
pt banco alimentar!, banco de alimentos!
it banco alimentare!, mensa dei poveri!
nl voedselbank!, voedselbanken!
pl bank zywnosci!
charity~:
en charity!, nonprofit!, non-profit!, fundraiser, donations
de spendenaktion, spenden, hilfsorganisation!
fr association caritative!, collecte de dons
es ong!, donaciones
pt ong!, doacoes
it associazione benefica!, raccolta fondi
nl goed doel!, donaties
pl zbiorka charytatywna, fundacja charytatywna!
ja 募金, チャリティー, フードバンク!, 子ども食堂!
zh 公益, 募捐, 食物银行!
ar جمعية خيرية!, تبرعات, بنك الطعام!
tr gida bankasi!, asevi!
`
