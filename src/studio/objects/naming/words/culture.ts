/** Art, reading, and play. `concepts.ts` says how the lines are read. */
export const CULTURE = `
@ culture
art~: artist-palette paintbrush / framed-picture pencil
en art class, art classes, painting class, watercolor workshop, art studio!, painting workshop, art school!, art supplies!, paint and sip, drawing class, paint night, drawing workshop
de malkurs, kunstschule!, aquarellkurs, kunstlerbedarf!, malschule!
fr cours de peinture, atelier d'art, aquarelle, cours de dessin, beaux-arts
es clases de pintura, taller de pintura, acuarela, clases de dibujo, bellas artes
pt aula de pintura, aquarela, atelie de arte
it corso di pittura, acquerello, corso di disegno, corsi di pittura, scuola di pittura!
nl schildercursus, tekenles, aquarel, schilderles
pl kurs malarstwa, akwarela, warsztaty plastyczne, kursy malarstwa, nauka malarstwa!
tr resim kursu, resim atolyesi!
ja 絵画教室!, 水彩画, お絵かき
zh 绘画, 美术班!, 画室!
ar ورشة رسم, رسم, فنون
gallery~: framed-picture
en gallery!, art gallery!, exhibition, exhibitions, art exhibition, framing!, picture framing!, frame shop!, vernissage
de galerie!, ausstellung, kunstausstellung, vernissage, bilderrahmen, kunstgalerie!, rahmenwerkstatt!
fr galerie d'art!, vernissage, encadrement!, encadreur!, exposition
es galeria de arte!, exposicion, enmarcacion!, marcos y molduras!
pt galeria de arte!, exposicao, molduras
it galleria d'arte!, mostra d'arte, cornici!, corniciaio!
nl kunstgalerie!, tentoonstelling, lijstenmaker!, expositie
pl galeria sztuki!, wystawa, oprawa obrazow!
tr sanat galerisi!, sergi, cerceve
ja 画廊!, ギャラリー!, 展覧会, 個展, 額縁
zh 画廊!, 画展, 装裱
ar معرض فني!, لوحات
museum~: classical-building framed-picture
en museum!, museums!
de museum!, museumsnacht, heimatmuseum!, stadtmuseum!
fr musee!
es museo!
pt museu!
it museo!
nl museum!, streekmuseum!
pl muzeum!
tr muze!
ja 博物館!, 美術館!
zh 博物馆!
ar متحف!
photo~: camera / camera-with-flash film-frames
en photographer!, photography!, photo studio!, photo shoot, photo workshop, portrait session, photography course, wedding photography!, wedding photographer!, headshots, photo exhibition
de fotograf!, fotografin!, fotografie!, fotostudio!, fotoworkshop, fotokurs, hochzeitsfotografie!, fotoshooting, bewerbungsfotos
fr photographe!, photographie!, studio photo!, seance photo, stage photo
es fotografo!, fotografia!, estudio fotografico!, sesion de fotos, taller de fotografia
pt fotografo!, fotografia!, ensaio fotografico, estudio fotografico!
it fotografo!, fotografia!, studio fotografico!, servizio fotografico, corso di fotografia
nl fotograaf!, fotografie!, fotostudio!, fotoshoot, fotocursus
pl fotograf!, fotografia!, sesja zdjeciowa, studio fotograficzne!
tr fotografci!, fotograf studyosu!, fotograf cekimi
ja 写真館!, フォトスタジオ!, 写真撮影, カメラ教室
zh 摄影!, 照相馆!, 摄影工作室!
ar مصور!, تصوير!, استوديو تصوير!
video~: movie-camera
en video production!, film production!, videographer!
de videoproduktion!, filmproduktion!
fr production video!, videaste!
es produccion audiovisual!
it produzione video!
nl videoproductie!
pt produtora de video!, produtora audiovisual!, videomaker!
pl produkcja filmowa!, filmowanie!, film slubny
tr video produksiyon!, produksiyon!, dugun cekimi!
ja 映像制作!, 動画制作!
zh 视频制作!, 影视制作!
ar إنتاج فيديو!, إنتاج مرئي!, تصوير فيديو!
books: books open-book / glasses bookmark
en books!, bookshop!, bookstore!, library!, book club, book launch, book signing, book fair, poetry reading, novel, novels, bookseller!, used books, publisher!, publishing house!, story time, book reading, story hour, bedtime stories
de buchhandlung!, bucher, buchladen!, bucherei!, bibliothek!, lesung, -lesung, buchpremiere, lesekreis, bucherflohmarkt, verlag!, buchclub, roman, stadtbibliothek!, gemeindebucherei!
fr livres, librairie!, bibliotheque!, mediatheque!, rencontre avec l'auteur, club de lecture, libraire!
es libros, libreria!, biblioteca!, club de lectura, presentacion del libro, firma de libros
pt livros, livraria!, biblioteca!, clube do livro, lancamento do livro
it libri, libreria!, biblioteca!, presentazione del libro, gruppo di lettura
nl boeken, boekhandel!, bibliotheek!, boekwinkel!, leesclub, boekpresentatie
pl antykwariat!, ksiazk*, ksiegarni*!, bibliotek*!, klub ksiazki, spotkanie autorskie
tr kitap*, kitabevi!, kutuphane!, kitap kulubu, imza gunu
ja 本屋!, 書店!, 図書館!, 読書会, 古本, 絵本
zh 书店!, 图书馆!, 读书会, 新书, 绘本
ar مكتبة!, كتب, نادي القراءة, كتاب
stationery: notebook pencil
en stationery!, stationer!, notebooks, fountain pens, pens and paper
de schreibwaren!, papeterie!, notizbucher
fr papeterie!
es papeleria!
pt papelaria!
it cartoleria!
nl kantoorboekhandel!, papierwaren!
pl sklep papierniczy!, artykuly papiernicze
tr kirtasiye!
ja 文房具!, 文具店!
zh 文具!, 文具店!
ar قرطاسية!
newspaper: newspaper rolled-up-newspaper
en newspaper!, newspapers, local paper
de zeitung!, tageszeitung!, lokalzeitung!
fr journal local!
es periodico!
pt jornal!
it quotidiano locale!
nl krant!
pl gazeta!, gazeta lokalna!
tr gazete!, yerel gazete!
ja 新聞!, 新聞社!
zh 报纸!, 报社!
ar صحيفة!, جريدة!
toy-train: locomotive
en wooden train, wooden trains, toy train, toy trains, model trains, model railway, model railways
de holzeisenbahn, modelleisenbahn, spielzeugeisenbahn, modellbahn
fr petit train en bois, trains miniatures, train miniature
es tren de juguete, trenes de juguete, maqueta de trenes
it trenino, trenini
nl houten trein, modeltrein, modeltreinen
pl kolejka drewniana, kolejki
pt trenzinho, trenzinho de madeira
tr ahsap tren
ja プラレール
zh 玩具火车
toys~: teddy-bear / puzzle-piece yo-yo kite
en toys!, toy store!, toy shop!, wooden toys!, teddy bears, teddy bear, plush toys, play center!
de spielzeug!, spielwaren!, spielzeugladen!, teddybar, teddybaren, kuscheltiere, holzspielzeug!
fr jouets!, magasin de jouets!, jouets en bois, peluches
es juguetes!, jugueteria!, juguetes de madera, peluches
pt brinquedos!, loja de brinquedos!, pelucias
it giocattoli!, negozio di giocattoli!, peluche
nl speelgoed!, speelgoedwinkel!, knuffels
pl zabawki!, sklep z zabawkami!, zabawek
tr oyuncak*, oyuncakci!
ja おもちゃ!, おもちゃ屋!, ぬいぐるみ
zh 玩具!, 玩具店!
ar ألعاب أطفال!, دمى, ألعاب للأطفال!
baby: baby-bottle teddy-bear
en baby!, baby products!, baby clothes, baby shop!
de babyausstattung!, babykleidung
fr puericulture!, vetements bebe
es bebes!, articulos de bebe!, ropa de bebe
it prodotti per neonati!
nl babyspullen!, babywinkel!, babykleding
ja ベビー用品!
zh 母婴!
pt enxoval!, produtos de bebe!, loja de bebe!, roupas de bebe
pl artykuly dla niemowlat!, wyprawka, ubranka dla niemowlat
tr bebek!, bebek magazasi!, bebek urunleri!
ar مستلزمات أطفال!, ملابس مواليد
midwife~: teddy-bear / baby-bottle
en midwife!, midwives!, midwifery!
de hebamme!, hebammen!, hebammenpraxis!
fr sage-femme!, sages-femmes!
es matrona!, matronas!
pt parteira!
it ostetrica!, ostetriche!
nl verloskundige!, verloskundigen!
pl polozna!
tr ebe!, dogum hazirlik
ja 助産師!, 助産院!
zh 助产士!, 月子中心!
ar قابلة!
kids~: teddy-bear crayon / balloon kite
en kindergarten!, daycare!, nursery school!, preschool!, childcare!, day care!, day nursery!, playgroup!
de kindergarten!, kita!, krippe!, tagesmutter!, kindertagesstatte!, kinderkrippe!, kindertagespflege!
fr creche!, ecole maternelle!, garderie!, halte-garderie!, multi-accueil!
es guarderia!, escuela infantil!, ludoteca!
pt creche!, educacao infantil!, escola infantil!, jardim de infancia!, bercario!, infantario!
it asilo nido!, scuola dell'infanzia!, ludoteca!
nl kinderopvang!, kinderdagverblijf!, peuterspeelzaal!
pl przedszkole!, zlobek!
tr anaokulu!, kres!, oyun merkezi!, gunduz bakimevi!, anaokullari
ja 保育園!, 幼稚園!, こども園!, 託児所!, 学童!
zh 幼儿园!, 早教!, 托儿所!, 托班!, 托管!
ar روضة!, حضانة!, حضانات!, روضة أطفال!
playground: playground-slide
en playground!, playgrounds!
de spielplatz!
fr aire de jeux!
es parque infantil!
it parco giochi!
nl speeltuin!
pl plac zabaw!
ar ملعب أطفال!
pt parquinho!, parque infantil!, playground!
tr oyun parki!, cocuk parki!
ja 公園遊具!, 遊び場!
zh 儿童乐园!, 室内乐园!
quiz: -
en pub quiz, quiz night, quiz evening, table quiz
de quizabend, kneipenquiz, pubquiz
fr soiree quiz
es noche de quiz, noche de trivia
nl pubquiz, quizavond
games: game-die
en board game, board games, game night, board game cafe!, bingo, bingo night
de brettspiele, spieleabend, brettspiel, brettspielcafe!, spielecafe!
fr jeux de societe, soiree jeux, bar a jeux!
es juegos de mesa, noche de juegos, cafeteria de juegos de mesa!
pt jogos de tabuleiro, noite de jogos
it giochi da tavolo, serata giochi
nl bordspellen, spelletjesavond, bordspellencafe!
pl gry planszowe, wieczor gier, planszowki, kawiarnia z planszowkami!
tr kutu oyunu, masa oyunlari, oyun gecesi
ja ボードゲーム
zh 桌游
ar ألعاب لوحية, ليلة ألعاب
chess: chess-pawn / trophy
en chess, chess club!, chess school!, chess tournament
de schach, schachclub!, schachverein!, schachturnier
fr echecs, club d'echecs!
es ajedrez, club de ajedrez!
pt xadrez
it scacchi, circolo scacchistico!
nl schaken, schaakclub!, schaaktoernooi
pl szachy, szachowa, szachowy, szkola szachowa!
tr satranc, satranc kursu
ja チェス
zh 国际象棋
ar شطرنج
puzzle: puzzle-piece
en jigsaw, jigsaws, puzzle, puzzles, escape room!, puzzle swap
de puzzle, puzzles, escape room!
fr puzzles, escape game!, escape room!
es rompecabezas, puzles, sala de escape!, escape room!
nl puzzels, legpuzzels, escaperoom!, escape room!
pl puzzle, escape room!
ja パズル, 脱出ゲーム!
zh 拼图, 密室逃脱!
it escape room!
pt quebra-cabeca, quebra-cabecas, escape room!, puzzles
tr yapboz, puzzle, kacis oyunu!, escape room!
ar غرفة هروب!, أحجية
gaming: video-game joystick
* esports, e-sport
en video games, gaming!, gaming cafe!, game studio!
de videospiele, gaming
fr jeux video
es videojuegos
pt videogames
it videogiochi
nl videogames
pl gry wideo
ja ゲームセンター!, テレビゲーム
zh 电子游戏, 电竞
ar ألعاب فيديو
astronomy: telescope ringed-planet
en planetarium!, observatory!, stargazing, star party
de sternwarte!, planetarium!, sternenhimmel
fr planetarium!, observatoire!, nuit des etoiles
es planetario!, observatorio!
it planetario!, osservatorio astronomico!
nl sterrenwacht!, planetarium!
pl planetarium!, obserwatorium!
ja 天体観測, プラネタリウム!
zh 天文馆!, 观星
pt planetario!, observatorio!, observacao de estrelas
tr gozlemevi!, planetaryum!, gokyuzu gozlemi
ar قبة فلكية!, رصد النجوم, فلك
care-home~: house-with-garden / hot-beverage
en care home!, nursing home!, retirement home!, home for older people!
de pflegeheim!, seniorenheim!, altenheim!, seniorenresidenz!, betreutes wohnen!
fr maison de retraite!, ehpad!, residence seniors!
es residencia de mayores!, residencia de ancianos!
it casa di riposo!, residenza per anziani!
nl verzorgingstehuis!, woonzorgcentrum!, verpleeghuis!
pl dom opieki!, dom seniora!
pt lar de idosos!, casa de repouso!, residencia senior!
tr huzurevi!, bakimevi!, yasli bakim evi!
ja 老人ホーム!, 介護施設!
zh 养老院!, 敬老院!
ar دار مسنين!, دار رعاية المسنين!
`
