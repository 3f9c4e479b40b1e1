/** Vehicles. `concepts.ts` says how the lines are read. */
export const VEHICLES = `
@ vehicles
bicycle: bicycle / rescue-workers-helmet mountain
en bicycle, bicycles, bike, bikes, bike shop!, bicycle shop!, cycling, e-bike, e-bikes, ebike, ebikes, gravel bike, bike repair, bike rental!, group ride, road bike, mountain bike, mountain bikes, cycle shop!, cycles!
de fahrrad, fahrrader, -fahrrad, fahrradladen!, fahrradwerkstatt!, fahrradverleih!, e-bike, e-bikes, rennrad, radtour, radladen!, zweirad!, radhaus!, gebrauchtrad, stadtradeln, mountainbike
fr velo, velos, magasin de velos!, cycliste, velo electrique, vtt, reparation de velos!, cycles!
es bicicleta, bicicletas, tienda de bicicletas!, taller de bicicletas!, bici, bicis, ciclismo
pt bicicleta, bicicletas, bike, bikes, loja de bicicletas!, bicicletaria!
it bicicletta, biciclette, bici, ciclismo, negozio di biciclette!, ciclofficina!, cicli!
nl fiets, fietsen, fietsenmaker!, fietswinkel!, fietsverhuur!, fietstocht, fietsenwinkel!, fietsenzaak!
pl rower, rowery, rowerow, sklep rowerowy!, serwis rowerowy!, wypozyczalnia rowerow!
tr bisiklet*, bisiklet tamiri!, bisikletci!
ja 自転車, 自転車店!, サイクリング, ロードバイク
zh 自行车, 自行车店!, 骑行, 电动车
ar دراجة, دراجات, دراجات هوائية!
cargo-bike: - / bicycle
en cargo bike, cargo bikes
de lastenrad, lastenrader, cargobike, cargobikes
fr velo cargo, velos cargo
es bicicleta de carga, bicicletas de carga, bici de carga, bicis de carga
pt bicicleta de carga, bicicletas de carga
it bici cargo, cargo bike
nl bakfiets, bakfietsen
pl rower cargo, rowery cargo
tr kargo bisikleti
ja カーゴバイク
zh 货运自行车
ar دراجة شحن
car: automobile / key motorway
en car, cars, used car, used cars, car dealer!, car dealership!, electric car, electric cars, driving school!, driving lessons, car rental!, test drive, automotive!, auto sales!
de autohaus!, gebrauchtwagen, neuwagen, autohandel!, fahrschule!, autovermietung!, probefahrt, elektroauto, fahrstunden, autoaufbereitung!
fr voiture, voitures, concessionnaire!, voiture d'occasion, auto-ecole!, location de voitures!, vehicules d'occasion
es coche, coches, concesionario!, coches de segunda mano, autoescuela!, alquiler de coches!
pt carro, carros, concessionaria!, autoescola!, escola de conducao!, aulas de conducao, carros seminovos, aluguel de carros!
it automobili!, auto usate, concessionaria!, autoscuola!, scuola guida!, scuola di guida!, lezioni di guida, autonoleggio!
nl autodealer!, autobedrijf!, rijschool!, tweedehands auto's, occasions, autoverhuur!
pl samochod*, salon samochodowy!, auto szkola!, nauka jazdy!, komis samochodowy!, szkola jazdy!
tr otomobil*, oto galeri!, surucu kursu!, arac kiralama!
ja 自動車, 中古車, 自動車教習所!, 教習所!, レンタカー!, 車検
zh 汽车, 二手车, 驾校!, 租车!
ar سيارة, سيارات, معرض سيارات!, مدرسة قيادة!
garage: wrench automobile / nut-and-bolt gear wheel
en car repair!, auto repair!, auto repair shop!, auto shop!, oil change, mechanics!, brake service, car service!, tire shop!, body shop!, car workshop!, garage for cars!
de kfz-werkstatt!, autowerkstatt!, kfz!, kfz-meisterbetrieb!, olwechsel, inspektion und hu, autoreparatur!, reifenservice!, karosseriebau!
fr garage automobile!, garage!, carrosserie!, garagiste!, vidange, controle technique
es taller mecanico!, taller de coches!, cambio de aceite, mecanico!, taller de chapa y pintura!
pt oficina mecanica!, mecanica!, troca de oleo, funilaria!, auto center!, centro automotivo!, troca de pneus, alinhamento e balanceamento
it autofficina!, officina meccanica!, carrozzeria!, cambio olio, gommista!
nl autogarage!, garagebedrijf!, apk-keuring, garage!
pl warsztat samochodowy!, mechanik samochodowy!, wymiana oleju
tr oto tamir!, oto servis!, yag degisimi, oto tamircisi!, oto elektrik!, egzozcu!, motor ustasi!, oto bakim!
ja 自動車整備!, 整備工場!, オイル交換, 車検整備!, 自動車修理!, 板金!
zh 汽车维修!, 修车!, 保养, 汽修!, 换机油, 汽车保养
ar ورشة سيارات!, صيانة سيارات!, تغيير زيت, ميكانيكي!, مركز صيانة سيارات!, تغيير زيوت!
tires: - / wheel automobile
en winter tires, winter tyres, tires, tyres, tire change, flat tire, tyre shop!, tyre fitting, tyre fitters!, tire center!, new tyres
de winterreifen, sommerreifen, reifenwechsel, reifen, reifenhandel!, reifenhaus!, reifendienst!
fr pneus hiver, pneus, pneu, centre auto pneus!, changement de pneus, montage de pneus
es neumaticos, cambio de neumaticos, neumatico, neumaticos de invierno, taller de neumaticos!
pt pneus, pneu, pneus novos, borracharia!, borracheiro!
it pneumatici, gomme invernali, cambio gomme, pneumatico, gomme estive
nl winterbanden, bandenwissel, banden, zomerbanden, bandenservice!
pl opony, wymiana opon, wulkanizacja!, opony zimowe, opony letnie
tr kis lastigi, lastik degisimi, lastik, lastikler, lastikci!, kislik lastik
ja タイヤ交換, スタッドレスタイヤ, タイヤ, タイヤショップ!
zh 轮胎, 换轮胎, 轮胎店!
ar إطارات, بنشر!, كفرات
car-wash: automobile sponge / bubbles
en car wash!, car detailing!
de autowasche!, waschanlage!, waschstrasse!
fr lavage auto!
es lavadero de coches!, autolavado!
pt lava rapido!, lava jato!
it autolavaggio!
nl autowasstraat!, wasstraat!
pl myjnia!, myjnia samochodowa!
tr oto yikama!
ja 洗車!
zh 洗车!
ar غسيل سيارات!
model-train: locomotive
en train set, train sets, model train, model trains, toy train
de modelleisenbahn, holzeisenbahn
fr petit train
es trenes electricos
it modellismo ferroviario, ferromodellismo
pt ferromodelismo, comboios em miniatura
nl modelspoor, modelspoorbaan
pl kolejki elektryczne, modelarstwo kolejowe
tr model tren
ja 鉄道模型
zh 火车模型
ar قطار لعبة
motorcycle: motorcycle
en motorcycle, motorcycles, motorbike, motorbikes, motorcycle dealer!, motorbike shop!
de motorrad, motorrader
fr moto, motos
es moto, motos, motocicleta, concesionario de motos!
pt moto, motos, motocicleta
it moto, motocicletta, concessionaria moto!
nl motorfiets, motoren rijles, motorzaak!
pl motocykl*
tr motosiklet*
ja バイク, オートバイ
zh 摩托车
ar دراجات نارية
scooter: motor-scooter
en vespa
* vespa
taxi: taxi
* taxi
ja タクシー!
zh 出租车!
ar تاكسي!
fr compagnie de taxi!
pl korporacja taksowkarska!
bus: bus
en bus tour, bus trip, bus trips, bus company!
de busreise, busreisen, busfahrt, reisebus, bus
fr voyage en bus, autocar, autocars!
es viaje en autobus, autobus
it gita in pullman
nl busreis, busreizen
pt excursao de onibus, viagem de onibus, onibus de turismo, autocarro, onibus
pl autokar, autokary, wycieczka autokarowa, wycieczki autokarowe, autobus, kierowca autobusu
tr otobus, otobusler, otobus turu
ja バスツアー, バス旅行, 路線バス
zh 大巴, 巴士游, 公交车
ar حافلة, حافلات, باص
train: high-speed-train locomotive
en train trip, train trips, railway museum, steam train, rail travel
de bahnreise, zugreise, dampflok, museumsbahn
fr voyage en train, train touristique, trains, tgv
es viaje en tren, tren turistico, tren
it viaggio in treno, treno, treno storico, treni
nl treinreis, trein, stoomtrein
pt viagem de trem, viagem de comboio, trem, comboio, trens
pl pociag retro, pociag, pociagi, wycieczka pociagiem
tr tren, tren turu, tren seyahati
ja 鉄道
zh 火车, 高铁, 火车旅行
ar قطار, رحلات القطار
`
