/** Sports. `concepts.ts` says how the lines are read. */
export const SPORTS = `
@ sports
gym~: running-shoe / boxing-glove stopwatch trophy
* crossfit, hiit, fitness!
en gym!, fitness studio!, personal trainer!, personal training!, strength training, workout, strength gym!, fitness class, bootcamp
de fitnessstudio!, krafttraining, fitnesskurs, sportstudio!
fr salle de sport!, musculation, coach sportif!
es gimnasio!, entrenador personal!, entrenamiento personal!
pt academia de ginastica!, academia!, personal trainer!, musculacao, treino funcional, treinamento funcional, ginasio!
it palestra!, personal trainer!
nl sportschool!, personal training!
pl silowni*!, trener personalny!, klub fitness!
tr spor salonu!, kisisel antrenor, fitness salonu!, crossfit salonu!, antrenman
ja ジム!, フィットネス!, 筋トレ, パーソナルトレーニング!
zh 健身房!, 健身, 私教!, 健身俱乐部!, 撸铁
ar نادي رياضي!, لياقة!, صالة رياضية!, جيم!, مدرب شخصي!
boxing: boxing-glove
* kickboxing, muay thai
en boxing, boxing gym!, boxing class, boxing club!
de boxen, boxclub!, boxtraining
fr boxe
es boxeo
pt boxe
it pugilato, boxe
nl boksen, boksschool!
pl boks
tr boks
ja ボクシング
zh 拳击
ar ملاكمة
martial-arts: martial-arts-uniform
* judo, karate, aikido, taekwondo, jiu-jitsu
en martial arts!
de kampfsport!, kampfkunst!
fr arts martiaux!, club de judo!
es artes marciales!, escuela de judo!, escuela de karate!
it arti marziali!, scuola di judo!, scuola di karate!
ja 柔道, 空手, 道場!
zh 武术, 跆拳道
ar كاراتيه, جودو, تايكوندو
running: running-shoe / stopwatch sports-medal
* marathon, half marathon
en running, running shoes, running club!, run club!, charity run, fun run, trail running, running store!
de laufschuhe, lauftreff, lauf, stadtlauf, laufladen!, -lauf
fr course a pied, chaussures de running
es zapatillas de correr, carrera popular, running
pt corrida de rua, tenis de corrida
it gara di corsa, corsa podistica, corsa campestre, scarpe da corsa, maratona
nl hardlopen, hardloopschoenen, hardloopclub!
pl bieganie, buty do biegania, maraton
tr kosu, kosu ayakkabisi, maraton
ja ランニング, マラソン
zh 跑步, 跑鞋, 马拉松
ar جري, ماراثون
swimming: ring-buoy / water-wave goggles
en swimming, swim school!, swimming lessons!, swim club!, swim lessons!, swimming pool!, swim team!, swim class, aqua aerobics
de schwimmkurs, schwimmschule!, schwimmen, schwimmbad!, freibad!, hallenbad!, schwimmverein!, babyschwimmen
fr natation, cours de natation, piscine!, ecole de natation!, bebes nageurs
es natacion, clases de natacion, escuela de natacion!, piscina!
pt natacao, escola de natacao!, aula de natacao
it nuoto, scuola di nuoto!, piscina!, corso di nuoto
nl zwemles, zwemschool!, zwembad!, zwemmen
pl nauka plywania, plywanie, basen!, szkola plywania!
tr yuzme, yuzme kursu, yuzme okulu!
ja 水泳, スイミング, スイミングスクール!, プール!
zh 游泳, 游泳馆!, 游泳培训, 泳镜, 亲子游泳
ar سباحة, تعليم سباحة, مسبح!
swimwear: one-piece-swimsuit bikini
* bikini, bikinis
en swimwear!, swimsuit, swimsuits
de bademode!, badeanzug, badeanzuge
fr maillot de bain, maillots de bain
es banador, banadores, trajes de bano
it costumi da bagno
nl badmode!, badpak
ja 水着
zh 泳衣
ar ملابس سباحة
jersey: t-shirt
en club shirt, club shirts, home shirt, home shirts, away shirt, away shirts, football shirt, football shirts, team shirt, team shirts, jerseys, football jersey, team jersey, match jersey, home kit, away kit
de trikot, trikots, -trikot, -trikots
fr maillot du club, maillots du club, maillot domicile, maillot exterieur, maillot officiel
es camiseta oficial, camiseta del club, equipacion
pt camisola oficial, camisa oficial, camisa do time
it maglia ufficiale, maglia da gara, maglie da gara
nl clubshirt, clubshirts, wedstrijdshirt, wedstrijdshirts, thuisshirt, uitshirt
pl koszulka klubowa, koszulki klubowe, koszulka meczowa
tr formalar, takim formasi
ja ユニフォーム, レプリカユニフォーム
zh 球衣
ar قميص الفريق, قميص النادي
football: soccer-ball / goal-net trophy
en soccer, football club!, soccer camp, soccer club!, fc!, goalkeeper, goalkeepers, football training, football pitch, football camp, football tournament, five-a-side, five-a-side football, youth football, walking football, under-7s, under-8s, under-9s, under-10s, under-11s, under-12s, under-13s, under-14s, under-15s, under-16s
de fussball, fussballverein!, fussballcamp, fussballturnier
fr football, club de foot!, tournoi de foot
es futbol, club de futbol!, torneo de futbol
pt futebol, escolinha de futebol!
it calcio, scuola calcio!, torneo di calcio, societa di calcio!, squadra di calcio!
nl voetbal, voetbalclub!, voetbaltoernooi
pl pilka nozna, klub pilkarski!, pilkarz*
tr futbol, futbol okulu!
ja サッカー, フットサル
zh 足球
ar كرة القدم, كرة قدم
basketball: basketball
* basketball
fr basket
es baloncesto
pt basquete
it pallacanestro
nl basketbal
pl koszykowka
tr basketbol
ja バスケットボール
zh 篮球
ar كرة السلة
tennis: tennis
* tennis, padel
es tenis
pt tenis de quadra, beach tennis
pl tenis, klub tenisowy!
tr tenis
ja テニス
zh 网球
ar تنس
badminton: badminton
* badminton
zh 羽毛球
ja バドミントン
table-tennis: ping-pong
* ping pong
en table tennis
de tischtennis
fr tennis de table
nl tafeltennis
zh 乒乓球
ja 卓球
volleyball: volleyball
* volleyball, beach volleyball
fr volley
it pallavolo
nl volleybal
pl siatkowka
bowling: bowling
* bowling
ja ボウリング
zh 保龄球
en bowling alley!, bowling lane, bowling lanes
de bowlingbahn!, kegelbahn, kegelbahnen, kegeln, bowlingcenter!
nl bowlingbaan!, kegelbaan
fr piste de bowling
es bolera!, bolos
it pista da bowling, sala bowling!
pt boliche
pl kregle, kregielnia!
tr bovling, bowling salonu!
ar بولينج
`
