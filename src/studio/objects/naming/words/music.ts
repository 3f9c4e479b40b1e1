/** Music and stage. `concepts.ts` says how the lines are read. */
export const MUSIC = `
@ culture
music~: musical-notes / guitar microphone
en live music, concert, concerts, music school!, gig, band night, music lessons, open mic, open mic night, music festival
de konzert, konzerte, -konzert, livemusik, live-musik, musikschule!, musikunterricht, hausmusik
fr concert, concerts, ecole de musique!, musique live, musique
es concierto, conciertos, musica en vivo, escuela de musica!, musica en directo
pt show ao vivo, musica ao vivo, escola de musica!, concerto, concertos, shows, show acustico, aulas de musica
it concerto, concerti, musica dal vivo, scuola di musica!
nl concert, concerten, livemuziek, muziekschool!, muziekles
pl koncert*, muzyka na zywo, szkola muzyczna!
tr konser, konserler, konseri, konserleri, canli muzik, muzik okulu!, muzik kursu, muzik dersi
ja コンサート, ライブ演奏, 音楽教室!, 音楽会, 演奏会, リサイタル
zh 音乐会, 演唱会, 现场音乐, 音乐学校!, 音乐课, 音乐培训!
ar حفلة موسيقية, موسيقى حية, معهد موسيقى!, موسيقى, دروس موسيقى
guitar: guitar / musical-notes microphone
en guitar, guitars, guitar lessons
de gitarre, gitarren, -gitarre, -gitarren, gitarrenunterricht, gitarrenkurs
fr guitare, guitares
es guitarra, guitarras
pt violao, guitarra
it chitarra, chitarre
nl gitaar, gitaren, gitaarles
pl gitara, gitary, lekcje gry na gitarze, nauka gry na gitarze!
tr gitar*
ja ギター
zh 吉他
ar جيتار, غيتار
piano: musical-keyboard musical-score / musical-notes
* piano, pianos
en piano lessons, piano tuning!, piano shop!, piano teacher!, piano school!
de klavier, klaviere, -klavier, klavierstimmer!, klavierhaus!, klavierunterricht, klavierlehrerin!, klavierlehrer!, klavierschule!
fr accordeur de piano!, professeur de piano!, cours de piano
es clases de piano, profesora de piano!, profesor de piano!
it pianoforte, pianoforti, insegnante di pianoforte!, maestra di pianoforte!, lezioni di pianoforte
nl pianoles, pianolerares!, pianoleraar!, pianodocent!, pianoschool!
pl pianino, fortepian, nauczycielka gry na pianinie!, nauka gry na pianinie!, lekcje gry na pianinie
tr piyano*
ja ピアノ, ピアノ教室!, ピアノ調律!
zh 钢琴, 琴行!
ar بيانو
violin: violin
en violin, violins, violin maker!, string quartet, string orchestra
de geige, geigen, geigenbau!, geigenunterricht, violine
fr violon, violons, luthier!
es violin, violines, lutier!
pt violino
it violino, liutaio!
nl viool, vioolbouwer!
pl skrzypce
tr keman
ja バイオリン
zh 小提琴
ar كمان
jazz: saxophone
* jazz, live jazz, jazz night
ja ジャズ
zh 爵士
ar جاز
drum: drum
en drum lessons, drum kit, drums
de schlagzeug, schlagzeugunterricht, trommeln
fr batterie cours, percussions
nl drumles
ja ドラム教室!
es clases de bateria, tambor
it lezioni di batteria, corso di batteria
pt bateria musical, aulas de bateria
pl perkusja, lekcje perkusji
tr bateri, bateri dersi
zh 架子鼓课, 打鼓
ar درامز
headphones: headphone
en headphones, earbuds
de kopfhorer
fr casque audio, ecouteurs
es auriculares
pt fones de ouvido
it cuffie
nl koptelefoon, koptelefoons
pl sluchawki
tr kulaklik
ja ヘッドホン, イヤホン
zh 耳机
ar سماعات
vinyl: -
en record store!, record shop!, vinyl records, vinyl, record fair
de plattenladen!, schallplatten, plattenborse
fr disquaire!, vinyles
es tienda de discos!, vinilos
it vinili, negozio di dischi!
nl platenzaak!, vinyl, platenbeurs
pl plyty winylowe
ja レコード, レコード店!
zh 黑胶唱片
pt discos de vinil, loja de discos!, vinil
tr plak, plakci!, plaklar
ar أسطوانات فينيل
podcast: studio-microphone
* podcast, podcasts
ja ポッドキャスト
zh 播客
ar بودكاست
karaoke: microphone
* karaoke
ja カラオケ
zh 卡拉ok
choir: musical-score / microphone
en choir, choir rehearsal
de chor, -chor, chorprobe
fr chorale
es coro
pt coro, coral!
it coro
nl koor
pl chor
tr koro, koro provasi
ja 合唱, 合唱団!, コーラス
zh 合唱, 合唱团!
ar كورال, جوقة
club-night: mirror-ball
* disco, techno
en dance party, club night, nightclub!, dj night
de clubnacht, nachtclub!, tanzparty
fr boite de nuit!
theatre~: performing-arts / ticket admission-tickets
* theater, improv
en theatre, theater, theater company!, theatre company!, improv night, stand-up comedy, comedy night, drama club, amateur dramatics, musical, matinee
de theater!, theaterstuck, -theater, improtheater, kabarett, theatergruppe!, laienspielgruppe!
fr theatre, piece de theatre, theatre d'impro, compagnie de theatre!, troupe de theatre!
es teatro, obra de teatro, monologos, compania de teatro!, grupo de teatro!
pt teatro, peca de teatro, grupo de teatro!, companhia de teatro!, stand-up comedy
it teatro, spettacolo teatrale, compagnia teatrale!, compagnia di teatro!
nl toneel, theatervoorstelling, cabaret, theatergezelschap!, toneelvereniging!, theater!
pl teatr*, spektakl*
tr tiyatro*
ja 演劇, 劇場!, 芝居
zh 话剧, 剧场!
ar مسرح, مسرحية
cinema: clapper-board popcorn / movie-camera ticket
en cinema!, movie night, film screening, film festival, movie theater!, open air cinema, film club
de kino!, filmabend, filmfestival, open-air-kino, filmvorfuhrung, programmkino!, stadtkino!
fr cinema!, projection de film, cine-club
es cine!, noche de cine, proyeccion
pt cinema!, noite de cinema, sessao de cinema, cineclube
it cinema!, proiezione
nl bioscoop!, filmhuis!, filmavond
pl kino!, pokaz filmu, seans
tr sinema*, film gosterimi, sinema gecesi
ja 映画, 映画館!, 上映会
zh 电影, 电影院!
ar سينما, عرض فيلم
circus: circus-tent
en circus!, circus school!
de zirkus!
fr cirque!, ecole de cirque!
es circo!, escuela de circo!
it circo!, scuola di circo!
nl circus!
pl szkola cyrkowa!
pt circo!, escola de circo!
tr sirk!
ja サーカス!
zh 马戏团!
ar سيرك!
magic: magic-wand top-hat
en magic show, magician!
de zaubershow, zauberer!, zauberkunstler!
fr spectacle de magie, magicien!
es mago!, espectaculo de magia
it mago!, spettacolo di magia
nl goochelaar!
pt magico!, show de magica
pl pokaz magii, iluzjonista!
tr sihirbaz!, sihirbazlik gosterisi
ja マジックショー, マジシャン!, 手品
zh 魔术表演, 魔术师!
ar ألعاب خفة
fireworks: fireworks
en fireworks, fireworks display
de feuerwerk
fr feu d'artifice, feux d'artifice
es fuegos artificiales
pt fogos de artificio
it fuochi d'artificio
nl vuurwerk
pl fajerwerki
tr havai fisek
ja 花火, 花火大会
zh 烟花
ar ألعاب نارية
brass-band: trumpet drum / saxophone
en brass band!, marching band!, wind band!
de blaskapelle!, blasorchester!, musikverein!, musikkapelle!
fr fanfare!, harmonie municipale!, fanfare municipale!
es banda de musica!, charanga!
it banda musicale!
nl fanfare!, harmonieorkest!, blaasorkest!
pl orkiestra deta!
pt banda filarmonica!, fanfarra!
tr bando!
ja 吹奏楽, 吹奏楽団!, ブラスバンド
zh 管乐团!
ar فرقة نحاسية!
`
