/** Clothes and jewelry. `concepts.ts` says how the lines are read. */
export const FASHION = `
@ fashion
clothing~: dress t-shirt / handbag high-heeled-shoe
en fashion!, clothing!, clothes!, boutique!, fashion brand!, apparel!, womenswear!, vintage clothing!, second-hand clothing!, thrift store!, fashion label!
de mode!, kleidung!, modegeschaft!, modelabel!, damenmode!, second-hand-mode!, boutique!
fr mode femme!, mode homme!, vetements!, pret-a-porter!, boutique de mode!, friperie!, vetement
es moda!, ropa!, tienda de ropa!, boutique!, ropa de mujer!
pt moda!, roupas!, loja de roupas!, boutique!, brecho!
it moda!, abbigliamento!, boutique!, vestiti
nl mode!, kleding!, kledingwinkel!, boetiek!, modezaak!
pl moda!, odziez!, ubrania!, butik!, sklep odziezowy!
tr moda!, giyim!, butik!, kiyafet
ja ファッション!, アパレル!, 洋服, 古着!
zh 服装!, 女装!, 服装店!, 时装
ar أزياء!, ملابس!, بوتيك!
dress: dress / high-heeled-shoe handbag
en summer dress, summer dresses, dresses, linen dress, wedding dress, wedding dresses, bridal!, bridal shop!, evening gown
de kleid, kleider, sommerkleid, brautkleid, brautkleider, brautmode!, abendkleid, -kleid, -kleider
fr robe, robes, robe de mariee, robes de mariee
es vestido, vestidos, vestido de novia, vestidos de novia
pt vestido, vestidos, vestido de noiva, vestidos de noiva
it abito da sposa, abiti da sposa, vestito estivo
nl jurk, jurken, trouwjurk, bruidsmode!, trouwjurken
pl sukienk*, sukni*, suknia slubna, suknie slubne
tr elbise*, gelinlik*
ja ワンピース, ウェディングドレス, ドレス
zh 连衣裙, 婚纱, 裙子
ar فستان, فساتين, فستان زفاف
shirt: t-shirt
* t-shirt, t-shirts
en tee, tees, tshirts, shirt printing!
es camiseta, camisetas
pt camiseta, camisetas
it maglietta, magliette
nl shirts
pl koszulk*
tr tisort*
ja tシャツ
zh t恤
ar تيشيرت
coat: coat scarf
en coats, winter coat, winter coats, jackets, wool coat, rain jacket
de mantel, -mantel, jacken, winterjacke, wintermantel, regenjacke
fr manteau, manteaux, vestes
es abrigo, abrigos, chaquetas
pt casaco, casacos, jaquetas
it cappotto, cappotti, giacche
nl jas, jassen, winterjas, winterjassen
pl plaszcz*, kurtki
tr mont, kaban, palto
ja コート, ジャケット
zh 外套, 大衣
ar معاطف, معطف
scarf: scarf
en scarf, scarves
de schal, schals
fr echarpe, echarpes
es bufandas
it sciarpa, sciarpe
nl sjaal, sjaals
pt cachecol, cachecois, lencos
pl szalik, szaliki, szale
tr atki, esarp
ja ストール
zh 围巾, 丝巾
ar أوشحة, وشاح
jeans: jeans
* jeans, denim
ja ジーンズ, デニム
zh 牛仔裤
ar جينز
shoes: womans-boot / mans-shoe running-shoe high-heeled-shoe
en shoes!, shoe store!, shoemaker!, cobbler!, shoe repair!, shoe shop!, footwear!
de schuhe!, schuhladen!, schuster!, schuhmacher!, schuhgeschaft!
fr chaussures!, cordonnier!, cordonnerie!, magasin de chaussures!
es zapatos!, zapateria!, zapatero!, calzado!
pt sapatos!, sapataria!, sapateiro!, calcados!
it scarpe!, calzolaio!, calzature!, negozio di scarpe!
nl schoenen!, schoenmaker!, schoenwinkel!
pl buty, szewc!, sklep obuwniczy!, obuwie!, sklep z butami!
tr ayakkabi*, ayakkabi tamiri!
ja 靴!, 靴屋!, シューズ, 靴修理!
zh 鞋子, 鞋店!, 修鞋!
ar أحذية!, حذاء
boots: hiking-boot womans-boot
en boots, leather boots
de stiefel
fr bottes, bottines
es botas
pt botas
it stivali
nl laarzen
pl kozaki
tr cizme, bot modelleri
ja ブーツ
zh 靴子
ar أحذية طويلة, بوت
bags: handbag
en handbag, handbags, leather goods!, leather bags, tote bag, tote bags, bags!
de handtasche, handtaschen, taschen!, lederwaren!, ledertaschen
fr sac a main, sacs a main, maroquinerie!, sacs
es bolso, bolsos, marroquineria!
pt bolsa de couro, bolsas
it borsa, borse, pelletteria!
nl handtas, handtassen, tassen!, lederwaren!
pl torebk*, galanteria skorzana!
tr canta*, deri canta
ja バッグ, 革製品!, ハンドバッグ
zh 包包, 手提包, 皮具!
ar حقائب, حقيبة
backpack: backpack
en backpack, backpacks
de rucksack, rucksacke
fr sac a dos, sacs a dos
es mochila, mochilas
pt mochila, mochilas
it zaino, zaini
nl rugzak, rugzakken
pl plecak*
tr sirt cantasi
ja リュック
zh 背包, 书包
ar حقيبة ظهر
hats: womans-hat top-hat
en hats, hat maker!, hat shop!, milliner!
de hute, hutmacher!, hutladen!
fr chapeaux, chapelier!, modiste!
es sombreros, sombrereria!
it cappelli, cappelleria!
nl hoeden, hoedenmaker!
pt chapeus, chapelaria!
pl kapelusze, kapelusz
tr fotr
ja ハット, 麦わら帽子
zh 礼帽, 草帽
socks: socks
en socks
de socken
fr chaussettes
es calcetines
it calzini
nl sokken
pl skarpety
ja 靴下
zh 袜子
pt meias
tr corap, coraplar
ar جوارب
jewelry: ring gem-stone / crown
en jewelry!, jewellery!, jeweler!, jeweller!, jewelers!, engagement ring, engagement rings, wedding rings, goldsmith!
de schmuck!, juwelier!, goldschmied!, trauringe, goldschmiede!, verlobungsring, schmuckatelier!
fr bijoux!, bijouterie!, bijoutier!, joaillerie!, bague, bagues, alliances
es joyeria!, joyas, joyero!, anillos, alianzas
pt joias!, joalheria!, aneis, aliancas
it gioielli!, gioielleria!, orafo!, anello, anelli, fedi nuziali
nl juwelier!, sieraden!, goudsmid!, trouwringen
pl bizuteri*!, jubiler!, pierscionk*, obraczki
tr kuyumcu!, mucevher!, yuzuk, taki tasarim!
ja ジュエリー!, 指輪, 宝石!, アクセサリー
zh 珠宝!, 首饰!, 戒指
ar مجوهرات!, خواتم, صائغ!
earrings: - / gem-stone
en earrings, necklace, necklaces, bracelet, bracelets, pendant, pendants, brooch, brooches
de ohrringe, ohrstecker, halskette, halsketten, armband, armreif, armreife
fr boucles d'oreilles, colliers, bracelets
es pendientes, collares, pulseras
it orecchini, collane, bracciali
pt brincos, colares, pulseiras
nl oorbellen, kettingen, armbanden
pl kolczyki, naszyjniki, bransoletki
watches: watch
en watches!, watchmaker!, wristwatch, wristwatches, watch repair!
de armbanduhr, armbanduhren, uhrmacher!, uhren!
fr montres!, horloger!, horlogerie!
es relojes!, relojeria!
pt relogios!, relojoaria!
it orologi!, orologiaio!, orologeria!
nl horloges!, horlogemaker!
pl zegarki!, zegarmistrz!
tr kol saati, saatci!
ja 腕時計, 時計店!
zh 手表, 钟表店!
ar ساعات يد!
`
