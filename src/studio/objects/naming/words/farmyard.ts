/** Animals of farms, forests, and homes. `concepts.ts` says how the lines are read. */
export const FARMYARD = `
@ animals
hens: chicken rooster / egg
en laying hens, rescue hens, ex-battery hens, chickens, pullets, chicken coop, chicken coops, poultry keeping, rooster, cockerel
de huhn, huhner, legehennen, hennen, huhnerstall, huhnerhof!, geflugelhof!
fr poule, poules, poules pondeuses, poulailler, coq
es gallina, gallinas, gallo, gallinas ponedoras, gallinero
it gallina, galline, galline ovaiole, pollaio
pt galinha, galinhas, galinheiro
nl kippen, legkippen, kippenhok, hanen
pl kury, kur niosek, kury nioski, kurnik, kogut*
tr tavuklar, tavuk ciftligi!
ja ニワトリ
zh 母鸡, 养鸡场!
ar دواجن!, دجاج بياض
chicks: baby-chick hatching-chick
en chicks, baby chicks, chick hatching, day-old chicks
de kuken, kukenschau
fr poussin, poussins
es pollito, pollitos
it pulcino, pulcini
pt pintinhos
nl kuikens, kuiken
pl pisklet*, kurczaczk*
tr civciv*
ja ひよこ, ヒヨコ
zh 小鸡
ar كتاكيت
goose: goose
en geese, goose, goslings
de ganse, gans
fr oies, oie
es ocas, gansos
it oche, oca
pt gansos
nl ganzen
pl gesi, ges
ja ガチョウ
tr kazlar
zh 大鹅
ar إوز
donkey: donkey
en donkey, donkeys, donkey rides, donkey sanctuary!, donkey walk, donkey trek
de esel, eselwanderung, eselwanderungen, eselhof!, eseltrekking
fr ane, anes, anerie!, balade avec un ane
es burro, burros, paseo en burro
it asino, asini, asinelli
pt burros, burrinhos
nl ezel, ezels, ezelwandeling, ezeltrektocht
pl osiol, osiolki
tr esek, esekler
ja ロバ
zh 毛驴
ar حمير
camel: camel two-hump-camel
en camel, camels, camel ride, camel rides, camel trek
de kamel, kamele, kamelreiten
fr chameau, dromadaire, balade en dromadaire
es camello, camellos, paseo en camello, paseos en camello
it cammello, cammelli, dromedari
pt camelo, camelos
nl kameel, kamelen
pl wielblad*
tr deve, develer
ja ラクダ
zh 骆驼
ar إبل, هجن
llama: llama
en llama, llamas, llama trek, llama treks, llama walk, llama walks
de lama, lamas, lamawanderung, lamatrekking
fr lamas
es llamas y alpacas
nl lama's
pl lamy
ja ラマ
pt lhama, lhamas
tr lamalar
ar لاما
zh 美洲驼
alpaca: - / llama
* alpaca, alpacas
de alpaka, alpakas, alpakawanderung, alpakahof!
fr alpaga, alpagas
it alpaca
nl alpaca's, alpacaboerderij!
pl alpak*
tr alpaka
ja アルパカ
zh 羊驼
hedgehog: hedgehog
en hedgehog, hedgehogs
de igel, igelstation!, igelhilfe!
fr herisson, herissons
es erizo, erizos
it ricci
pt ourico
nl egel, egels, egelopvang!
pl jeze, jezy
tr kirpi
ja ハリネズミ
zh 刺猬
ar قنفذ
hamster: hamster
* hamster, hamsters
it criceto, criceti
pl chomik*
ja ハムスター
zh 仓鼠
ar هامستر
small-pets: paw-prints / hamster rabbit
en guinea pig, guinea pigs, small pets, gerbils, rodents, chinchillas, ferrets, pet sitter!, pet sitters!, pet sitting!, pet sitting service!, pet boarding!, pet minding
de meerschweinchen, kleintiere, nager, frettchen, tierpension!, tiersitter!, tierbetreuung!, haustierbetreuung!, tierbestattung
fr cochon d'inde, cochons d'inde, rongeurs, furets, pension pour animaux!, garde d'animaux!, pet sitter!
es cobaya, cobayas, roedores, hurones, guarderia de animales!, cuidador de mascotas!, residencia de mascotas!, cuidadora de mascotas!
it cavia, porcellini d'india, roditori, furetti, pet sitter!, pensione per animali!
pt porquinho da india, roedores, pet sitter!, hotel para animais!, hotel pet!
nl cavia, cavia's, knaagdieren, fretten, dierenoppas!, dierenpension!
pl swinki morskie, swinka morska, gryzonie, hotel dla zwierzat!, petsitter!, opieka nad zwierzetami!
tr evcil hayvan oteli!, pet otel!, evcil hayvan bakicisi!
ja モルモット, ペットホテル!, ペットシッター!
zh 豚鼠, 宠物寄养!, 宠物酒店!
ar فندق حيوانات!
poodle: poodle
en poodle, poodles
de pudel
fr caniche, caniches
es caniche, caniches
it barboncino, barboncini
pt poodle, poodles
nl poedel, poedels
pl pudel, pudle
ja プードル
zh 贵宾犬
tr kanis
ar بودل
guide-dog: guide-dog service-dog
en guide dog, guide dogs, assistance dog, assistance dogs, service dogs, therapy dogs
de blindenhund, blindenfuhrhund, assistenzhund, assistenzhunde, therapiehund, therapiehunde
fr chien guide, chiens guides, chiens d'assistance
es perro guia, perros guia, perros de asistencia, perros de terapia
it cane guida, cani guida, cani da assistenza
pt cao guia, caes guia, caes de assistencia
nl geleidehond, geleidehonden, hulphond, hulphonden
pl pies przewodnik, psy przewodnicy
ja 盲導犬, 介助犬
zh 导盲犬
tr rehber kopek
ar كلاب مرشدة
birds: bird
en garden birds, wild birds, pet birds, birdwatching!, bird watching, bird walk, bird walks, bird seed, bird feeder, bird feeders, songbirds, canaries
de vogelfutter, vogelwanderung, vogelbeobachtung!, singvogel, vogelkunde, vogelpark!
fr oiseaux, observation des oiseaux, ornithologie
es pajaros, avistamiento de aves, observacion de aves
it uccelli, birdwatching, uccellini
pt passaros, observacao de aves
nl vogels, vogelvoer, vogelexcursie, vogelspotten
pl ptaki, ptakow, karma dla ptakow
tr kuslar, kus gozlemi, kus yemi
ja 野鳥, 小鳥, バードウォッチング
zh 观鸟, 小鸟
ar طيور, مراقبة الطيور
falconry: eagle owl
en falconry, birds of prey, eagles, falcon show, raptor show
de falknerei, greifvogel, greifvogelschau, flugschau
fr fauconnerie, rapaces, aigles
es cetreria, aves rapaces, aguilas
it falconeria, rapaci, aquile
pt falcoaria, aves de rapina
nl valkerij, roofvogels, roofvogelshow
pl sokolnictwo, ptaki drapiezne
ja 鷹匠, 猛禽
ar صقور
tr sahin, atmaca, kartal gosterisi
zh 鹰隼, 老鹰
owl: owl
en owl, owls, owl walk, owl night
de eule, eulen, eulennacht
fr hibou, hiboux, chouette chevechette
es buho, buhos, lechuzas
it gufo, gufi
pt coruja, corujas
nl uil, uilen
pl sowa, sowy
tr baykus*
ja フクロウ, フクロウカフェ!
zh 猫头鹰
ar بومة
fox: fox
en fox, foxes, fox cubs
de fuchse
fr renards
es zorro, zorros
pt raposa, raposas
nl vossen
pl lisy
tr tilki
ja キツネ
zh 狐狸
it volpacchiotti
ar ثعلب
deer: deer
en deer, deer park!, red deer, reindeer, reindeers, fallow deer, stags
de hirsche, rehe, rentier, rentiere, wildgehege!
fr cerf, cerfs, brame du cerf
es ciervo, ciervos, berrea, renos
it cervo, cervi, renne
pt veados, cervos, renas
nl hert, herten, hertenkamp!, rendieren, rendier
pl jelen, jelenie, renifer*
tr geyik*
ja 小鹿, トナカイ
zh 梅花鹿, 驯鹿
ar غزال, غزلان
squirrel: chipmunk
en squirrel, squirrels, chipmunk, chipmunks
de eichhornchen
fr ecureuil, ecureuils
es ardilla, ardillas
it scoiattolo, scoiattoli
pt esquilo, esquilos
nl eekhoorn, eekhoorns
pl wiewiork*
tr sincap*
ja リス
zh 松鼠
ar سنجاب
`
