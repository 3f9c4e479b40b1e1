/** Small things of a home, of an office, and of the post. `concepts.ts` says how the lines are read. */
export const BELONGINGS = `
@ home
batteries: battery
en battery, batteries, battery recycling
de batterien, akkus, batterie
fr piles, batteries de voiture
es pilas
pt pilhas, baterias
nl batterijen, accu's
pl baterie, akumulatory
tr pil, piller, aku
ja 電池, バッテリー
zh 电池
ar بطاريات
flashlight: flashlight
en torches, flashlight, flashlights, head torch
de taschenlampe, taschenlampen, taschenlampenfuhrung, stirnlampe, stirnlampen
fr lampe torche, lampes torches, lampes frontales
es linterna, linternas
it torcia elettrica, torce elettriche
pt lanterna, lanternas
nl zaklamp, zaklampen, zaklantaarn
pl latarka, latarki
tr el feneri
ja 懐中電灯
zh 手电筒
ar كشاف, مصباح يدوي
magnets: magnet
en fridge magnets
de magnete, kuhlschrankmagnete
fr magnets, aimants
es imanes
it calamite, magneti
pt imas de geladeira
nl magneten, koelkastmagneten
pl magnesy
tr magnet, buzdolabi magneti
ja マグネット
zh 冰箱贴
ice-cubes: ice
en ice cubes, ice delivery!, party ice, crushed ice
de eiswurfel, eiswurfellieferung!
fr glacons, glace pilee
es cubitos de hielo, hielo
it cubetti di ghiaccio, ghiaccio
pt gelo, cubos de gelo
nl ijsblokjes
pl lod w kostkach, kostki lodu
tr buz, buz kaliplari
zh 冰块
ar مكعبات ثلج
@ fashion
clocks: alarm-clock mantelpiece-clock
en alarm clock, alarm clocks, clock, clocks, wall clock, wall clocks, grandfather clock, clock repair!
de wecker, wanduhr, wanduhren, standuhr, standuhren
fr reveil matin, horloges, pendules
es despertador, despertadores, relojes de pared, reloj de pared
it sveglie, orologi da parete, orologi a pendolo
pt despertador, relogios de parede
nl wekker, wekkers, klokken, wandklok, klok
pl budzik, budziki, zegary, zegar
tr calar saat, duvar saati
ja 目覚まし時計, 掛け時計
zh 闹钟, 挂钟
ar منبه, ساعة حائط, ساعات حائط
@ trades
ladders: ladder
en ladders, scaffolding, scaffold hire
de leitern, geruste, gerustbau, gerustverleih
fr echelle, echelles, echafaudage, echafaudages
es escaleras de mano, andamios
it scale a pioli, ponteggi, impalcature
pt escadas de aluminio, andaimes
nl ladders, steigers!, steigerbouw
pl drabiny, rusztowania
tr merdiven satisi, iskele kiralama
ja はしご, 脚立
zh 梯子, 脚手架
ar سلالم, سقالات
hand-tools: screwdriver hammer-and-wrench / toolbox
en handyman, handyman service, handyman services, furniture assembly, flat-pack assembly, repair cafe, screwdriver, screwdrivers, odd jobs, diy, diy shop, diy store, home repairs
de hausmeisterservice, hausmeister, hausmeisterdienst, mobelmontage, handwerker!, repair-cafe, reparaturcafe, heimwerker, schraubendreher, kleinreparaturen, monteur
fr bricolage, bricoleur, homme toutes mains, montage de meubles, repair cafe, petits travaux, tournevis
es manitas, bricolaje, montaje de muebles, chapuzas, destornilladores, reparaciones del hogar
it tuttofare, fai da te, montaggio mobili, piccole riparazioni, repair cafe, bricolage, cacciaviti
pt marido de aluguel, faz-tudo, montagem de moveis, bricolage, reparos residenciais, pequenos reparos, montador de moveis, chaves de fenda
nl klusjesman, klusbedrijf, klussen, meubelmontage, repair cafe, doe-het-zelf, klusdienst, monteur
pl zlota raczka, montaz mebli, majsterkowanie, drobne naprawy, srubokrety
tr tamirci, mobilya montaji, tornavida, ev tamiri
ja 便利屋, 家具組み立て, diy, ドライバーセット
zh 家具安装, 上门维修, 螺丝刀, 水电维修
ar صيانة منازل, فني صيانة, تركيب أثاث, صيانة منزلية, مفكات
axe: axe
en axe throwing!
de axtwerfen!, beile, axte
fr lancer de hache!, lancer de haches!
es lanzamiento de hachas!, hachas
it lancio dell'ascia!, asce
nl bijlwerpen!, bijlen
pl rzucanie siekierami!, siekiery
pt lancamento de machados!
storage: package
en self storage, storage units, storage unit, moving boxes, packing boxes, cardboard boxes, packaging, parcel, parcels, parcel shop, container storage
de selfstorage, self-storage, lagerraume, lagerraum, mietlager!, umzugskartons, kartons, verpackungen, pakete, paketshop, einlagerung, lagerboxen, lagerbox
fr garde-meubles, self-stockage, self stockage, location de box, box de stockage, cartons de demenagement, cartons, emballages, colis, point relais
es trasteros, trastero, guardamuebles, almacenaje, cajas de mudanza, cajas de carton, embalaje, paquetes, punto de recogida
it deposito mobili, self storage, magazzini in affitto, box deposito, scatoloni, imballaggi, pacchi, punto di ritiro pacchi
pt self storage, guarda-moveis, guarda-volumes, boxes para alugar, caixas de papelao, caixas de mudanca, embalagens, encomendas, armazenamento
nl opslagruimte, opslagruimtes, opslagbox, opslagboxen, self storage, verhuisdozen, dozen, verpakkingen, pakketten, pakketpunt, inboedelopslag
pl self storage, magazyny self storage, przechowalnia mebli, kartony, opakowania, paczki kurierskie, punkt odbioru paczek
tr depolama, esya depolama, depo kiralama, koli, koliler, ambalaj
ja トランクルーム, 貸し倉庫, 段ボール, 梱包
zh 迷你仓, 自助仓储, 仓储, 纸箱, 包装盒, 包裹
ar تخزين أثاث, مستودعات, وحدات تخزين, كراتين, تغليف
key-cutting: key old-key
en key cutting, keys cut, spare keys, spare key, key copying, duplicate keys
de schlusselanfertigung, schlusselkopie, nachschlussel, schlusseldienst und schuhreparatur
fr double de cle, reproduction de cles, cles minute, doubles de cles
es copia de llaves, copias de llaves, duplicado de llaves, duplicados de llaves
it duplicazione chiavi, duplicati chiavi, copia chiavi
pt copia de chaves, copias de chaves
nl sleutels bijmaken, sleutelservice, sleutelmaker!, sleutelkopie
pl dorabianie kluczy
tr anahtar kopyalama, yedek anahtar
ja 合鍵, 合鍵作製, 鍵交換
zh 配钥匙, 换锁
ar نسخ مفاتيح, مفاتيح
firewood: wood / axe fire
en firewood, logs for sale, kiln-dried logs, seasoned logs, log delivery, timber!, timber merchant, lumber yard, sawmill
de brennholz, kaminholz, holzhandel, sagewerk, scheitholz, feuerholz
fr bois de chauffage, scierie, buches de bois, negoce de bois
es lena, aserradero, lena de encina
it legna da ardere, legna, segheria, legname
pt lenha, serralharia de madeira, madeireira
nl haardhout, brandhout, openhaardhout, houthandel, zagerij
pl drewno kominkowe, drewno opalowe, tartak, sklad drewna
tr odun, kereste, keresteci
ja 薪, 製材所, 材木店
zh 木柴, 木材
ar حطب, أخشاب
air-conditioning~: snowflake / thermometer
en air conditioning, air con, aircon, ac repair, ac installation, hvac, refrigeration
de klimaanlage, klimaanlagen, klimatechnik, kaltetechnik
fr climatisation, climatiseur, climatiseurs, frigoriste, froid et climatisation, entretien de climatisation
es aire acondicionado, aires acondicionados, refrigeracion
it climatizzatori, condizionatori, climatizzatore, condizionatore, aria condizionata
pt ar-condicionado, ar condicionado, refrigeracao
nl airco, airco's, airconditioning, koeltechniek
pl klimatyzacja, klimatyzacje, klimatyzator, klimatyzatory
tr klima, klima servisi, klima montaji, klimalar
ja エアコン, エアコン取付, 空調
zh 空调, 空调维修, 空调安装
ar تكييف, مكيفات, صيانة مكيفات, تكييف وتبريد, تنظيف مكيفات, غسيل مكيفات, تركيب مكيفات
appliances~: electric-plug / wrench
en appliance repair, appliances, washing machine repair, fridge repair, washing machines, dishwashers, white goods, household appliances, electrical goods
de hausgerate, hausgeratekundendienst, waschmaschinenreparatur, elektrogerate, haushaltsgerate, waschmaschinen
fr electromenager!, reparation d'electromenager!, depannage electromenager!, lave-linge
es electrodomesticos, reparacion de electrodomesticos, reparacion de lavadoras, lavadoras
it elettrodomestici, riparazione elettrodomestici, lavatrici, riparazione lavatrici
pt eletrodomesticos, conserto de eletrodomesticos, conserto de geladeiras, conserto de maquina de lavar
nl witgoed, witgoedreparatie, huishoudelijke apparaten, wasmachines
pl agd, naprawa agd, sprzet agd, naprawa pralek, pralki
tr beyaz esya, beyaz esya servisi, camasir makinesi tamiri
ja 家電, 家電修理, 洗濯機, 冷蔵庫
zh 家电, 家电维修, 洗衣机, 冰箱
ar أجهزة منزلية, صيانة غسالات, صيانة أجهزة, غسالات, ثلاجات
`
