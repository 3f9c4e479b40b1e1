/** Small animals, birds of water, and animals of stories. `concepts.ts` says how the lines are read. */
export const CRITTERS = `
@ animals
butterfly: butterfly
en butterflies, butterfly house!, butterfly garden
de schmetterlinge, schmetterlingshaus!, schmetterlingsgarten
fr papillons, serre aux papillons!, jardin aux papillons
es mariposas, mariposario!
it farfalle, casa delle farfalle!
pt borboletas, borboletario!
nl vlinders, vlindertuin!
pl motyle, motylarnia!
tr kelebekler
ja チョウ, 蝶々
zh 蝴蝶
ar فراشات
ladybird: lady-beetle
en ladybird, ladybirds, ladybug, ladybugs
de marienkafer
fr coccinelle, coccinelles
es mariquitas
it coccinella, coccinelle
pt joaninha, joaninhas
nl lieveheersbeestje, lieveheersbeestjes
pl biedronki
tr ugur bocegi
ja てんとう虫
zh 瓢虫
ar دعسوقة
snail: snail
en snail, snails
de schnecken, weinbergschnecken, schneckenzucht!
fr escargot, escargots, escargotiere!, heliciculteur!
es caracoles
it lumaca, lumache
pt caracois
nl slakken
pl slimak, slimaki
ja カタツムリ
zh 蜗牛
tr salyangoz
ar حلزون
insects: beetle butterfly / ant lady-beetle
en insects, insect hotel, insect hotels, beetles, bug hotel, bug hunt
de insekten, insektenhotel, insektenhotels, kafer
fr insectes, hotel a insectes, hotels a insectes, scarabee
es insectos, hotel de insectos, escarabajos
it insetti, hotel per insetti, coleotteri
pt insetos, hotel de insetos, escaravelhos
nl insecten, insectenhotel, insectenhotels, kevers
pl owady, owadow, domek dla owadow
ja 昆虫, カブトムシ, クワガタ
zh 昆虫, 甲虫
ar حشرات نادرة
tr bocekler
ants: ant
en ant farm, ant farms, ant colony, ant colonies
de ameisen, ameisenfarm
fr fourmis
es hormigas
it formiche
pt formigas
nl mieren
pl mrowki
bat-animal: bat
en bat walk, bat walks, bat box, bat boxes, bat night
de fledermaus, fledermause, fledermausnacht, fledermauswanderung
fr chauve-souris, nuit de la chauve-souris
es murcielago, murcielagos
it pipistrello, pipistrelli
pt morcego, morcegos
nl vleermuis, vleermuizen, vleermuiskast
pl nietoperz*
tr yarasa, yarasalar
ja コウモリ
zh 蝙蝠
ar خفاش
otter: otter
en otter, otters
de otter, fischotter
fr loutre, loutres
es nutria, nutrias
it lontra, lontre
pt lontra, lontras
nl otters
pl wydra, wydry
ja カワウソ
zh 水獭
tr su samuru
beaver: beaver
en beaver, beavers, beaver watching
de biber, biberwanderung
fr castor, castors
es castores
it castori
nl bever, bevers, beversafari
pl bobr, bobry
pt castores
tr kunduz
ja ビーバー
zh 河狸
wolf: wolf
en wolves, wolf howl, wolf park!
de wolfe, wolfspark!, wolfsgehege!
fr loups, parc a loups!
es lobos
pt lobos
nl wolven
pl wilki
tr kurtlar
ja オオカミ
zh 狼群
ar ذئاب
raccoon: raccoon
en raccoon, raccoons
de waschbar, waschbaren
fr raton laveur, ratons laveurs
es mapache, mapaches
it procione, procioni
nl wasbeer, wasberen
pl szopy
ja アライグマ
zh 浣熊
pt guaxinim
tr rakun
ar راكون
flamingo: flamingo
* flamingo, flamingos
fr flamant rose, flamants roses
es flamenco rosa, flamencos rosas
it fenicottero, fenicotteri
nl flamingo's
pl flaming, flamingi
ja フラミンゴ
zh 火烈鸟
peacock: peacock
en peacock, peacocks
de pfauen
fr paon, paons
es pavo real, pavos reales
it pavone, pavoni
pt pavao, pavoes
nl pauw, pauwen
pl pawie
tr tavus kusu
ja クジャク
zh 孔雀
ar طاووس
swan: swan
en swans, swan boat, swan boats
de schwane
fr cygne, cygnes
es cisnes, cisne
it cigni
pt cisnes
nl zwanen
pl labedzie
ja 白鳥
zh 天鹅
tr kugular
ar بجع
doves: dove
en doves, dove release, white doves, pigeons, racing pigeons
de tauben, brieftauben, weisse tauben, hochzeitstauben
fr colombes, pigeons voyageurs, lacher de colombes
es palomas, suelta de palomas
it colombe bianche, colombi
pt pombos
nl duiven, postduiven
pl golebie
tr guvercin, guvercinler
ja ハト
zh 鸽子
ar حمام زاجل
jellyfish: jellyfish
en jellyfish
de quallen
fr meduses
es medusas
it meduse
nl kwallen
ja クラゲ
zh 水母
pt aguas-vivas
pl meduzy
tr denizanasi
ar قناديل البحر
reef: coral tropical-fish
en corals, coral reef, coral reefs
de korallen, korallenriff
fr coraux, recif de corail
es corales, arrecife de coral
it coralli, barriera corallina
pt corais, recife de coral
nl koraal, koraalrif
pl koralowce, rafa koralowa
ja サンゴ
zh 珊瑚
ar مرجان
tr mercan
dinosaur: t-rex sauropod
* dinosaur, t rex
en dinosaurs, dino park!, dino day, fossils, fossil hunt
de dinosaurier, dinos, saurier, dinopark!
fr dinosaure, dinosaures
es dinosaurio, dinosaurios
it dinosauri, dinosauro
pt dinossauro, dinossauros
nl dinosaurus, dinosaurussen, dino's
pl dinozaur, dinozaury, dinozaurow
tr dinozor*
ja 恐竜, 恐竜展
zh 恐龙
ar ديناصور, ديناصورات
mammoth: mammoth
en mammoths, woolly mammoth
de mammut, mammuts
fr mammouth, mammouths
es mamut, mamuts
it mammut
nl mammoet
pl mamut, mamuty
ja マンモス
zh 猛犸象
pt mamute, mamutes
tr mamut
ar ماموث
unicorn: unicorn
en unicorn party, unicorn day, unicorn cake
de einhornparty, einhorn, einhorner
fr licorne, licornes
es unicornio, unicornios
it unicorno, unicorni
pt unicornio, unicornios
nl eenhoorn, eenhoorns
pl jednorozec, jednorozce
ja ユニコーン
zh 独角兽
ar يونيكورن
cattle: ox cow
en cattle, cattle show, oxen
de rinder, kuhe, viehmarkt, rinderzucht!
fr vaches, boeufs, bovins, foire aux bestiaux
es vacas, ganado, feria de ganado
it mucche, bovini, fiera del bestiame, buoi
pt vacas, gado, leilao de gado
nl koeien, runderen, veemarkt
pl krowy, bydlo
tr inekler, buyukbas
ja 牛舎
zh 奶牛, 肉牛
ar أبقار, عجول
@ food
octopus: octopus
en octopus
de oktopus
fr poulpe, poulpes
es pulpo
it polpo, polpi
pt polvo
nl octopus
ja タコ
zh 章鱼
ar أخطبوط
pl osmiornica
tr ahtapot
`
