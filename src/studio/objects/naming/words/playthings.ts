/** Toys, fairs, parties, and games. `concepts.ts` says how the lines are read. */
export const PLAYTHINGS = `
@ culture
kites: kite
en kite, kites, kite festival, kite flying
de drachenfest, lenkdrachen, drachenflieger, drachen basteln, drachen steigen lassen
fr cerf-volant, cerfs-volants
es cometas, festival de cometas
it aquilone, aquiloni
pt pipas, festival de pipas, papagaios de papel
nl vliegers, vliegerfeest
pl latawce, latawiec
tr ucurtma*
ja 凧, 凧揚げ
zh 风筝
ar طائرات ورقية
yo-yo: yo-yo
* yo-yo, yo-yos
ja ヨーヨー
zh 悠悠球
pinata: piata
* pinata, pinatas
zh 皮纳塔
balloons: balloon
en balloon, balloons, balloon decor!, balloon arch, balloon arches, balloon garland
de luftballons, ballons, ballondekoration, ballondeko!, heliumballons
fr ballons gonflables, decoration de ballons, arche de ballons, ballons a helium
es globos, arco de globos, decoracion con globos!
it palloncini, allestimenti con palloncini!
pt baloes, baloes de festa, decoracao com baloes!, arco de baloes
nl ballonnen, ballonnenboog, ballondecoratie!
pl balony, balony z helem, dekoracje balonowe!
tr balon*, balon susleme!
ja バルーン, 風船, バルーンギフト, バルーンショップ!
zh 气球, 气球布置!
ar بالونات, تنسيق بالونات!
hot-air-balloon: -
en hot air balloon, hot air balloons, hot air balloon ride, hot air balloon rides, balloon ride, balloon rides, balloon flight, balloon flights
de ballonfahrt, ballonfahrten, heissluftballon, heissluftballons
fr montgolfiere, montgolfieres, vol en montgolfiere
es globo aerostatico, paseo en globo, paseos en globo, vuelo en globo, vuelos en globo
it mongolfiera, mongolfiere, volo in mongolfiera
pt passeio de balao, passeios de balao, balonismo
nl ballonvaart, ballonvaarten, luchtballon, luchtballonnen
pl lot balonem, loty balonem
tr balon turu, balon turlari, sicak hava balonu
ja 熱気球, 気球
zh 热气球
ar منطاد, مناطيد
party-supplies: balloon party-popper / confetti-ball
en party supplies!, party shop!, party rental!, party decorations!, children's parties, kids' parties, kids' party, children's party, birthday party venue!, party bags, party planner!, party planners!
de partybedarf!, partydeko, partyverleih!, partyzubehor!, kindergeburtstage, mottopartys, eventdekoration!
fr articles de fete!, anniversaires enfants, anniversaire enfant, decoration de fete!, animation d'anniversaires!
es articulos de fiesta!, fiestas infantiles!, cumpleanos infantiles!, animacion infantil!
it articoli per feste!, feste di compleanno, feste per bambini!, animazione per bambini!
pt artigos de festa!, artigos para festas!, festas infantis!, buffet infantil!, decoracao de festas!, animacao infantil!
nl feestartikelen!, feestwinkel!, kinderfeestjes!, feestverhuur!
pl artykuly na imprezy!, urodziny dla dzieci, imprezy dla dzieci!, dekoracje na przyjecia!, animator dla dzieci!
tr parti malzemeleri!, parti evi!, dogum gunu organizasyonu!
ja パーティーグッズ!, 誕生日パーティー
zh 派对用品!, 儿童派对, 派对策划!
ar مستلزمات حفلات!, تنظيم حفلات أطفال!, حفلات أعياد ميلاد!
funfair: ferris-wheel carousel-horse roller-coaster
en funfair!, fun fair!, amusement park!, theme park!, ferris wheel, county fair
de freizeitpark!, riesenrad, kirmes, karussell, jahrmarkt, volksfest, vergnugungspark!
fr fete foraine, parc d'attractions!, grande roue, parc de loisirs!
es parque de atracciones!, noria, feria de abril, tiovivo, parque tematico!
it luna park!, parco divertimenti!, giostre, ruota panoramica
pt parque de diversoes!, roda gigante, parque tematico!
nl kermis, pretpark!, reuzenrad, draaimolen, attractiepark!
pl wesole miasteczko!, park rozrywki!, karuzela, diabelski mlyn
tr lunapark!, donme dolap
ja 遊園地!, 観覧車, メリーゴーランド, テーマパーク!
zh 游乐园!, 游乐场!, 摩天轮, 旋转木马, 主题乐园!
ar مدينة ملاهي!, ملاهي!, مدينة ألعاب!
fortune-telling: crystal-ball
en fortune telling, fortune teller!, tarot, tarot reading, tarot readings, clairvoyant, psychic
de wahrsagerei, wahrsagerin, kartenlegen, tarot
fr voyance, voyante, tarot divinatoire
es tarot, tarotista, videncia
it cartomante, cartomanzia, tarocchi
pt cartomante, tarologa
nl waarzegster!, tarot, helderziende
pl wrozka, tarot
tr tarot, fal bakimi
ja 占い, タロット, 占い師
zh 塔罗, 占卜
darts: bullseye
* darts
en darts night, archery!, archery club!
de dartturnier, dartabend, bogenschiessen, bogensport!
fr flechettes, tir a l'arc
es dardos, tiro con arco
it freccette, tiro con l'arco
pt dardos, tiro com arco
nl dartavond, darttoernooi, boogschieten
pl rzutki, lucznictwo
tr okculuk!
ja ダーツ, ダーツバー!, アーチェリー
zh 飞镖, 射箭
ar رماية القوس
billiards: pool-8-ball
* snooker
en pool night, pool tournament, billiards, pool table, pool tables, pool hall!, snooker club!
de billard, billardturnier, billardcafe!
fr billard
es billar
it biliardo
pt sinuca, bilhar
nl biljart, poolbiljart, biljarttoernooi
pl bilard, klub bilardowy!
tr bilardo*
ja ビリヤード
zh 台球, 桌球!
ar بلياردو
space: rocket / telescope ringed-planet
en space camp, rocket workshop, rocketry, space museum!, model rockets, astronauts
de raketen, raketenbau, weltraum, raumfahrt, astronauten
fr fusee, fusees, espace et fusees, cite de l'espace!
es cohetes, taller de cohetes
it razzi, laboratorio di razzi
pt foguetes, oficina de foguetes
nl raketten, ruimtevaart
pl rakiety, modele rakiet
tr uzay kampi, roket atolyesi
ja ロケット, 宇宙
zh 航天, 太空, 火箭
sledding: sled
en sledding, sledging, toboggan, tobogganing, toboggan run, sleds, sleigh ride, sleigh rides
de rodeln, schlitten, rodelbahn, schlittenfahrt, schlittenfahrten, rodelverleih!, schlittenfahren
fr luge, luges, piste de luge
es trineo, trineos
it slitta, slittino, slitte, slittini
pt trenos
nl sleeen, slee, sleerijden, rodelen
pl sanki, kulig, saneczkarstwo
tr kizak*
zh 雪橇
ja ソリ遊び
ar تزحلق
snowman: snowman
en snowman, snowmen, snow day, snow fun
de schneemann, schneemanner, schneespass
fr bonhomme de neige, bonhommes de neige
es muneco de nieve, munecos de nieve
it pupazzo di neve, pupazzi di neve
pt boneco de neve
nl sneeuwpop, sneeuwpoppen
pl balwan, balwanki
tr kardan adam
ja 雪だるま, 雪まつり
zh 雪人, 堆雪人
ar رجل الثلج
puppetry: - / performing-arts
en puppet show, puppet shows, puppet theatre!, puppet theater!
de puppentheater!, kasperletheater, kasperl
fr marionnettes, spectacle de marionnettes, guignol
es titeres, marionetas
it marionette, burattini, spettacolo di burattini, teatro dei burattini!
pt fantoches, teatro de marionetas, marionetes
nl poppenkast, poppentheater!
pl teatr lalek!, teatrzyk kukielkowy
ja 人形劇
zh 木偶戏
tr kukla gosterisi, kukla tiyatrosu!
ar مسرح عرائس!
party-castle: - / castle balloon
en bouncy castle, bouncy castles, bouncy castle hire, inflatable hire
de hupfburg, hupfburgen, hupfburgverleih
fr chateau gonflable, chateaux gonflables, structures gonflables
es castillo hinchable, castillos hinchables, hinchables
it castello gonfiabile, gonfiabili
pt castelo inflavel, insuflaveis
nl springkasteel, springkastelen, springkussen, springkussens, springkussenverhuur
pl dmuchany zamek, dmuchance
tr sisme oyun parki
ar ألعاب هوائية, نطيطات
zh 充气城堡
ja エア遊具
`
