/** More sports and prizes. `concepts.ts` says how the lines are read. */
export const BALLGAMES = `
@ sports
baseball: baseball
* baseball
es beisbol
pt beisebol
ja 野球, 少年野球
zh 棒球
softball: softball
* softball
ja ソフトボール
zh 垒球
american-football: american-football
* american football, flag football, super bowl
fr football americain
es futbol americano
it football americano
pt futebol americano
ja アメフト
zh 橄榄球赛
rugby: rugby-football
* rugby, touch rugby
ja ラグビー
zh 英式橄榄球
ar رجبي
cricket: cricket-game
en cricket, cricket club!, cricket match, cricket nets
ja クリケット
zh 板球
field-hockey: field-hockey
en field hockey
de hockeyverein!, feldhockey, hockeyturnier
fr hockey sur gazon
es hockey hierba
it hockey su prato
nl hockey, hockeyclub!, hockeystick, hockeytoernooi
pl hokej na trawie
ice-hockey: ice-hockey
en ice hockey
de eishockey, eishockeyverein!
fr hockey sur glace
es hockey hielo
it hockey su ghiaccio
pt hoquei no gelo
nl ijshockey
pl hokej, hokej na lodzie
tr buz hokeyi
ja アイスホッケー
zh 冰球
ar هوكي الجليد
lacrosse: lacrosse
* lacrosse
ja ラクロス
curling: curling-stone
* curling
ja カーリング
zh 冰壶
disc-golf: flying-disc
* frisbee, disc golf, ultimate frisbee
ja フリスビー
zh 飞盘
handball: -
* handball, squash, triathlon, parkour, floorball, unihockey, paintball, petanque, boccia, minigolf, mini golf, crazy golf, gymnastics, trampoline, trampolining
en fencing club!, rowing, rowing club!, netball, gymnastics club!, athletics, trampoline park!, trampolines
de turnen, turnverein!, fechten, rudern, ruderclub!, kinderturnen, leichtathletik, trampolinhalle!, trampolinpark!
fr gymnastique, aviron, escrime, athletisme, trampoline park!
es balonmano, gimnasia, gimnasia ritmica, remo, esgrima, atletismo, petanca
it pallamano, ginnastica, ginnastica artistica, canottaggio, scherma, atletica, bocce, trampolini
pt handebol, ginastica, ginastica artistica, remo, esgrima, atletismo
nl handbal, turnen, turnvereniging!, roeien, roeivereniging!, schermen, atletiek, trampolinepark!, korfbal
pl pilka reczna, gimnastyka, wioslarstwo, szermierka, lekkoatletyka, park trampolin!
tr hentbol, jimnastik, kurek, eskrim, atletizm
ja 体操, 体操教室!, フェンシング, 陸上, ハンドボール, 剣道, 弓道
zh 体操, 击剑, 手球, 赛艇, 蹦床!
ar جمباز, مبارزة, كرة يد
trophies: trophy sports-medal
en trophy, trophies, awards ceremony, prize-giving, medals, trophy shop!, cup final, sports awards
de pokal, pokale, siegerehrung, medaillen, pokalfinale, preisverleihung
fr trophee, trophees, remise des prix, medailles, ceremonie de remise des prix
es trofeos, entrega de premios, medallas, entrega de trofeos
it trofei, premiazione, premiazioni, medaglie, coppe e targhe!
pt trofeu, trofeus, medalhas, entrega de premios, premiacao
nl trofee, trofeeen, medailles, prijsuitreiking
pl puchary, medale, rozdanie nagrod, trofea
tr kupa toreni, odul toreni, madalya
ja トロフィー, 表彰式, メダル
zh 奖杯, 颁奖典礼, 奖牌
ar كؤوس, ميداليات, حفل توزيع جوائز
stopwatch: stopwatch
en timekeeping, time trial, time trials
de zeitfahren, zeitmessung!
fr contre-la-montre, chronometrage!
es contrarreloj, cronometraje!
it cronometro, cronometraggio!
nl tijdrit
@ culture
accordion: accordion
* accordion
en accordions
de akkordeon, akkordeonunterricht, ziehharmonika, akkordeonorchester!
fr accordeon, bal musette
es acordeon
it fisarmonica, fisarmoniche
pt acordeao, acordeoes, sanfona, sanfonas, acordeon
nl accordeon, trekharmonica
pl akordeon*, nauka gry na akordeonie
tr akordeon
ja アコーディオン
zh 手风琴
ar أكورديون
banjo: banjo
* banjo, banjos, bluegrass
ja バンジョー
flute: flute
en flute, flutes, recorder lessons, flute lessons
de querflote, blockflote, floten, flotenunterricht, querflotenunterricht
fr flute, flute a bec, flute traversiere
es flauta, flautas
it flauto, flauto traverso
pt flauta, flauta transversal
nl fluit, dwarsfluit, blokfluit, fluitles
pl flet, flet poprzeczny, nauka gry na flecie
tr flut, yan flut, ney dersi
ja フルート, リコーダー
zh 长笛, 竖笛
ar ناي, فلوت
trumpet: trumpet
en trumpet, trumpets, trumpet lessons
de trompete, trompeten, trompetenunterricht
fr trompette, trompettes
es trompeta
it corso di tromba, lezioni di tromba
pt trompete
nl trompet, trompetles
pl trabka, nauka gry na trabce
tr trompet
ja トランペット
zh 小号
ar ترومبيت
saxophone: saxophone
en saxophone, saxophones, saxophone lessons, sax
de saxophon, saxofon, saxophonunterricht
fr saxophone
es saxofon
it sassofono
pt saxofone
nl saxofoon, saxofoonles
pl saksofon
tr saksofon, saksofon dersi
ja サックス, サクソフォン
zh 萨克斯
ar ساكسفون
hand-drum: long-drum
* djembe, djembes, bongo, bongos
en drum circle, african drumming
de trommelkurs, trommelkreis
fr percussions africaines
es percusion africana, tambores
it percussioni
pt percussao
nl djembeles
tr darbuka, davul
zh 非洲鼓
ja ジャンベ
ar طبلة
maracas: maracas
* maracas
fr eveil musical
de musikalische fruherziehung, musikgarten
nl muziek op schoot
es iniciacion musical, musica para bebes
it propedeutica musicale
en baby music, toddler music
pt musicalizacao infantil
pl umuzykalnianie
other-instruments: -
* ukulele, ukuleles, cello, harp, clarinet, oboe, trombone, bagpipes
de ukulelenkurs, cellounterricht, harfe, klarinette, posaune, orgel, orgelkonzert, dudelsack
fr ukulele, violoncelle, harpe, clarinette, orgue, cornemuse
es ukelele, violonchelo, arpa, clarinete, gaita
it violoncello, arpa, clarinetto
pt cavaquinho, violoncelo, harpa, clarinete
nl harp, klarinet, orgel, orgelconcert
pl wiolonczela, harfa, klarnet, organy
tr baglama, saz kursu, ud dersi, klarnet, celo
ja チェロ, ハープ, 三味線, 和太鼓, オルガン
zh 大提琴, 竖琴, 古筝, 二胡, 琵琶, 古琴, 架子鼓
ar قانون موسيقي, تشيلو
`
