/** Health. `concepts.ts` says how the lines are read. */
export const HEALTH = `
@ health
dentist: tooth toothbrush / sparkles
en dentist!, dentists!, dentistry!, dental clinic!, dental practice!, dental care, dental!, orthodontist!, dental assistant, teeth whitening, teeth cleaning, toothbrush, family dentistry!, dental implants, teeth
de zahnarzt!, zahnarztin!, zahnarztpraxis!, kieferorthopadie!, zahnreinigung, zahnpflege, zahnimplantate, kinderzahne
fr dentiste!, cabinet dentaire!, orthodontiste!, chirurgien dentiste!, detartrage
es dentista!, clinica dental!, ortodoncia!, blanqueamiento dental, odontologia!
pt dentista!, clinica odontologica!, odontologia!, clareamento dental
it dentista!, studio dentistico!, ortodonzia!, igiene dentale
nl tandarts!, tandartspraktijk!, mondhygienist!
pl dentysta!, stomatolog!, stomatologia!, gabinet stomatologiczny!
tr dis hekimi!, dis klinigi!, dis beyazlatma
ja 歯科!, 歯医者!, 歯科医院!, 歯科クリニック!, ホワイトニング
zh 牙科!, 口腔诊所!, 牙医!, 洗牙
ar طبيب أسنان!, عيادة أسنان!, أسنان, تبييض الأسنان, زراعة الأسنان
doctor~: stethoscope / adhesive-bandage hospital
en doctor!, doctors!, medical practice!, medical clinic!, gp practice!, family doctor!, pediatrician!, health check, checkup, nurse!, nurses!, family medicine!, clinic for children!, gp surgery!
de hausarzt!, arztpraxis!, kinderarzt!, hausarztpraxis!, pflegedienst!, pflegekraft, pflegefachkraft, vorsorgeuntersuchung, arzt!
fr medecin!, cabinet medical!, pediatre!, infirmiere, infirmier, maison de sante!
es medico!, centro medico!, clinica medica!, pediatra!, enfermera, consulta medica!
pt medico!, clinica medica!, pediatra!, enfermeira
it medico!, studio medico!, poliambulatorio!, pediatra!, infermiere
nl huisarts!, huisartsenpraktijk!, verpleegkundige, thuiszorg!
pl lekarz!, przychodnia!, gabinet lekarski!, pielegniark*
tr doktor!, aile hekimi!, tip merkezi!, hemsire
ja クリニック!, 内科!, 小児科!, 看護師, 健康診断, 医院!
zh 诊所!, 医院!, 护士, 体检
ar طبيب!, عيادة!, مركز طبي!, ممرضة
hospital~: hospital stethoscope
en hospital!
de krankenhaus!, klinikum!
fr hopital!
es hospital!
pharmacy~: pill
en pharmacy!, vitamins, supplements
de apotheke!, vitamine, nahrungserganzung
fr pharmacie!, complements alimentaires
es farmacia!, vitaminas
pt farmacia!, drogaria!, vitaminas
it farmacia!, integratori
nl apotheek!, vitamines
pl apteka!, witamin*
tr eczane!, vitamin
ja 薬局!, サプリ
zh 药店!, 药房!, 维生素
ar صيدلية!, فيتامينات
vaccine: syringe
en flu shot, flu shots, vaccination, vaccinations
de impfung, impfungen, grippeimpfung, impfaktion
fr vaccination, vaccin
es vacuna de la gripe, vacunacion
pt vacina da gripe, vacinacao
it vaccinazione
nl griepprik, vaccinatie
pl szczepieni*
tr grip asisi
ja 予防接種, ワクチン
zh 疫苗接种
ar تطعيم, لقاح
first-aid: adhesive-bandage
en first aid course, first aid
de erste hilfe kurs, erste hilfe
fr premiers secours
es primeros auxilios
it primo soccorso
pl pierwsza pomoc
blood: drop-of-blood
en blood donation, blood drive
de blutspende, -blutspende
fr don du sang
es donacion de sangre
it donazione del sangue
nl bloeddonatie
ja 献血
ar تبرع بالدم
optician: glasses / sunglasses
en optician!, opticians!, eyewear!, glasses, eye test, eye exam, optometrist!, contact lenses, reading glasses, spectacles
de optiker!, augenoptik!, brille, brillen, sehtest, gleitsichtbrille, kontaktlinsen
fr opticien!, lunettes, lunetterie!, opticienne!
es optica!, gafas, oculista, lentillas
pt otica!, oculos, lentes de contato
it ottica!, ottico!, occhiali, lenti a contatto, controllo vista, negozio di ottica!
nl opticien!, bril, brillen, oogmeting
pl optyk!, salon optyczny!, okulary
tr optik!, gozlukcu!, gozluk
ja 眼鏡, メガネ, 眼鏡店!, メガネ店!
zh 眼镜, 眼镜店!
ar نظارات!, بصريات!
sunglasses: sunglasses
en sunglasses
de sonnenbrille, sonnenbrillen
fr lunettes de soleil
es gafas de sol
pt oculos de sol
it occhiali da sole
nl zonnebril, zonnebrillen
pl okulary przeciwsloneczne
tr gunes gozlugu
ja サングラス
zh 太阳镜, 墨镜
ar نظارات شمسية
bed: bed
en mattress, mattresses, bedding, duvet, duvets, pillows, beds, bed frame, bed
de matratze, matratzen, bettwasche, bettdecke, kissen
fr matelas, literie!
es colchon, colchones, colchoneria!, ropa de cama
pt colchao, colchoes, roupa de cama
it materasso, materassi
nl matras, matrassen, beddengoed, slaapspecialist!
pl materac*, posciel
tr yatak, yataklar, nevresim
ja マットレス, 寝具!, 布団
zh 床垫, 床上用品
ar مراتب, مفارش
physio~: - / running-shoe bone adhesive-bandage
en physiotherapy!, physiotherapist!, physio!, physical therapy!, physiotherapy practice!, sports therapy!
de physiotherapie!, krankengymnastik!, physiotherapeutin!, physiopraxis!
fr kinesitherapie!, kinesitherapeute!, cabinet de kinesitherapie!, kine!
es fisioterapia!, fisioterapeuta!, clinica de fisioterapia!
pt fisioterapia!, clinica de fisioterapia!
it fisioterapia!, fisioterapista!, studio di fisioterapia!
nl fysiotherapie!, fysiotherapeut!, fysio!
pl fizjoterapia!, gabinet fizjoterapii!, fizjoterapeuta!
`
