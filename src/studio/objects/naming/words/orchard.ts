/** Fruit and vegetables by name. `concepts.ts` says how the lines are read. */
export const ORCHARD = `
@ food
oranges: tangerine
en oranges, tangerine, tangerines, clementine, clementines, mandarins, satsumas, citrus, citrus fruit
de orangen, mandarinen, clementinen, apfelsinen, zitrusfruchte
fr oranges, clementine, clementines, mandarines, agrumes
es naranjas, mandarina, mandarinas, clementinas, citricos
it arance, mandarini, clementine, agrumi
pt laranja, laranjas, tangerina, tangerinas, citricos
nl sinaasappel, sinaasappels, sinaasappelen, mandarijnen, clementines
pl pomarancze, mandarynki, cytrusy
tr portakal, mandalina, narenciye
ja みかん, オレンジ, 柑橘, みかん狩り
zh 橙子, 橘子, 柑橘
ar برتقال, يوسفي, حمضيات
banana: banana
* banana, bananas
de bananen, bananenbrot
fr bananes
es platano, platanos
it banane
nl bananen, banaan
pl banan, banany
tr muz
ja バナナ
zh 香蕉
ar موز
blueberries: blueberries
en blueberry, blueberries, bilberries
de heidelbeeren, blaubeeren, heidelbeerhof!
fr myrtille, myrtilles
es arandano, arandanos
it mirtillo, mirtilli
pt mirtilo, mirtilos
nl blauwe bes, blauwe bessen, bosbessen
pl borowki, jagody, borowka amerykanska
tr yaban mersini
ja ブルーベリー, ブルーベリー狩り
zh 蓝莓
ar توت أزرق
berries: strawberry blueberries cherries
en berries, pick your own!, raspberries, blackberries, summer berries
de beeren, beerenobst, himbeeren, brombeeren, johannisbeeren, selbstpflucke
fr fruits rouges, framboises, cueillette libre, mures sauvages
es frutos rojos, frambuesas, moras
it frutti di bosco, lamponi, more di rovo
pt frutos vermelhos, frutas vermelhas, framboesas, amoras
nl bessen, frambozen, bramen, pluktuin!, zelfpluk
pl maliny, jezyny, porzeczki, owoce jagodowe
tr ahududu, bogurtlen, orman meyveleri
ja ベリー, ラズベリー
zh 树莓, 莓果, 采摘园!
ar توت
peach: peach
en peach, peaches, apricots, nectarines
de pfirsich, pfirsiche, aprikosen, marillen, nektarinen
fr peches jaunes, peches blanches, abricot, abricots, nectarines
es melocoton, melocotones, albaricoques, nectarinas, paraguayos
it pesche, albicocca, albicocche, nettarine
pt pessego, pessegos, damascos
nl perziken, abrikozen, nectarines
pl brzoskwinia, brzoskwinie, morele, nektarynki
tr seftali, kayisi
ja 白桃, 桃狩り, もも狩り
zh 桃子, 水蜜桃, 蜜桃
ar خوخ, دراق, مشمش
pear: pear
en pear, pears
de birne, birnen
fr poire, poires
es peras
it pere
pt peras
nl peren
pl gruszki
tr armut
ja 洋梨, 梨狩り
zh 梨子, 雪梨
ar كمثرى, إجاص
pineapple: pineapple
en pineapple, pineapples
de ananas
fr ananas
es pina colada natural, pinas
it ananas
pt abacaxi, abacaxis, ananas
nl ananas, ananassen
pl ananas, ananasy
tr ananas
ja パイナップル
zh 菠萝, 凤梨
ar أناناس
mango: mango
* mango, mangos, mangoes
fr mangue, mangues
it manghi
pt manga madura, mangas maduras
nl mango's
ja マンゴー
zh 芒果
ar مانجو
coconut: coconut
en coconut, coconuts, coconut water
de kokosnuss, kokosnusse, kokoswasser
fr noix de coco, eau de coco
es cocos, agua de coco
it noci di cocco
pt coco verde, agua de coco, cocos
nl kokosnoot, kokosnoten, kokoswater
pl kokosy, woda kokosowa
tr hindistan cevizi
ja ココナッツ
zh 椰子
ar جوز الهند
kiwi: kiwi-fruit
en kiwi fruit, kiwis, kiwifruit
de kiwis
fr kiwis
es kiwis
it kiwi
pt kiwis
nl kiwi's
ja キウイ
zh 猕猴桃
ar كيوي
tr kivi
pl kiwi
melon: melon
en melon, melons
de melonen, honigmelone
fr melon, melons
es melon, melones
it melone, meloni
pt melao, meloes
nl meloen, meloenen
pl melon, melony
tr kavun
ja メロン
zh 哈密瓜, 甜瓜
ar شمام
grapes: grapes
en grapes, table grapes, grape harvest
de trauben, weintrauben, weinlese, traubenlese
fr raisin de table, raisins, vendanges, vendange
es uvas, uva de mesa
it uva, uva da tavola
pt uvas, uva de mesa, vindima
nl druiven, druivenoogst, druivenpluk
pl winogrona, winobranie
tr uzum, baghozumu
ja ぶどう, ブドウ, ぶどう狩り, シャインマスカット
zh 葡萄, 提子
ar عنب
lime: lime
en limes, key lime pie
de limetten
fr citrons verts
es limas frescas
nl limoenen
pl limonki
zh 青柠
chestnut: chestnut
en chestnuts, roasted chestnuts
de esskastanien, maroni, heisse maroni, kastanien, edelkastanien
fr chataignes, marrons chauds, fete de la chataigne
es castanas, castanas asadas, castanada
it castagne, caldarroste, castagnata, sagra della castagna
pt castanhas assadas, magusto, castanhas
nl kastanjes, gepofte kastanjes
pl kasztany jadalne, pieczone kasztany
tr kestane
ja 和栗, 栗ご飯, 焼き栗, 栗拾い
zh 栗子, 糖炒栗子, 板栗
ar كستناء
peanuts: peanuts
en peanuts, peanut butter
de erdnusse, erdnussbutter
fr cacahuetes, beurre de cacahuete
es cacahuetes, mantequilla de cacahuete
it arachidi, burro di arachidi
pt amendoim, amendoins, pasta de amendoim
nl pinda's, pindakaas
pl orzeszki ziemne, maslo orzechowe
tr fistik ezmesi, yer fistigi
ja ピーナッツ, 落花生
zh 花生
ar فول سوداني
beans: beans
en beans, kidney beans
de bohnen
fr haricots
es alubias, judias, fabada
it fagioli
pt feijao
nl bonen
pl fasola
tr fasulye
zh 豆子, 芸豆
ja インゲン
ar فاصوليا
garlic: garlic
en garlic, garlic festival
de knoblauch, schwarzer knoblauch
fr ail noir, ail rose
es ajo negro, ajos
it aglio
pt alho negro, alho
nl knoflook
pl czosnek
tr sarimsak
ja ニンニク, にんにく, 黒にんにく
zh 大蒜
ar ثوم
onion: onion
en onions
de zwiebeln, zwiebelmarkt
fr oignons
es cebollas, calcots
it cipolle
pt cebolas
nl uien
pl cebula
tr sogan
ja 玉ねぎ, 新玉ねぎ
zh 洋葱
ar بصل
ginger: ginger-root
en ginger, ginger shot, ginger shots, ginger root
de ingwer, ingwershot, ingwershots
fr gingembre
es jengibre
it zenzero
pt gengibre
nl gember, gembershot, gembershots
pl imbir, shot imbirowy
tr zencefil
ja 生姜, しょうが
zh 生姜
ar زنجبيل
`
