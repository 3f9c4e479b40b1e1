/** Meals, and places that serve them. `concepts.ts` says how the lines are read. */
export const DISHES = `
@ food
paella: shallow-pan-of-food
* paella, paellas, arroz a banda
ja パエリア
zh 海鲜饭
es arroces
pt paelha
ar باييلا
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
fish-and-chips: french-fries / lemon
en fish and chips, fish & chips, fish n chips, fish supper, fish suppers, cod and chips, haddock and chips, chip shop!, chippy!, chippie!
fries: french-fries
en fries, french fries
de pommes, pommesbude!
fr frites, friterie!
nl friet, patat, frietkot!
es patatas fritas
it patatine fritte
pt batatas fritas
pl frytki
tr patates kizartmasi
ja フライドポテト
zh 薯条
ar بطاطس مقلية
hot-dog: hot-dog
* hot dog, hot dogs
ja ホットドッグ
de hotdogs
pt cachorro-quente, cachorros-quentes
es perritos calientes
zh 热狗
ar هوت دوغ
pasta: spaghetti
* pasta fresca, spaghetti, carbonara, tagliatelle, linguine, bolognese, trattoria!, pastificio!
en pasta, fresh pasta, italian restaurant!, italian kitchen!
de pasta, nudeln, italienisches restaurant!
fr pates fraiches, restaurant italien!
es restaurante italiano!, pasta, pastas frescas
it pasta, trattoria!, osteria!
pl makaron*, restauracja wloska!, wloska kuchnia
ja パスタ, イタリアン!, 生パスタ, スパゲッティ
zh 意大利面, 意面, 意大利餐厅!
ar باستا, معكرونة, مطعم إيطالي!
pt massas, massa fresca, cantina italiana!, restaurante italiano!
nl pasta, verse pasta, italiaans restaurant!
tr makarna, italyan restorani!
sushi: sushi chopsticks
* sushi, sashimi, nigiri
en japanese restaurant!
de japanisches restaurant!
ja 寿司, すし, 寿司屋!
zh 寿司, 日料!, 日本料理!, 刺身
ar سوشي, مطعم ياباني!
fr restaurant japonais!
es restaurante japones!
pt restaurante japones!
it ristorante giapponese!
nl japans restaurant!
pl restauracja japonska!
tr japon restorani!
ramen: steaming-bowl chopsticks
* ramen, pho, udon, noodle soup
en noodles, noodle bar!
ja ラーメン, うどん, そば, ラーメン屋!
zh 拉面, 面馆!, 牛肉面, 面条, 米线
ar رامن, نودلز
de nudelsuppe, ramen-bar!
fr nouilles, bar a ramen!
es fideos
pt macarrao oriental
it noodles
tr eriste
hotpot: pot-of-food hot-pepper
en hot pot, hotpot
zh 火锅, 火锅店!
ja 鍋料理, しゃぶしゃぶ, すき焼き, もつ鍋
dumpling: dumpling / chopsticks
* dim sum, gyoza
en dumplings, dumpling
pl pierogi, pierogarni*!
ja 餃子, 小籠包, シュウマイ
zh 饺子, 点心, 小笼包, 包子, 馄饨
es empanadillas
it gyoza
fr raviolis chinois
pt guioza
ar سمبوسك
burrito: burrito / taco
* burrito, burritos
ar بوريتو
ja ブリトー
taco: taco / burrito
* taco, tacos, taqueria!, quesadillas
en mexican restaurant!
zh 墨西哥卷饼, 塔可
es taqueria!, restaurante mexicano!
de mexikanisches restaurant!
fr restaurant mexicain!
pt restaurante mexicano!
it ristorante messicano!
nl mexicaans restaurant!
pl restauracja meksykanska!
ja タコス, メキシコ料理!
ar تاكو
curry: curry-rice
* curry, curries
en indian restaurant!, indian food
de indisches restaurant!
ja カレー, カレー屋!, インド料理!, カレーライス
zh 咖喱, 咖喱饭, 印度菜!
fr restaurant indien!
es restaurante indio!
pt restaurante indiano!, caril
it ristorante indiano!
nl indiaas restaurant!
pl restauracja indyjska!
tr hint restorani!
ar كاري, مطعم هندي!
kebab: stuffed-flatbread
* kebab, doner, shawarma, falafel
tr kebap*, doner*, kebapci!
ar شاورما, فلافل
en kebab shop!
de dönerladen!, doner, imbiss!
ja ケバブ
zh 烤肉串
sandwich: sandwich
* sandwich, sandwiches, panini, panino
en deli!, sub shop!, sandwiches, toasties
es bocadillo, bocadillos
pl kanapki
ja サンドイッチ, サンド
zh 三明治
ar ساندويتش, سندويشات
de belegte brotchen, sandwichbar!
fr sandwicherie!, sandwichs
pt sanduiche, sanduiches, sandes, tosta mista
it paninoteca!, tramezzini, piadina, piadine
nl broodje, broodjeszaak!, tosti, tosti's
tr tost, sandvic*
steak: cut-of-meat meat-on-bone
en steak, steaks, steakhouse!, butcher!, butchers!, bbq, barbecue
de steak, metzgerei!, fleischerei!, metzger!, grillabend, grillfleisch, grillfest
fr boucherie!, boucher!, entrecote, barbecue
es carniceria!, chuleton, parrilla!, barbacoa, asado
pt churrasco, churrascaria!, acougue!, picanha, bife, bifes, espetinho, carnes nobres
it macelleria!, bistecca, grigliata, braciole, grigliata mista, braceria!
nl slagerij!, slager!, steak, barbecue, bbq, vleesbuffet
pl sklep miesny!, stek, steki, rzeznik!, masarnia!, grill
tr kasap!, et lokantasi!, mangal, kasap dukkani!, mangal keyfi, biftek, kofte, et mangal
ja 焼肉, ステーキ, 精肉店!, バーベキュー, bbq, 和牛
zh 牛排, 烤肉, 牛肉, 烧烤, 烤全羊
ar مشاوي, ملحمة!, ستيك, لحوم!, شواء, جزارة!, لحم, ستيك هاوس!
fish: -
en fresh fish, fishmonger!, fish market!, seafood, seafood restaurant!
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
oyster: oyster / lemon
en oysters, oyster bar!
de austern
fr huitres
es ostras
it ostriche
nl oesters
pt ostras
pl ostrygi
ja 牡蠣
zh 生蚝
tr istiridye
ar محار
lobster: lobster
en lobster, lobster roll
de hummer
fr homard
es bogavante, bogavantes
it aragosta, aragoste, astice
pt lagosta, lagostas
nl kreeft
pl homar, homary
tr istakoz
ja 伊勢海老, ロブスター
zh 龙虾, 小龙虾
ar لوبستر, استاكوزا
shrimp: shrimp
en shrimp, shrimps, prawns
de garnelen, krabben
fr crevettes
es gambas
it gamberi, gamberetti
pt camarao, camaroes, rodizio de camarao
nl garnalen
pl krewetki
tr karides
ja 海老, エビ
zh 虾, 大虾
ar جمبري, روبيان
salad: green-salad
* poke bowl, poke bowls
en salad, salads, salad bar!
de salat, -salat, salatbar!
fr salade, salades, bar a salades!
es ensalada, ensaladas
pt salada, saladas
it insalata, insalate
nl salade, salades
pl salatk*
tr salata*
ja サラダ
zh 沙拉
ar سلطة, سلطات, سلطات طازجة
stew: pot-of-food
en stew, stews, chili con carne, casserole, casseroles
de eintopf, eintopfe, -eintopf
fr ragout, pot-au-feu
es guiso, guisos, potaje, puchero
pt guisado, guisados, ensopado
it stufato, spezzatino
nl stamppot, stoofpot
pl gulasz
tr guvec
ja シチュー
zh 炖菜
ar يخنة
soup: bowl-with-spoon
en soup, soups
de suppe, suppen, -suppe
fr soupe, soupes, potage
es sopa, sopas
pt sopa, sopas, caldos
it zuppa, zuppe
nl soep, -soep
pl zupa, zupy
tr corba*
ja スープ, 豚汁, スープカレー
zh 汤, 热汤, 炖汤
ar شوربة
sausage: hot-dog
de bratwurst, currywurst
restaurant~: fork-and-knife-with-plate / wine-glass cooking pot-of-food
en restaurant!, bistro!, brasserie!, diner!, supper club, catering!, caterer!, tasting menu, lunch menu, set menu, canteen!, line cook, line cooks, sous chef
de restaurant!, gasthaus!, gasthof!, wirtshaus!, bistro!, mittagstisch, speisekarte, catering!, brauhauskuche, menu
fr restaurant!, bistrot!, brasserie!, traiteur!, auberge!, menu du jour, plat du jour
es restaurante!, meson!, taberna!, menu del dia, catering!, casa de comidas!
pt restaurante!, bistro!, cardapio, almoco executivo, buffet!, restaurantes!, churrasqueira e restaurante!
it ristorante!, menu del giorno, pranzo di lavoro, catering!
nl restaurant!, eetcafe!, bistro!, lunchkaart, dagmenu, catering!, lunchroom!
pl restauracj*!, bistro!, obiad dnia, menu lunchowe, catering!, firma cateringowa!
tr restoran!, lokanta!, meyhane!, gunun menusu, lokantasi!, restorani!, yemek servisi!, catering!, ev yemekleri lokantasi!
ja レストラン!, 食堂!, 居酒屋!, ランチ, 定食, 料亭!, 割烹!, ビストロ!, ケータリング!
zh 餐厅!, 饭店!, 餐馆!, 饭馆!, 酒楼!, 私房菜!, 食堂!, 小吃店!
ar مطعم!, مطاعم!, بوفيه, كافتيريا!, ضيافة!, تموين حفلات!
`
