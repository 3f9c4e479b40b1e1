/** Animals and plants. `concepts.ts` says how the lines are read. */
export const NATURE = `
@ animals
dog: dog paw-prints / bone poodle
en dog, dogs, puppy, puppies, dog groomer!, dog grooming!, dog walker!, dog walking, dog training!, dog school!, dog food, dog daycare!, dog hotel!, dog hotels!, dog boarding, dog sitter!, pup, dog treats, kennel!, dog walkers!, dog walks, dog trainer!, puppy class, puppy classes, puppy school!, doggy daycare!, dog kennels!, boarding kennels!, kennels!, dog park!
de hund, hunde, hundesalon!, hundeschule!, welpe, welpen, hundefutter, hundetraining, hundefriseur!, hundepension!, hundehotel!, hundesitter!, hundebetreuung!, gassiservice!, dogwalking!, welpenkurs, welpenschule!, hundetagesstatte!, hundekita!, hundetrainerin!, hundetrainer!
fr chien, chiens, chiot, chiots, toilettage!, toiletteur!, education canine!, ecole canine!, club canin!, pension canine!, promenade de chiens!, garde de chiens!, dog sitter!, educateur canin!, educatrice canine!, elevage canin!
es perro, perros, cachorro, cachorros, peluqueria canina!, adiestramiento canino!, paseador de perros!, paseadora de perros!, paseo de perros!, paseos de perros, residencia canina!, guarderia canina!, escuela canina!, adiestrador!, educador canino!
pt cachorro, cachorros, banho e tosa!, adestramento!, caes, creche para caes!, creche canina!, hotel para caes!, passeador de caes!, dog walker!, treino canino!, hotel canino!, escola canina!
it cane, cani, cucciolo, cuccioli, toelettatura!, educatore cinofilo!, centro cinofilo!, educazione cinofila!, pensione per cani!, asilo per cani!, dog sitter!, addestramento cani!, scuola cinofila!, passeggiate cani
nl hond, honden, hondentrimsalon!, hondenschool!, puppy, puppy's, trimsalon!, hondenuitlaatservice!, hondenpension!, hondenoppas!, hondencreche!, hondentraining!, pups, puppycursus, hondentrainer!
pl salon groomerski!, salon dla psow!, groomer!, pies, psy, psow, szczeniak*, psi fryzjer!, szkola dla psow!, hotel dla psow!, wyprowadzanie psow!, opieka nad psami!, psie przedszkole!, tresura psow!, szkolenie psow!, behawiorysta!
tr kopek, kopekler, yavru kopek, kopek egitimi!, kopek oteli!, kopek gezdirme!, kopek pansiyonu!, kopek kuaforu!
ja 犬, ワンちゃん, ドッグ, トリミング!, トリミングサロン!, 犬の散歩!, しつけ教室!, ドッグラン!, 子犬, ドッグトレーナー!, ドッグサロン!, 愛犬
zh 狗, 狗狗, 宠物美容!, 遛狗!, 狗狗寄养!, 犬舍!, 训犬!, 小狗, 幼犬
ar كلب, كلاب, فندق كلاب!, تدريب كلاب!, جراء
cat: cat
en cat, cats, kitten, kittens, cat cafe, cat food, cattery!, catteries!, cat boarding!, cat sitter!, cat sitters!, cat sitting!, cat hotel!, cat grooming
de katze, katzen, katzchen, katzenpension!, katzenhotel!, katzensitter!, katzenbetreuung!, katzencafe
fr chats, chatons, chat perdu, pension pour chats!, pension feline!, garde de chats!, cat sitter!, chaton, bar a chats!
es gato, gatos, gatito, gatitos, gatas, residencia felina!, hotel para gatos!, hotel felino!, guarderia felina!
pt gato, gatos, gatinhos, hotel para gatos!, cat sitter!, gatinho
it gatto, gatti, gattini, pensione per gatti!, cat sitter!, micio, mici
nl kat, katten, kittens, kitten, kattenpension!, kattenoppas!, kattenhotel!, kattencafe, kater
pl kot, koty, kotow, kocieta, hotel dla kotow!, koci hotel!, kocia kawiarnia!, opieka nad kotami!
tr kedi*, kedi oteli!, kedi kafe!
ja 猫, 子猫, 猫カフェ, 猫ホテル!, 猫ちゃん, 保護猫, キャットシッター!, 譲渡会, 保護猫カフェ!
zh 猫, 猫咪, 猫咪寄养!, 猫舍!, 小猫, 猫咖!
ar قطة, قطط, فندق قطط!, قطط صغيرة
pet: paw-prints dog cat / bone rabbit
en pet, pets, pet shop!, pet store!, veterinary!, vet!, vets!, veterinarian!, animal shelter!, animal clinic!, animal hospital!, pet care!, pet supplies, vet practice!, veterinary practice!
de tierarzt!, tierarztpraxis!, tierarztin!, tierheim!, zoohandlung!, haustier, haustiere, tierklinik!, zoofachhandel!
fr veterinaire!, clinique veterinaire!, animalerie!, refuge animalier!, animaux de compagnie
es veterinario!, veterinaria!, clinica veterinaria!, mascotas, tienda de mascotas!, protectora de animales!, mascota
pt veterinario!, clinica veterinaria!, pet shop!, animais de estimacao, petshop!
it veterinario!, clinica veterinaria!, animali domestici, negozio di animali!, ambulatorio veterinario!
nl dierenarts!, dierenkliniek!, dierenwinkel!, huisdier, huisdieren, dierenasiel!
pl weterynarz!, przychodnia weterynaryjna!, sklep zoologiczny!, zwierzat domowych, schronisko dla zwierzat!, weterynari*, gabinet weterynaryjny!, klinika weterynaryjna!
tr veteriner!, veteriner klinigi!, evcil hayvan, pet shop!
ja ペット, 動物病院!, ペットショップ!
zh 宠物, 宠物店!, 宠物医院!
ar حيوانات أليفة!, عيادة بيطرية!, طبيب بيطري!
horse: horse
en horse, horses, horse riding, riding school!, pony rides, stables!, riding lessons, equestrian center!
de pferd, pferde, reitschule!, reitstall!, reiterhof!, ponyreiten, reitunterricht, reitkurs
fr cheval, chevaux, centre equestre!, poney club!, equitation
es caballo, caballos, hipica!, equitacion, escuela de equitacion!, centro hipico!, club hipico!
pt cavalo, cavalos, equitacao, hipica!
it cavallo, cavalli, maneggio!, equitazione
nl paard, paarden, manege!, ponyrijden, paardrijden
pl konie, koni, jazda konna, stadnina!, stajnia!, osrodek jezdziecki!
tr atlar, binicilik!
ja 乗馬, 乗馬クラブ!
zh 骑马, 马术, 马场!
ar خيول, ركوب الخيل, فروسية!
rabbit: rabbit
en rabbit, rabbits, bunny, bunnies
de kaninchen
fr lapin, lapins
es conejos
nl konijn, konijnen
pl kroliki, krolik
it coniglio, conigli
pt coelho, coelhos
ja うさぎ, ウサギ, うさぎカフェ!
zh 兔子
ar أرانب
tr tavsan, tavsanlar
parrot: parrot
en parrot, parrots
de papagei, papageien
es loros
nl papegaai, papegaaien
pl papugi, papuga, papugarnia!
it pappagallo, pappagalli
pt papagaio, papagaios
fr perroquet, perroquets, perruches
ja インコ, オウム
zh 鹦鹉
ar ببغاء
tr papagan
aquarium: tropical-fish
en aquarium, aquariums, fish tank, fish tanks, tropical fish, aquarium shop!, aquatics!
de aquarium, aquarien, aquaristik!, zierfische
fr aquarium, aquariums, aquariophilie!, poissons rouges
es acuario, acuarios, acuariofilia!, peces tropicales
pt aquario, aquarios, aquarismo!, peixes ornamentais
it acquario, acquari, acquariologia!, pesci tropicali
ja 水族館, アクアリウム, 熱帯魚, 金魚
zh 水族馆, 观赏鱼, 水族馆!, 热带鱼
nl aquaria
pl akwarium, akwaria, akwarystyka!, ryby akwariowe
tr akvaryum*
ar أحواض سمك, أسماك زينة
goat: goat
en goat, goats, goat farm!, goat yoga, goat walk, goat walks
de ziege, ziegen, ziegenhof!, ziegenwanderung
fr chevres, chevrerie!
es cabra, cabras
pt cabra, cabras
it capra, capre
nl geit, geiten, geitenboerderij!
pl koza, kozy
tr keci, keciler
ja ヤギ
zh 山羊
ar ماعز
pig: pig
en pigs, piglets, pig farm!
de schweine, ferkel, schweinehof!
fr cochons, porcelets
es cerdos, cerditos
it maiali, maialini
nl varkens, biggen
pt porquinhos, leitoes
pl swinie, prosieta
ja ミニブタ
zh 小猪
duck: duck
en ducks, ducklings, duck race
de entchen, entenrennen, enten, laufenten
fr canetons, canards
es patos, patitos
it anatroccoli
nl eendjes, eenden
pt patos, patinhos
pl kaczki, kaczuszki
ja アヒル
zh 鸭子
ar بط
tr ordek, ordekler
sheep: ewe
en lambs, lamb feeding, sheep, sheep farm!
de lammer, schafe, schaferei!
fr agneaux, moutons, brebis
es corderos, ovejas
it agnelli, pecore
nl lammetjes, schapen
pl owce, jagnieta
pt ovelhas, cordeirinhos
tr koyunlar, kuzular
ja ヒツジ
zh 绵羊, 小羊
ar خراف, أغنام
cow: cow
de almabtrieb, kuhstall
en cows, cow cuddling
zoo~: elephant lion giraffe
en zoo!, safari, wildlife park!
de zoo!, tierpark!, safari
fr zoo!, parc animalier!, parc zoologique!, safari
es zoo!, zoologico!, parque zoologico!, safari
it zoo!, bioparco!, zoo safari!, giardino zoologico!
nl dierentuin!, dierenpark!, safaripark!
pl zoo!, ogrod zoologiczny!, safari
ja 動物園!
zh 动物园!
ar حديقة الحيوان!
pt zoologico!, jardim zoologico!, safari
tr hayvanat bahcesi!, hayvanat parki!
@ plants
flowers: bouquet tulip rose / sunflower hibiscus
en flowers, florist!, florists!, bouquet, bouquets, flower shop!, flower delivery!, peonies, cut flowers, floral design!, flower arrangement, wedding flowers
de blumen, -blumen, florist!, floristin!, floristik!, blumenladen!, blumenstrauss, strausse, blumenhandlung!, pfingstrosen
fr fleurs, fleuriste!, bouquet, bouquets, pivoines, fleurs coupees
es flores, floristeria!, florista!, ramo, ramos, peonias
pt flores, floricultura!, florista!, buque, buques
it fiori, fioraio!, fiorista!, fioreria!, mazzo di fiori, peonie
nl bloemen, bloemist!, bloemenwinkel!, boeket, boeketten, bloemenzaak!
pl kwiaty, kwiaciarni*!, bukiet*, kwiatow
tr cicek*, cicekci!, buket*
ja 花束, 花屋!, フラワーショップ!, 生花店!, 花
zh 鲜花, 花店!, 花束
ar زهور, محل زهور!, باقة ورد, ورود, باقات
own-flower: -
* muguet, mimosa
en lily of the valley, lilies, wreath, wreaths, dried flowers
de maiglockchen, kranz, -kranz, kranze, -kranze, adventskranz, adventskranze, trockenblumen, lilien
fr muguet, couronne de l'avent, couronnes de l'avent, lys
nl adventskrans, -krans, kransen
pl wieniec*, wienc*
roses: rose
en rose bouquet, roses, red roses, dozen roses, bouquet of roses, bouquets of roses, bouquet of red roses
de rosen, rosenfest, rote rosen, rosenstrauss, -rosen
fr roses, roses rouges, bouquet de roses, bouquets de roses
es rosas rojas, rosas, ramo de rosas, ramos de rosas
pt rosas, buque de rosas, rosas vermelhas
nl rozen, rode rozen, rozen-
it rose rosse, mazzo di rose, rose
pl roze, bukiet roz
tr gul, guller, gul buketi
ja バラ, 薔薇
zh 玫瑰, 玫瑰花
ar ورد احمر, ورد جوري
tulips: tulip
en tulips
de tulpen
fr tulipes
nl tulpen
es tulipanes
it tulipani
pt tulipas
pl tulipany
tr lale, laleler
ja チューリップ
zh 郁金香
ar توليب
sunflowers: sunflower
en sunflowers, sunflower
de sonnenblumen
fr tournesols
es girasoles
it girasoli
pt girassol, girassois
nl zonnebloemen
pl sloneczniki
tr aycicegi
ja ひまわり
zh 向日葵
ar عباد الشمس
houseplants: potted-plant / cactus seedling herb
* monstera
en houseplant, houseplants, plant shop!, indoor plants, plants, plant nursery!, repotting workshop, potted plants, plant store!, terrarium, terrariums
de zimmerpflanze, zimmerpflanzen, pflanzen, -pflanzen, pflanzenladen!
fr plantes vertes, plantes, plantes d'interieur, jardinerie!
es plantas, plantas de interior, vivero!, tienda de plantas!
pt plantas, suculentas, loja de plantas!
it piante, vivaio!, piante da interno
nl planten, kamerplanten, plantenwinkel!, -planten
pl rosliny, roslin, rosliny doniczkowe
tr bitkiler, saksi bitkileri, sukulent
ja 観葉植物, 植物
zh 绿植, 盆栽, 植物
ar نباتات, نباتات منزلية, مشتل!
cactus: cactus
* cactus
en cacti, succulents
de kaktus, kakteen
es cactus, suculentas
it piante grasse
nl cactussen
pl kaktus*
ja サボテン
zh 仙人掌, 多肉
ar صبار
garden: seedling potted-plant / sunflower tulip
en garden center!, gardener!, gardeners!, gardening, landscaping!, landscapers!, garden design!, seeds, seedlings, lawn care!, landscape gardeners!, compost, garden maintenance!, hedge trimming, hedge cutting, lawn mowing, leaf clearance, garden clearance
de garten, gartner!, gartnerei!, gartenbau!, gartencenter!, gartenpflege!, gartengestaltung!, saatgut, kompost, schrebergarten, galabau!, gartenbaubetrieb!, heckenschnitt, rasenpflege
fr jardinage, jardinier!, paysagiste!, pepiniere!, semis
es jardineria!, jardinero!, huerto, semillas
pt jardinagem!, jardineiro!, horta, sementes, paisagismo!
it giardinaggio!, giardiniere!, orto, semi
nl tuincentrum!, hovenier!, tuinman!, moestuin, zaden, tuinieren, tuinaanleg!
pl ogrod*, ogrodnik!, centrum ogrodnicze!, nasiona
tr bahcivan!, bahce bakimi!, peyzaj!, tohum, fidan
ja 園芸!, ガーデニング, 造園!
zh 园艺!, 种子
ar حدائق!, تنسيق حدائق!, بذور
tree: deciduous-tree evergreen-tree
en fruit trees, fruit tree, tree surgeon!, tree care!, tree planting, forest walk, tree
de obstbaum, obstbaume, baumschule!, baumpflege!, waldspaziergang, baumpflanzaktion
fr arbres fruitiers, pepiniere!, elagage!, plantation d'arbres
es arboles frutales, poda de arboles!
nl boomverzorging!
it alberi da frutto, potatura alberi!, alberi
pt arvores, plantio de arvores, poda de arvores!
pl drzewka owocowe, wycinka drzew!, drzewa
tr fidan dikimi, agac budama!
ja 植木, 剪定!, 植樹, 伐採!
zh 植树, 树木修剪!
ar أشجار, زراعة الأشجار, شتلات
`
