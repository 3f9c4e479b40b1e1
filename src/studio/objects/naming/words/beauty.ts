/** Beauty and wellness. `concepts.ts` says how the lines are read. */
export const BEAUTY = `
@ beauty
skincare: lotion-bottle / soap bubbles potted-plant
en skincare, skin care, serum, serums, moisturizer, face cream, night cream, hand cream, body lotion, sunscreen, cosmetics!, natural cosmetics!, facial, facials, skin clinic, toner, balm, face oil, hand balm, night balm, lip balm, lotion
de hautpflege, -pflegecreme, gesichtscreme, handcreme, naturkosmetik!, kosmetik!, sonnencreme, serum, gesichtspflege, -creme, balsam
fr soin du visage, soins de la peau, cosmetiques!, creme visage, creme solaire, creme de nuit, serum, cosmetique naturelle!
es cuidado de la piel, cosmetica!, cosmetica natural!, crema facial, crema solar, serum, crema de manos
pt cuidados com a pele, skincare, cosmeticos!, creme facial, protetor solar, serum
it cura della pelle, cosmetici!, cosmetica naturale!, crema viso, crema solare, siero
nl huidverzorging, gezichtscreme, zonnebrand, natuurlijke cosmetica!, serum
pl pielegnacja skory, krem do twarzy, kosmetyki!, kosmetyki naturalne!, serum
tr cilt bakimi, krem, dogal kozmetik!, kozmetik!, serum
ja スキンケア, 美容液, 化粧水, 化粧品!, 日焼け止め, ハンドクリーム
zh 护肤, 面霜, 精华, 护肤品!, 化妆品!, 防晒霜
ar العناية بالبشرة, كريم, سيروم, مستحضرات تجميل!
beauty-salon~: lotion-bottle
en beauty salon!, beautician!
de kosmetikstudio!, kosmetikinstitut!, kosmetikerin!
fr institut de beaute!, estheticienne!
es centro de estetica!, centro de belleza!
it centro estetico!, estetista!
nl schoonheidssalon!
pl salon kosmetyczny!, gabinet kosmetyczny!
pt salao de estetica!, clinica de estetica!, esteticista!, instituto de beleza!
tr guzellik salonu!, guzellik merkezi!
ja エステサロン!, エステティックサロン!
zh 美容美体!
ar مركز تجميل!, صالون نسائي!
soap: soap / bubbles
en soap, soaps, laundry detergent, detergent, dish soap, bath bomb, bath bombs
de seife, seifen, -seife, waschmittel, spulmittel, seifenmanufaktur!
fr savon, savons, savonnerie!, lessive
es jabon, jabones, jaboneria!, detergente
pt sabonete, sabonetes, saboaria!, detergente
it sapone, saponi, saponette, detersivo
nl zeep, zeepjes, wasmiddel
pl mydlo, mydla
tr sabun*, el yapimi sabun, deterjan
ja 石鹸, せっけん, 洗剤, 手作り石鹸
zh 肥皂, 香皂, 手工皂
ar صابون, منظفات, صابون طبيعي
makeup: lipstick
en makeup, make-up, lipstick, lipsticks, makeup artist!
de lippenstift, make-up, schminkkurs
fr maquillage, rouge a levres, maquilleuse!
es maquillaje, pintalabios, labial
pt maquiagem, batom, maquiadora!, maquilhadora!, maquiadores!
it trucco sposa, rossetto
nl make-up, lippenstift
pl makijaz*, szminka, makijaz slubny
tr makyaj, ruj, gelin makyaji
ja メイク, 口紅, リップ, ブライダルメイク, メイクレッスン
zh 口红, 彩妆, 化妆, 化妆师!, 新娘妆
ar مكياج, أحمر شفاه, خبيرة تجميل!, ميك أب
nails: - / nail-polish
en nail salon!, nail bar!, nail studio!, manicure, manicures, gel nails, nail art, nail polish
de nagelstudio!, manikure, nagellack, gelnagel, nageldesign!
fr manucure, onglerie!, vernis, ongles, pose d'ongles, prothesiste ongulaire!
es manicura, salon de unas!, esmalte de unas, unas de gel, unas
pt manicure, esmalteria!, unhas, unhas de gel, alongamento de unhas!, nail designer!
it manicure, smalto, unghie, ricostruzione unghie!, nail bar!
nl nagelstudio!, manicure, nagellak, gelnagels, nagels
pl manicure, paznokci*
tr manikur, oje, tirnak salonu!, protez tirnak, nail art
ja ネイル, ネイルサロン!, ジェルネイル, ネイリスト
zh 美甲, 美甲店!, 指甲油
ar مانيكير, صالون أظافر!, أظافر, طلاء أظافر
perfume: bouquet rose
hair: scissors / mirror
* balayage
en hair salon!, hairdresser!, hairdressers!, haircut, haircuts, hair stylist!, hair color, blow dry, hair extensions, salon for hair!, curly hair, stylist
de friseur!, friseursalon!, friseurin!, haarschnitt, haarfarbe, frisur, frisuren
fr coiffeur!, salon de coiffure!, coiffeuse!, coiffure!, coupe de cheveux, coloration, brushing
es peluqueria!, peluquero!, corte de pelo, estilista!, mechas
pt cabeleireiro!, salao de beleza!, corte de cabelo, cabeleireira!, coloracao, penteados, cabelos, salao!, cabeleireiros!, hairstylist!
it parrucchiere!, parrucchiera!, taglio capelli, acconciature!, salone di bellezza!, piega, colore capelli, hair stylist!
nl kapper!, kapsalon!, kapster, knippen
pl fryzjer!, salon fryzjerski!, salon fryzur!, strzyzenie, koloryzacj*, studio fryzur!, balejaz, fryzur*
tr kuafor!, kadin kuaforu!, sac kesimi, sac boyama, fon, gelin saci, sac bakimi, kuafor salonu!
ja 美容室!, 美容院!, ヘアサロン!, ヘアカット, カラー&カット, カット, ヘアカラー, 縮毛矯正, ヘアセット
zh 美发!, 理发店!, 美发店!, 剪发, 烫发, 染发, 美发沙龙!, 发型
ar صالون شعر!, صالون تجميل!, قص شعر, تصفيف الشعر, صبغة شعر, كوافير!, مشغل!
barber: barber-pole razor / scissors mirror
en barber!, barbershop!, barber shop!, beard trim, hot shave, barbers!
de barbershop!, bartpflege, barbier!, herrenfriseur!
fr barbier!, barbershop!
es barberia!, barbero!, arreglo de barba
pt barbearia!, barbeiro!, corte masculino, barba
it barbiere!, barberia!, taglio barba, rasatura
nl barbier!, barbershop!, herenkapper!, baard trimmen
pl barber!, barbershop!, fryzjer meski!, golibroda!, strzyzenie meskie
tr berber!, sakal tirasi
ja 理容室!, 床屋!, バーバー!
ar حلاق!, حلاقة, صالون حلاقة!, حلاقة ذقن
zh 男士理发!, 修面
candle: candle
en candle, candles, scented candle, scented candles, candle maker!
de kerze, kerzen, -kerze, -kerzen, kerzenmanufaktur!
fr bougie, bougies
es vela aromatica, velas, vela, velas artesanales
pt velas aromaticas, velas, vela aromatica, vela perfumada, velas artesanais
it candela, candele, candele profumate
nl kaars, kaarsen
pl swieca, swiece, swiec
tr mum, mumlar, kokulu mum
ja キャンドル, アロマキャンドル
zh 蜡烛, 香薰蜡烛
ar شموع, شمعة, شموع معطرة
tattoo: - / paintbrush
* tattoo!, tattoos!, tattoo studio!, tattoo parlor!, tattoo artist!
de tatowierer!, tatowierstudio!
fr tatoueur!, salon de tatouage!, tatouage!
es tatuajes!, estudio de tatuajes!, tatuador!
pt tatuagem!, tatuagens!
it tatuaggi!, tatuatore!
nl tatoeages!, tattooshop!, tatoeage!
pl tatuaze!, studio tatuazu!, tatuaz
tr dovme!, dovme studyosu!
ja タトゥー!, タトゥースタジオ!
zh 纹身!, 纹身店!
ar وشم!
sauna: - / hot-springs candle
* sauna!, saunas
ja サウナ!
zh 桑拿!
ar ساونا
spa~: lotus candle / soap herb
* spa, hammam, day spa
en massage, massages
de massage, massagen, -massage, therme!
fr massage, massages
es masaje, masajes
pt massagem, massagens, spa, day spa, massagista!, massoterapia!
it massaggio, massaggi, terme!
nl massage, massages
pl masaz*, spa, gabinet masazu!
tr masaj, hamam!, spa, masaj salonu!, kaplica, turk hamami!
ja マッサージ, エステ!, スパ!, アロママッサージ, リラクゼーション!, ボディケア!
zh 按摩, 水疗, 足浴!, 水疗馆!, spa馆!
ar مساج, سبا!, حمام مغربي, مركز سبا!
hot-springs: hot-springs
ja 温泉, 銭湯, 露天風呂, 日帰り温泉
zh 温泉
de thermalbad!, thermalquelle
fr sources chaudes
es aguas termales, balneario!
it acque termali
pt aguas termais, termas!
nl thermen!
pl termy!, gorace zrodla
tr termal
ar ينابيع حارة
yoga~: - / lotus candle potted-plant
* yoga, yin yoga, vinyasa, hatha, qigong, tai chi
en yoga studio!, meditation, breathwork, mindfulness, yoga teacher
de yogastudio!, -yoga, meditation, achtsamkeit
fr meditation, sophrologie
es meditacion
pt meditacao, ioga, estudio de yoga!, aula de ioga, aulas de yoga
it meditazione
nl yogastudio!, -yoga, meditatie
pl joga, jogi, medytacj*
tr meditasyon, yoga studyosu!, nefes calismasi
ja ヨガ, ヨガスタジオ!, 瞑想, ピラティス
zh 瑜伽, 瑜伽馆!, 冥想, 普拉提, 瑜伽课
ar يوغا, يوجا, تأمل, استوديو يوغا!, بيلاتس
`
