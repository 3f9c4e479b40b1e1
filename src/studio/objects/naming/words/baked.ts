/** Bread, cakes, and sweets. `concepts.ts` says how the lines are read. */
export const BAKED = `
@ food
shaved-ice: shaved-ice
* shaved ice, bingsu, kakigori
ja かき氷
zh 刨冰, 冰沙
moon-cake: moon-cake / red-paper-lantern
* mooncake, mooncakes, moon cake, moon cakes
de mondkuchen
ja 月餅
zh 月饼, 月餅, 月饼礼盒, 中秋月饼, 中秋月饼礼盒
ar كعك القمر
sourdough: baguette-bread / bread
en sourdough, sourdough bread, sourdough loaf, sourdough loaves, rye bread
de sauerteig, sauerteigbrot, sauerteigbrote, bauernbrot, roggenbrot, mischbrot, roggenmischbrot, landbrot, -landbrot
fr levain, pain au levain, pain de campagne
es masa madre, pan de masa madre
it lievito madre, pane di lievito madre
pt massa mae, pao de fermentacao natural
nl zuurdesem, zuurdesembrood, desembrood
pl chleb na zakwasie, na zakwasie
tr eksi mayali ekmek, eksi maya
ja サワードウ, カンパーニュ, 天然酵母パン
zh 酸种面包, 欧包, 酵母面包
ar خبز العجين المخمر
bread: baguette-bread bread / croissant pretzel bagel
en bread, breads, loaf, loaves, bakery!, bakeries!, bakehouse!, baker!, bakers!, bread rolls, buns, bread baking
de brot, -brot, brotchen, -brotchen, backerei!, -backerei!, backer!, backhaus!, backstube!, backwaren
fr pain, pains, boulangerie!, boulanger!, boulangere!, fournil!
es pan, panes, panaderia!, panadero!, horno artesano!
pt pao, paes, padaria!, padeiro!, panificadora!
it pane, panificio!, fornaio!, panetteria!, pagnotta
nl brood, -brood, broden, bakkerij!, -bakkerij!, bakker!, broodjes
pl chleb*, piekarni*!, piekarz*!, bulk*, pieczywo, wypiekow
tr ekmek*, firin!, firini!, ekmek firini!, unlu mamuller!
ja パン, 食パン, パン屋!, ベーカリー!, パン工房!, 手作りパン
zh 面包, 面包店!, 面包房!, 烘焙!, 麵包
ar خبز, مخبز!, مخابز!, فرن!
baguette: baguette-bread / bread
* baguette, baguettes
ja バゲット, フランスパン
zh 法棍
own-bake: -
* christmas pudding, christmas puddings, plum pudding, tart, tarts, tarte, tartes, tartelette, tartelettes, crostata, crostate, focaccia, focacce, ciabatta, ciabatte, panettone, panettoni, pandoro, colomba, colomba pasquale, brioche, brioches, roscon de reyes, roscon, roscones, sufganiyot, sufganiyah, challah, babka, semla, semlor, kanelbulle, kanelbullar, fastelavnsbolle, fastelavnsboller, laskiaispulla, laskiaispullat, kurtoskalacs, trdelnik, kozunak, cozonac, vasilopita, baklava, pan de muerto, mochi, lamington, lamingtons, hot cross bun, hot cross buns, cinnamon bun, cinnamon buns, cinnamon roll, cinnamon rolls, strudel, apfelstrudel, scone, scones, mince pie, mince pies
nl oliebollen, oliebol
de stollen, -stollen, christstollen, osterlamm, zwiebelkuchen, flammkuchen, zimtschnecke, zimtschnecken, lebkuchen, hefezopf, krapfen, berliner krapfen, faschingskrapfen
fr buche, buches, buche de noel, buches de noel, galette des rois, galettes des rois, macaron, macarons, chouquette, chouquettes, eclair, eclairs
es churro, churros, ensaimada, ensaimadas, torrijas
pt pasteis de nata, pastel de nata, bola de berlim, bolo rei, folar
it cannolo, cannoli, sfogliatella, sfogliatelle, zeppole, bombolone, bomboloni
pl tlusty czwartek, paczki, paczek, mazurek, mazurki, makowiec*, faworki, babk*
tr baklava*, borek*, pide*, katmer
ja タルト, フルーツタルト, 大福, どら焼き, 和菓子, たい焼き
ar بقلاوة, كنافة, معمول
croissant: croissant / hot-beverage
* croissant, croissants, pain au chocolat, cornetto, cornetti
de hornchen
pt croissant
pl rogalik*
ja クロワッサン
zh 可颂, 牛角包
ar كرواسون
bagel: bagel
* bagel, bagels
tr simit*, simitci!
ja ベーグル
zh 贝果
pl bajgle, bajgiel
ar بيغل
pretzel: pretzel
en pretzel, pretzels
de breze, brezel, brezen, brezeln
fr bretzel
nl pretzels, krakeling
it brezel, pretzel
es pretzels, lazos salados
pt pretzels
pl precel, precle, obwarzanek, obwarzanki
ja プレッツェル
zh 椒盐卷饼
cake: shortcake / cupcake birthday-cake
en cake, cakes, cheesecake, layer cake, pastry, pastries, patisserie!, cake shop!, confectioner!, gateau
de torte, -torte, kuchen, -kuchen, konditorei!, -geback, geback
fr gateau, patisserie!, patissier!, entremets
es tarta, tartas, pastel, pasteles, pasteleria!, pastelero!, bizcocho, torta
pt bolo, bolos, confeitaria!, doceria!, torta, tortas
it torta, torte, pasticceria!, pasticcere!, dolci
nl taart, -taart, taarten, gebak, patisserie!, banketbakkerij!, cake
pl tort, torty, ciasto, ciasta, cukierni*!, makowiec*, sernik*
tr pasta siparisi, yas pasta, pastane!, kek, tatli
ja ケーキ, 洋菓子店!, パティスリー!, スイーツ
zh 蛋糕, 甜品店!, 西点
ar كعكة, كعك, كيك, حلويات!, حلوانی!
birthday-cake: birthday-cake balloon
en birthday cake, birthday cakes, birthday party, birthday parties, birthdays
de geburtstagskuchen, geburtstagstorte, geburtstagsfeier, kindergeburtstag
fr gateau d'anniversaire, fete d'anniversaire
es tarta de cumpleanos, cumpleanos, fiesta de cumpleanos
pt bolo de aniversario, festa de aniversario
it torta di compleanno, compleanno, festa di compleanno
nl verjaardagstaart, verjaardag, kinderfeestje
pl tort urodzinowy, urodzin*
tr dogum gunu, dogum gunu pastasi
ja バースデーケーキ, 誕生日会
zh 生日蛋糕, 生日派对
ar عيد ميلاد, حفلة عيد ميلاد
cupcake: cupcake
* cupcake, cupcakes, muffin, muffins
ja カップケーキ, マフィン
zh 纸杯蛋糕, 玛芬
ar كب كيك
pl babeczki, muffinki
pie: pie
en pie, pies, apple pie, pumpkin pie
de apfelkuchen
nl appeltaart
fr tourte, tartes aux pommes, tarte aux pommes
es tarta de manzana
it crostata, crostate, torta di mele
pt torta de maca
pl szarlotka
tr elmali turta
ja アップルパイ, パイ
zh 苹果派
cookie: cookie
en cookie dough, cookies, biscuits, gingerbread
de kekse, platzchen, lebkuchen, -kekse
fr biscuits, sables
es galletas
pt biscoitos
it biscotti
nl koekjes, speculaas, kruidnoten, pepernoten, koek
pl ciasteczk*, pierniki
tr kurabiye*
ja クッキー, 焼き菓子
zh 饼干, 曲奇, 黄油曲奇
ar بسكويت
doughnut: doughnut
* donut, donuts, doughnut, doughnuts
ja ドーナツ
zh 甜甜圈
ar دونات
pancakes: pancakes
en pancakes, pancake breakfast, brunch
de pfannkuchen, brunch
fr brunch
es tortitas, brunch
pt panquecas, brunch
it brunch, pancake, pancakes
nl pannenkoeken, pannenkoek, brunch
ja パンケーキ, ブランチ
pl pancakes, placuszki, brunch
tr pankek, brunch
zh 松饼, 早午餐
ar بان كيك, فطائر محلاة
crepes: - / pancakes
* crepe, crepes, blini, blin, palacinky, palacsinta
fr crepes, creperie!, galettes, galettes de sarrasin
de crepe, crepes, palatschinken
it crespelle
pl nalesnik*
ja クレープ
zh 可丽饼
waffle: waffle
en waffle, waffles
de waffeln, -waffeln
fr gaufres
es gofres
nl wafels
ja ワッフル
it waffle, gofre
pt waffles, waffle
pl gofry, gofr
tr waffle
zh 华夫饼
ar وافل
chocolate: chocolate-bar
en chocolate, chocolatier!, chocolate bar
de schokolade, -schokolade, chocolaterie!, schokoladenmanufaktur!
fr chocolat, chocolatier!, chocolaterie!
es chocolate, chocolates, chocolateria!
pt chocolate, chocolates
it cioccolato, cioccolata, cioccolateria!
nl chocolade, chocolaterie!
pl czekolad*
tr cikolata*
ja チョコレート, チョコ
zh 巧克力
ar شوكولاتة, شوكولاته
pralines: - / wrapped-gift chocolate-bar
en chocolates, pralines, truffles, truffle box, box of chocolates, chocolate box, box of pralines, chocolate truffles
de pralinen, -pralinen, pralinen-, pralinenmanufaktur!, trueffelpralinen, confiserie!
fr chocolats, pralines, coffret de chocolats, coffrets de chocolats, ballotin, ballotins, confiserie!
es bombones, bombon, caja de bombones, trufas de chocolate
pt bombons, bombom, trufas de chocolate
it cioccolatini, praline, scatola di cioccolatini
nl bonbons, pralines, doos bonbons
pl pralinki, praliny, czekoladki
tr pralin, truf cikolata
ja ボンボンショコラ, トリュフチョコ
zh 夹心巧克力
ar شوكولاتة فاخرة محشية
candy: candy lollipop
en candy, candies, sweet shop!, candy store!, lollipops
de sussigkeiten, bonbons, sussigkeitenladen!
fr bonbons, confiserie!
es caramelos, golosinas, chuches
pt balas e doces
it caramelle
nl snoep, snoepwinkel!
pl cukierk*
ja 飴, キャンディ
zh 糖果
ar سكاكر
tr seker, sekerler, lokum, sekerleme!
ice-cream: soft-ice-cream ice-cream / cherries strawberry
* gelato, gelateria!, sorbet
en ice cream, ice creams, ice cream parlor!, ice cream shop!, soft serve, gelateria, sundae, ice cream parlour!
de eisdiele!, eiscafe!, speiseeis, eisbecher, eiskugel, softeis
fr glacier!, creme glacee, glaces artisanales, sorbets
es helado, helados, heladeria!
pt sorvete, sorvetes, sorveteria!, gelado, gelados
it gelati, gelateria!, cono piccolo, coppa gelato, torta gelato, granita
nl ijs, ijsje, ijsjes, ijssalon!, schepijs
pl lody, lodziarni*!
tr dondurma*
ja アイスクリーム, ソフトクリーム, ジェラート
zh 冰淇淋, 冰激凌
ar آيس كريم, بوظة, مثلجات
honey: honey-pot honeybee
en honey, beekeeper!, beekeeping, beekeepers!, apiary!, honey harvest, honeycomb, beehives, beehive, bee school!
de honig, -honig, imkerei!, imker!, bienen, bienenpatenschaft, bienenstock
fr miel, apiculteur!, apiculture, abeilles, ruche, ruches
es miel, apicultor!, abejas, colmenas
pt mel, apicultor!, abelhas, apicultura
it miele, apicoltore!, apicoltura, alveari, arnie
nl honing, imker!, imkerij!, bijen, bijenkast
pl miod, miody, pasieka!, pszczoly, ule
tr bal, arici!, ari, aricilik!
ja はちみつ, 蜂蜜, 養蜂, ミツバチ
zh 蜂蜜, 蜜蜂
ar عسل, نحل, منحل!
cheese: cheese-wedge
en cheese, cheeses, cheesemonger!, cheese dairy!, raclette
de kase, -kase, kaserei!, -kaserei!, raclette
fr fromage, fromages, fromagerie!, fromager!, raclette
es queso, quesos, queseria!
pt queijo, queijos, queijaria!, pao de queijo
it formaggio, formaggi, caseificio!, latteria!
nl kaas, -kaas, kaasboerderij!, kaaswinkel!, kaasmakerij!
pl ser kozi, sery, serowarni*!, sklep z serami!
tr peynir*, peynirci!
ja チーズ
zh 奶酪, 芝士
ar جبن, أجبان
fondue: fondue
* fondue
ja フォンデュ
plant-milk: -
en oat milk, almond milk, soy milk, coconut milk, plant milk, rice milk
de hafermilch, haferdrink, mandelmilch, sojamilch, pflanzenmilch
fr lait d'avoine, lait vegetal, lait d'amande, lait de soja, lait de coco
es leche de avena, leche de almendras, leche vegetal, bebida de avena
pt leite de aveia, leite vegetal
it latte d'avena, latte di mandorla, latte di soia
nl havermelk, amandelmelk, sojamelk
pl mleko owsiane, mleko roslinne
tr yulaf sutu, badem sutu
ja オーツミルク, 豆乳
zh 燕麦奶, 豆浆, 杏仁奶
ar حليب الشوفان
milk: cow / glass-of-milk
en milk, dairy!, dairy farm!, yogurt, raw milk
de milch, molkerei!, joghurt, frischmilch
fr lait, laiterie!, yaourts
es leche, lacteos, yogur
pt leite, laticinios!, iogurte
it latte fresco, yogurt
nl melk, zuivel!, melkerij!, yoghurt
pl mleko, mleczarni*!
tr sut, yogurt*
ja 牛乳, ヨーグルト
zh 牛奶, 酸奶
ar حليب, ألبان!
egg: egg
en eggs, free-range eggs, fresh eggs
de eier, -eier, frische eier, freilandeier, hofeier
fr oeufs, oeufs frais, oeufs de la ferme
es huevos, huevos frescos, huevos camperos
pt ovos, ovos caipiras, ovos frescos
it uova, uova fresche
nl eieren, verse eieren, scharreleieren
pl jajka
ja 卵, 平飼い卵
zh 鸡蛋
ar بيض, بيض بلدي, بيض طازج
tr yumurta, koy yumurtasi
`
