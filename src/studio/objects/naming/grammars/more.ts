import { listWords, type SubjectGrammar } from '../subject-grammar.ts'

export const GREEK: SubjectGrammar = {
  head: 'first',
  endings: /(?!)/,
  inflections: /^(?:ο|ος|ου|οι|ους|ων|α|ας|ες|η|ης|ι|ια|ιου|ιων)?$/u,
  prepositions: listWords(
    `σε στο στη στην στον στα στους στις από με χωρίς για μέχρι έως πριν μετά κατά προς ως σαν αντί κοντά πάνω κάτω μεταξύ δίπλα κωδικό κωδικός παρά`,
  ),
  subjectPrepositions: listWords('για με από'),
  negators: listWords('δεν δε μην μη όχι χωρίς κανένα καμία ποτέ ούτε αντί'),
  extras: listWords('εκτός περιλαμβάνεται'),
  light: listWords(
    `ο η το οι τα του της των τον την τους τις ένας μία μια ένα μας σας σου μου αυτός αυτή αυτό κάθε όλα όλες όλοι νέος νέα νέο νέες νέοι φρέσκος φρέσκια φρέσκο φρέσκα ολόφρεσκα ζεστός ζεστό ζεστά καλύτερος καλύτερη καλύτερο πρώτος πρώτη πρώτο τελευταία δύο τρεις τρία τέσσερα πέντε μεγάλος μεγάλη μεγάλο μικρός μικρή μικρό σπιτικό σπιτικά σπιτική χειροποίητο χειροποίητα χειροποίητες χειροποίητη παραδοσιακό παραδοσιακά βιολογικό εδώ τώρα σήμερα αύριο ξανά πάλι μόνο επίσης πολύ ευχαριστούμε δωρεάν ναι κλειστά ανοιχτά επιτέλους σύντομα καλοκαιρινό χειμωνιάτικο παιδικό παιδική παιδικά δευτέρα τρίτη τετάρτη πέμπτη παρασκευή σάββατο κυριακή ιανουαρίου φεβρουαρίου μαρτίου απριλίου μαΐου ιουνίου ιουλίου αυγούστου σεπτεμβρίου οκτωβρίου νοεμβρίου δεκεμβρίου`,
  ),
  other: listWords(
    `εγώ εσύ εμείς εσείς αυτοί ποιος πότε πού γιατί πώς είναι ήταν θα έχει έχουμε μπορείτε να και κι ή αλλά αν ζητείται ζητούνται ξεκινά ξεκινούν ανοίγει άνοιξε κοστίζει`,
  ),
  conjunctions: listWords('και κι ή'),
  leadVerbs: listWords(
    'ανακαλύψτε δοκιμάστε μάθετε αγοράστε παραγγείλτε γιορτάστε πουλάμε ψήνουμε φτιάχνουμε προσφέρουμε',
  ),
  carriers: listWords(
    `μάθημα μαθήματα εργαστήρι εργαστήριο σεμινάριο σεμινάρια προσφορά προσφορές έκπτωση εκπτώσεις εβδομάδα ημέρα μέρα μέρες νύχτα βραδιά βράδυ σαββατοκύριακο φεστιβάλ γιορτή παζάρι αγορά κατάστημα μαγαζί λέσχη σύλλογος μενού σεζόν πρεμιέρα πακέτο κουτί σετ συλλογή συνδρομή παράδοση διανομή υπηρεσία υπηρεσίες στούντιο σχολή σχολείο ομάδα προπόνηση κατασκήνωση εκδήλωση εγκαίνια εκδρομή ξενάγηση ενοικίαση επισκευή επισκευές παραγωγός εταιρεία κέντρο ειδικός μπουκάλι φλιτζάνι ποτήρι ποικιλία δωροεπιταγή γευσιγνωσία έκθεση τουρνουά αρχάριους συμβουλές οδηγός τιμή τιμές πάρτι όλα`,
  ),
}

