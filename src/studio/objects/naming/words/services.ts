/** Trades that no other list has, most of them without a drawing, so that no other thing is drawn for them. `concepts.ts` says how the lines are read. */
export const SERVICES = `
@ health
therapy: -
en osteopath!, osteopathy!, chiropractor!, chiropractic!, podiatrist!, podiatry!, acupuncture!, acupuncturist!, psychologist!, psychotherapy!, psychotherapist!, counselling!, counseling!, counsellor!, speech therapy!, speech therapist!, occupational therapy!, naturopath!, homeopathy!, hypnotherapy!, hearing aids!, hearing test, hearing centre!, home care!, home care service!, doula!, dermatologist!, cardiologist!, gynecologist!
de osteopathie!, osteopath!, chiropraktik!, podologie!, fusspflege!, akupunktur!, heilpraktiker!, heilpraktikerin!, psychologin!, psychotherapie!, logopadie!, ergotherapie!, homoopathie!, hypnose!, horgerate!, horakustik!, hortest, horakustiker!, hautarzt!, frauenarzt!, lerntherapie!, paartherapie!
fr osteopathe!, osteopathie!, chiropracteur!, podologue!, pedicure-podologue!, acupuncture!, psychologue!, psychotherapeute!, orthophoniste!, ergotherapeute!, naturopathe!, hypnotherapeute!, audioprothesiste!, appareils auditifs!, test auditif, sophrologue!, aide a domicile!, dermatologue!
es osteopata!, osteopatia!, quiropractico!, podologo!, podologia!, acupuntura!, psicologa!, psicologo!, psicologia!, logopeda!, logopedia!, terapia ocupacional!, naturopata!, hipnosis!, audifonos!, centro auditivo!, revision auditiva, ayuda a domicilio!, dermatologia!, terapia de pareja!
it osteopata!, osteopatia!, chiropratico!, podologo!, podologia!, agopuntura!, psicologa!, psicologo!, psicoterapia!, logopedista!, logopedia!, naturopata!, ipnosi!, apparecchi acustici!, test dell'udito, centro acustico!, assistenza domiciliare!, dermatologia!
pt osteopata!, osteopatia!, quiropraxia!, podologia!, podologo!, acupuntura!, psicologa!, psicologo!, psicologia!, fonoaudiologa!, fonoaudiologia!, terapia da fala!, terapia ocupacional!, naturopata!, aparelhos auditivos!, dermatologia!, apoio domiciliario!, cuidadores de idosos!
nl osteopaat!, osteopathie!, chiropractor!, podotherapeut!, pedicure!, acupunctuur!, psycholoog!, psychotherapie!, logopedie!, logopedist!, ergotherapie!, natuurgeneeskunde!, hoortoestellen!, hoortest, audicien!, hypnotherapie!
pl osteopata!, osteopatia!, podolog!, podologia!, akupunktura!, psycholog!, psychoterapia!, logopeda!, naturopata!, aparaty sluchowe!, badanie sluchu, opieka domowa!, dermatolog!, hipnoterapia!
tr osteopat!, kayropraktik!, podolog!, akupunktur!, psikolog!, psikoterapi!, dil terapisti!, konusma terapisti!, isitme cihazi!, isitme cihazlari!, evde bakim!, dermatolog!
ja 整体!, 整体院!, 整骨院!, 接骨院!, 鍼灸!, 鍼灸院!, カイロプラクティック!, カウンセリング!, 補聴器!, 訪問介護!, デイサービス!, 皮膚科!, 耳鼻科!
zh 中医!, 针灸!, 推拿!, 正骨!, 心理咨询!, 助听器!, 居家养老!, 养老服务!, 言语治疗!, 皮肤科!
ar علاج طبيعي!, أخصائي نفسي!, علاج نفسي!, سماعات طبية!, وخز بالإبر!, حجامة!, رعاية منزلية!, تخاطب!, جلدية!
nutrition: red-apple green-salad
en nutritionist, dietitian, nutrition, nutrition coaching, meal plans, healthy eating
de ernahrungsberatung, ernahrungsberaterin, diatologin, ernahrungskurs, gesunde ernahrung
fr dieteticienne, nutritionniste, dieteticien, reequilibrage alimentaire
es nutricionista, dietista, nutricion, alimentacion saludable
it nutrizionista, dietista, dietologo, alimentazione sana
pt nutricionista, nutricao, alimentacao saudavel
nl dietist, voedingsadvies, voedingscoach, dietiste, gezonde voeding
pl dietetyk, dietetyczka, poradnia dietetyczna, zdrowe odzywianie
tr diyetisyen, beslenme danismanligi, saglikli beslenme
ja 管理栄養士, 栄養相談
zh 营养师, 营养咨询
ar أخصائي تغذية, تغذية صحية, أخصائية تغذية
@ beauty
looks: -
en lashes!, lash extensions!, lash studio!, eyelash extensions, brows!, brow bar!, microblading!, waxing!, laser hair removal!, tanning!, tanning salon!, spray tan!, piercing!, piercing studio!, permanent makeup!, botox!, aesthetics clinic!, wigs!
de wimpernverlangerung!, wimpernstudio!, augenbrauen, waxing!, haarentfernung!, sonnenstudio!, solarium!, piercing!, piercingstudio!, microblading!, permanent make-up!, peruken!, botox!, zweithaar!
fr extensions de cils!, cils, sourcils, epilation!, epilation laser!, institut de bronzage!, piercing!, perceur!, maquillage permanent!, microblading!, medecine esthetique!, perruques!
es extensiones de pestanas!, pestanas, cejas, depilacion!, depilacion laser!, solarium!, piercing!, microblading!, medicina estetica!, pelucas!, micropigmentacion!
it extension ciglia!, ciglia, sopracciglia, epilazione!, epilazione laser!, solarium!, piercing!, microblading!, medicina estetica!, parrucche!, trucco permanente!
pt extensao de cilios!, extensao de pestanas!, cilios, sobrancelhas!, design de sobrancelhas!, depilacao!, depilacao a laser!, bronzeamento!, piercing!, micropigmentacao!, estetica!, harmonizacao facial!, perucas!
nl wimperextensions!, wenkbrauwen, waxen!, laserontharing!, zonnestudio!, zonnebank!, piercing!, microblading!, permanente make-up!, pruiken!
pl przedluzanie rzes!, rzesy, brwi, depilacja!, depilacja laserowa!, solarium!, piercing!, makijaz permanentny!, medycyna estetyczna!, peruki!
tr ipek kirpik!, kirpik, kas tasarimi, lazer epilasyon!, epilasyon!, agda!, solaryum!, piercing!, kalici makyaj!, medikal estetik!, peruk!
ja まつげエクステ!, マツエク!, 眉毛サロン!, アイブロウ, 脱毛!, 脱毛サロン!, 日焼けサロン!, ピアス, ウィッグ!, 美容皮膚科!
zh 美睫!, 纹眉!, 脱毛!, 半永久!, 医美!, 美容院!, 假发!
ar رموش!, حواجب!, إزالة شعر!, إزالة الشعر بالليزر!, ليزر!, تجميل!, شعر مستعار!, بوتوكس!
fragrance: - / bouquet rose
en perfume, perfumes, perfumery!, perfume shop!, fragrance, fragrances, eau de parfum, room spray, incense, diffuser, diffusers, essential oils, essential oil
de parfum, parfumerie!, parfums, duft, dufte, raumduft, atherische ole, raucherstabchen
fr parfum, parfums, parfumerie!, eau de parfum, huiles essentielles, encens
es perfume, perfumes, perfumeria!, fragancias, aceites esenciales, incienso
it profumo, profumi, profumeria!, fragranze, oli essenziali, incenso
pt perfume, perfumes, perfumaria!, fragrancias, oleos essenciais, incenso
nl parfum, parfums, parfumerie!, geuren, etherische olie, wierook
pl perfumy, perfumeria!, zapachy, olejki eteryczne, kadzidla
tr parfum, parfumeri!, parfumler, esans, tutsu, oda kokusu
ja 香水, フレグランス, アロマ, アロマオイル, お香
zh 香水, 香氛, 精油, 线香, 熏香
ar عطر, عطور!, بخور, دهن العود, زيوت عطرية
@ trades
pest-control~: ant / mouse beetle
en pest control, exterminator, ant control
de schadlingsbekampfung, kammerjager!, schadlingsbekampfer!
fr desinsectisation, nuisibles, anti-nuisibles
es control de plagas, desinsectacion, plagas
it disinfestazione, disinfestazioni
pt dedetizacao, dedetizadora, controle de pragas, controlo de pragas
nl ongediertebestrijding, plaagdierbestrijding
pl dezynsekcja, zwalczanie szkodnikow
tr ilaclama, bocek ilaclama, hasere ilaclama
ja 害虫駆除
zh 灭虫, 杀虫, 除四害
ar مكافحة حشرات, مكافحة الحشرات, رش مبيدات
rodent-control: mouse
en rodent control, rat control, mouse control, mice, rats
de rattenbekampfung, mausebekampfung
fr deratisation
es desratizacion
it derattizzazione
pt desratizacao
nl rattenbestrijding, muizenbestrijding
pl deratyzacja
ja ネズミ駆除
zh 灭鼠
ar مكافحة القوارض
wasp-control: -
en wasp control, wasp nest removal, wasp nests, bed bug treatment, bed bugs, termite inspection, termite control
de wespennest, wespennester, bettwanzen
fr nid de guepes, nids de guepes, frelons, punaises de lit, termites
es chinches, termitas, avispas
it vespe, cimici dei letti, termiti
pt cupins, percevejos, vespas
nl wespennest, wespennesten, bedwantsen
pl gniazda os, pluskwy
tr tahtakurusu
ja シロアリ駆除, ハチの巣, スズメバチ駆除
zh 白蚁防治
ar النمل الأبيض, بق الفراش
building-works: -
en plasterer!, plastering!, insulation!, loft insulation, fencing contractors!, fence installation!, fences, paving!, driveways!, driveway, demolition!, groundworks!, excavation!, surveyor!, surveyors!, welding!, welder!, blacksmith!, metalwork!, drainage!, decking, decks, patios, gutters, skip hire!, skips, rubbish removal!, junk removal!, house clearance!, septic tank emptying!, damp proofing!, conservatories!, loft conversions!, awnings!, signage!, sign maker!
de trockenbau!, verputzer!, gipser!, dammung!, zaunbau!, zaune, pflasterarbeiten!, pflasterer!, abbruch!, erdbau!, tiefbau!, vermessung!, schweisserei!, schmiede!, schmied!, containerdienst!, kanalreinigung!, terrassenbau!, terrassen, dachrinnen, haushaltsauflosung!, haushaltsauflosungen!, markisen!, wintergarten!, schilder!, werbetechnik!
fr platrier!, platrerie!, isolation!, isolation des combles, clotures!, terrassement!, pavage!, demolition!, geometre!, soudure!, ferronnerie!, forgeron!, vidange de fosse septique!, debarras!, location de bennes!, gouttieres, terrasses en bois, verandas!, pergolas!, enseignes!, metallerie!
es yesero!, pladur!, aislamientos!, vallas!, cerramientos!, pavimentacion!, derribos!, demoliciones!, excavaciones!, topografia!, soldadura!, herreria!, herrero!, desatascos!, contenedores de obra!, vaciado de pisos!, canalones, toldos!, rotulos!, pergolas!, carpinteria metalica!, impermeabilizaciones!
it cartongesso!, cartongessista!, isolamento termico!, cappotto termico, recinzioni!, pavimentazioni!, demolizioni!, scavi!, geometra!, saldatura!, fabbro ferraio!, spurghi!, sgomberi!, grondaie, tende da sole!, insegne!, verande!, pergole!, carpenteria metallica!, impermeabilizzazioni!
pt gesseiro!, gesso e drywall!, drywall!, isolamento termico!, cercas!, vedacoes!, demolicoes!, terraplanagem!, topografia!, solda!, serralheria!, serralharia!, serralheiro!, desentupidora!, desentupimentos!, cacamba!, aluguel de cacambas!, calhas!, toldos!, letreiros!, impermeabilizacao!, canalizador!
nl stukadoor!, isolatie!, hekwerk!, schuttingen!, bestrating!, stratenmaker!, sloopwerken!, grondwerk!, lasbedrijf!, smederij!, smid!, rioolreiniging!, containerverhuur!, dakgoten, overkappingen!, woningontruiming!, zonneschermen!, serres!, reclameborden!
pl tynkarz!, tynki!, ocieplenia!, ogrodzenia!, ogrodzenie, ogrodzen, ogrodzeniowe, brukarstwo!, kostka brukowa!, wyburzenia!, roboty ziemne!, geodeta!, spawanie!, kowal!, kowalstwo!, wywoz gruzu!, kontenery na gruz!, rynny, tarasy, markizy!, reklamy swietlne!, wywoz szamba!
tr alci!, siva!, yalitim!, isi yalitimi!, cit!, hafriyat!, yikim!, kaynak!, kaynakci!, ferforje!, demirci!, tente!, tabela!, vidanjor!, kilit tasi!, mantolama!
ja 左官!, 外構!, 外構工事!, 解体!, 解体工事!, 測量!, 溶接!, 鍛冶!, 不用品回収!, 遺品整理!, 防水工事!, 看板!
zh 抹灰!, 保温!, 围栏!, 拆除!, 测量!, 焊接!, 铁艺!, 铁匠!, 垃圾清运!, 防水!, 遮阳棚!, 广告牌!, 招牌!
ar عزل!, عزل أسطح!, جبس!, لحام!, حدادة!, حداد!, هدم!, مساحة أراضي!, تسليك مجاري!, مظلات سيارات!, لوحات إعلانية!, كشف تسربات!
funeral: -
en funeral directors!, funeral director!, funeral home!, undertakers!, undertaker!, cremation!, memorial stones!, stonemason!, grave care!
de bestatter!, bestattung!, bestattungen!, bestattungshaus!, bestattungsinstitut!, trauerfloristik, grabpflege!, steinmetz!, grabsteine!, trauerredner!, trauerrednerin!
fr pompes funebres!, marbrerie!, marbrier!, obseques!
es funeraria!, tanatorio!, lapidas!, marmoleria!
it onoranze funebri!, pompe funebri!, agenzia funebre!, marmista!
pt funeraria!, servicos funerarios!, marmoraria!
nl uitvaart!, uitvaartverzorging!, uitvaartondernemer!, uitvaartcentrum!, steenhouwer!, grafmonumenten!
pl zaklad pogrzebowy!, uslugi pogrzebowe!, kamieniarstwo!, nagrobki!
tr cenaze hizmetleri!, mezar yapimi!, mermerci!
ja 葬儀!, 葬儀社!, 石材店!, 墓石!, 葬祭!
zh 殡葬!, 殡仪!, 墓碑!, 石材!
ar خدمات جنائزية!
fire-brigade: fire-engine fire-extinguisher
en fire brigade!, volunteer fire brigade!, fire department!
de feuerwehr!, freiwillige feuerwehr!
fr sapeurs-pompiers!, pompiers!, sapeurs-pompiers volontaires!
es bomberos!
it vigili del fuoco!, pompieri!
nl brandweer!, vrijwillige brandweer!
pl straz pozarna!, ochotnicza straz pozarna!
pt bombeiros!, corpo de bombeiros!
tr itfaiye!
ja 消防団!, 消防署!
zh 消防队!, 消防演练
ar دفاع مدني!, إطفاء!
parish: church bell
en parish!, church!, parish church!
de kirchengemeinde!, pfarrei!, kirche!
fr paroisse!, eglise!
es parroquia!, iglesia!
it parrocchia!, chiesa!
nl kerkgemeente!, parochie!, kerk!
pl parafia!, kosciol!
pt paroquia!, igreja!
tr kilise!
ja 教会!
zh 教堂!
ar كنيسة!
@ business
agency: -
en marketing agency!, advertising agency!, pr agency!, social media agency!, communications agency!, coach!, coaching!, business coach!, life coach!, life coaching!, detective agency!, private investigator!, translation agency!, translations!, translator!, interpreter!, event agency!, event planner!, event planning!, event management!, public speaking, virtual assistant!, virtual assistants!
de werbeagentur!, marketingagentur!, social-media-agentur!, coach!, coaching!, coachin!, detektei!, ubersetzungen!, ubersetzer!, ubersetzerin!, dolmetscher!, eventagentur!, veranstaltungsplanung!, pr-agentur!, rhetorik, virtuelle assistenz!
fr agence de communication!, agence de publicite!, agence marketing!, coach!, coaching!, coach de vie!, detective prive!, traduction!, traductions!, traductrice!, traducteur!, interprete!, agence evenementielle!, organisation d'evenements!, community manager!
es agencia de marketing!, agencia de publicidad!, agencia de comunicacion!, coach!, coaching!, detective privado!, traducciones!, traductora!, traductor!, interprete!, agencia de eventos!, organizacion de eventos!, community manager!
it agenzia di comunicazione!, agenzia pubblicitaria!, agenzia di marketing!, coach!, coaching!, investigatore privato!, traduzioni!, traduttrice!, traduttore!, interprete!, agenzia di eventi!, organizzazione eventi!, social media manager!
pt agencia de marketing!, agencia de publicidade!, agencia de comunicacao!, coach!, coaching!, detetive particular!, traducoes!, tradutora!, tradutor!, agencia de eventos!, organizacao de eventos!, cerimonial!, gestao de redes sociais!
nl reclamebureau!, marketingbureau!, communicatiebureau!, coach!, coaching!, levenscoach!, recherchebureau!, vertalingen!, vertaalbureau!, vertaler!, tolk!, evenementenbureau!
pl agencja reklamowa!, agencja marketingowa!, coach!, coaching!, detektyw!, tlumaczenia!, biuro tlumaczen!, tlumacz!, agencja eventowa!, organizacja eventow!
tr reklam ajansi!, dijital ajans!, pazarlama ajansi!, kocluk!, yasam koclugu!, dedektif!, tercume!, tercume burosu!, ceviri!, organizasyon!, etkinlik planlama!
ja 広告代理店!, マーケティング!, コーチング!, 探偵!, 翻訳!, 通訳!, イベント企画!, pr会社!
zh 广告公司!, 营销!, 教练课程, 侦探!, 翻译!, 翻译公司!, 活动策划!, 会展!, 公关!
ar وكالة إعلانات!, تسويق!, تسويق رقمي!, كوتشينج!, ترجمة!, مكتب ترجمة!, تنظيم فعاليات!, تنظيم معارض!
@ food
world-kitchens~: steaming-bowl chopsticks / takeout-box
en chinese restaurant!, thai restaurant!, vietnamese restaurant!, korean restaurant!, asian restaurant!, chinese takeaway!, thai takeaway!, asian kitchen!
de chinarestaurant!, thai-restaurant!, asia-restaurant!, vietnamesisches restaurant!, asia-imbiss!, thailandisches restaurant!, chinesisches restaurant!, koreanisches restaurant!
fr restaurant chinois!, restaurant thai!, restaurant thailandais!, restaurant vietnamien!, restaurant coreen!, restaurant asiatique!
es restaurante chino!, restaurante tailandes!, restaurante vietnamita!, restaurante asiatico!, restaurante coreano!
it ristorante cinese!, ristorante thailandese!, ristorante vietnamita!, ristorante asiatico!
pt restaurante chines!, restaurante tailandes!, restaurante asiatico!
nl chinees restaurant!, thais restaurant!, vietnamees restaurant!, aziatisch restaurant!, toko!
pl restauracja chinska!, restauracja tajska!, restauracja wietnamska!, restauracja azjatycka!
tr cin restorani!, uzak dogu mutfagi!
ja 中華料理!, タイ料理!, ベトナム料理!, 韓国料理!
zh 川菜馆!, 粤菜馆!, 泰国菜!, 越南粉!
kiosk: newspaper / candy
en kiosk!, newsagent!, newsagents!, corner shop!
de kiosk!, trinkhalle!, spatkauf!
fr kiosque!, maison de la presse!, point presse!
es quiosco!, kiosco!, quiosco de prensa!
it edicola!
pt banca de jornais!, quiosque!
nl kiosk!, buurtwinkel!
pl kiosk!
tr gazete bayii!
zh 报刊亭!
`
