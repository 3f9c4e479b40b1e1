/** Schools and languages. `concepts.ts` says how the lines are read. */
export const LEARNING = `
@ learning
school~: pencil books / graduation-cap open-book
en school!, primary school!, tutoring!, tutor!, tutors!, homework help, academy!, after school club!, evening school!, adult education!
de schule!, grundschule!, nachhilfe!, gymnasium!, volkshochschule!, abendschule!
fr ecole!, soutien scolaire!, college!, lycee!, cours particuliers!, ecole primaire!, ecole elementaire!
es escuela!, colegio!, academia!, clases particulares!, refuerzo escolar!, escuela primaria!
pt escola!, colegio!, reforco escolar!, aulas particulares!, explicacoes!, centro de explicacoes!, cursinho!, apoio escolar!
it scuola!, ripetizioni!, doposcuola!, liceo!, scuola elementare!, scuola primaria!, scuola media!
nl basisschool!, school!, bijles!, huiswerkbegeleiding!
pl szkola!, szkola podstawowa!, korepetycje!, liceum!
tr okul!, ozel ders!, etut merkezi!, kurs merkezi!, dershane!, kolej!
ja 学校!, 塾!, 学習塾!, 家庭教師!
zh 学校!, 补习班!, 家教!, 培训班!
ar مدرسة!, معهد!, دروس خصوصية!, تقوية!, مركز تعليمي!, أكاديمية!
back-to-school: backpack pencil
en back to school, school supplies
de schulanfang, schulranzen, einschulung, schultute, schultuten, schulsachen
fr rentree scolaire, fournitures scolaires
es vuelta al cole, material escolar
pt volta as aulas, material escolar
it ritorno a scuola, materiale scolastico
nl terug naar school, schoolspullen
pl powrot do szkoly, przybory szkolne, tornister, tornistry
tr okula donus, okul cantasi, okul cantalari, okul cantalarinda, okul malzemeleri, kirtasiye malzemeleri
ja 入学準備, ランドセル
zh 开学季, 文具套装
ar العودة إلى المدرسة, العودة للمدارس
languages~: books open-book / memo globe-with-meridians
en language school!, language courses!, english course, spanish course, german course, french course, english lessons, spanish lessons, language course, french conversation, italian course, language classes
de sprachschule!, sprachkurs, englischkurs, deutschkurs, spanischkurs, ubersetzungsburo!, italienischkurs, franzosischkurs
fr ecole de langues!, cours d'anglais, cours de langues!, cours d'espagnol, cours d'allemand, cours d'italien
es academia de idiomas!, escuela de idiomas!, curso de ingles, idiomas!, curso de aleman, curso de frances
pt escola de idiomas!, curso de ingles, idiomas!
it scuola di lingue!, corso di inglese, corsi di lingua, corso di spagnolo, corso di francese, corso di tedesco
nl taalschool!, taalcursus, cursus spaans, talenschool!, taalles
pl szkola jezykowa!, kurs angielskiego, kursy jezykowe, kurs hiszpanskiego, kurs niemieckiego
tr dil kursu!, ingilizce kursu
ja 英会話, 英会話教室!, 語学教室!
zh 英语培训!, 语言学校!, 英语课
ar معهد لغات!, دورة لغة إنجليزية, تعليم اللغات!
graduation: graduation-cap
en graduation, university!, college!, exam prep, degree program
de abschlussfeier, universitat!, hochschule!, abiball
fr remise des diplomes, universite!
es graduacion, universidad!
pt formatura, universidade!, faculdade!
it laurea, universita!
nl universiteit!, hogeschool!, diploma-uitreiking
pl uniwersytet!, rozdanie dyplomow
tr universite!, mezuniyet
ja 大学!, 卒業式
zh 大学!, 毕业典礼
ar جامعة!, حفل تخرج
science: microscope test-tube
en laboratory!, lab!, science club, science fair, biotech!, science museum!
de labor!, biotech!, chemielabor!
fr laboratoire!, fete de la science
es laboratorio!, feria de ciencias
pt laboratorio!, feira de ciencias
it laboratorio analisi!
nl laboratorium!
pl laboratorium!
ja 研究所!, 実験教室
zh 实验室!
ar مختبر!
tr laboratuvar!, bilim senligi
`
