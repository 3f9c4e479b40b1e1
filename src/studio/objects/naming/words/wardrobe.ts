/** Shoes and clothes by name, and what is worn with them. `concepts.ts` says how the lines are read. */
export const WARDROBE = `
@ fashion
sandals: thong-sandal womans-sandal
en sandal, sandals, summer shoes, espadrilles, leather sandals
de sandale, sandalen, sandaletten, sommerschuhe, pantoletten, espadrilles
fr sandale, sandales, nu-pieds, espadrilles, claquettes
es sandalia, sandalias, alpargatas, espartenas, calzado de verano
it sandalo, sandali, espadrillas, ciabattine
pt sandalia, sandalias, alpercatas, rasteirinhas, tamancos
nl sandaal, sandalen, zomerschoenen, muiltjes
pl sandal, sandaly, espadryle, klapki damskie
tr sandalet*
ja サンダル
zh 凉鞋
ar صنادل, صندل
flip-flops: thong-sandal
en flip-flop, flip-flops, beach sandals
de badelatschen, flip-flops, zehentrenner
fr tongs
es chanclas, chancletas
it infradito
pt chinelos, havaianas
nl teenslippers, badslippers, slippers
pl japonki, klapki
tr parmak arasi terlik
ja ビーチサンダル
zh 人字拖
ar شباشب
heels: high-heeled-shoe
en heels, high heels, stilettos, bridal shoes, wedding shoes, court shoes
de pumps, highheels, high heels, brautschuhe, stockelschuhe
fr escarpin, escarpins, talons, talons hauts, chaussures de mariee
es tacones, zapatos de tacon, zapatos de novia, stilettos
it decollete, scarpe con tacco, scarpe col tacco, scarpe da sposa, tacchi
pt saltos altos, sapatos de salto, sapatos de noiva, scarpin, scarpins
nl pumps, hoge hakken, bruidsschoenen
pl szpilki, buty slubne, czolenka
tr topuklu ayakkabi, stiletto, gelin ayakkabisi
ja ハイヒール, パンプス, ヒール
zh 高跟鞋, 婚鞋
ar كعب عالي, أحذية كعب عالي
trainers: running-shoe
* sneaker, sneakers
en trainers, gym shoes, walking shoes, sports shoes, sneaker shop!, kids' shoes, children's shoes
de turnschuhe, sportschuhe, kinderschuhe
fr baskets, chaussures de sport, chaussures pour enfants
es zapatillas, zapatillas deportivas, calzado deportivo, zapatos infantiles
it scarpe da ginnastica, scarpe sportive, scarpe da bambino
pt tenis esportivo, tenis esportivos, sapatilhas de corrida
nl gympen, sportschoenen, kinderschoenen
pl sneakersy, trampki, buty sportowe, adidasy
tr spor ayakkabi, spor ayakkabilar
ja スニーカー, スポーツシューズ
zh 运动鞋, 球鞋
ar أحذية رياضية, حذاء رياضي
mens-shoes: -
en men's shoes, dress shoes, brogues, loafers, oxfords, slippers, orthopedic shoes, insoles
de herrenschuhe, hausschuhe, pantoffeln, einlagen, orthopadieschuhtechnik!, orthopadieschuhmacher!
fr mocassins, derbies, pantoufles, chaussons, chaussures homme, semelles orthopediques
es mocasines, zapatos de hombre, zapatillas de casa, plantillas
it mocassini, scarpe da uomo, pantofole, ciabatte da casa, plantari
pt mocassins, sapatos masculinos, pantufas
nl herenschoenen, pantoffels, steunzolen
pl mokasyny, kapcie, polbuty
tr terlik, erkek ayakkabi
ja 革靴, スリッパ
zh 拖鞋, 男鞋, 皮鞋
ar أحذية رجالية
cap: billed-cap
en baseball cap, baseball caps, snapback, snapbacks, caps
de baseballcap, basecap, caps, kappen, schirmmutzen
fr casquette, casquettes
es gorra, gorras
it cappellini, berretti
pt bones, bone personalizado
nl pet met logo, petten
pl czapka z daszkiem, czapki z daszkiem, bejsbolowki
tr sapka, sapkalar
ja キャップ, 帽子
zh 棒球帽, 鸭舌帽
ar قبعات, قبعة
gloves: gloves
en gloves, winter gloves, mittens, leather gloves
de handschuhe, fausthandschuhe
fr gants, gantier!, ganterie!, moufles
es guantes
it guanti
pt luvas
nl handschoenen, wanten
pl rekawiczki
tr eldiven*
ja 手袋
zh 手套
ar قفازات
suit: necktie
en ties, neckties, necktie, bow ties, menswear!, suits, tailored suits, tuxedo, tuxedos, suit hire!, dress shirts, men's outfitters!
de krawatte, krawatten, anzug, anzuge, massanzug, massanzuge, herrenmode!, herrenausstatter!, smoking, oberhemden, massmode!
fr cravate, cravates, costumes sur mesure, costume sur mesure, costume homme, costumes homme, chemises homme
es corbata, corbatas, trajes a medida, traje a medida, trajes de novio, traje de novio, moda hombre!, camiseria!, trajes
it cravatta, cravatte, abiti su misura, abito su misura, abiti da uomo, abiti da sposo, abito da sposo, camicie, camiceria!, moda uomo!
pt gravata, gravatas, ternos, terno sob medida, fato por medida, fatos por medida, moda masculina!, camisaria!
nl stropdas, stropdassen, pak op maat, maatpak, maatpakken, trouwpak, trouwpakken, herenmode!, herenkleding!
pl krawat, krawaty, garnitur*, moda meska!
tr kravat*, takim elbise, damatlik, erkek giyim!, gomlek
ja ネクタイ, スーツ, オーダースーツ, 紳士服!
zh 领带, 西装, 西服, 男装!, 西装定制!
ar ربطة عنق, بدلات رجالية!, بدلة رسمية, بدلات
shorts: shorts
en shorts, swim shorts, swimming trunks
de badehosen, shorts, badeshorts
fr shorts, maillot homme, short de bain
es pantalones cortos, banadores de hombre
it pantaloncini
pt calcoes, bermudas
nl korte broeken, zwembroek, zwembroeken
pl szorty, spodenki, kapielowki
tr sort
ja ショートパンツ, 海パン
zh 短裤, 沙滩裤
ar شورتات
blouse: womans-clothes
en blouse, blouses, summer tops, ladies' tops
de bluse, blusen, damenblusen
fr chemisier, chemisiers, blouses, tops d'ete
es blusa, blusas
it camicetta, camicette, bluse
pt blusa, blusas
nl blouses
pl bluzka, bluzki
tr bluz*
ja ブラウス
zh 女式衬衫
ar بلوزات
kimono: kimono
* kimono, kimonos, yukata, yukatas
de kimonoverleih!
ja 着物, 浴衣, 着物レンタル!, 呉服!, 着付け, 着付け教室!, 振袖
zh 和服
sari: sari
* sari, saris, saree, sarees
zh 纱丽
workwear: safety-vest rescue-workers-helmet
en workwear!, work clothes, safety clothing!, protective clothing!, hi-vis, safety vests, ppe!
de arbeitskleidung!, berufsbekleidung!, arbeitsschutz!, warnwesten, schutzkleidung
fr vetements de travail!, vetements professionnels!, equipements de protection!, epi!
es ropa laboral!, ropa de trabajo!, vestuario laboral!, epis!
it abbigliamento da lavoro!, antinfortunistica!, dispositivi di protezione
pt roupas de trabalho, epi!, uniformes profissionais!, vestuario de trabalho!
nl werkkleding!, bedrijfskleding!, veiligheidskleding!
pl odziez robocza!, ubrania robocze!, odziez bhp!, artykuly bhp!
tr is elbiseleri!, is guvenligi!
ja 作業服!, ワークウェア!
zh 工作服!, 劳保用品!
ar ملابس عمل!, معدات السلامة!
umbrellas: umbrella
en umbrella, umbrellas
de regenschirm, regenschirme
fr parapluie, parapluies
es paraguas
it ombrello, ombrelli
pt guarda-chuva, guarda-chuvas
nl paraplu, paraplu's
pl parasolka, parasolki
tr semsiye*
ja 傘, 日傘
zh 雨伞
ar مظلات, مظلة
underwear: -
en lingerie!, underwear, bras, bra fitting, tights, pyjamas, pajamas, wallets, dressing gowns
de unterwasche!, dessous!, wascheatelier!, bh-beratung, schlafanzuge, gurtel, geldborsen, strumpfhosen
fr lingerie!, sous-vetements, pyjamas, ceintures, portefeuilles, collants
es lenceria!, ropa interior, pijamas, cinturones, carteras
it intimo!, biancheria intima, pigiami, cinture, portafogli
pt lingerie!, roupa intima, pijamas, cintos, carteiras
nl lingerie!, ondergoed, pyjama's, riemen, portemonnees
pl bielizna!, pizamy, portfele
tr ic giyim!, pijama, kemer, cuzdan
ja 下着!, パジャマ, 財布, ベルト
zh 内衣!, 睡衣, 钱包, 皮带
ar ملابس داخلية!, محافظ
`