export const HEBREW: SubjectGrammar = {
  head: 'first',
  endings: /(?!)/,
  articles: /^(?:וה|ה|ו)(?=\p{L}{2})/u,
  prepositions: listWords(
    `עם בלי ללא על אל של מן בתוך ליד לפני אחרי עד בין תחת מעל דרך כמו במקום אצל לפי קוד סיסמה כולל חוץ מאז`,
  ),
  subjectPrepositions: listWords('של על עם'),
  negators: listWords('לא אין בלי ללא אף לעולם במקום'),
  extras: listWords('כלול כלולה כלולים'),
  light: listWords(
    `זה זאת זו אלה כל הכי חדש חדשה חדשים חדשות טרי טרייה טריים טריות ראשון ראשונה אחרון שני שתי שלוש שלושה ארבע חמש גדול גדולה גדולים קטן קטנה קטנים ביתי ביתית טבעי טבעית כאן עכשיו היום מחר שוב רק גם מאוד תודה כן סגור פתוח סוף חינם שישי שבת חמישי רביעי שלישי שני ראשון ינואר פברואר מרץ אפריל מאי יוני יולי אוגוסט ספטמבר אוקטובר נובמבר דצמבר בימי ביום`,
  ),
  other: listWords(
    `אני אתה את אנחנו אתם הוא היא הם מי מה מתי איפה למה איך יש היה הייתה יהיה אפשר צריך או אבל אם כי ש דרוש דרושה דרושים מחפשים מתחיל מתחילים פותחים נפתח נפתחה עולה`,
  ),
  conjunctions: listWords('או'),
  leadVerbs: listWords('גלו טעמו נסו למדו קנו הזמינו חגגו מוכרים אופים קולים מציעים מכינים'),
  carriers: listWords(
    `קורס קורסי סדנה סדנת סדנאות שיעור שיעורי חוג מבצע מבצעי הנחה הנחות שבוע יום ימי לילה ערב ערבי סופשבוע פסטיבל חגיגת שוק יריד חנות מועדון תפריט עונת השקת מארז מארזי קופסת סט קולקציית מנוי משלוח משלוחי שירות שירותי סטודיו צוות אימון אימוני מחנה קייטנת מפגש אירוע פתיחת טיול סיור השכרת תיקון תיקוני יצרן חברת מרכז מומחה בקבוק כוס מבחר שובר סמינר הרצאת טעימות תערוכת טורניר תחרות מתחילים טיפים מדריך מחיר מחירי`,
  ),
}

export const HINDI: SubjectGrammar = {
  head: 'last',
  endings: /(?:ों|ें|ो)$/u,
  prepositions: listWords('बिना सिवाय कोड कूपन पासवर्ड'),
  subjectPrepositions: listWords(''),
  negators: listWords('नहीं बिना मत न कभी'),
  extras: listWords('नहीं बिना शामिल छोड़कर'),
  light: listWords(
    `एक यह ये वह वे हमारा हमारी हमारे आपका आपकी आपके हर सभी नया नई नए ताज़ा ताज़ी ताज़े ताजा ताजी ताजे गर्म गरम ठंडी ठंडा सबसे अच्छा अच्छी बेहतरीन पहला पहली आखिरी दो तीन चार पाँच पांच बड़ा बड़ी छोटा छोटी घर के बने देसी शुद्ध जैविक यहाँ अब आज कल फिर केवल सिर्फ भी बहुत धन्यवाद हाँ मुफ़्त बंद खुला जल्द पर में को से तक का की के लिए साथ ने सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार रविवार जनवरी फरवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर रुपये रु`,
  ),
  other: listWords(
    `मैं हम तुम आप कौन कब कहाँ क्यों कैसे है हैं था थी थे होगा होगी और या लेकिन अगर कि चाहिए मिलेगा मिलेगी शुरू खुल खुला आ गया गई गए करें पाएं पाएँ सीखें आएं लें मिल रहा रही`,
  ),
  conjunctions: listWords('और या एवं व'),
  leadVerbs: listWords('पेश प्रस्तुत'),
  carriers: listWords(
    `कोर्स क्लास क्लासेस कक्षा कक्षाएं कक्षाएँ वर्कशॉप कार्यशाला सेल छूट ऑफर ऑफ़र सप्ताह दिन दिवस रात शाम वीकेंड महोत्सव मेला बाजार बाज़ार दुकान स्टोर शॉप क्लब मेनू सीजन सीज़न लॉन्च पैक बॉक्स सेट कलेक्शन डिलीवरी सेवा सर्विस स्टूडियो स्कूल टीम ट्रेनिंग कैंप शिविर कार्यक्रम इवेंट उद्घाटन टूर किराया रिपेयर मरम्मत निर्माता कंपनी सेंटर केंद्र विशेषज्ञ बोतल कप गिलास रेंज गिफ्ट वाउचर सेमिनार वेबिनार प्रदर्शनी टूर्नामेंट प्रतियोगिता टिप्स गाइड कीमत ऑर्डर बुकिंग`,
  ),
}

