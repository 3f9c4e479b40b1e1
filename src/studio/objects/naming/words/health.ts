/** Health. `concepts.ts` says how the lines are read. */
export const HEALTH = `
@ health
dentist: tooth toothbrush / sparkles
en dentist!, dentists!, dentistry!, dental clinic!, dental practice!, dental care, dental!, orthodontist!, dental assistant, teeth whitening, teeth cleaning, toothbrush, family dentistry!, dental implants, teeth, dental nurse, dental nurses, dental hygienist, dental receptionist, dental check-up, dental checkup, braces, aligners, invisalign, dental implant
de zahnarzt!, zahnarztin!, zahnarztpraxis!, kieferorthopadie!, zahnreinigung, zahnpflege, zahnimplantate, kinderzahne, zahnmedizinische fachangestellte, zahnarzthelferin, zahnspange, zahnspangen, implantate
fr dentiste!, cabinet dentaire!, orthodontiste!, chirurgien dentiste!, detartrage, assistante dentaire, blanchiment dentaire, appareil dentaire, implants dentaires, soins dentaires
es dentista!, clinica dental!, ortodoncia!, blanqueamiento dental, odontologia!, limpieza dental, implantes dentales, brackets, revision dental, ortodoncista!, auxiliar dental
pt dentista!, clinica odontologica!, odontologia!, clareamento dental, implantes dentarios, aparelho dentario, limpeza dental, clinica dentaria!, ortodontia!, medico dentista!
it dentista!, studio dentistico!, ortodonzia!, igiene dentale, sbiancamento dentale, impianti dentali, apparecchio dentale, igienista dentale, visita odontoiatrica
nl tandarts!, tandartspraktijk!, mondhygienist!, gebitsreiniging, beugel, tandartsassistente, orthodontist!, implantaten
pl dentysta!, stomatolog!, stomatologia!, gabinet stomatologiczny!, wybielanie zebow, ortodonta!, ortodoncja!, implanty, aparat ortodontyczny, higienistka, przeglad stomatologiczny
tr dis hekimi!, dis klinigi!, dis beyazlatma, implant, ortodonti!, dis temizligi, dis poliklinigi!, agiz ve dis sagligi!
ja 歯科!, 歯医者!, 歯科医院!, 歯科クリニック!, ホワイトニング, 矯正歯科!, 小児歯科!, インプラント, 歯科衛生士, 歯のクリーニング, 歯科検診
zh 牙科!, 口腔诊所!, 牙医!, 洗牙, 牙齿矫正, 种植牙, 牙齿美白, 儿童牙科!, 口腔医院!, 正畸
ar طبيب أسنان!, عيادة أسنان!, أسنان, تبييض الأسنان, زراعة الأسنان, تقويم الأسنان, مركز أسنان!, تنظيف الأسنان, ابتسامة هوليوود
doctor~: stethoscope / adhesive-bandage hospital
en doctor!, doctors!, medical practice!, medical clinic!, gp practice!, family doctor!, pediatrician!, health check, checkup, nurse!, nurses!, family medicine!, clinic for children!, gp surgery!
de hausarzt!, arztpraxis!, kinderarzt!, hausarztpraxis!, pflegedienst!, pflegekraft, pflegefachkraft, vorsorgeuntersuchung, arzt!
fr medecin!, cabinet medical!, pediatre!, infirmiere, infirmier, maison de sante!
es medico!, centro medico!, clinica medica!, pediatra!, enfermera, consulta medica!
pt medico!, clinica medica!, pediatra!, enfermeira, consulta medica, posto de saude!, medico de familia!, clinica geral!, check-up
it medico!, studio medico!, poliambulatorio!, pediatra!, infermiere
nl huisarts!, huisartsenpraktijk!, verpleegkundige, thuiszorg!
pl lekarz!, przychodnia!, gabinet lekarski!, pielegniark*
tr doktor!, aile hekimi!, tip merkezi!, hemsire, poliklinik!, saglik merkezi!, cocuk doktoru!, check-up
ja クリニック!, 内科!, 小児科!, 看護師, 健康診断, 医院!
zh 诊所!, 医院!, 护士, 体检
ar طبيب!, عيادة!, مركز طبي!, ممرضة, طب أسرة!, أطباء!, فحص طبي, فحص شامل
hospital~: hospital stethoscope
en hospital!
de krankenhaus!, klinikum!
fr hopital!
es hospital!
pt hospital!
it ospedale!
nl ziekenhuis!
pl szpital!
tr hastane!
ja 病院!
zh 医院!
ar مستشفى!
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
ja 薬局!, サプリ, 調剤薬局!, ドラッグストア!
zh 药店!, 药房!, 维生素
ar صيدلية!, فيتامينات, أدوية
vaccine: syringe
en flu shot, flu shots, vaccination, vaccinations
de impfung, impfungen, grippeimpfung, impfaktion
fr vaccination, vaccin
es vacuna de la gripe, vacunacion
pt vacina da gripe, vacinacao
it vaccinazione
nl griepprik, vaccinatie, vaccinaties
pl szczepieni*, szczepionka
tr grip asisi
ja 予防接種, ワクチン, インフルエンザ予防接種
zh 疫苗接种, 打疫苗, 流感疫苗
ar تطعيم, لقاح, حملة تطعيم
first-aid: adhesive-bandage
en first aid course, first aid
de erste hilfe kurs, erste hilfe
fr premiers secours
es primeros auxilios
it primo soccorso
pl pierwsza pomoc
pt primeiros socorros
nl ehbo, ehbo-cursus
tr ilk yardim, ilk yardim egitimi
ja 救命講習, 応急手当
zh 急救课, 急救培训
ar إسعافات أولية
blood: drop-of-blood
en blood donation, blood drive
de blutspende, -blutspende
fr don du sang
es donacion de sangre
it donazione del sangue
nl bloeddonatie
ja 献血
ar تبرع بالدم
pt doacao de sangue
pl oddawanie krwi, krwiodawstwo, zbiorka krwi
tr kan bagisi
zh 献血, 无偿献血
optician: glasses / sunglasses
en optician!, opticians!, eyewear!, glasses, eye test, eye exam, optometrist!, contact lenses, reading glasses, spectacles
de optiker!, augenoptik!, brille, brillen, sehtest, gleitsichtbrille, kontaktlinsen
fr opticien!, lunettes, lunetterie!, opticienne!
es optica!, gafas, oculista, lentillas
pt otica!, oculos, lentes de contato
it ottica!, ottico!, occhiali, lenti a contatto, controllo vista, negozio di ottica!
nl opticien!, bril, brillen, oogmeting
pl optyk!, salon optyczny!, okulary, badanie wzroku, soczewki kontaktowe, zaklad optyczny!
tr optik!, gozlukcu!, gozluk, goz muayenesi, gozluk cercevesi, kontakt lens, optik magazasi!
ja 眼鏡, メガネ, 眼鏡店!, メガネ店!
zh 眼镜, 眼镜店!, 验光, 配镜!, 隐形眼镜
ar نظارات!, بصريات!, فحص نظر, عدسات لاصقة
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
ja サングラス, 偏光サングラス
zh 太阳镜, 墨镜
ar نظارات شمسية
bed: bed
en mattress, mattresses, bedding, duvet, duvets, pillows, beds, bed frame, bed
de matratze, matratzen, bettwasche, bettdecke, kissen, boxspringbett, boxspringbetten, betten, bettenhaus!, bett
fr matelas, literie!, lit, lits, couette, oreillers
es colchon, colchones, colchoneria!, ropa de cama, almohadas, edredones, camas
pt colchao, colchoes, roupa de cama, camas, edredons, travesseiros, almofadas, colchoaria!
it materasso, materassi, letti, piumoni, cuscini
nl matras, matrassen, beddengoed, slaapspecialist!, bed, bedden, boxspring, boxsprings, dekbed, dekbedden
pl materac*, posciel, lozko, lozka, koldra
tr yatak, yataklar, nevresim, yastik, yorgan
ja マットレス, 寝具!, 布団, ベッド, 枕
zh 床垫, 床上用品, 枕头, 被子
ar مراتب, مفارش, أسرة, مخدات, لحاف
physio~: - / running-shoe bone adhesive-bandage
en physiotherapy!, physiotherapist!, physio!, physical therapy!, physiotherapy practice!, sports therapy!
de physiotherapie!, krankengymnastik!, physiotherapeutin!, physiopraxis!
fr kinesitherapie!, kinesitherapeute!, cabinet de kinesitherapie!, kine!
es fisioterapia!, fisioterapeuta!, clinica de fisioterapia!
pt fisioterapia!, clinica de fisioterapia!, fisioterapeuta!
it fisioterapia!, fisioterapista!, studio di fisioterapia!
nl fysiotherapie!, fysiotherapeut!, fysio!
pl fizjoterapia!, gabinet fizjoterapii!, fizjoterapeuta!
tr fizik tedavi!, fizyoterapist!, fizyoterapi!
ja 理学療法!, リハビリ!
zh 理疗!, 康复!, 物理治疗!
ar علاج فيزيائي!, مركز علاج طبيعي!
`
