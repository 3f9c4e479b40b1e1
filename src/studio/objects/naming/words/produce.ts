/** What grows, and where it is sold. `concepts.ts` says how the lines are read. */
export const PRODUCE = `
@ food
fruit: strawberry red-apple grapes / basket
en fruit, fruits, greengrocer!, fruit stand!, orchard!
de obst, obsthof!, obstladen!, obst und gemuse
fr fruits, primeur!, fruits et legumes, verger!
es frutas, fruteria!, frutas y verduras, huerto de frutales!
pt frutas, hortifruti!
it frutta, fruttivendolo!, frutta e verdura, frutteto!
nl fruit, groenteboer!, fruitteler!, fruitteelt!
pl owoce, warzywniak!, sad owocowy!
tr meyve*, manav!
ja 果物, フルーツ
zh 水果, 水果店!
ar فواكه
vegetables: carrot tomato leafy-green / basket red-apple
en vegetables, veggies, organic vegetables, vegetable box, farm box, produce box, organic shop!, organic food!, farm shop!, farmers market, health food store!
de gemuse, -gemuse, bioladen!, biomarkt!, unverpackt laden!, unverpacktladen!, hofladen!, gemusekiste, wochenmarkt, biokiste
fr legumes, epicerie bio!, panier de legumes, maraicher!, magasin bio!, vente directe a la ferme!
es verduras, hortalizas, cesta ecologica, tienda ecologica!, fruta y verdura
pt legumes, verduras, organicos, feira organica
it verdura, verdure, ortaggi, negozio bio!, spaccio agricolo!
nl groente, groenten, groentepakket, biowinkel!, boerderijwinkel!, groentetuin!
pl warzyw*, sklep ekologiczny!, sklepik z warzywami!
tr sebze*
ja 野菜, 八百屋!
zh 蔬菜
ar خضروات, خضار
asparagus: -
en asparagus
de spargel, -spargel, spargelhof!
fr asperges, asperge
es esparragos, esparrago
pt aspargos, espargos
it asparagi, asparago
nl asperges, asperge
pl szparag*
tr kuskonmaz
ja アスパラガス
zh 芦笋
ar هليون
greens: leafy-green / basket
en spinach, kale, lettuce, salad greens, chard
de spinat, grunkohl, kopfsalat, mangold
fr epinards, laitue, blettes
es espinacas, lechuga, acelgas
it spinaci, lattuga, bietole
nl spinazie, boerenkool, sla
pl szpinak, jarmuz, salata
pt espinafre, couve, alface
tr ispanak, marul, roka
ja ほうれん草, レタス
zh 菠菜, 生菜
ar سبانخ, خس, ملوخية
supermarket: shopping-cart
en supermarket!, grocery store!, groceries, grocery delivery!
de supermarkt!, lebensmittelladen!, lebensmittel
fr supermarche!, epicerie!
es supermercado!, ultramarinos!
pt supermercado!, mercearia!
it supermercato!, alimentari!
nl supermarkt!, kruidenier!
pl supermarket!, sklep spozywczy!
tr supermarket!, bakkal!
ja スーパー!, スーパーマーケット!
zh 超市!
ar سوبرماركت!, بقالة!
farm: tractor chicken
en farm!, organic farm!, farmer!, farmers!
de bauernhof!, biohof!, landwirt!, landwirtschaft!
fr ferme pedagogique!, ferme bio!, vente a la ferme, agriculteur!
es granja!, agricultura!
pt fazenda!, sitio organico!
it fattoria!, azienda agricola!
nl boerderij!, zorgboerderij!
pl gospodarstwo rolne!
tr ciftlik!
ja 農園!, 農場!
zh 农场!
ar مزرعة!
tomato: tomato
* tomato
en tomatoes
de tomaten
fr tomates
es tomates
it pomodori
potato: - / potato
en potatoes
de kartoffeln, kartoffel
fr pommes de terre
es patatas
pt batatas
it patate
nl aardappelen
pl ziemniaki
tr patates
ja じゃがいも
zh 土豆
ar بطاطس, بطاطا
apple: red-apple green-apple
en apples, apple harvest
de apfel vom, apfelernte
fr pommes
es manzanas
pt macas
it mele
nl appels
pl jablka
tr elma
ja りんご, リンゴ, りんご狩り
zh 苹果汁, 红富士
ar تفاح
strawberry: strawberry
en strawberries, strawberry
de erdbeeren, erdbeer-
fr fraises
es fresas
pt morangos
it fragole
nl aardbeien
pl truskawki
tr cilek
ja いちご, イチゴ, いちご狩り
zh 草莓
ar فراولة
cherries: cherries
en cherries
de kirschen
fr cerises
es cerezas
it ciliegie
nl kersen
pt cereja, cerejas
pl czeresnie, wisnie
tr kiraz, visne
ja さくらんぼ, さくらんぼ狩り
zh 樱桃, 车厘子
ar كرز
avocado: avocado
* avocado, avocados
fr avocats mars
es aguacates
lemon: lemon
en lemons, lemon tart
de zitronen
fr citrons
es limones
it limoni
pt limao siciliano, limoes
nl citroenen
pl cytryny
tr limon
ja レモン
zh 柠檬
ar ليمون
pumpkin: jack-o-lantern
en pumpkin patch, pumpkins, pumpkin carving
de kurbisse, kurbisschnitzen
fr citrouilles
es calabazas
nl pompoenen
watermelon: watermelon
en watermelon, watermelons
es sandia
it anguria
zh 西瓜
ja スイカ
fr pasteque, pasteques
pt melancia, melancias
de wassermelone, wassermelonen
nl watermeloen
pl arbuz, arbuzy
tr karpuz
ar بطيخ
mushroom: mushroom brown-mushroom
en mushrooms, mushroom foraging
de pilze, pilzwanderung
fr champignons
es setas
it funghi
nl paddenstoelen
pl grzyby
pt cogumelos
tr mantar
ja きのこ, キノコ, しいたけ, 松茸
zh 蘑菇, 菌菇
ar فطر, مشروم
olive-oil: - / olive
en olive oil, olives, olive oil mill!
de olivenol, oliven, olivenolmuhle!
fr huile d'olive, olives, moulin a huile d'olive!
es aceite de oliva, aceitunas, almazara!
pt azeite, azeite de oliva, azeitonas, azeite virgem extra
it olio d'oliva, olive, frantoio!
nl olijfolie
pl oliwa z oliwek
tr zeytinyagi, zeytin*
ja オリーブオイル
zh 橄榄油
ar زيت الزيتون
spices: hot-pepper
en chili, hot sauce, chilies
de chili, chilis
fr piment
es salsa picante
pt molho de pimenta
nl hete saus
pl ostry sos
tr aci sos, pul biber
ja 唐辛子
zh 辣椒酱, 辣椒
ar شطة, فلفل حار
it peperoncino, salsa piccante
`
