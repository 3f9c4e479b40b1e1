/** Requests of businesses that write Polish, Turkish, Japanese, Chinese, or Arabic. `requests.ts` says how the lines are read. */
export const OTHERS = `
# Piekarnia Kłos | pl | Piekarnia rzemieślnicza w Krakowie | bread baguette-bread croissant bagel shortcake pretzel
chleb żytni na zakwasie 14 zł | +
pączki! tłusty czwartek od 6 rano | + doughnut
szukamy piekarza na noce | +
w sobotę zamknięte | +
warsztaty pieczenia chleba 22.11, 150 zł | +
rabat 10% dla seniorów w środy | +
nowość: bułka z czarnuszką | +
zamów makowiec na święta do 18 grudnia | + christmas-tree
przeprowadzka na ul. Długą 5 | + package delivery-truck
dziękujemy za 30 lat razem | +
# Studio Fryzur Ola | pl | Salon fryzjerski w Gdańsku | scissors hair-pick mirror
strzyżenie męskie 60 zł | + ?barber-pole ?razor
koloryzacja -20% w listopadzie | +
wolne terminy w piątek, dzwoń 58 555 01 02 | +
szukamy fryzjerki na pół etatu | +
balejaż krok po kroku | +
zamek w drzwiach się zaciął, dzwońcie dzwonkiem haha | + bell
kurs upięć ślubnych | + ring wedding
urlop 1-14 lipca | +
bony podarunkowe od 100 zł | + wrapped-gift
nowe godziny otwarcia | +
# Anadolu Fırını | tr | Taş fırın ekmek ve simit | bread baguette-bread bagel pretzel flatbread
sıcak simit 15 TL sabah 6'dan itibaren | +
ekşi mayalı ekmek 90 TL | +
ramazan pidesi iftara 1 saat kala | +
bayramda kapalıyız | +
tezgahtar aranıyor | +
2 poğaça + çay 60 TL yerine 45 TL | + teacup-without-handle teapot hot-beverage
Yeni şubemiz Kadıköy'de açıldı! | + balloon
çeyrek asırdır aynı fırın | +
yaş pasta siparişi alınır | + shortcake birthday-cake
pazar günü 7-13 açık | +
# Mavi Yelken | tr | Yelken okulu ve tekne kiralama, Bodrum | sailboat anchor water-wave
başlangıç kursu 3 gün 4500 TL | +
günlük tekne kiralama | +
mavi tur eylül fırsatı %20 | +
kaptan aranıyor | +
çocuk yaz kampı kayıtları başladı | + sun
rüzgar var, ders var | +
yarış sonuçları | + trophy
fırtına nedeniyle bugün kapalı | +
can yeleği bizden | +
hafta sonu gün batımı turu | + sunset
# 茶舗みどり | ja | 京都の日本茶専門店 | teacup-without-handle teapot
新茶 100g 1,200円 本日発売 | +
抹茶ラテ 550円 | +
年末年始休業 12/30〜1/3 | +
急須の使い方 ①湯を冷ます ②茶葉を入れる ③一分待つ | +
アルバイト募集 土日できる方 | +
冷茶セット 通常1500円→今だけ980円 | +
お茶の淹れ方教室 3月8日 14時 | +
送料無料 5000円以上 | +
桜まつりに出店します | + cherry-blossom
閉店時間が18時になります | +
# パン工房こむぎ | ja | 手作りパンの店 | bread croissant baguette-bread
焼きたて食パン 9時と15時 | +
メロンパン 150円 | +
クリスマスケーキ予約受付中 | + christmas-tree shortcake
定休日が水曜になりました | +
パン教室 親子で参加OK 2000円 | +
スタッフ募集中 時給1100円 | +
全品10%オフ 日曜まで | +
クロワッサン祭り | + croissant
10周年ありがとうございます | +
サンドイッチはじめました | + sandwich
# 蓝鲸游泳馆 | zh | 儿童游泳培训 | goggles water-wave ring-buoy one-piece-swimsuit
暑期班报名 8折 到6月30日 | +
免费体验课 周六上午 | +
招聘游泳教练 | +
周一闭馆换水 | +
亲子游泳 每节 128元 | +
泳镜泳帽套装 99元 原价149 | +
水温28度 全年恒温 | +
蛙泳四步学会 | +
开业三周年 抽奖送年卡 | +
老学员推荐送两节课 | +
# 老王火锅 | zh | 重庆火锅店 | pot-of-food hot-pepper fire fondue chopsticks
双人套餐 168元 原价228 | +
招服务员 包吃住 | +
新店开业 全场7折 | +
国庆不打烊 | +
啤酒买一送一 | + beer-mug clinking-beer-mugs
毛肚 鸭肠 每日新鲜 | +
生日当天送果盘 | + birthday-cake watermelon
订位电话 023-5550-0199 | +
辣度可选 微辣 中辣 特辣 | +
午市套餐 38元 | +
# مقهى النخيل | ar | مقهى ومحمصة قهوة في دبي | hot-beverage beans croissant
قهوة مختصة 18 درهم | +
افتتاح الفرع الجديد يوم الجمعة | +
مغلق يوم العيد | +
مطلوب باريستا بخبرة سنتين | +
خصم 20٪ على حبوب القهوة | +
كعكة التمر مع القهوة 25 بدلاً من 32 | + shortcake
دورة تحضير القهوة السبت ٦ مساءً | +
شاي كرك 5 دراهم | + hot-beverage teacup-without-handle teapot
توصيل مجاني | +
شكراً لثقتكم | +
# عيادة ابتسامة | ar | عيادة أسنان في الرياض | tooth toothbrush
تبييض الأسنان 499 ريال | +
احجز موعدك الآن 0115550123 | +
كشف مجاني للأطفال | +
مطلوب مساعدة طبيب أسنان | +
إجازة العيد من 1 إلى 5 | +
تقويم بالتقسيط | +
نصائح للعناية بالأسنان | +
فرع جديد في حي الربيع | +
زراعة الأسنان خصم 15٪ | +
دوام رمضان من 8 مساءً | + crescent-moon
`
