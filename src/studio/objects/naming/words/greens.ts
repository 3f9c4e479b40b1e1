/** Vegetables by name, grain, and what is made of milk. `concepts.ts` says how the lines are read. */
export const GREENS = `
@ food
cucumber: cucumber
en cucumber, cucumbers, pickles, gherkins
de gurken, salatgurken, gewurzgurken
fr concombre, concombres, cornichons
es pepino, pepinos, pepinillos
it cetrioli, cetriolini
pt pepino, pepinos
nl komkommer, komkommers, augurken
pl ogorki, ogorki kiszone
tr salatalik
ja きゅうり, ピクルス
zh 黄瓜
ar خيار طازج
eggplant: eggplant
en eggplant, eggplants, aubergine, aubergines
de aubergine, auberginen
fr aubergine
es berenjena, berenjenas
it melanzana, melanzane
pt berinjela, berinjelas, beringelas
nl aubergine, aubergines
pl baklazan, baklazany
tr patlican
ja ナス, 茄子
zh 茄子
ar باذنجان
broccoli: broccoli
* broccoli
de brokkoli
fr brocolis
es brocoli
pt brocolis
pl brokuly
ja ブロッコリー
zh 西兰花
ar بروكلي
peppers: bell-pepper hot-pepper
en bell pepper, bell peppers, sweet peppers
de paprikaschoten, spitzpaprika
fr poivrons, poivron
es pimientos
it peperoni
pt pimentoes
nl paprika's
pl papryka
tr biber
ja ピーマン, パプリカ
zh 甜椒
ar فلفل رومي
corn: ear-of-corn
en corn, sweetcorn, corn on the cob, corn maze, maize maze
de maiskolben, zuckermais, maislabyrinth
fr labyrinthe de mais, epis de mais
es maiz, mazorcas, elotes, elote
it mais, pannocchie, labirinto di mais
pt milho, milho verde, pamonha
nl maiskolven, maisdoolhof
pl kukurydza, labirynt w kukurydzy
ja とうもろこし, トウモロコシ
zh 玉米
ar ذرة
tr misir kocani, sut misir
peas: pea-pod
en peas, sugar snaps, edamame
de erbsen, zuckerschoten
fr petits pois
es guisantes
it piselli
pt ervilhas
nl erwten, peultjes
pl groszek
tr bezelye
ja 枝豆
zh 豌豆, 毛豆
ar بازلاء
carrots: carrot
en carrots, carrot, carrot cake
de karotten, mohren, karottenkuchen
fr carottes, carotte
es zanahorias, zanahoria
it carote, carota
pt cenouras, bolo de cenoura
nl wortels, wortelen, worteltaart
pl marchew, ciasto marchewkowe
tr havuc
ja にんじん, 人参
zh 胡萝卜
ar جزر طازج
sweet-potato: roasted-sweet-potato
en sweet potatoes
de susskartoffeln
fr patates douces
es boniatos
it patate dolci
pt batata doce
nl zoete aardappelen
ja 焼き芋, さつまいも, サツマイモ
zh 烤红薯, 红薯
tr tatli patates
pl bataty
ar بطاطا حلوة
herbs: herb / seedling
en herbs, fresh herbs, herb garden, herb walk, herb plants, basil, rosemary
de krauter, krautergarten, krauterwanderung, heilkrauter, basilikum, rosmarin
fr herbes aromatiques, herbes de provence, plantes aromatiques, plantes medicinales, herboristerie!, basilic
es hierbas aromaticas, plantas aromaticas, plantas medicinales, herboristeria!, albahaca
it erbe aromatiche, piante aromatiche, erboristeria!, basilico, rosmarino
pt ervas aromaticas, plantas aromaticas, ervanaria!, manjericao
nl kruiden, verse kruiden, kruidentuin, kruidenwandeling, basilicum
pl ziola, zielarnia!, bazylia, sklep zielarski!
tr aktar!, sifali bitkiler, feslegen
ja ハーブ, バジル
zh 香草, 香草植物
ar أعشاب, عطارة!, ريحان
rice: cooked-rice
en rice, basmati rice, jasmine rice
de reis, basmatireis
fr riz
es arroz
it riso
pt arroz
nl rijst
pl ryz
tr pirinc, pilav
ja 新米, お米, 白米, ご飯
zh 大米, 米饭, 新米
ar أرز
grain: sheaf-of-rice
en rice planting, rice harvest
ja 稲刈り, 田植え, 田植え体験, 稲刈り体験
zh 水稻, 插秧
onigiri: rice-ball
* onigiri
ja おにぎり, おむすび, おにぎり屋!
zh 饭团
senbei: rice-cracker
* senbei
ja せんべい, 煎餅, おせんべい
dango: dango
* dango, hanami dango
ja だんご, 団子, 三色団子, 花見団子
oden: oden
* oden
ja おでん, 関東煮
pudding: custard
* flan, creme caramel, panna cotta, purin
en custard pudding, caramel pudding
es flan casero, flanes
it budino, budini
pt pudim, pudins
tr krem karamel
ja プリン, カスタードプリン
zh 布丁, 焦糖布丁
ar كريم كراميل
butter: butter
en butter
de butter, bauernbutter, landbutter
fr beurre, beurre fermier
es mantequilla
it burro
pt manteiga
nl boter, boerenboter, roomboter
pl maslo
tr tereyagi
ja バター
zh 黄油
ar زبدة
salt: salt
en sea salt, salt flakes, table salt
de meersalz, salz, krautersalz
fr fleur de sel, gros sel, sel de guerande
es flor de sal, sal marina
it sale marino, fior di sale
pt flor de sal, sal marinho
nl zeezout
pl sol morska, sol himalajska
tr deniz tuzu
zh 海盐
ar ملح بحري
ja 天日塩, 塩の花
bacon: bacon
* bacon
en bacon sandwich, bacon rolls
de speck, bauchspeck
fr lardons, poitrine fumee
es beicon, panceta
it pancetta, guanciale
nl spek, ontbijtspek
pl boczek
ja ベーコン
zh 培根
mate-tea: mate
* yerba mate, chimarrao, terere
es mate amargo, yerba
pt erva-mate
zh 马黛茶
garden-pumpkin: jack-o-lantern
de kurbis, kurbisfest, kurbismarkt, kurbisausstellung
fr citrouille, fete de la citrouille
es calabaza, noche de calabazas
it zucca, zucche, festa della zucca
pt abobora, aboboras
nl pompoen, pompoenenmarkt
pl dynia, dynie, festiwal dyni
tr bal kabagi
ja かぼちゃ
zh 南瓜
ar قرع
preserves: - / strawberry jar
en jam, jams, marmalade, preserves, chutney
de marmelade, marmeladen, konfiture, konfituren, fruchtaufstrich, gelee
fr confiture, confitures, gelee de coing
es mermelada, mermeladas, conservas caseras
it marmellata, marmellate, confettura, confetture
pt geleia, geleias, compota, doce de leite
nl jam, jams, marmelade
pl dzem, dzemy, konfitury, powidla
tr recel, receller, marmelat
ja ジャム
zh 果酱
ar مربى
nuts: - / peanuts chestnut
en nuts, walnuts, almonds, hazelnuts, pistachios
de nusse, walnusse, mandeln, haselnusse, pistazien, gebrannte mandeln
fr noix, amandes, noisettes, pistaches
es nueces, almendras, avellanas, frutos secos
it noci, mandorle, nocciole, pistacchi
pt nozes, amendoas, castanhas do para, frutos secos
nl noten, notenbar!, walnoten, amandelen, notenwinkel!
pl orzechy, migdaly, bakalie
tr kuruyemis, kuruyemisci!, findik, badem
ja ナッツ, くるみ
zh 坚果, 核桃
ar مكسرات, محمصة مكسرات!
`
