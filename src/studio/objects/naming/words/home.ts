/** Crafts, home, and the trades that work there. `concepts.ts` says how the lines are read. */
export const HOME = `
@ craft
vase: amphora
en vase, vases, flower vase, flower vases
de vase, vasen, blumenvase, blumenvasen
fr vase, vases
es jarron, jarrones, florero, floreros
pt jarra de flores, jarras de flores
it vaso da fiori, vasi da fiori
nl vaas, vazen
pl wazon, wazony
tr vazo, vazolar
ja 花瓶
zh 花瓶
ar مزهرية, مزهريات

pottery: - / amphora teacup-without-handle
* keramik
en pottery!, ceramics!, ceramic!, potter!, potters!, pottery studio!, pottery workshop, pottery class, ceramic studio!, stoneware, clay workshop, wheel throwing
de topferei!, topferkurs, keramik!, keramikwerkstatt!, topferwerkstatt!, topfern, topfer!, topferin!, topfermarkt, steinzeug
fr poterie!, potier!, ceramique!, ceramiste!, atelier de poterie!
es ceramica!, ceramista!, alfareria!, alfarero!, taller de ceramica!
pt ceramica!, ceramista!, olaria!
it ceramica!, ceramiche!, ceramista!, vasaio!
nl keramiek!, pottenbakker!, pottenbakkerij!, pottenbakken
pl ceramika!, garncarstwo!, garncarz!, pracownia ceramiki!, ceramiki, pracownia ceramiczna!
tr seramik!, comlek!, comlekci!
ja 陶芸, 陶器, 陶芸教室!, 窯元!
zh 陶艺, 陶瓷, 陶艺工作室!
ar فخار!, سيراميك فني!, خزف!
knitting: yarn
en knitting, yarn, yarns, yarn shop!, wool shop!, crochet, knitwear!, knit night
de stricken, strickkurs, wolle, wollladen!, hakeln, strickabend, strickcafe
fr tricot, laine, laines, crochet
es lanas, tejer, ganchillo, punto y ganchillo
pt trico, croche, las
it maglia, filati!, uncinetto
nl breien, wol, haken, wolwinkel!, breicafe
pl welna, wloczki, szydelko*
tr orgu, yun
ja 編み物, 毛糸, 手編み
zh 编织, 毛线
ar تريكو, كروشيه
sewing: thread sewing-needle
en sewing, sewing class, tailor!, tailors!, tailoring!, alterations!, seamstress!, embroidery, quilting, sewing shop!, fabric shop!, fabric store!, haberdashery!, fabric sale, fat quarters
de nahkurs, schneiderei!, anderungsschneiderei!, nahen, stickerei!, massschneider!, stoffladen!, stoffgeschaft!, kurzwaren!
fr couture, couturiere!, tailleur!, retouches!, broderie
es costura, sastre!, sastreria!, modista!, arreglos de ropa!
pt costura, alfaiate!, costureira!, atelier de costura!, arranjos de costura!, bordados
it cucito, sartoria!, sarto!, sarta!
nl naaien, naaicursus, kleermaker!, naaiatelier!
pl krawiec!, szycie, krawcowa!, szycia, pracownia krawiecka!
tr terzi!, dikis, terzihane!, nakis
ja 裁縫, 仕立て屋!, 刺繍, 洋裁, お直し!
zh 裁缝!, 缝纫, 改衣!, 定制服装!
ar خياط!, خياطة, تفصيل!, تطريز
woodwork: carpentry-saw hammer
en carpenter!, carpenters!, carpentry!, joinery!, joiner!, woodworking, cabinet maker!
de schreinerei!, tischlerei!, schreiner!, tischler!, zimmerei!, zimmermann!, holzwerkstatt!
fr menuiserie!, menuisier!, ebeniste!, charpentier!
es carpinteria!, carpintero!, ebanista!
pt marcenaria!, marceneiro!, carpintaria!
it falegnameria!, falegname!, ebanista!
nl timmerman!, timmerbedrijf!, meubelmaker!
pl stolarz!, stolarni*!, stolarstwo!
tr marangoz!, marangozluk!
ja 木工!, 大工!
zh 木工!
ar نجار!, نجارة!
@ home
furniture~: chair / couch-and-lamp potted-plant
en furniture!, interior design!, interior designer!, interiors!, home decor!
de mobel!, mobelhaus!, einrichtung!, inneneinrichtung!, -mobel, raumausstatter!
fr meubles!, mobilier!, decoration d'interieur!, architecte d'interieur!
es muebles!, tienda de muebles!, decoracion!, interiorismo!
pt moveis!, decoracao!, movel planejado, moveis planejados!, loja de moveis!, mobiliario!
it mobili!, arredamento!, arredi!, mobilificio!
nl meubels!, meubel!, interieur!, woonwinkel!, meubelzaak!
pl meble!, meblowy!
tr mobilya!, ic mimarlik!, mobilya magazasi!, mobilyaci!
ja 家具!, インテリア!
zh 家具!, 家居!
ar أثاث!, ديكور!, معرض أثاث!, غرف نوم
sofa: couch-and-lamp
en sofa, sofas, couch, armchair, armchairs
de sofa, sofas, sessel
fr canape, canapes
es sofa, sofas
pt sofa, sofas
it divano, divani
nl bankstel, zitbank
pl sofa, kanapa
tr koltuk takimi
ja ソファ
zh 沙发
ar كنب
chair: chair
en chair, chairs, stool
de stuhl, stuhle, -stuhl, -stuhle
fr chaise, chaises
es silla, sillas
it sedia, sedie
nl stoel, stoelen
pt cadeiras, cadeira
pl krzesla, krzeslo
tr sandalye, sandalyeler
ja 椅子, チェア
zh 椅子
ar كراسي
lamp: light-bulb
en lighting store!, lamps, light bulbs, lighting!
de lampen, leuchten, beleuchtung!
fr luminaires!, lampes
es lamparas, iluminacion!
pt luminarias, iluminacao!
it lampade, illuminazione!
nl lampen, verlichting!
pl lampy, oswietlenie!
tr avize!, lamba, aydinlatma!
ja 照明!, ランプ
zh 灯具!, 灯饰!
ar إنارة!, مصابيح, ثريات
house: house key / house-with-garden door old-key
en real estate!, realtor!, realtors!, realty!, real estate agent!, real estate agents!, estate agent!, estate agents!, letting agent!, property!, apartment for rent, apartments, house for sale, homes for sale, home loan, mortgage, mortgages, loft for rent, new listing, property management!, houses, open house viewing, three-bedroom home, two-bedroom apartment, apartment
de immobilien!, immobilienmakler!, makler!, wohnung, wohnungen, ferienhaus, eigentumswohnung, reihenhaus, einfamilienhaus, baufinanzierung, hausverwaltung!, -wohnung
fr immobilier!, agence immobiliere!, appartement, appartements, maison a vendre, agent immobilier!
es inmobiliaria!, piso en alquiler, pisos, casa en venta, hipoteca, agente inmobiliario!
pt imobiliaria!, apartamento, apartamentos, casa a venda, imoveis!, imobiliarias!, casas a venda, moradia, moradias, terrenos, apartamento para alugar
it agenzia immobiliare!, immobiliare!, appartamento, appartamenti, mutuo
nl makelaar!, makelaardij!, appartement, appartementen, huis te koop, woningen, hypotheek, woning, huizen, huurwoning, appartement te huur
pl nieruchomosci!, biuro nieruchomosci!, mieszkani*, dom na sprzedaz, domy, mieszkanie na sprzedaz, posrednik nieruchomosci!
tr emlak!, emlakci!, kiralik daire, satilik daire, gayrimenkul!, satilik ev, konut projesi, emlak ofisi!
ja 不動産!, 賃貸, マンション, 一戸建て, 新築住宅, アパート, 不動産会社!
zh 房地产!, 房产中介!, 公寓, 房产!, 租房, 新房, 二手房
ar عقارات!, عقارية!, شقة للإيجار, شقق, شقة, فيلا, فلل, مكتب عقاري!
kitchen: cooking
en cookware!, cooking class, cooking classes, cooking course, cooking school!, kitchen studio!, chef's knives, kitchenware!, recipe, recipes
de kochkurs, kochschule!, kuchenstudio!, kochgeschirr, rezept, rezepte
fr cours de cuisine, ecole de cuisine!, cuisiniste!, recette, recettes
es curso de cocina, escuela de cocina!, receta, recetas, clase de cocina
pt aula de culinaria, receita, receitas
it corso di cucina, scuola di cucina!, ricetta, ricette
nl kookworkshop, kookcursus, kookschool!, recept, recepten
pl kurs gotowania, przepis, przepisy
tr yemek kursu, mutfak atolyesi!, tarif, tarifler
ja 料理教室!, レシピ
zh 烹饪课, 食谱
ar دورة طبخ, وصفات, وصفة
`
