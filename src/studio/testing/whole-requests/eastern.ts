/** Requests of businesses that write Polish, Turkish, Arabic, Japanese, and Chinese. */
export const EASTERN = `
# Kwiaciarnia Malwa | pl
bukiet tulipanów [[*29 zł zamiast 45 zł]], tylko [[*do soboty]], [[*ul. Długa 5]]

{{zrób post na}} dzień kobiet: [[*dostawa gratis od 100 zł]], zamówienia do [[*7 marca do 18:00]], tel. [[*501 234 567]]

[[*nieczynne 1–3 maja]]. zapraszamy [[*w poniedziałek od 9:00]] 🌷 [[*miłej majówki]]

warsztaty wianków [[*w niedzielę 12 kwietnia o 11:00]], [[*120 zł/os.]] z materiałami, [[*zostało 5 miejsc]]

{{nie podawaj ceny}} flower box z mydlanych róż, [[*trwałość do 2 lat]], [[*6 kolorów]], [[*odbiór osobisty]]

szukamy [[*florystki na pół etatu]], stawka [[*od 32 zł/h]], cv na [[*praca@malwa.example]]

3 rady, żeby kwiaty stały dłużej
1. [[*podetnij łodygi]]
2. [[*zmieniaj wodę co 2 dni]]
3. [[*z dala od owoców]]

ślub 2026? konsultacja [[*bezpłatna]], [[*zaliczka 200 zł]], zwrotna [[*do 60 dni przed]]

godziny: pn–pt [[*8–19]], sob [[*8–15]], [[*niedziele handlowe 10–14]]

dziękujemy za [[*500 opinii]] ⭐ ocena [[*4,9/5]]! z tej okazji [[*-15% na storczyki]]

# Çınar Kahvaltı Evi | tr
serpme kahvaltı [[*kişi başı 450 TL yerine 380 TL]], [[*hafta içi]], rezervasyon [[*0532 123 45 67]]

{{bir gönderi hazırla}}: pazar günü [[*canlı müzik]], [[*10:00–13:00]], [[*giriş ücretsiz]]

[[*bayramın 1. günü kapalıyız]]. 2. gün [[*saat 9’dan itibaren]] açığız, [[*iyi bayramlar]]

6 yaş altı çocuklar [[*ücretsiz]], 7–12 yaş [[*yarı fiyat]], [[*otopark mevcut]]

{{fiyatı yazma}}. yeni: [[*köy peyniri tabağı]], [[*bal kaymak]], [[*sınırsız çay]]

garson aranıyor, [[*18–35 yaş]], tam zamanlı, [[*26.000 TL + prim]], [[*cv@cinar.example]]

[[*1.000 TL ve üzeri]] siparişte [[*teslimat bizden]], sadece [[*Kadıköy içi]]

sabah [[*8’den 11’e kadar]] menemen [[*180 TL]], [[*çay dahil]]

kapora [[*500 TL]], iptal [[*24 saat öncesine kadar]] mümkün, [[*iade edilir]]

10. yılımız 🎉 teşekkürler! [[*15 Mayıs’ta]] herkese [[*%20 indirim]], [[*Moda Cad. No: 8]]

# عيادة النخبة | ar
[[*تنظيف الأسنان 150 ريال بدلاً من 250 ريال]] حتى [[*نهاية شعبان]]، للحجز [[*0501234567]]

{{صمم منشور عن}} افتتاح فرعنا الجديد [[*يوم الأحد 12 أبريل الساعة 5 مساءً]]، [[*حي الياسمين]]، [[*الدعوة عامة]]

[[*العيادة مغلقة من 29 رمضان إلى 4 شوال]]، ونستقبلكم [[*يوم 5 شوال]]. [[*كل عام وأنتم بخير]]

الكشف مجاني للأطفال [[*تحت 6 سنوات]]، كل [[*ثلاثاء من 4 إلى 8 مساءً]]، [[*بدون موعد]]

{{لا تذكر السعر}}. تقويم شفاف، [[*تقسيط حتى 24 شهرًا]]، [[*بدون فوائد]]، [[*استشارة مجانية]]

مطلوب [[*طبيب أسنان عام]]، خبرة [[*3 سنوات]]، أرسل السيرة إلى [[*jobs@nukhba.example]]

خصم [[*20%]] عند الدفع نقدًا، [[*لا يشمل الزراعة]]، حتى [[*الخميس]]

[[*تبييض الأسنان في جلسة واحدة]] ✨ النتيجة تدوم [[*حتى سنتين]]، السعر [[*من 600 ريال]]

مواعيدنا: من السبت إلى الأربعاء [[*9 صباحًا – 9 مساءً]]، الخميس [[*9 – 2]]، [[*الجمعة مغلق]]

شكرًا لكم! تقييمنا [[*4.9/5]] من [[*820 مراجعة]]، [[*نسعد بخدمتكم]]

# 町のパン屋 こむぎ | ja
[[*あんバター 280円→230円]]、[[*土日限定]]、[[*各日30個]]

{{投稿を作って}} [[*新作クロワッサン]]が[[*4月3日]]から登場。[[*1個320円（税込）]]

[[*8月12日〜16日はお休み]]します。[[*17日 朝7時]]から営業。[[*よい夏休みを]]

[[*2,000円以上]]お買い上げで[[*ラスク1袋プレゼント]]🎁 [[*なくなり次第終了]]

{{値段は書かないで}}、[[*米粉食パン]]はじめました。[[*小麦不使用]]、[[*毎週水曜]]に焼きます

パン教室 [[*5/10(土)10:00〜12:30]]、[[*参加費3,500円（材料費込）]]、定員[[6名]]、予約は[[*03-1234-5678]]

[[*パート募集]]！朝[[*5時〜9時]]、時給[[*1,200円]]、週2日から

食パンをおいしく保存する3つのコツ
1. [[*粗熱をとる]]
2. [[*1枚ずつ包む]]
3. [[*すぐ冷凍]]

定休日が[[*月曜]]に変わります。[[*5月から]]。営業時間は[[*7:00〜18:00]]

おかげさまで[[*10周年]]🎉 [[*4月20日]]は全品[[*10%OFF]]。ありがとうございます

# 山茶小馆 | zh-Hans
[[*双人套餐 原价198元，现价128元]]，[[*周一至周四]]，[[*需提前预约]]

{{做一张海报}}：[[*新茶品鉴会]]，[[*4月12日下午2点]]，[[*免费入场]]，限30人

[[*1月28日至2月4日休息]]，[[*2月5日]]恢复营业，[[*祝大家新年快乐]]

满[[*200元减30元]]，[[*可与会员卡同享]]，[[*截至本周日]]

{{不要写价格}}，[[*明前龙井]]到货，[[*每人限购2盒]]，[[*附赠茶罐]]

招聘[[*茶艺师]]，月薪[[*6000–8000元]]，[[包吃住]]，电话[[*138 0013 8000]]

喝茶养生3个要点
1. [[*空腹不喝浓茶]]
2. [[*水温85度]]
3. [[*睡前2小时不喝]]

会员日[[*7折]]！[[*每月18日]]，[[*仅限堂食]]

订金[[*100元]]，[[*取消需提前24小时]]，[[*全额退还]]

感谢[[*三年]]来的支持🍵 [[*5月1日]]起搬到[[*人民路66号]]
`
