/** Feasts. `concepts.ts` says how the lines are read. */
export const OCCASIONS = `
@ occasion
diwali: diya-lamp
* diwali, happy diwali, deepavali, दिवाली, दीपावली, दीवाली, தீபாவளி, ディワリ, 排灯节, ديوالي
lunar-new-year: red-paper-lantern / red-envelope
* lunar new year, chinese new year, tet nguyen dan, 설날, tết, tết nguyên đán
de chinesisches neujahr, chinesisches neujahrsfest
fr nouvel an chinois, nouvel an lunaire
es ano nuevo chino, ano nuevo lunar
pt ano novo chines
it capodanno cinese
nl chinees nieuwjaar
pl chinski nowy rok
ja 春節, 旧正月
zh 春节, 春节快乐, 新春, 恭喜发财, 元宵节
mid-autumn: moon-cake red-paper-lantern
* mid autumn festival, 추석, chuseok, trung thu
zh 中秋, 中秋节, 中秋快乐
ja 中秋, お月見
feasts-of-faith: -
* ramadan, ramadan kareem, eid, eid mubarak, eid al fitr, eid al adha, iftar, hanukkah, chanukah, passover, pesach, purim, shavuot, rosh hashanah, sukkot, nowruz, happy holi, holi festival, holi party, vesak, navratri, onam, pongal, होली, ईद, חנוכה, פסח, שבועות, פורים, ראש השנה, ancestor day, all saints, st martin
de zuckerfest, opferfest, ramadanfest, martinsumzug, sankt martin, laternenumzug
fr aid, aid moubarak, toussaint
es dia de muertos, dia de los muertos
pl wszystkich swietych
tr ramazan, ramazan bayrami, kurban bayrami, bayraminiz, nevruz
ja お盆
zh 清明节, 清明, 端午节, 端午
ar رمضان, رمضان كريم, عيد الفطر, عيد الأضحى, عيد مبارك, إفطار
midsummer: -
* midsommar, midsommarbuffe, sankthans, juhannus, fastelavn, fasnacht, vappu
christmas: christmas-tree / wrapped-gift snowflake bell
en christmas, xmas, merry christmas, christmas eve, christmas tree, christmas trees, christmas market, holiday market
de weihnachten, frohe weihnachten, weihnachtsmarkt, weihnachtsfeier, christbaum, weihnachtsbaum, weihnachts-, adventsmarkt, adventszeit
fr noel, joyeux noel, marche de noel, sapin de noel
es navidad, feliz navidad, mercado de navidad
pt natal, feliz natal, feira de natal
it natale, buon natale, mercatino di natale
nl kerst, kerstmis, kerstmarkt, kerstboom, kerst-
pl boze narodzenie, wesolych swiat, wigilia, kiermasz swiateczny
tr noel, yilbasi agaci
ja クリスマス
zh 圣诞, 圣诞节
ar عيد الميلاد المجيد, كريسماس
easter: egg rabbit
en easter, happy easter, easter egg hunt
de ostern, frohe ostern, ostermarkt, ostereier
fr paques, joyeuses paques
es pascua, felices pascuas
pt pascoa, feliz pascoa
it pasqua, buona pasqua
nl pasen, vrolijk pasen, paasbrunch
pl wielkanoc
zh 复活节
tr paskalya
ja イースター
ar عيد الفصح
halloween: jack-o-lantern
* halloween
ja ハロウィン, ハロウィーン
zh 万圣节
ar هالوين
valentine: red-heart rose
* valentine, valentines, valentine's day
de valentinstag
fr saint-valentin, saint valentin
es san valentin
it san valentino
nl valentijnsdag
pl walentynki
tr sevgililer gunu
ja バレンタイン
zh 情人节
ar عيد الحب
mothers-day: bouquet tulip
en mother's day, mothers day
de muttertag
fr fete des meres
es dia de la madre
it festa della mamma
nl moederdag
pl dzien matki
tr anneler gunu
ja 母の日
zh 母亲节
ar عيد الأم
pt dia das maes, dia da mae
new-year: party-popper / fireworks bottle-with-popping-cork
en happy new year, new year's eve, new year's day
de frohes neues jahr, silvester, guten rutsch
fr bonne annee, saint-sylvestre
es feliz ano nuevo, nochevieja
pt feliz ano novo, reveillon
it buon anno, capodanno
nl gelukkig nieuwjaar, oud en nieuw
pl szczesliwego nowego roku, sylwester
tr mutlu yillar
ja 謹賀新年, あけましておめでとうございます
zh 新年快乐
ar سنة جديدة سعيدة
wedding: ring clinking-glasses / wedding
en wedding planner!, weddings!, wedding fair, wedding planning!, wedding venue!
de hochzeitsmesse, hochzeitsplaner!, hochzeitsplanung!, hochzeitslocation!, hochzeitsplanerin!
fr salon du mariage, wedding planner!, organisation de mariages!, organisatrice de mariages!
es organizacion de bodas!, feria de bodas, bodas!
pt organizacao de casamentos!, casamentos!
it wedding planner!, matrimoni!, fiera della sposa
nl trouwbeurs, weddingplanner!, trouwplanner!
pl targi slubne, organizacja wesel!, organizacja slubow!, konsultantka slubna!
tr dugun organizasyonu!, dugun salonu!
ja 結婚式場!, ブライダルフェア
zh 婚庆!, 婚礼策划!
ar تنظيم حفلات زفاف!, قاعة أفراح!
`
