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
de kosmetikstudio!
fr institut de beaute!, estheticienne!
es centro de estetica!, centro de belleza!
it centro estetico!, estetista!
nl schoonheidssalon!
pl salon kosmetyczny!, gabinet kosmetyczny!
soap: soap / bubbles
en soap, soaps, laundry detergent, detergent, dish soap, bath bomb, bath bombs
de seife, seifen, -seife, waschmittel, spulmittel, seifenmanufaktur!
fr savon, savons, savonnerie!, lessive
es jabon, jabones, jaboneria!, detergente
pt sabonete, sabonetes, saboaria!, detergente
it sapone, saponi, saponette, detersivo
nl zeep, zeepjes, wasmiddel
pl mydlo, mydla
tr sabun*
ja 石鹸, せっけん
zh 肥皂, 香皂
ar صابون
makeup: lipstick
en makeup, make-up, lipstick, lipsticks, makeup artist!
de lippenstift, make-up, schminkkurs
fr maquillage, rouge a levres, maquilleuse!
es maquillaje, pintalabios, labial
pt maquiagem, batom
it trucco sposa, rossetto
nl make-up, lippenstift
pl makijaz*, szminka
tr makyaj, ruj
ja メイク, 口紅, リップ
zh 口红, 彩妆
ar مكياج, أحمر شفاه
nails: - / nail-polish
en nail salon!, nail bar!, nail studio!, manicure, manicures, gel nails, nail art, nail polish
de nagelstudio!, manikure, nagellack
fr manucure, onglerie!, vernis
es manicura, salon de unas!, esmalte de unas
pt manicure, esmalteria!
it manicure, smalto
nl nagelstudio!, manicure, nagellak
pl manicure, paznokci*
tr manikur, oje, tirnak salonu!
ja ネイル, ネイルサロン!
zh 美甲, 美甲店!
ar مانيكير, صالون أظافر!
perfume: bouquet rose
hair: scissors / mirror
* balayage
en hair salon!, hairdresser!, hairdressers!, haircut, haircuts, hair stylist!, hair color, blow dry, hair extensions, salon for hair!, curly hair, stylist
de friseur!, friseursalon!, friseurin!, haarschnitt, haarfarbe, frisur, frisuren
fr coiffeur!, salon de coiffure!, coiffeuse!, coiffure!, coupe de cheveux, coloration, brushing
es peluqueria!, peluquero!, corte de pelo, estilista!, mechas
pt cabeleireiro!, salao de beleza!, corte de cabelo, cabeleireira!
it parrucchiere!, parrucchiera!, taglio capelli, acconciature!, salone di bellezza!
nl kapper!, kapsalon!, kapster, knippen
pl fryzjer!, salon fryzjerski!, salon fryzur!, strzyzenie, koloryzacj*, studio fryzur!, balejaz, fryzur*
tr kuafor!, kadin kuaforu!, sac kesimi, sac boyama
ja 美容室!, 美容院!, ヘアサロン!, ヘアカット, カラー&カット
zh 美发!, 理发店!, 美发店!, 剪发
ar صالون شعر!, صالون تجميل!, قص شعر, تصفيف الشعر
barber: barber-pole razor / scissors mirror
en barber!, barbershop!, barber shop!, beard trim, hot shave, barbers!
de barbershop!, bartpflege, barbier!
fr barbier!, barbershop!
es barberia!, barbero!, arreglo de barba
pt barbearia!, barbeiro!
it barbiere!, barberia!
nl barbier!, barbershop!
pl barber!, barbershop!
tr berber!, sakal tirasi
ja 理容室!, 床屋!, バーバー!
ar حلاق!, حلاقة
candle: candle
en candle, candles, scented candle, scented candles, candle maker!
de kerze, kerzen, -kerze, -kerzen, kerzenmanufaktur!
fr bougie, bougies
es vela aromatica, velas
pt velas aromaticas, velas
it candela, candele
nl kaars, kaarsen
pl swieca, swiece, swiec
tr mum, mumlar, kokulu mum
ja キャンドル
zh 蜡烛, 香薰蜡烛
ar شموع, شمعة
tattoo: - / paintbrush
* tattoo!, tattoos!, tattoo studio!, tattoo parlor!, tattoo artist!
de tatowierer!, tatowierstudio!
fr tatoueur!, salon de tatouage!, tatouage!
es tatuajes!, estudio de tatuajes!, tatuador!
pt tatuagem!, tatuagens!
it tatuaggi!, tatuatore!
nl tatoeages!
pl tatuaze!, studio tatuazu!
sauna: - / hot-springs candle
* sauna!, saunas
spa~: lotus candle / soap herb
* spa, hammam, day spa
en massage, massages
de massage, massagen, -massage, therme!
fr massage, massages
es masaje, masajes
pt massagem, massagens
it massaggio, massaggi, terme!
nl massage, massages
pl masaz*
tr masaj, hamam!
ja マッサージ, エステ!, スパ!
zh 按摩, 水疗
ar مساج, سبا!
hot-springs: hot-springs
ja 温泉, 銭湯
yoga~: lotus / candle potted-plant
* yoga, pilates, yin yoga, vinyasa, hatha, qigong, tai chi
en yoga studio!, meditation, breathwork, mindfulness, yoga teacher
de yogastudio!, -yoga, meditation, achtsamkeit
fr meditation, sophrologie
es meditacion
pt meditacao, ioga
it meditazione
nl yogastudio!, -yoga, meditatie
pl joga, jogi, medytacj*
tr meditasyon
ja ヨガ, ヨガスタジオ!, 瞑想, ピラティス
zh 瑜伽, 瑜伽馆!, 冥想
ar يوغا, يوجا, تأمل
`