export const KOREAN: SubjectGrammar = {
  head: 'last',
  endings: /(?!)/,
  inflections: /^(?:은|는|이|가|을|를|도|만|와|과|랑|이랑|들|들이|들을|입니다|예요|이에요|집)?$/u,
  closing: /^(?:은|는|이|가|을|를|도|만|들이|들을|입니다|예요|이에요)$/u,
  prepositions: listWords('대신 코드 쿠폰코드 암호 없이'),
  subjectPrepositions: listWords(''),
  negators: listWords('없이 대신 안 못 아닌'),
  extras: listWords('없이 없는 없음 대신 포함 제외 별도 제공 증정 무료제공 불포함'),
  light: listWords(
    `새 새로운 신선한 갓 구운 따뜻한 시원한 맛있는 최고의 첫 마지막 두 세 네 다섯 큰 작은 수제 홈메이드 유기농 국내산 우리 저희 이 그 모든 매일 매주 매월 오늘 내일 지금 다시 오직 또 정말 감사합니다 네 휴무 오픈 드디어 곧 월요일 화요일 수요일 목요일 금요일 토요일 일요일 주말 평일 오전 오후 원 개 잔 명 시 분 월 일`,
  ),
  other: listWords(
    `나 너 우리 누가 언제 어디 왜 어떻게 있습니다 있어요 합니다 해요 됩니다 그리고 또는 하지만 만약 및 시작 시작합니다 출시 출시했습니다 오픈합니다 오픈했습니다 판매 판매합니다 팝니다 준비했습니다 나왔습니다 나왔어요 모집합니다 모집 구합니다 예약 주문 문의 가능 받습니다 드립니다 드려요 시작해요 함께 입고 재입고 완료 접수`,
  ),
  conjunctions: listWords('및 그리고 또는 와 과'),
  leadVerbs: listWords(''),
  carriers: listWords(
    `수업 만들기 클래스 원데이클래스 원데이 강좌 강습 강의 레슨 교실 체험 워크숍 워크샵 할인 세일 특가 행사 이벤트 프로모션 주간 데이 밤 나이트 페스티벌 축제 마켓 장터 플리마켓 매장 전문점 가게 샵 클럽 동호회 메뉴 시즌 런칭 박스 세트 선물세트 컬렉션 구독 배달 배송 서비스 스튜디오 학원 팀 훈련 캠프 모임 개업 투어 대여 렌탈 수리 제작 공방 업체 회사 센터 전문가 상담 신상 신메뉴 신제품 쿠폰 상품권 세미나 시음회 시식회 전시 대회 박람회 입문 초급 초보 초보자 팁 가이드 가격 온라인몰 쇼핑몰 경매 런치 예약 한잔 개강 회원모집 수강생 수강생모집 등록 뷔페 파티 사무실 사무소 전문 용품 용품점 간식 사료 모래 신고 안내 모음 추천 선물`,
  ),
}

export const VIETNAMESE: SubjectGrammar = {
  head: 'first',
  endings: /(?!)/,
  prepositions: listWords('ở tại trong từ với không cho đến tới trước sau bằng của về theo như thay giữa bên mã'),
  subjectPrepositions: listWords('về cho từ của'),
  negators: listWords('không chưa đừng chẳng ngoại trừ'),
  extras: listWords(''),
  light: listWords(
    `các những một hai ba bốn năm mới tươi ngon nóng nhất mọi mỗi đặc biệt nhà làm thủ công hữu cơ chúng tôi bạn này đây nay mai lại chỉ cũng rất cảm ơn vâng đóng cửa mở thứ sáu bảy chủ nhật tháng ngày tuần ưu đãi giảm giá miễn phí tặng combo`,
  ),
  other: listWords(
    `tôi ta ai gì khi đâu sao thế nào là có được và hoặc nhưng nếu vì tuyển cần bắt đầu khai trương giá`,
  ),
  conjunctions: listWords('và hoặc'),
  leadVerbs: listWords('khám phá thử học mua đặt bán ra mắt'),
  carriers: listWords(
    `đêm lớp khóa học workshop buổi tiệm quán cửa hàng shop lễ hội phiên chợ câu lạc bộ thực đơn mùa bộ sưu tập hộp set giao dịch vụ studio trường đội trại sự kiện khai trương tour thuê sửa xưởng công ty trung tâm chuyên gia chai ly tách phần voucher hội thảo triển lãm giải người phòng khám`,
  ),
}

