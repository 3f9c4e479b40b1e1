/** Sports outdoors, and dance. `concepts.ts` says how the lines are read. */
export const OUTDOORS = `
@ sports
climbing: knot
en climbing, climbing gym!, bouldering, climbing course, climbing wall!, bouldering gym!, climbing hall!, climbing centre!, climbing center!
de klettern, kletterhalle!, bouldern, boulderhalle!, kletterkurs
fr escalade, salle d'escalade!, bloc d'escalade
es escalada, rocodromo!
pt escalada
it arrampicata, palestra di arrampicata!
nl klimmen, klimhal!, boulderhal!
pl wspinaczka, scianka wspinaczkowa!, wspinaczki, scianka!, centrum wspinaczkowe!
tr tirmanis
ja クライミング, ボルダリング
zh 攀岩, 攀岩馆!
ar تسلق
hiking: hiking-boot mountain
* trekking
en hiking, hike, hikes, guided hike, mountain guide!, hiking boots, hiking tour, alpine club!, mountain club!
de wandern, wanderung, -wanderung, bergtour, bergfuhrer!, wanderschuhe, alpenverein!
fr randonnee, randonnees, guide de montagne!, club alpin!
es senderismo, ruta de senderismo, guia de montana!, club de montana!
pt trilha, caminhada na serra
it escursione, escursioni, guida alpina!, club alpino!
nl wandelen, wandeling, -wandeling, bergsportvereniging!
pl wycieczka w gory, wedrowka, klub gorski!
tr doga yuruyusu
ja 登山, ハイキング
zh 徒步, 登山
ar مشي في الجبال, هايكنج
surf: water-wave
en surfing, surf school!, surf lessons, surf camp
de surfschule!, surfkurs, surfcamp
fr ecole de surf!, surf
es escuela de surf!, surf, clases de surf
pt escola de surf!, surf
it scuola di surf!
nl surfschool!, surfles
ja サーフィン, サーフスクール!
zh 冲浪
ar ركوب الأمواج
pl szkola surfingu!, surfing
tr sorf!, sorf okulu!
ski: skis snow-capped-mountain
en skiing, ski school!, ski resort!, ski rental!, ski lessons, skis, ski
de skischule!, skigebiet!, skikurs, skiverleih!, skifahren, ski
fr ecole de ski!, station de ski!, location de skis!, ski
es escuela de esqui!, esqui, estacion de esqui!
pt esqui, escola de esqui!
it sci, scuola di sci!, noleggio sci!, scuola sci!
nl skischool!, skireis, wintersport
pl narty, szkola narciarska!, wypozyczalnia nart!
tr kayak, kayak okulu!
ja スキー, スキー場!
zh 滑雪, 滑雪场!
ar تزلج
golf: flag-in-hole
* golf, golf club!
pl golf
ja ゴルフ
zh 高尔夫
ar جولف
sailing: sailboat anchor
en sailing, sailing school!, sailboat, yacht charter!, boat rental!, boat trip, boat trips, yacht club!
de segeln, segelschule!, segelkurs, yachtcharter!, bootsverleih!, segeltorn, segelclub!
fr voile, ecole de voile!, location de bateaux!, voilier
es escuela de vela!, alquiler de barcos!, velero, paseo en barco
pt escola de vela!, aluguel de barcos!, passeio de barco
it scuola di vela!, barca a vela, noleggio barche!, gita in barca
nl zeilen, zeilschool!, bootverhuur!, zeilboot, zeilles
pl zagle, szkola zeglarska!, czarter jachtow!, rejs
tr yelken, yelken okulu!, tekne kiralama!, mavi tur, tekne turu
ja ヨット, ヨットスクール!, クルージング
zh 帆船, 游艇
ar قوارب, تأجير يخوت!, إبحار, رحلة بحرية
diving: diving-mask tropical-fish
* snorkeling
en scuba diving!, diving school!, dive center!, diving course
de tauchschule!, tauchkurs, tauchen, tauchbasis!
fr plongee, ecole de plongee!
es buceo, centro de buceo!, escuela de buceo!
pt mergulho, escola de mergulho!
it immersioni, scuola sub!
nl duikschool!, duiken
pl nurkowanie, szkola nurkowania!
tr dalis, dalis okulu!
ja ダイビング
zh 潜水
ar غوص
canoe: canoe
* kayak, kayaks
en canoe, canoes, canoe rental!, kayaking
de kanu, kanuverleih!, kanutour
fr canoe
es piragua, kayak
nl kano, kanoverhuur!
pl splyw kajakowy, kajaki, wypozyczalnia kajakow!
ja カヤック
camping: tent camping
* camping!, glamping!
en outdoor shop!, outdoor store!, camping store!, campsite!, tents, campground!
de campingplatz!, zelte, zeltlager
fr camping!, tentes
es camping!, tiendas de campana
pt acampamento, barracas de camping
it campeggio!, tende
nl camping!, tenten
pl kemping!, namioty
tr kamp alani!, cadir
ja キャンプ場!, キャンプ, テント
zh 露营, 营地!
ar تخييم
skate: skateboard roller-skate
* skateboard, skateboards, skatepark!
en skate ramp, roller skating, skate shop!, skateboarding
de skateshop!, skaten
ja スケートボード
zh 滑板
ice-skating: ice-skate
en ice skating, ice rink!, ice skates
de eislaufen, eisbahn!, eislaufbahn!, schlittschuhlaufen
fr patinoire!, patinage
es patinaje sobre hielo, pista de hielo!
it pattinaggio
nl schaatsen, ijsbaan!
pl lodowisko!, lyzwy
ja スケートリンク!
zh 滑冰
pt patinacao no gelo, pista de patinacao!
tr buz pateni, buz pisti!
ar تزلج على الجليد
fishing: fishing-pole
en fishing trip, fishing, tackle shop!
de angeln, angelladen!, angelschein
fr peche a la ligne
es pesca deportiva
nl vissen met hengel, hengelsport!
pl wedkarstwo, sklep wedkarski!
ja 釣り, 釣具店!
zh 钓鱼
it pesca sportiva, negozio di pesca!
pt pesca esportiva, pesca desportiva, loja de pesca!
tr balikcilik malzemeleri!, olta, olta malzemeleri!
ar صيد سمك, أدوات صيد!
ballet: ballet-shoes
* ballet
en ballet class
de ballettschule!, ballett
pl balet
tr bale
ja バレエ
zh 芭蕾
ar باليه
dance: - / ballet-shoes musical-notes
en dance school!, dance studio!, dance class, dance classes, dance lessons, salsa class
de tanzschule!, tanzkurs, tanzstudio!
fr ecole de danse!, cours de danse, danse
es escuela de baile!, clases de baile, danza, escuela de danza!
pt escola de danca!, aula de danca, danca, estudio de danca!, aulas de danca, zumba
it scuola di danza!, corso di ballo, danza
nl dansschool!, dansles, dansstudio!
pl szkola tanca!, taniec, kurs tanca
tr dans okulu!, dans kursu, dans, dans studyosu!, halk oyunlari, zumba
ja ダンススクール!, ダンス教室!
zh 舞蹈, 舞蹈培训
ar رقص, مدرسة رقص!
`
