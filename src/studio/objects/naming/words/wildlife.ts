/** Wild animals, as zoos, parks, and guides offer them. `concepts.ts` says how the lines are read. */
export const WILDLIFE = `
@ animals
tiger: tiger
* tiger, tigers
fr tigre
es tigre, tigres
it tigre, tigri
pt tigre, tigres
nl tijger, tijgers
pl tygrys*
tr kaplanlar
ja トラ
zh 老虎
ar نمور
lion: lion
en lion, lions, lion cub, lion cubs
de lowenbabys
fr lionceau
es leon africano, leones
it leoni
pt leoes
nl leeuwen
pl lwy, lwow
tr aslanlar
ja ライオン
zh 狮子
ar أسود أفريقية
elephant: elephant
* elefant, elefante, elefanten, elefanti, elefantes
en elephant, elephants
fr elephant, elephanteau
nl olifant, olifanten
pl slonie, sloni
tr fil yavrusu, filler
ja ゾウ
zh 大象
ar فيل, فيلة
giraffe: giraffe
* giraffe, giraffes, giraffen
es jirafa, jirafas
it giraffa
pt girafa, girafas
nl giraf
pl zyraf*
tr zurafa
ja キリン
zh 长颈鹿
ar زرافة, زرافات
zebra: zebra
* zebra, zebras
fr zebre
it zebre
de zebras
pl zebry
ja シマウマ
zh 斑马
ar حمار وحشي
hippo: hippopotamus
en hippo, hippos, hippopotamus
de nilpferd, nilpferde, flusspferd, flusspferde
fr hippopotame
es hipopotamo
it ippopotamo, ippopotami
pt hipopotamo
nl nijlpaard, nijlpaarden
pl hipopotam*
ja カバ
zh 河马
tr su aygiri
ar فرس النهر
rhino: rhinoceros
en rhino, rhinos, rhinoceros
de nashorn, nashorner
fr rhinoceros
es rinoceronte, rinocerontes
it rinoceronte, rinoceronti
pt rinoceronte, rinocerontes
nl neushoorn, neushoorns
pl nosoroz*
ja サイ
zh 犀牛
tr gergedan
ar وحيد القرن
monkey: monkey orangutan gorilla
en monkey, monkeys, monkey park!, orangutan, gorilla, gorillas
de affe, affen, affenpark!, affenberg!, gorillas
fr singe, vallee des singes!, gorille
es mono capuchino, monos, gorila, gorilas
it scimmia, scimmie, gorilla
pt macaco, macacos, gorila
nl apen, apenpark!, aapjes, gorilla's
pl malpy, malpki, goryl*
tr maymun, maymunlar
ja サル, お猿さん, ゴリラ
zh 猴子, 大猩猩
ar قرد, قرود
panda: panda
* panda, pandas
fr panda
ja パンダ
zh 熊猫, 大熊猫
ar باندا
koala: koala
* koala, koalas
ja コアラ
zh 考拉
kangaroo: kangaroo
en kangaroo, kangaroos
de kanguru, kangurus
fr kangourou
es canguro, canguros
it canguri
pt canguru, cangurus
nl kangoeroe, kangoeroes
pl kangur*
ja カンガルー
zh 袋鼠
tr kanguru
ar كنغر
penguin: penguin
en penguin, penguins
de pinguin, pinguine
fr manchot, pingouin
es pinguino
it pinguino, pinguini
pt pinguim, pinguins
nl pinguin, pinguins
pl pingwin*
tr penguen, penguenler
ja ペンギン
zh 企鹅
ar بطريق
polar-bear: polar-bear
en polar bear, polar bears
de eisbar, eisbaren
fr ours polaire, ours polaires
es oso polar, osos polares
it orso polare, orsi polari
pt urso polar, ursos polares
nl ijsbeer, ijsberen
pl niedzwiedz polarny
ja シロクマ
zh 北极熊
tr kutup ayisi
ar دب قطبي
bear: bear
en bear watching, brown bear, brown bears, bears
de braunbar, braunbaren
fr ours brun, ours bruns
es osos pardos, oso pardo
it orso bruno, orsi
pt ursos
nl beren, bruine beer
pl niedzwiedzie
ja ヒグマ
tr boz ayi, ayilar
zh 棕熊, 黑熊
ar دببة
seal: seal
en seal watching, seal trip, seal trips, seal pup, seal pups
de seehund, seehunde, robben, seehundstation!
fr phoques, phoque
es focas
it foche
pt focas
nl zeehond, zeehonden, zeehondenopvang!
pl foki, fokarium!
ja アザラシ
zh 海豹
tr foklar, fok
ar فقمة
dolphin: dolphin
en dolphin, dolphins, dolphin watching, dolphin trip, dolphin trips
de delfin, delfine
fr dauphin, dauphins, observation des dauphins
es delfin, delfines, avistamiento de delfines
it delfini, delfino, avvistamento delfini
pt golfinho, golfinhos, observacao de golfinhos
nl dolfijn, dolfijnen
pl delfiny, delfinow
tr yunus gosterisi, yunuslar
ja イルカ, イルカウォッチング
zh 海豚
ar دلفين, دلافين
whale: whale spouting-whale
en whale, whales, whale watching, whale tour, whale tours
de wale, walbeobachtung, whalewatching
fr baleine, baleines, observation des baleines
es ballena, ballenas, avistamiento de ballenas, avistamiento de cetaceos
it balene, avvistamento balene
pt baleia, baleias, observacao de baleias, observacao de cetaceos
nl walvis, walvissen
pl wieloryb*
tr balina
ja クジラ, ホエールウォッチング
zh 鲸鱼, 观鲸
ar حيتان
shark: shark
en shark, sharks, shark dive
de haie, haifisch, haifische
fr requin
es tiburon, tiburones
it squalo, squali
pt tubarao, tubaroes
nl haaien
pl rekin*
tr kopek baligi
ja サメ
zh 鲨鱼
ar قرش أبيض, أسماك القرش
turtle: turtle
en turtle, turtles, tortoise, tortoises, sea turtle, sea turtles
de schildkrote, schildkroten
fr tortue, tortues
es tortuga, tortugas
it tartaruga, tartarughe
pt tartaruga, tartarugas
nl schildpad, schildpadden
pl zolw, zolwie, zolwi
tr kaplumbaga*
ja カメ, ウミガメ
zh 乌龟, 海龟
ar سلاحف, سلحفاة
crocodile: crocodile
* crocodile, crocodiles
de krokodil, krokodile
fr crocodile
es cocodrilo
it coccodrillo, coccodrilli
pt crocodilo
nl krokodil, krokodillen
pl krokodyl*
tr timsah*
ja ワニ
zh 鳄鱼
ar تمساح, تماسيح
reptile: lizard
en reptile, reptiles, reptile shop!, gecko, geckos, lizard, lizards, bearded dragon, bearded dragons
de reptilien, reptil, bartagame, bartagamen, eidechse, eidechsen, terraristik!
fr reptile, terrariophilie!, lezard
es reptil, reptiles, lagartijas
it rettili, geco, gechi, rettilario!, terrari, terrario
pt repteis
nl reptielen, reptiel
pl gady, gadow, jaszczurk*
ja 爬虫類, 爬虫類ショップ!, トカゲ
zh 爬宠!, 蜥蜴
ar زواحف
tr surungen, surungenler, kertenkele
frog: frog
en frog, frogs, tadpoles
de frosch, frosche, kaulquappen
fr grenouille, grenouilles
es ranas
it rane, rana
nl kikker, kikkers
pl zaby, zab
tr kurbaga*
ja カエル
zh 青蛙
pt sapo, sapos, ras
ar ضفادع
`
