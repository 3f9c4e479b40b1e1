/** Requests of businesses whose trade has no drawing, or that say nothing about themselves. `requests.ts` says how the lines are read. */
export const UNUSUAL = `
# Brightside | en | | 
Guitar lessons for adults, tues 6pm | guitar musical-notes musical-score
Big news coming friday | -
we quarter-filled the room last time, let's fill it | -
Pizza night for the whole team thurs | pizza
Thank you!! | -
free parking behind the building | -
drop-in hours, no slot needed | -
the press loved it. see for yourself | -
spring cleaning our mailing list, click to stay | -
Christmas tree sale, dec 5-20, all sizes | christmas-tree evergreen-tree
# Calder Partners | en | We help leaders make better decisions | 
what we learned from 40 board meetings | ?spiral-calendar
Hiring: associate, London | -
our annual letter is out | -
save the date: sept 9, dinner with clients | ?fork-and-knife-with-plate ?wine-glass
decision fatigue is real | -
new office, same view: 5 Bridge St | ?package ?office-building
happy new year from all partners | fireworks clinking-glasses bottle-with-popping-cork sparkler confetti-ball balloon party-popper
"they asked the question nobody dared" CFO, retail | -
podcast ep 12: pricing in a downturn | studio-microphone headphone radio microphone
report: state of the mid-market | ?bar-chart ?chart-increasing
# Whitlock & Daughters | en | Funeral directors since 1931 | 
a guide to planning ahead, free by post | -
we are here day and night 020 7946 0111 | -
remembrance evening, candles provided, dec 8 | candle
plain words about costs | -
our staff took a first aid course | ?adhesive-bandage
wreaths and flowers can be left with us | ?bouquet ?tulip ?rose ?white-flower
closed for staff training on friday am | -
what happens to a watch, a ring, a letter? bring keepsakes | -
the tea room is open to all mourners | ?teacup-without-handle ?teapot ?hot-beverage
we now offer water cremation | -
# Ridgeback Roofing | en | Roofers for flat and slate roofs | ?house ?hammer ?ladder ?houses ?brick
storm damage? photos to 555-0188 | +
slate vs tile: which lasts | +
free quote this week | +
gutters cleaned $120 | +
we finished St Mark's tower!! | +
apprentice wanted, no fear of heights | +
our crane is in your street monday, sorry | +
insurance paperwork, done by us | +
0% finance for 12 months | +
bats in the loft? it's the law, ask us first | + bat
# Tinta Viva | es | Estudio de tatuajes | 
flash day viernes 13, desde 60€ | -
cita previa por insta | -
cover up antes y después | -
cerramos en agosto | -
artista invitada: Mara, del 3 al 9 | -
rosa pequeña 80€ | ?rose
cuidado del tatuaje: 5 pasos | -
buscamos aprendiz que dibuje | -
gracias a todos por la cola de ayer | -
nueva sala, nuevo barrio | -
# Kaminwerk Lohr | de | Schornsteinfeger und Ofenbau | fire house brick
Kehrtermin KW 42: Lindenweg 1–30 | +
Kaminofen Ausstellungsstück 1.890 statt 2.400 | +
Glück für 2027! | + four-leaf-clover ?pig
Feinstaub: neue Grenzwerte ab Januar | +
Holz richtig stapeln | + wood
Azubi gesucht, schwindelfrei | +
Büro zwischen den Jahren zu | +
Rauchmelder Aktion 19,90 | +
Katze im Kamin: Happy End | + cat black-cat
Bank vor dem Ofen: sitzen, wo es warm ist | +
# Nordlicht e.V. | de | Verein | 
Mitgliederversammlung 12.3. 19 Uhr | -
Danke an alle Helfer | -
Flohmarkt am Samstag, Tische 8 € | -
Der Mond ist aufgegangen: Sternwarte offen ab 21 Uhr | telescope crescent-moon ?full-moon night-with-stars milky-way ringed-planet
Laternenumzug am 11.11. | ?red-paper-lantern ?candle
Gitarrenkurs für Senioren, dienstags | guitar
Lesung mit Nora Held, Eintritt 5 € | open-book books
Der Vorstand tritt zurück | -
Schachturnier, Startgeld 3 € | chess-pawn
Fahrt ins Blaue mit dem Bus | bus ?oncoming-bus
# Casa Limpia | pt-BR | Limpeza residencial e comercial | broom bucket sponge bubbles soap
faxina a partir de R$ 140 | +
equipe de confiança, referências | +
limpeza pós-obra orçamento grátis | +
vaga diarista zona sul | +
sofá lavado em casa R$ 199 | + couch-and-lamp
janelas sem manchas: truque do vinagre | + window
15% na primeira visita | +
feriado atendemos normal | +
depoimento: "minha casa nunca brilhou tanto" | +
não deixe pra véspera de Natal! | +
# Szkoła Szachowa Gambit | pl | Szachy dla dzieci | chess-pawn trophy
turniej w niedzielę o 10 | + trophy
zapisy na semestr letni | +
obóz letni nad jeziorem | +
zagadka tygodnia: mat w dwóch ruchach | +
koń skacze najdziwniej – lekcja 3 | +
szukamy trenera | +
pierwsza lekcja gratis | +
wyniki ligi | +
wieża kontra goniec | +
ferie: półkolonie 5 dni 650 zł | +
# Yıldız Matbaa | tr | Dijital baskı ve matbaa | ?printer ?page-facing-up
kartvizit 1000 adet 450 TL | +
davetiye baskı, 3 günde teslim | + envelope
afiş ve broşür | +
yeni makinemiz geldi | +
eleman aranıyor: grafiker | + artist-palette pencil
cumartesi 10-16 açığız | +
kaşe 1 saatte hazır | +
okul dönemi: fotokopi 1 TL | + school
takvim siparişi için son gün 1 aralık | + calendar spiral-calendar tear-off-calendar
%15 indirim | +
# みなと税理士事務所 | ja | 税理士事務所 | ?receipt ?ledger ?abacus ?coin ?bar-chart
確定申告 無料相談会 2月14日 | +
インボイス制度セミナー 参加費無料 | + receipt
夏季休業 8/11〜8/15 | +
スタッフ募集 簿記2級以上 | +
月額顧問料 通常3万円→2万円 | +
レシートの整理 5つのコツ | + receipt
事務所を移転しました | + package delivery-truck office-building
創業20年 ありがとうございます | +
オンライン相談はじめました | +
電話 03-5550-0123 | +
# حديقة الألعاب | ar | مركز ألعاب للأطفال | teddy-bear balloon playground-slide kite puzzle-piece
حفلة عيد ميلاد من 900 درهم | + birthday-cake
الدخول مجاني تحت سنتين | +
مغلق للصيانة يوم الأحد | +
مطلوب موظف استقبال | +
تذكرة عائلية 120 بدلاً من 150 | + ticket admission-tickets
ورشة رسم يوم السبت | + artist-palette paintbrush crayon
ساعات العمل 10 - 22 | +
العودة إلى المدرسة: خصم 25٪ | + school backpack pencil books
لعبة جديدة! | +
شكراً لزيارتكم | +
`
