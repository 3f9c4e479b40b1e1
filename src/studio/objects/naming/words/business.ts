/** Services for companies and their customers. `concepts.ts` says how the lines are read. */
export const BUSINESS = `
@ business
accounting~: receipt ledger / abacus coin bar-chart
en accounting!, accountant!, accountants!, bookkeeping!, bookkeeper!, bookkeepers!, tax advisor!, tax return, tax returns, tax preparation!, payroll!, invoices, receipts, accounting software!, bookkeeping software!, invoicing software!, invoicing!, tax season, tax firm!, tax adviser!, tax advisers!
de steuerberater!, steuerberatung!, steuerkanzlei!, buchhaltung!, buchhalter!, steuererklarung, lohnabrechnung!, buchhaltungssoftware!, steuerburo!, belege, rechnungen, steuerberaterin!, steuerberaterinnen!
fr expert-comptable!, comptable!, comptabilite!, cabinet comptable!, factures, logiciel de comptabilite!, declaration de revenus
es asesoria fiscal!, contable!, contabilidad!, gestoria!, declaracion de la renta, facturas
pt contabilidade!, contador!, escritorio contabil!, imposto de renda, notas fiscais
it commercialista!, studio commercialista!, contabilita!, dichiarazione dei redditi, fatture
nl boekhouder!, boekhouding!, accountant!, belastingaangifte, administratiekantoor!, boekhoudsoftware!, belastingadviseur!, belastingadvies!, fiscalist!
pl biuro rachunkowe!, ksiegowosc!, ksiegowa!, doradca podatkowy!, rozliczenie pit
tr muhasebe!, mali musavir!, vergi beyannamesi
ja 税理士!, 会計事務所!, 税理士事務所!, 確定申告, 経理, インボイス, レシート
zh 会计!, 会计师事务所!, 报税, 记账!
ar محاسبة!, محاسب!, مكتب محاسبة!, إقرار ضريبي
bank~: bank coin / money-bag credit-card
en bank!, banking!, credit union!, savings bank!, bank account, savings account, savings accounts, student account, checking account, current account
de sparkasse!, volksbank!, girokonto, sparkonto, tagesgeld, bankhaus!, festgeld
fr banque!, livret d'epargne, compte courant, compte bancaire, caisse d'epargne!
es banco!, cuenta de ahorro, cuenta corriente, caja de ahorros!
pt banco!, conta poupanca, conta corrente, cooperativa de credito!, credito habitacao
it banca!, conto corrente, conto deposito, cassa di risparmio!
nl spaarrekening, betaalrekening, bankrekening, spaarbank!
pl bank!, konto oszczednosciowe, konto bankowe
tr banka!, mevduat hesabi, kredi, konut kredisi
ja 銀行!, 信用金庫!, 預金口座, 住宅ローン
zh 银行!, 储蓄账户, 贷款, 房贷
ar بنك!, مصرف!, حساب توفير, قرض, تمويل!
investing~: chart-increasing coin
en investing!, wealth management!, investment!, investments!, pension, retirement planning!, etf, financial planning!, financial advisor!, financial advisors!, asset management!
de geldanlage!, vermogensverwaltung!, altersvorsorge!, finanzberatung!, finanzberater!, etf, etfs
fr gestion de patrimoine!, investissement!, placements
es inversiones!, inversion!, planes de pensiones
pt investimentos!, assessoria financeira!
it investimenti!, consulenza finanziaria!
nl beleggen!, vermogensbeheer!, pensioen
pl inwestycje!, doradztwo finansowe!
tr yatirim!, yatirim danismanligi!
ja 資産運用!, 投資!
zh 投资!, 理财!
ar استثمار!, إدارة ثروات!
credit-card: credit-card
en credit card, credit cards, card payments
de kreditkarte, kreditkarten, kartenzahlung
fr carte bancaire, carte de credit
es tarjeta de credito
it carta di credito
pt cartao de credito, cartoes de credito
nl creditcard, creditcards
pl karta kredytowa, karty kredytowe
tr kredi karti
ja クレジットカード
zh 信用卡
ar بطاقة ائتمان, بطاقات ائتمان
insurance~: umbrella shield / house automobile
en insurance!, insurance broker!, insurance agency!, insurance brokers!, home insurance, car insurance, travel insurance, health insurance
de versicherung!, versicherungen!, versicherungsmakler!, versicherungsburo!, -versicherung
fr assurance!, assurances!, courtier en assurances!, mutuelle!
es seguros!, correduria de seguros!, seguro
pt seguros!, corretora de seguros!, seguro auto, seguro, seguros de saude, mediador de seguros!
it assicurazioni!, assicurazione!, agenzia di assicurazioni!, agenzia assicurativa!
nl verzekeringen!, verzekering!, -verzekering, verzekeringskantoor!
pl ubezpieczenia!, ubezpieczenie, agencja ubezpieczeniowa!, broker ubezpieczeniowy!
tr sigorta!, sigorta acentesi!, kasko, trafik sigortasi, saglik sigortasi
ja 保険!, 保険代理店!
zh 保险!
ar تأمين!, تأمين سيارات, تأمين صحي
law~: balance-scale / scroll classical-building
en law firm!, lawyer!, lawyers!, attorney!, attorneys!, law office!, solicitors!, solicitor!, legal advice!, legal!, legal services!, paralegal, employment lawyers!
de anwalt!, anwalte!, rechtsanwalt!, rechtsanwalte!, anwaltskanzlei!, kanzlei!, rechtsberatung!, fachanwalt!, rechtsanwaltin!
fr avocat!, avocats!, cabinet d'avocats!
es abogado!, abogados!, despacho de abogados!, bufete!, abogada!
pt advogado!, advogados!, escritorio de advocacia!, advocacia!, advogada!, solicitador!
it avvocato!, avvocati!, studio legale!
nl advocaat!, advocaten!, advocatenkantoor!
pl kancelaria prawna!, adwokat!, prawnik!, radca prawny!, kancelaria adwokacka!, kancelaria radcy prawnego!
tr avukat!, hukuk burosu!, avukatlik!, hukuk!, avukatlik burosu!
ja 弁護士!, 法律事務所!, 法律相談
zh 律师!, 律师事务所!
ar محامي!, محاماة!, مكتب محاماة!
notary~: fountain-pen / scroll memo
en notary!, notaries!, notary public!, notary office!
de notar!, notarin!, notare!, notariat!, notarkanzlei!
fr notaire!, notaires!, etude notariale!, office notarial!
es notaria!, notario!
pt notaria!, notario!, cartorio!
it notaio!, studio notarile!
nl notaris!, notariskantoor!
pl notariusz!, kancelaria notarialna!
tr noter!
ja 公証人!, 司法書士!, 行政書士!
zh 公证处!, 公证!
ar كاتب عدل!, توثيق عقود!
software~: laptop / desktop-computer keyboard cloud
en software!, saas!, web design!, web development!, software development!, developer, developers, software engineer, app development!, it services!, it support!, backup software!, coding bootcamp, web agency!, crm!, cloud software!, developer tools!, programming course, programming school!, coding school!, code school!, learn to code, coding, support engineer, hosting!, web hosting!
de software!, webdesign!, softwareentwicklung!, it-service!, it-dienstleister!, it-systemhaus!, softwareentwickler, entwickler, programmierkurs, programmierschule!, programmieren lernen, -software, webagentur!
fr logiciel!, logiciels!, developpement web!, agence web!, developpeur, developpeuse, editeur de logiciels!
es software!, desarrollo web!, diseno web!, programacion!, desarrollador, programador
pt software!, desenvolvimento web!, desenvolvedor, programador
it software!, sviluppo web!, web agency!, sviluppatore
nl software!, webdesign!, softwareontwikkeling!, ontwikkelaar, webbureau!
pl oprogramowanie!, programista, strony internetowe!, tworzenie stron!, firma informatyczna!, uslugi informatyczne!
tr yazilim!, web tasarim!, yazilimci
ja ソフトウェア!, web制作!, システム開発!, エンジニア
zh 软件!, 网站建设!, 程序员, 软件开发!
ar برمجيات!, تطوير مواقع!, مبرمج
security~: shield locked
en cybersecurity!, cyber security!, it security!, password manager!, vpn!, alarm systems!, security company!, data protection!
de it-sicherheit!, sicherheitsdienst!, alarmanlagen!, datenschutz!
fr cybersecurite!, alarmes!, societe de securite!
es ciberseguridad!, alarmas!, empresa de seguridad!
pt ciberseguranca!, seguranca eletronica!, alarmes!, seguranca privada!
it sicurezza informatica!, antifurti!
nl cyberbeveiliging!, beveiliging!, alarmsystemen!
pl cyberbezpieczenstwo!, alarmy!, ochrona danych!
ja サイバーセキュリティ!, 警備会社!, 防犯カメラ!
zh 网络安全!, 安防!, 监控!
ar أمن سيبراني!, شركة حراسة!, كاميرات مراقبة!
tr siber guvenlik!, guvenlik sirketi!, alarm sistemleri!, guvenlik kamerasi
phone: mobile-phone
en phone repair!, mobile phones!, smartphones, smartphone, mobile plan, phone plan, phone store!, mobile app, phone and tablet repair!, screen repair, phone screen repair, tablet repair!, iphone repair!, mobile phone repair!
de handyreparatur!, handyladen!, smartphones, smartphone, handytarif, mobilfunk!, display-reparatur, smartphone-reparatur!, tablet-reparatur!
fr reparation de telephones!, smartphone, forfait mobile, reparation de smartphones!, reparation d'ecran, reparation iphone!
es reparacion de moviles!, moviles!, movil, tienda de moviles!, reparacion de pantallas, cambio de pantalla, reparacion de telefonos!
pt assistencia tecnica de celular!, celular, celulares, conserto de celular!, troca de tela, reparacao de telemoveis!, telemovel, telemoveis
it riparazione smartphone!, smartphone, telefonia!, riparazione schermo, riparazione cellulari!, riparazione telefoni!
nl telefoonreparatie!, smartphones, telefoonwinkel!, schermreparatie, gsm-reparatie!, smartphone reparatie!
pl serwis telefonow!, smartfon*, telefony, naprawa telefonow!, wymiana ekranu, wymiana wyswietlacza
tr cep telefonu, telefon tamiri!, ekran degisimi, telefon tamircisi!
ja スマホ修理!, スマートフォン, スマホ, 画面修理
zh 手机, 手机维修!, 换屏
ar هواتف!, إصلاح هواتف!, جوال, صيانة جوالات!, تغيير شاشة
computer: laptop desktop-computer
en computer repair!, computers!, laptops, laptop, computer shop!, laptop repair!
de computer!, computerladen!, notebooks, laptops, pc-reparatur!
fr reparation d'ordinateurs!, ordinateurs, informatique!
es ordenadores, portatiles, informatica!, reparacion de ordenadores!
pt informatica!, computadores, notebooks
it computer, informatica!
nl computers, laptops, computerwinkel!
pl komputery, serwis komputerowy!, laptopy
ja パソコン, パソコン修理!, パソコン教室!
zh 电脑, 电脑维修!
ar حواسيب!, كمبيوتر
tr bilgisayar*, bilgisayar tamiri!, laptop
analytics~: bar-chart
en analytics!, business intelligence!, market report, data analyst, dashboards, market research!, data analytics!
de marktforschung!, datenanalyse!, marktbericht
fr etude de marche, analyse de donnees!
es analitica de datos!
it analisi dati!
pt analise de dados!, pesquisa de mercado!
nl data-analyse!, marktonderzoek!
pl analiza danych!, badania rynku!
tr veri analizi!, pazar arastirmasi!
ja データ分析!, 市場調査!
zh 数据分析!, 市场调研!
ar تحليل بيانات!, أبحاث السوق!
printing~: printer / page-facing-up
en print shop!, printing!, printers!, copy shop!, printing house!, flyer printing, digital printing!
de druckerei!, copyshop!, digitaldruck!
fr imprimerie!, imprimeur!
es imprenta!, copisteria!
pt grafica!, grafica rapida!
it tipografia!, stampa digitale!, copisteria!
nl drukkerij!, copyshop!
pl drukarni*!
tr matbaa!, dijital baski!, ozalit!
ja 印刷!, 印刷会社!
zh 印刷!, 打印店!
ar مطبعة!, طباعة!
architecture~: triangular-ruler building-construction
en architect!, architects!, architecture!, architecture studio!, architecture firm!
de architekt!, architekten!, architekturburo!, architektin!
fr architecte!, architectes!, cabinet d'architecture!
es arquitecto!, arquitectos!, estudio de arquitectura!
pt arquiteto!, arquitetura!, escritorio de arquitetura!
it architetto!, architetti!, studio di architettura!
nl architect!, architecten!, architectenbureau!
pl architekt!, biuro architektoniczne!
tr mimarlik!, mimar!
ja 建築事務所!, 設計事務所!, 建築家!
zh 建筑设计!, 建筑师!
ar مهندس معماري!, هندسة معمارية!
design~: artist-palette pencil
en graphic design!, graphic designer!, design studio!, branding agency!, illustrator!, graphic design studio!
de grafikdesign!, grafikdesigner!, grafiker!, designagentur!
fr graphiste!, studio graphique!, design graphique!
es diseno grafico!, disenador grafico!
pt design grafico!, designer grafico!
it grafica pubblicitaria!, studio grafico!
nl grafisch ontwerp!, grafisch ontwerper!
pl grafik!, studio graficzne!
tr grafik tasarim!, grafiker
ja グラフィックデザイン!, デザイン事務所!
zh 平面设计!
ar تصميم جرافيك!
garden-machines: -
en chainsaw, chainsaws, lawnmower, lawnmowers, lawn mower, lawn mowers, garden machinery!, hedge trimmer
de kettensage, motorsage, rasenmaher, gartengerate!
fr tronconneuse, tondeuse, motoculture!
es motosierra, cortacesped
it motosega, tosaerba, tagliaerba
nl kettingzaag, grasmaaier, tuinmachines!
pl pilarka, pilarki, kosiark*
pt motosserra, cortador de grama, cortadores de grama
tr cim bicme makinesi, motorlu testere
ja 草刈り機, チェーンソー
zh 割草机, 电锯
ar جزازات عشب
factory~: gear / factory
en manufacturing!, machine shop!, metalworking!, machinery!, mechanical engineering!
de maschinenbau!, metallbau!, fertigung!, schlosserei!
fr usine!, mecanique industrielle!
es fabrica!, maquinaria!
it officina metalmeccanica!
nl machinebouw!, metaalbewerking!
pl slusarstwo!, obrobka metali!
pt fabrica!, usinagem!, metalurgica!, metalomecanica!
tr fabrika!, imalat!, torna!, cnc!
ja 製作所!, 金属加工!, 工場!
zh 工厂!, 机械加工!, 制造!
ar مصنع!, ورشة خراطة!
recycling~: recycling-symbol
en recycling!, recycling center!, waste management!
de recycling!, wertstoffhof!, entsorgung!
fr recyclage!, dechetterie!
es reciclaje!
pt reciclagem!
it riciclo!
pl recykling!
ja リサイクル!
zh 回收!
tr geri donusum!
ar إعادة تدوير!
`
