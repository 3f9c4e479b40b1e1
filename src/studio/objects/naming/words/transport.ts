/** Vehicles by name, on roads, on rails, on water, and in the air. `concepts.ts` says how the lines are read. */
export const TRANSPORT = `
@ vehicles
van: delivery-truck minibus
en van, vans, delivery van, delivery vans, van hire, van rental, van sales, cargo van, cargo vans, transit van, transit vans, luton van, food truck, food trucks
de transporter, lieferwagen, transportervermietung, kastenwagen, sprinter, e-transporter, foodtruck, foodtrucks
fr camionnette, camionnettes, utilitaire, utilitaires, fourgon, fourgons, location d'utilitaires, vehicule utilitaire, food truck, food trucks
es furgoneta, furgonetas, alquiler de furgonetas, food truck, food trucks
it furgone, furgoni, noleggio furgoni, food truck
pt furgao, carrinha, carrinhas, aluguel de vans, aluguer de carrinhas, food truck, food trucks
nl bestelbus, bestelbussen, bestelwagen, bestelwagens, busverhuur, bedrijfswagen, bedrijfswagens, foodtruck
pl furgon, furgonetka, samochody dostawcze, wynajem busow, food truck
tr minivan, panelvan, kamyonet, ticari arac
ja 軽トラック, 配送車, キッチンカー, 移動販売車
zh 面包车, 货车, 餐车
ar شاحنة توصيل, فان, عربة طعام
truck: articulated-lorry delivery-truck
en truck, trucks, lorry, lorries, hgv, hgv training, truck driver, truck drivers, lorry driver, hgv driver, hgv drivers, truck driving school!, trucking!, trucking company!
de lkw, lastwagen, lkw-fahrer, lkw-fuhrerschein, berufskraftfahrer, kraftfahrer, lkw-werkstatt!, nutzfahrzeuge!, sattelzug
fr camion, camions, poids lourds, poids lourd, chauffeur routier, permis poids lourd, transport routier!
es camion, camiones, camionero, camioneros, transporte por carretera!
it camion, autocarro, autocarri, camionista, camionisti, autotrasporti!, patente c
pt caminhao, caminhoes, camiao, camioes, caminhoneiro, motorista de caminhao, motorista de pesados
nl vrachtwagen, vrachtwagens, vrachtwagenchauffeur, vrachtwagenchauffeurs, vrachtwagenrijbewijs
pl ciezarowka, ciezarowki, tir, kierowca ciezarowki, kierowca c+e, samochody ciezarowe
tr kamyon*, tir soforu
ja トラック, トラック運転手
zh 卡车, 货车司机, 卡车司机
ar شاحنة, شاحنات
camper: minibus
en campervan, campervans, camper van, camper vans, campervan hire, campervan rental, campers
de campervan, campervans, camperverleih, campingbus, campingbusse, camper, vw-bus, bulli, wohnmobilvermietung, wohnmobil, wohnmobile
fr van amenage, vans amenages, camping-car, camping-cars, location de vans, location de camping-cars
es camper, autocaravana, autocaravanas, alquiler de autocaravanas, furgoneta camper, furgonetas camper, alquiler de campers!
it camper, noleggio camper!, van camperizzato
pt autocaravana, autocaravanas, motorhome, motorhomes, aluguel de motorhome
nl camper, campers, camperverhuur, buscamper, buscampers
pl kamper, kampery, wypozyczalnia kamperow, wynajem kamperow
tr karavan*, karavan kiralama
ja キャンピングカー, キャンピングカーレンタル
zh 房车, 房车租赁
ar كرفان, كرفانات
minibus: minibus
en minibus, minibuses, minibus hire, shuttle bus, shuttle service, airport shuttle, minibus taxi, school bus
de kleinbus, kleinbusse, kleinbusvermietung, shuttlebus, shuttleservice, burgerbus, fahrdienst
fr minibus, navette, navettes, location de minibus
es minibus, minibuses, microbus, alquiler de minibuses, lanzadera
it minibus, navetta, noleggio minibus, pulmino, pulmini
pt micro-onibus, van escolar, transporte escolar, aluguel de micro-onibus
nl busje, busjes, personenbusje, personenbusjes, pendelbus, taxibus
pl minibus, busy, mikrobus, wynajem minibusow, przewoz osob
tr minibus*, servis araci, okul servisi
ja マイクロバス, 送迎バス
zh 中巴, 接送车, 班车
ar حافلة صغيرة, ميني باص
pickup: pickup-truck
en pickup truck, pickup trucks, pick-up truck
de pickups, pick-up-truck
fr pick-up, pick-ups
es camioneta, camionetas
it pick-up
pt caminhonete, caminhonetes, picapes
nl pick-up truck
tr pikap
zh 皮卡
suv: sport-utility-vehicle
* suv, suvs, off-roader, jeep, jeeps
en off-road tour, jeep tour, jeep tours, jeep safari
de gelandewagen, jeeptour, jeepsafari
fr balade en 4x4
es todoterreno, todoterrenos, ruta en 4x4
it fuoristrada
pt jipe, passeio de jipe
nl terreinwagen
pl samochod terenowy
tr jip safari, arazi araci
zh 越野车
motorsport: racing-car
en motorsport!, race cars, racing cars, track day, grand prix
de motorsport!, rennwagen, rennsport!
fr sport automobile!, voitures de course
es automovilismo!, coches de carreras
it automobilismo!, auto da corsa
pt automobilismo!, carros de corrida
nl autosport!, racewagen, racewagens
pl sporty motorowe!, wyscigi samochodowe
zh 赛车
ja モータースポーツ!
tr motor sporlari!, yaris arabasi
ar سيارات سباق
karting: - / racing-car
en go-karting!, karting!, go-kart track!, go-karts, kart track!
de kartbahn!, kartrennen, gokart
fr karting!
es karting!, circuito de karts!
it kart, kartodromo!, pista kart!
pt kart, kartodromo!
nl kartbaan!, karten, karts
pl gokarty!, tor kartingowy!
tr karting!
ja ゴーカート, カート場!
zh 卡丁车!
ar كارتينج!
kick-scooter: kick-scooter
en e-scooter, e-scooters, kick scooter, kick scooters, electric scooter, electric scooters, scooter rental!
de e-scooter, tretroller, cityroller, roller fur kinder, elektroroller
fr trottinette, trottinettes, trottinette electrique, trottinettes electriques
es patinete, patinetes, patinete electrico, patinetes electricos
it monopattino, monopattini
pt patinete, patinetes, trotinete, trotinetes
nl kinderstep, kindersteps, elektrische step, elektrische steps
pl hulajnog*
tr elektrikli scooter
ja キックボード, 電動キックボード
zh 滑板车
ar سكوتر كهربائي
wheelchair: manual-wheelchair motorized-wheelchair
en wheelchair, wheelchairs, wheelchair hire!, mobility aids!, mobility shop!, mobility scooter, mobility scooters
de rollstuhl, rollstuhle, sanitatshaus!, rollatoren, rollator, elektrorollstuhl, elektromobile
fr fauteuil roulant, fauteuils roulants, materiel medical!
es silla de ruedas, sillas de ruedas, ortopedia!
it sedia a rotelle, carrozzina, carrozzine per disabili, sanitaria!, ortopedia!
pt cadeira de rodas, cadeiras de rodas, ortopedia!
nl rolstoel, rolstoelen, scootmobiel, scootmobielen, thuiszorgwinkel!
pl wozek inwalidzki, wozki inwalidzkie, sklep medyczny!
tr tekerlekli sandalye, medikal!
ja 車椅子, 福祉用具!
zh 轮椅
ar كرسي متحرك, كراسي متحركة
ambulance: ambulance
en ambulance, ambulances, ambulance service!, paramedic, paramedics, patient transport!
de rettungsdienst!, rettungswagen, rettungssanitater, notfallsanitater, krankentransport!, sanitatsdienst!
fr ambulance, ambulances, ambulancier, ambulanciers
es ambulancia, ambulancias, transporte sanitario!
it ambulanza, ambulanze, croce rossa!, soccorritori
pt ambulancia, ambulancias, bombeiros voluntarios
nl ambulance, ambulances, ambulancedienst!
pl karetka, karetki, ratownik medyczny, transport medyczny!
tr ambulans*
ja 救急車, 救急隊
zh 救护车
ar إسعاف, سيارة إسعاف
tuk-tuk: auto-rickshaw
* tuk tuk, tuk tuks, tuktuk, tuktuks, rickshaw, auto rickshaw
de rikscha, rikschatour, rikschas
fr tuk-tuks
ja トゥクトゥク
zh 嘟嘟车
ar توك توك
fuel: fuel-pump
en petrol station!, gas station!, filling station!, diesel, heating oil!
de tankstelle!, heizol!, kraftstoffe!, tanken
fr station-service!, carburant, fioul!
es gasolinera!, estacion de servicio!, gasoleo!
it distributore di benzina!, stazione di servizio!, carburante, gasolio!
pt posto de gasolina!, posto de combustivel!, combustivel
nl tankstation!, benzinestation!, brandstof
pl stacja paliw!, paliwo, olej opalowy!
tr akaryakit!, benzin istasyonu!, mazot
ja ガソリンスタンド!, 灯油!
zh 加油站!
ar محطة وقود!, وقود
car-glass: automobile
en window tinting, car window tinting, windscreen repair, windscreen replacement, auto glass, windshield repair, car valeting, mobile valeting, car wrapping, paint protection film, dent repair, car key programming, mot, mot test, mot testing, mot centre, number plates, convertible, convertibles, chauffeur service, car sharing, limousine service
de scheibentonung, autoglas, scheibenreparatur, steinschlagreparatur, autofolierung, fahrzeugfolierung, smart-repair, fahrzeugaufbereitung, hauptuntersuchung, hu und au, tuv-termin, kennzeichen, cabrio, cabrios, carsharing, chauffeurservice, oldtimer, oldtimertreffen, auto, autos
fr pare-brise, vitres teintees, vitrage automobile, covering automobile, debosselage, carte grise, cabriolet, cabriolets, vtc, chauffeur prive, voitures anciennes, autopartage
es lunas tintadas, parabrisas, lunas de coche, itv, pasar la itv, descapotable, coches clasicos, vtc, chofer privado, limpieza de coches, detailing, car detailing
it vetri auto, parabrezza, oscuramento vetri, wrapping auto, revisione auto, auto d'epoca, noleggio con conducente, ncc, auto, lavaggio interni, levabolli
pt insulfilm, para-brisas, peliculas automotivas, envelopamento, martelinho de ouro, estetica automotiva, inspecao automovel, vistoria veicular, carros classicos, motorista particular, tvde
nl autoruiten, autoruitschade, ramen tinten, car wrapping, autopoetsbedrijf, apk, uitdeuken zonder spuiten, cabrio, oldtimers, deelauto, auto, auto's
pl przyciemnianie szyb, szyby samochodowe, auto detailing, oklejanie samochodow, przeglad rejestracyjny, stacja kontroli pojazdow, kabriolet, samochody zabytkowe, auta, auto
tr cam filmi, oto cam, arac kaplama, pasta cila, oto kuafor, arac muayene, soforlu arac, araba, arabalar, klasik araba
ja カーコーティング, カーフィルム, 自動車ガラス, 板金塗装, カーシェア, 愛車, クルマ
zh 汽车贴膜, 挡风玻璃, 汽车美容, 代驾, 敞篷车
ar تظليل سيارات, زجاج سيارات, فحص سيارات, تلميع سيارات, تأجير سيارات, سيارة مع سائق
`
