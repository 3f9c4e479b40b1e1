/** Things of a household, and what shops wrap and sell. `concepts.ts` says how the lines are read. */
export const HOUSEHOLD = `
@ home
knives: kitchen-knife
en knife, knives, kitchen knives, chef's knife, knife sharpening, knife sharpener!, knife shop, sharpening service
de messer, kuchenmesser, messerscharfen, messerschleiferei, schleifservice, scherenschleifer!, messerladen, kochmesser
fr couteau, couteaux, affutage de couteaux, affutage, coutellerie, remouleur, couteaux de cuisine
es cuchillo, cuchillos, afilado de cuchillos, afilador, cuchilleria
it coltello, coltelli, affilatura coltelli, arrotino, coltelleria
pt facas, faca de cozinha, afiacao de facas, cutelaria
nl messen, keukenmessen, messenslijper!, messen slijpen, slijperij
pl noze, noz kuchenny, noze kuchenne, ostrzenie nozy
tr bicak, bicaklar, bicak bileme, mutfak bicagi
ja 包丁, 包丁研ぎ, 研ぎ直し
zh 菜刀, 刀具, 磨刀
ar سكاكين, سكاكين مطبخ
basket: basket
en basket, baskets, basket weaving, basketry!, picnic basket, picnic baskets, wicker baskets
de korb, korbe, korbflechten, korbflechterei!, picknickkorb, picknickkorbe
fr paniers, vannerie!, panier pique-nique
es cesta, cestas, cesteria!
it cesto, cesti, cesteria!
pt cesta, cestas, cestaria!
nl mand, manden, rieten manden, picknickmand, picknickmanden, manden vlechten, mandenvlechten
pl wiklina!, koszyki, koszyk piknikowy
tr sepet, sepetler, hasir sepet
ja かご, かご編み, カゴ, バスケット編み
zh 篮子
ar سلال
toilet-paper: roll-of-paper
en toilet paper, toilet roll, toilet rolls, kitchen roll
de toilettenpapier, klopapier, kuchenrolle
fr papier toilette
es papel higienico
it carta igienica
pt papel higienico
nl wc-papier, toiletpapier
pl papier toaletowy
tr tuvalet kagidi
ja トイレットペーパー
zh 卫生纸
ar ورق تواليت
toilets: toilet
en portable toilets, toilet hire, toilets, toilet
de mobiltoiletten, toilettenverleih, toiletten, komposttoiletten, wc-anlagen
fr toilettes seches, toilettes mobiles, wc
es aseos portatiles, inodoro, inodoros, banos portatiles
it bagni chimici, bagni mobili
pt banheiros quimicos, vaso sanitario
nl toiletverhuur, mobiele toiletten
pl toalety przenosne
tr tuvalet, seyyar tuvalet
ja トイレ, 仮設トイレ
zh 马桶, 移动厕所
ar حمامات متنقلة, مراحيض متنقلة
mirrors: mirror
en mirror, mirrors
de spiegel, wandspiegel
fr miroir, miroirs
es espejo, espejos
it specchio, specchi
pt espelho, espelhos
nl spiegel, spiegels
pl lustro, lustra
tr ayna, aynalar
ja ミラー
zh 镜子
ar مرآة, مرايا
television: television
en television, televisions, tv repair, tv, tvs, smart tv, tv wall mounting
de fernseher, fernsehgerate, fernsehreparatur, radio- und fernsehtechnik
fr televiseur, televiseurs, depannage tv, television
es television, televisores, televisor, reparacion de televisores
it televisore, televisori, riparazione tv
pt televisao, televisores, conserto de tv
nl televisie, televisies, tv-reparatie
pl telewizor, telewizory, naprawa telewizorow
tr televizyon, televizyonlar, televizyon tamiri
ja 液晶テレビ, 有機elテレビ, テレビ修理
zh 电视机, 电视维修
ar تلفزيون, شاشات تلفزيون, تصليح تلفزيونات
@ trades
doors: door
en new doors, doors and windows, front door, front doors, interior doors, door fitting, garage door, garage doors
de haustur, hausturen, zimmerturen, innenturen, turenstudio
fr porte d'entree, portes d'entree, portes interieures
es puerta de entrada, puertas de interior
it porte interne, porte blindate, porta blindata
pt porta de entrada, portas de madeira
nl voordeur, voordeuren, binnendeuren
pl drzwi wejsciowe, drzwi wewnetrzne
tr celik kapi, ic kapi
ja ドア, 玄関ドア
zh 木门, 防盗门, 门窗
ar أبواب, باب خشبي
blinds: window
en new windows, sash windows, window replacement, bay windows, triple glazing, blinds, curtains, curtain, shutters, double glazing, window blinds, roof windows
de fenster, rollladen, jalousien, vorhange, gardinen, sonnenschutz, dachfenster, -fenster
fr fenetre, fenetres, volets roulants, stores, rideaux, double vitrage, volets
es ventanas, persianas, cortinas, toldos y persianas
it finestre, tapparelle, tende da interni, infissi, persiane
pt janelas, persianas, cortinas, estores
nl raamdecoratie, gordijnen, zonwering, rolluiken, dubbel glas
pl okna, okno, rolety, firany, zaslony, zaluzje
tr perde, pencere, pencereler, pvc pencere, stor perde
ja 窓ガラス, 窓掃除, カーテン, ブラインド, サッシ
zh 窗帘, 窗户, 百叶窗
ar ستائر, نوافذ, شبابيك
carpets: -
en carpet, carpets, rug, rugs, flooring, floor sanding, wood flooring, tiles, tiling, tiler!, vinyl flooring, parquet
de teppich, teppiche, bodenbelage, parkett, fliesen, fliesenleger!, bodenleger!, laminat, parkettleger!
fr tapis, moquette, parquet, carrelage, carreleur, revetements de sol
es alfombras, suelos, tarima, parquet, azulejos, suelos laminados
it tappeti, pavimenti, parquet, piastrelle, piastrellista
pt tapetes, pisos laminados, azulejos, pavimentos, carpetes
nl tapijt, vloeren, vloerkleden, laminaat, tegels, tegelzetter!, parket
pl dywany, podlogi, panele podlogowe, parkiet, plytki, glazurnik
tr hali, halilar, parke, seramik karo, kilim
ja カーペット, 絨毯, ラグ, フローリング, タイル
zh 地毯, 地板, 瓷砖
ar سجاد, أرضيات, باركيه, بلاط
carpet-cleaning: bucket sponge / bubbles
en carpet cleaning, carpet cleaners!, rug cleaning, sofa cleaning, upholstery cleaning, oven cleaning, gutter cleaning, pressure washing, power washing, end of tenancy cleaning, deep clean, spring clean
de teppichreinigung, polsterreinigung, treppenhausreinigung, dachrinnenreinigung, steinreinigung, grundreinigung, buroreinigung, entrumpelung
fr nettoyage de tapis, nettoyage de canapes, nettoyage de moquettes, nettoyage de bureaux, nettoyage haute pression, grand menage, menage a domicile
es limpieza de alfombras, limpieza de sofas, limpieza de oficinas, limpieza de fachadas, limpieza a fondo, limpieza de tapicerias
it pulizia tappeti, lavaggio tappeti, lavaggio divani, pulizia uffici, pulizie di primavera, pulizia divani
pt limpeza de sofas, limpeza de tapetes, lavagem de estofados, higienizacao de sofas, higienizacao de estofados, limpeza pos-obra, limpezas, limpeza de escritorios
nl tapijtreiniging, meubelreiniging, dakgootreiniging, kantoorschoonmaak, grote schoonmaak, voorjaarsschoonmaak, ovenreiniging
pl pranie dywanow, pranie tapicerki, sprzatanie biur, mycie cisnieniowe, wiosenne porzadki
tr hali yikama, koltuk yikama, ofis temizligi, ev temizligi, bahar temizligi, insaat sonrasi temizlik
ja カーペットクリーニング, エアコンクリーニング, 大掃除, 家事代行, お掃除
zh 地毯清洗, 沙发清洗, 家政, 家政服务, 大扫除, 深度保洁, 油烟机清洗
ar تنظيف سجاد, تنظيف كنب, تنظيف منازل, غسيل سجاد, عاملة منزلية, تنظيف مكاتب
antenna: satellite-antenna
en tv aerials, aerial installation, satellite dish, satellite dishes, satellite tv, aerials
de satellitenschussel, satellitenanlagen, antennentechnik, antennenbau, satanlagen
fr antenniste, antennes, parabole, paraboles
es antenista, antenas, parabolica, instalacion de antenas
it antennista, antenne, parabola, impianti satellitari
pt antenas, parabolica, instalacao de antenas
nl schotelantenne, schotelantennes, antennes
pl anteny, montaz anten, serwis anten
tr uydu, canak anten, uydu montaji
ja アンテナ工事, アンテナ
zh 卫星天线, 天线安装
ar أطباق فضائية, ستلايت
`
