/** Animals and plants. `concepts.ts` says how the lines are read. */
export const NATURE = `
@ animals
dog: dog paw-prints / bone poodle
en dog, dogs, puppy, puppies, dog groomer!, dog grooming!, dog walker!, dog walking, dog training!, dog school!, dog food, dog daycare!, dog hotel!, dog hotels!, dog boarding, dog sitter!, pup, dog treats, kennel!
de hund, hunde, hundesalon!, hundeschule!, welpe, welpen, hundefutter, hundetraining, hundefriseur!, hundepension!, hundehotel!, hundesitter!
fr chien, chiens, chiot, chiots, toilettage!, toiletteur!, education canine!, ecole canine!, club canin!
es perro, perros, cachorro, cachorros, peluqueria canina!, adiestramiento canino!
pt cachorro, cachorros, banho e tosa!, adestramento!, filhotes
it cane, cani, cucciolo, cuccioli, toelettatura!, educatore cinofilo!, centro cinofilo!, educazione cinofila!
nl hond, honden, hondentrimsalon!, hondenschool!, puppy, puppy's, trimsalon!
pl salon groomerski!, salon dla psow!, groomer!, pies, psy, psow, szczeniak*, psi fryzjer!, szkola dla psow!
tr kopek, kopekler, yavru kopek, kopek egitimi!
ja 犬, ワンちゃん, ドッグ, トリミング!, トリミングサロン!
zh 狗, 狗狗, 宠物美容!
ar كلب, كلاب
cat: cat
en cat, cats, kitten, kittens, cat cafe, cat food
de katze, katzen, katzchen
fr chats, chatons, chat perdu
es gato, gatos, gatito, gatitos, gatas
pt gato, gatos, gatinhos
it gatto, gatti, gattini
nl kat, katten, kittens, kitten
pl kot, koty, kotow, kocieta
tr kedi*
ja 猫, 子猫, 猫カフェ
zh 猫, 猫咪
ar قطة, قطط
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
parrot: parrot
en parrot, parrots
de papagei, papageien
es loros
aquarium: tropical-fish
en aquarium, aquariums, fish tank, fish tanks
de aquarium, aquarien
fr aquarium, aquariums
es acuario, acuarios
pt aquario, aquarios
it acquario, acquari
ja 水族館, アクアリウム
zh 水族馆
goat: goat
en goat, goats, goat farm!, goat yoga, goat walk, goat walks
de ziege, ziegen, ziegenhof!, ziegenwanderung
fr chevres, chevrerie!
es cabra, cabras
pt cabra, cabras
it capra, capre
nl geit, geiten, geitenboerderij!
pl koza, kozy
pig: pig
en pigs, piglets, pig farm!
de schweine, ferkel, schweinehof!
fr cochons, porcelets
es cerdos, cerditos
it maiali, maialini
nl varkens, biggen
duck: duck
en ducks, ducklings, duck race
de entchen, entenrennen
fr canetons
es patos, patitos
it anatroccoli
nl eendjes
sheep: ewe
en lambs, lamb feeding, sheep, sheep farm!
de lammer, schafe, schaferei!
fr agneaux, moutons, brebis
es corderos, ovejas
it agnelli, pecore
nl lammetjes, schapen
pl owce, jagnieta
cow: cow
de almabtrieb, kuhstall
zoo~: elephant lion giraffe
en zoo!, safari, wildlife park!
de zoo!, tierpark!, safari
fr zoo!, parc animalier!
es zoo!, zoologico!
it zoo!
nl dierentuin!
pl zoo!
ja 動物園!
zh 动物园!
ar حديقة الحيوان!
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
sunflowers: sunflower
en sunflowers, sunflower
de sonnenblumen
fr tournesols
es girasoles
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
`