export const INDONESIAN: SubjectGrammar = {
  head: 'first',
  endings: /(?:nya|ku|mu)$/,
  prepositions: listWords(
    `di ke dari pada untuk dengan tanpa oleh dalam sebelum sesudah setelah sampai hingga antara seperti daripada selama kode sandi kupon`,
  ),
  subjectPrepositions: listWords('untuk dari tentang'),
  negators: listWords('tidak bukan tanpa jangan belum kecuali tak gak nggak'),
  extras: listWords('termasuk kecuali'),
  light: listWords(
    `ini itu kami kita anda setiap semua baru segar hangat terbaik pertama terakhir dua tiga empat lima besar kecil spesial enak lezat buatan sendiri rumahan organik lokal murah sini sekarang hari besok lagi hanya saja juga sangat terima kasih gratis ya tutup buka akhirnya segera aneka berbagai senin selasa rabu kamis jumat sabtu minggu januari februari maret april mei juni juli agustus september oktober november desember jam pukul rp ribu juta`,
  ),
  other: listWords(
    `saya aku kamu mereka dia siapa apa kapan mana kenapa bagaimana adalah ada akan bisa dan atau tapi jika karena dicari dibutuhkan lowongan mulai harga yang`,
  ),
  conjunctions: listWords('dan atau serta'),
  leadVerbs: listWords('temukan coba cicipi belajar beli pesan rayakan jual menjual membuat menawarkan promosikan'),
  carriers: listWords(
    `kelas kursus workshop pelatihan les promo diskon penawaran minggu hari malam festival pesta pasar bazar toko warung kedai klub menu musim peluncuran paket kotak box set koleksi langganan antar layanan jasa studio sekolah tim latihan kemah acara pembukaan tur wisata sewa rental servis perbaikan bengkel produsen pabrik perusahaan pusat ahli botol cangkir gelas pilihan voucher seminar webinar pameran turnamen lomba pemula tips panduan harga obral lelang komunitas pencinta pecinta hampers`,
  ),
}

export const THAI: SubjectGrammar = {
  head: 'first',
  hasNoSpaces: true,
  endings: /(?!)/,
  prepositions: listWords('ที่ ใน จาก กับ สำหรับ เพื่อ ถึง ก่อน หลัง โดย ของ ด้วย เหมือน โค้ด รหัส'),
  subjectPrepositions: listWords('สำหรับ ของ จาก'),
  negators: listWords('ไม่มี ไม่ ไม่ใช่ ไร้ ห้าม ยกเว้น งด'),
  extras: listWords('รวมแล้ว'),
  light: listWords(
    `ฟรี ทุก ใหม่ สดใหม่ อร่อย พิเศษ ดีที่สุด โฮมเมด ออร์แกนิก ของเรา นี้ วันนี้ พรุ่งนี้ แล้ว เท่านั้น ขอบคุณ ปิด เปิด หยุด เริ่ม วันจันทร์ วันอังคาร วันพุธ วันพฤหัส วันศุกร์ วันเสาร์ วันอาทิตย์ มกราคม กุมภาพันธ์ มีนาคม เมษายน พฤษภาคม มิถุนายน กรกฎาคม สิงหาคม กันยายน ตุลาคม พฤศจิกายน ธันวาคม บาท โปรโมชั่น โปรโมชัน โปร ลดราคา ส่วนลด ลด`,
  ),
  other: listWords('เรา คุณ ใคร อะไร เมื่อไหร่ ทำไม อย่างไร เป็น และ หรือ แต่ ถ้า รับสมัคร เปิดรับ เชิญ สั่ง จอง แมวมอง'),
  conjunctions: listWords('และ หรือ'),
  leadVerbs: listWords('พบกับ ลอง เรียนรู้ ซื้อ ขาย จำหน่าย ฉลอง แนะนำ'),
  carriers: listWords(
    `คอร์ส คลาส คอร์สเรียน เวิร์กช็อป เวิร์คช็อป เรียน สอน ร้าน เทศกาล งาน ตลาด ตลาดนัด คลับ ชมรม เมนู ชุด เซ็ต กล่อง คอลเลกชัน บริการ สตูดิโอ โรงเรียน ทีม ค่าย อีเวนต์ ทัวร์ เช่า ซ่อม โรงงาน บริษัท ศูนย์ ขวด แก้ว บัตรของขวัญ สัมมนา นิทรรศการ แข่งขัน สำหรับผู้เริ่มต้น เคล็ดลับ ราคา ออนไลน์ คืน เดลิเวอรี่`,
  ),
}
