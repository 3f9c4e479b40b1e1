/** Gifts, vouchers, and days that are celebrated. `concepts.ts` says how the lines are read. */
export const GIFTS = `
@ occasion
gift-voucher: wrapped-gift
en gift voucher, gift vouchers, gift card, gift cards, gift certificate, gift certificates, gift shop!, gifts shop!, christmas gifts, christmas presents, gift wrapping, gift wrapping service, gift ideas, gift guide, last-minute gifts, stocking fillers, corporate gifts!
de weihnachtsgutschein, weihnachtsgutscheine, gutscheine zu weihnachten, gutscheine zum muttertag, gutscheine zum valentinstag, geschenkgutschein, geschenkgutscheine, geschenkladen!, weihnachtsgeschenke, weihnachtsgeschenk, geschenkideen, geschenke, geschenkartikel!, geschenkverpackung, firmengeschenke!, werbegeschenke!, geschenkkarte, geschenkkarten
fr cheque cadeau, cheques cadeaux, carte cadeau, cartes cadeaux, bon cadeau, bons cadeaux, boutique de cadeaux!, cadeaux, idees cadeaux, idee cadeau, cadeaux de noel, cadeaux d'entreprise!, paquets cadeaux
es tarjeta regalo, tarjetas regalo, cheque regalo, cheques regalo, bono regalo, bonos regalo, tienda de regalos!, regalos, ideas para regalar, regalos de navidad, regalos de empresa!, vale regalo
it buono regalo, buoni regalo, carta regalo, gift card, negozio di regali!, idee regalo, regali di natale, regali, regali aziendali!, articoli da regalo!, pacchetti regalo
pt vale-presente, vales-presente, cartao presente, cheque-prenda, loja de presentes!, ideias de presentes, presentes de natal, presentes, brindes!, prendas de natal, prendas
nl cadeaubon, cadeaubonnen, cadeaukaart, cadeaukaarten, cadeauwinkel!, cadeaus, kerstcadeaus, cadeautips, relatiegeschenken!, sinterklaascadeaus
pl bon podarunkowy, bony podarunkowe, voucher podarunkowy, vouchery podarunkowe, karta podarunkowa, karty podarunkowe, prezenty, sklep z upominkami!, prezenty swiateczne, upominki, gadzety reklamowe!
tr hediye karti, hediye kartlari, hediye ceki, hediyelik esya!, hediyelik!, yilbasi hediyeleri, hediyeler, kurumsal hediye!, promosyon urunleri!
ja ギフトカード, ギフト券, ギフトショップ!, クリスマスプレゼント, 雑貨店!, お中元, お歳暮, ギフト包装, 贈り物
zh 礼品卡, 礼品店!, 圣诞礼物, 礼物, 伴手礼
ar بطاقة هدية, بطاقات هدايا, قسيمة هدية, هدايا, محل هدايا!, هدايا شركات!, هدية
gift-basket: basket / wrapped-gift
en hamper, hampers, gift basket, gift baskets, gift hamper, gift hampers
de prasentkorb, prasentkorbe, geschenkkorb, geschenkkorbe
fr panier gourmand, paniers gourmands, panier garni, paniers garnis
es cesta de navidad, cestas de navidad, cestas de regalo
it cesto natalizio, cesti natalizi, cesti regalo, ceste natalizie, cesto regalo
pt cesta de natal, cestas de natal, cesta de cafe da manha, cestas de cafe da manha, cabazes, cabaz de natal, cabazes de natal
nl kerstpakketten, cadeaumand
pl kosz prezentowy, kosze prezentowe
tr hediye sepeti
zh 礼品篮, 果篮
ar سلة هدايا, سلال هدايا
april-fool: -
en april fool, april fools, april fools' day
de aprilscherz
fr poisson d'avril, poissons d'avril
es dia de los inocentes
it pesce d'aprile
pt dia da mentira
nl 1 april grap
pl prima aprilis
fathers-day: necktie
en father's day, fathers day
de vatertag
fr fete des peres
es dia del padre
it festa del papa
pt dia dos pais, dia do pai
nl vaderdag
pl dzien ojca
tr babalar gunu
ja 父の日
zh 父亲节
ar عيد الأب
thanksgiving: turkey
en thanksgiving, happy thanksgiving, thanksgiving dinner
de thanksgiving
fr thanksgiving
es accion de gracias
ja 感謝祭
zh 感恩节
ar عيد الشكر
st-patrick: shamrock
* st patrick's day, saint patrick's day, st patricks day, paddy's day
shopping-night: shopping-bags
en late-night shopping, shopping night, shopping evening, sidewalk sale
de late-night-shopping, verkaufsoffener sonntag, einkaufsnacht
fr grande braderie, braderie, nocturne shopping
es noche de compras, noche de tiendas
it notte dello shopping
nl koopavond, koopzondag
pl noc zakupow
tr alisveris gecesi
mall~: shopping-bags
en shopping centre!, shopping center!, shopping mall!, mall!, department store!, outlet!
de einkaufszentrum!, kaufhaus!, outlet!, warenhaus!
fr centre commercial!, grand magasin!, galerie marchande!
es centro comercial!, grandes almacenes!
it centro commerciale!, grandi magazzini!, outlet!
pt shopping center!, centro comercial!, shopping!
nl winkelcentrum!, warenhuis!
pl centrum handlowe!, galeria handlowa!
tr alisveris merkezi!, avm!
ja ショッピングモール!, 百貨店!, デパート!, ショッピングセンター!
zh 购物中心!, 商场!, 百货!
ar مول!, مركز تسوق!, مجمع تجاري!
cherry-season: cherry-blossom
en cherry blossom, cherry blossoms, hanami
de kirschblute, kirschblutenfest
fr cerisiers en fleurs, hanami
es cerezos en flor
it ciliegi in fiore
nl kersenbloesem
ja 花見, お花見, 桜まつり, 桜祭り
zh 樱花, 樱花节, 赏樱
snow-season: snowflake
en winter festival, winter fest, first snow
de winterfest, winterzauber
fr fete de l'hiver
it festa della neve
es festival de invierno
pt festival de inverno
nl winterfestival
pl festiwal zimowy
tr kis festivali
ja 冬まつり
zh 冰雪节
ar مهرجان الشتاء
`
