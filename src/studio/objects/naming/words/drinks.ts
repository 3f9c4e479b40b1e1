/** Drinks, and places that serve them. `concepts.ts` says how the lines are read. */
export const DRINKS = `
@ food
coffee: hot-beverage / croissant cookie
* espresso, cappuccino, latte art, flat white, barista
en espresso bar!, coffee bar!, coffee, coffees, coffee roaster!, coffee roasters!, roastery!, coffee roastery!, coffee beans, french press, pour over, coffee bar!, latte, lattes, filter coffee
de kaffee, -kaffee, kaffeerosterei!, rosterei!, filterkaffee, kaffeebohnen, stempelkanne, frischen kaffee
fr cafe filtre, torrefacteur!, torrefaction!, cafe en grains, cafe moulu, cafes de specialite, presse a cafe
es cafe de especialidad, tostadores de cafe!, tostador de cafe!, cafe en grano, tueste, prensa francesa, cafe molido
pt cafe especial, torrefacao!, cafe em graos, cafe coado, prensa francesa, cafe
it caffe, torrefazione!, caffe in grani, moka
nl koffie, koffiebranderij!, branderij!, koffiebonen
pl kawa, kawy, palarni*!, palarnia kawy!
tr kahve*, kahve kavurma!, kahveci!
ja コーヒー, 珈琲, 自家焙煎!, コーヒー豆, 焙煎所!
zh 咖啡, 咖啡豆, 咖啡烘焙!
ar قهوة, محمصة!, محمصة قهوة!, اسبريسو, حبوب القهوة
iced-coffee: cup-with-straw
* cold brew, iced latte
en iced coffee, iced coffees
de eiskaffee
fr cafe glace
es cafe con hielo, cafe helado
it caffe shakerato
nl ijskoffie
pl kawa mrozona
ja アイスコーヒー, 水出しコーヒー
zh 冰咖啡, 冷萃
cafe: hot-beverage croissant / cookie shortcake
en cafe!, café!, coffee shop!, coffee house!, coffeehouse!
de cafe!, kaffeehaus!
fr cafe!, salon de cafe!, coffee shop!
es cafe, cafeteria!
pt cafeteria!, cafe bar!
it bar caffetteria!, caffetteria!
nl koffiebar!, koffiehuis!, lunchroom!, koffiezaak!
pl kawiarni*!
tr kafe!, kahve dukkani!
ja カフェ!, 喫茶店!
zh 咖啡馆!, 咖啡店!, 咖啡厅!
ar مقهى!, مقاهي!, كافيه!
tea: teacup-without-handle teapot / hot-beverage herb
* matcha, oolong, sencha
en tea, teas, tea house!, tea shop!, green tea, herbal tea, chai, tea room!, afternoon tea, tea merchants!
de tee, teehaus!, teeladen!, krautertee, gruntee
fr the vert, salon de the!, thes, maison de the!
es te verde, tetera, teteria!
pt cha, chas, casa de cha!
it te verde, tisane, sala da te!, negozio di te!
nl thee, theehuis!, theewinkel!
pl herbat*, herbaciarni*!
tr cay, cay evi!, bitki cayi
ja お茶, 新茶, 抹茶, 日本茶, 緑茶, 煎茶, 茶舗!, 冷茶, 紅茶, 急須, 日本茶専門店!, 抹茶ラテ
zh 茶叶, 绿茶, 红茶, 茶馆!, 茶庄!, 奶茶店!
ar شاي
bubble-tea: bubble-tea
* bubble tea, boba
zh 珍珠奶茶, 奶茶
ja タピオカ
wine: wine-glass grapes / bottle-with-popping-cork cheese-wedge
* sommelier, pinot noir, rioja, barolo
en wine, wines, winery!, vineyard!, wine bar!, wine shop!, wine merchant!, wine merchants!, winemaker!
de wein, weine, rotwein, gluhwein, weingut!, winzer!, weinhandlung!, weinladen!, weinbar!, weinprobe, weinfest
fr vin, vins, caviste!, vigneron!, vignerons!, domaine viticole!, cave a vin!, beaujolais nouveau, vins naturels, bar a vin!
es vino, vinos, bodega!, vinoteca!, enoteca!, vinedo!, cata de vinos
pt vinho, vinhos, vinicola!, adega!
it vino, vini, cantina vinicola!, enoteca!, vignaiolo!, vendemmia
nl wijn, wijnen, wijnhandel!, wijnbar!, wijngaard!, wijnproeverij
pl wino, wina, winnic*!, winiarni*!
tr sarap*, saraphane!
ja ワイン, ワインバー!, ワイナリー!
zh 葡萄酒, 红酒, 酒庄!
pale-wine: - / wine-glass grapes
* riesling, chardonnay, muscadet, sauvignon blanc, pinot grigio, chablis, sancerre, gruner veltliner, albarino, verdejo, soave, vermentino
en white wine, white wines, rose wine, rose wines, orange wine
de weisswein, weissweine, rosewein, roseweine, grauburgunder, weissburgunder, silvaner, federweisser
fr vin blanc, vins blancs, vin rose, vins roses
es vino blanco, vinos blancos, vino rosado, vinos rosados
pt vinho branco, vinhos brancos, vinho rose, vinho verde
it vino bianco, vini bianchi, vino rosato, vini rosati
nl witte wijn, witte wijnen, rosewijn
pl biale wino, wino biale, rozowe wino
tr beyaz sarap, roze sarap
ja 白ワイン
zh 白葡萄酒
champagne: bottle-with-popping-cork clinking-glasses
* champagne, prosecco, cava, cremant
en sparkling wine
de sekt, sektempfang, champagner, schaumwein
es vino espumoso
pt espumante
it spumante
pl szampan*
ja シャンパン, スパークリングワイン
zh 香槟
beer: beer-mug clinking-beer-mugs / pretzel
* ipa, pale ale, pils, lager, stout, craft beer, craft beers
en beer, beers, brewery!, taproom!, brewpub!, brewers!, beer garden!, craft brewery!
de bier, biere, brauerei!, -brauerei!, biergarten!, brauhaus!, bierfest, -bier
fr biere, bieres, brasserie artisanale!, biere artisanale, microbrasserie!
es cerveza, cervezas, cerveceria!, cerveza artesana
pt cerveja, cervejas, cervejaria!, chope
it birra, birre, birrificio!, birreria!, birra artigianale
nl bier, bieren, brouwerij!, biercafe!, bierproeverij, bierbrouwerij!
pl piwo, piwa, browar!
tr bira, biralar, birasi, biralari, craft bira, bira evi!
ja ビール, クラフトビール, ビアガーデン!, 醸造所!
zh 啤酒, 精酿啤酒, 啤酒厂!
pub~: beer-mug clinking-beer-mugs
en pub!, gastropub!, tavern!
de kneipe!
pl pub!
es pub!
pt pub!, boteco!
nl pub!, kroeg!
tr pub!, birahane!
ja パブ!
zh 酒吧!
cocktail: cocktail-glass tropical-drink
* cocktail, cocktails, mojito, aperitivo, spritz, happy hour
en cocktail bar!, rooftop bar!
de cocktailbar!
es cocteleria!, cocteles
pt coqueteis, drinks
pl koktajl*
tr kokteyl*
ja カクテル
zh 鸡尾酒
whisky: tumbler-glass
* whisky, whiskey, rum, gin, vodka, mezcal
en distillery!, spirits
de destillerie!, brennerei!, schnaps
fr distillerie!
es destileria!
it distilleria!, grappa
nl distilleerderij!, jenever
pl destylarni*!, wodka
ja ウイスキー, 蒸留所!
zh 威士忌
sake: sake
* sake
ja 日本酒, 地酒, 酒蔵!
juice: cup-with-straw tangerine
* smoothie, smoothies
en juice, juices, juice bar!, lemonade, iced tea, soda, sodas, sparkling drinks!
de saft, -saft, saftbar!, limonade, -limonade, eistee
fr jus de fruits, limonade, bar a jus!
es zumo, zumos, zumeria!, limonada, refrescos
pt suco, sucos, casa de sucos!, limonada
it succhi, succo, limonata, spremuta
nl sap, sapjes, limonade, sapbar!
pl soki, lemoniad*
tr meyve suyu, limonata
ja ジュース, スムージー, レモネード
zh 果汁, 柠檬水
ar عصير, عصائر
`
