/** Meals, and places that serve them. `concepts.ts` says how the lines are read. */
export const DISHES = `
@ food
paella: shallow-pan-of-food
* paella, paellas, arroz a banda
ja パエリア
zh 海鲜饭
tamales: tamale
* tamal, tamales
quiche: pie
* quiche, quiches, quiche lorraine
de zwiebelquiche, -quiche
own-dish: -
* feijoada, tteokbokki, kimchi, empanada, empanadas, arancini, arancino, smorrebrod, haggis, borscht, borsch, chili con carne, 떡볶이, 김치, nasi goreng, khao soi
de weihnachtsgans, martinsgans, gansebraten
pl bigos*
pizza: pizza / tomato cheese-wedge
* pizza, pizzas, pizzeria!, pizzerie
it pizze
ja ピザ, ピッツァ
zh 披萨, 比萨
ar بيتزا
burger: hamburger french-fries / cup-with-straw
* burger, burgers, hamburger, hamburgers, cheeseburger, smash burger
es hamburguesa, hamburguesas, hamburgueseria!
pt hamburguer, hamburgueres, hamburgueria!
tr hamburger*
ja ハンバーガー, バーガー
zh 汉堡
ar برغر, برجر
fries: french-fries
en fries, french fries
de pommes, pommesbude!
fr frites, friterie!
nl friet, patat, frietkot!
hot-dog: hot-dog
* hot dog, hot dogs
ja ホットドッグ
pasta: spaghetti
* pasta fresca, spaghetti, carbonara, lasagne, tagliatelle, trattoria!, pastificio!
en pasta, fresh pasta, italian restaurant!, italian kitchen!
de pasta, nudeln, italienisches restaurant!
fr pates fraiches, restaurant italien!
es restaurante italiano!
it pasta, trattoria!, osteria!
pl makaron*
ja パスタ, イタリアン!
zh 意大利面
ar باستا
sushi: sushi chopsticks
* sushi, sashimi, nigiri
en japanese restaurant!
de japanisches restaurant!
ja 寿司, すし, 寿司屋!
zh 寿司
ar سوشي
ramen: steaming-bowl chopsticks
* ramen, pho, udon, noodle soup
en noodles, noodle bar!
ja ラーメン, うどん, そば, ラーメン屋!
zh 拉面, 面馆!, 牛肉面
ar رامن
hotpot: pot-of-food hot-pepper
en hot pot, hotpot
zh 火锅, 火锅店!
ja 鍋料理
dumpling: dumpling / chopsticks
* dim sum, gyoza
en dumplings, dumpling
pl pierogi, pierogarni*!
ja 餃子
zh 饺子, 点心
burrito: burrito / taco
* burrito, burritos
taco: taco / burrito
* taco, tacos, taqueria!, quesadillas
en mexican restaurant!
zh 墨西哥卷饼
curry: curry-rice
* curry, curries
en indian restaurant!, indian food
de indisches restaurant!
ja カレー, カレー屋!
zh 咖喱
kebab: stuffed-flatbread
* kebab, doner, shawarma, falafel
tr kebap*, doner*, kebapci!
ar شاورما, فلافل
sandwich: sandwich
* sandwich, sandwiches, panini, panino
en deli!, sub shop!
es bocadillo, bocadillos
pl kanapki
ja サンドイッチ, サンド
zh 三明治
ar ساندويتش, سندويشات
steak: cut-of-meat meat-on-bone
en steak, steaks, steakhouse!, butcher!, butchers!, bbq, barbecue
de steak, metzgerei!, fleischerei!, metzger!, grillabend, grillfleisch, grillfest
fr boucherie!, boucher!, entrecote, barbecue
es carniceria!, chuleton, parrilla!, barbacoa, asado
pt churrasco, churrascaria!, acougue!, picanha
it macelleria!, bistecca, grigliata
nl slagerij!, slager!, steak, barbecue
pl sklep miesny!, stek
tr kasap!, et lokantasi!, mangal
ja 焼肉, ステーキ, 精肉店!
zh 牛排, 烤肉
ar مشاوي, ملحمة!, ستيك
fish: fish
en fresh fish, fishmonger!, fish market!, fish and chips, seafood, seafood restaurant!
de frischer fisch, fischladen!, fischgeschaft!, fischbrotchen, fischmarkt, fischhandler!
fr poissonnerie!, poissonnier!, poisson frais
es pescaderia!, pescado, marisqueria!
pt peixaria!, peixe fresco
it pescheria!, pesce fresco
nl viswinkel!, verse vis, visboer!
pl swieze ryby, sklep rybny!
tr balikci!, taze balik
ja 鮮魚, 鮮魚店!, 魚屋!
zh 海鲜
ar أسماك, سمك
oyster: oyster lemon
en oysters, oyster bar!
de austern
fr huitres
es ostras
it ostriche
nl oesters
lobster: lobster
en lobster, lobster roll
de hummer
fr homard
shrimp: shrimp
en shrimp, shrimps, prawns
de garnelen, krabben
fr crevettes
es gambas
salad: green-salad
* poke bowl, poke bowls
en salad, salads, salad bar!
de salat, -salat, salatbar!
fr salade, salades
es ensalada, ensaladas
pt salada, saladas
it insalata, insalate
nl salade, salades
pl salatk*
tr salata*
ja サラダ
zh 沙拉
ar سلطة, سلطات
soup: pot-of-food bowl-with-spoon
en soup, soups, stew
de suppe, suppen, -suppe, eintopf
fr soupe, soupes, potage
es sopa, sopas, guiso
pt sopa, sopas, caldos
it zuppa, zuppe
nl soep, -soep, stamppot
pl zupa, zupy
tr corba*
ja スープ
zh 汤
ar شوربة
sausage: hot-dog
de bratwurst, currywurst
takeout: takeout-box
en takeaway, takeout, food delivery!
it asporto
ja テイクアウト
zh 外卖
bento: bento-box
* bento
en meal prep, meal kit, meal kits, lunch box
ja 弁当, お弁当
zh 便当
popcorn: popcorn
* popcorn
ja ポップコーン
zh 爆米花
restaurant~: fork-and-knife-with-plate / wine-glass cooking pot-of-food
en restaurant!, bistro!, brasserie!, diner!, supper club, catering!, caterer!, tasting menu, lunch menu, set menu, canteen!, line cook, line cooks, sous chef
de restaurant!, gasthaus!, gasthof!, wirtshaus!, bistro!, mittagstisch, speisekarte, catering!, brauhauskuche, menu
fr restaurant!, bistrot!, brasserie!, traiteur!, auberge!, menu du jour, plat du jour
es restaurante!, meson!, taberna!, menu del dia, catering!, casa de comidas!
pt restaurante!, bistro!, cardapio, almoco executivo, buffet!
it ristorante!, menu del giorno, pranzo di lavoro, catering!
nl restaurant!, eetcafe!, bistro!, lunchkaart, dagmenu, catering!, lunchroom!
pl restauracj*!, bistro!, obiad dnia, menu lunchowe, catering!, firma cateringowa!
tr restoran!, lokanta!, meyhane!, gunun menusu
ja レストラン!, 食堂!, 居酒屋!, ランチ, 定食
zh 餐厅!, 饭店!, 餐馆!
ar مطعم!, مطاعم!, بوفيه
`
