/** Requests of businesses that write Korean, Hebrew, Hindi, Vietnamese, Indonesian, or Thai. `requests.ts` says how the lines are read. */
export const ASIA = `
# 달콤공방 | ko | 서울 성수동의 수제 케이크 가게 | shortcake cupcake
딸기케이크를 3만 8천 원에 예약하세요 | shortcake birthday-cake strawberry
크리스마스 케이크 예약 시작 | christmas-tree shortcake
월요일은 쉽니다 | +
쿠키 만들기 원데이 클래스 | cookie
커피 없이 케이크만 판매합니다 | +
# 바른치과 | ko | 부산 해운대 치과 | tooth toothbrush
임플란트 상담 무료 | +
스케일링 건강보험 적용 | +
토요일 야간 진료 시작 | +
간호사를 모집합니다 | + ?stethoscope
추석 연휴 휴진 안내 | + moon-cake red-paper-lantern
# פרחי רותם | he | חנות פרחים בחיפה | bouquet tulip rose
זר פרחים לשבת, 89 ₪ | +
ורדים אדומים ליום האהבה | rose bouquet red-heart
סדנת שזירת פרחים ביום שלישי | +
סגור ביום העצמאות | +
דרושה שוזרת פרחים | +
# קפה שדה | he | בית קפה ומאפייה בגליל | hot-beverage croissant
קפה ועוגה ב-32 ₪ | hot-beverage shortcake
חלות לשבת, הזמנות עד חמישי | -
לחם מחמצת טרי כל בוקר | bread baguette-bread
ערב גיטרה ביום רביעי | guitar musical-notes
פתוח בחג עד 15:00 | +
# मिट्टी घर | hi | जयपुर में पॉटरी स्टूडियो और पॉटरी वर्कशॉप | amphora
पॉटरी वर्कशॉप हर रविवार, ₹1200 | +
मिट्टी के बर्तन अब ऑनलाइन | +
दिवाली पर 20% छूट | + diya-lamp
बच्चों के लिए ग्रीष्म शिविर | +
सोमवार को बंद | +
# केसर बेकरी | hi | पुणे की बेकरी | bread baguette-bread
चॉकलेट केक ₹450 से | shortcake birthday-cake chocolate-bar
ताज़ी ब्रेड सुबह 7 बजे से | +
गुझिया होली तक | -
जन्मदिन का केक एक दिन में तैयार | birthday-cake balloon shortcake
हमें बेकर चाहिए | +
# Tiệm Bánh Mây | vi | Tiệm bánh ngọt ở Đà Lạt | shortcake cupcake
Bánh kem dâu tây 280.000đ | shortcake strawberry birthday-cake
Bánh trung thu nhân đậu xanh, đặt trước 15/8 | moon-cake red-paper-lantern
Nghỉ Tết từ 28 tháng Chạp | + red-paper-lantern
Tuyển thợ làm bánh | +
Mua 2 tặng 1 vào thứ Ba | +
# Cà Phê Gió | vi | Quán cà phê rang xay tại Hà Nội | hot-beverage croissant
Cà phê sữa đá 25.000đ cả tuần | + cup-with-straw
Trà sữa trân châu mới | bubble-tea
Đêm nhạc acoustic tối thứ Bảy | musical-notes guitar microphone
Sửa chữa quán, mở lại ngày 5/6 | +
Không đường vẫn ngon | +
# Kopi Senja | id | Kedai kopi di Bandung | hot-beverage croissant
Es kopi susu 18 ribu sampai Jumat | cup-with-straw +
Biji kopi Gayo 200 gram | + beans
Lowongan barista | +
Tutup saat Lebaran | ?hot-beverage ?croissant
Kelas seduh manual, Sabtu jam 10 | +
# Sepeda Rimba | id | Bengkel sepeda dan toko sepeda di Yogyakarta | bicycle
Servis sepeda lengkap 150 ribu | +
Sepeda lipat bekas, kondisi bagus | +
Cicilan bunga 0% | +
Gowes bareng Minggu pagi | +
Kami pindah ke Jalan Kaliurang | + ?package ?delivery-truck
# บ้านเค้ก | th | ร้านเค้กโฮมเมดในเชียงใหม่ | shortcake cupcake
เค้กสตรอว์เบอร์รี 3 ปอนด์ 890 บาท | shortcake strawberry birthday-cake
คุกกี้เนยสดลด 20% | cookie
ปิดร้านวันสงกรานต์ | +
รับสมัครพนักงานขาย | +
เค้กวันเกิดสั่งล่วงหน้า 2 วัน | birthday-cake balloon shortcake
# สวนโยคะ | th | สตูดิโอโยคะในกรุงเทพ | ?lotus
คลาสโยคะสำหรับผู้เริ่มต้น ทุกวันเสาร์ | lotus
พิลาทิสครั้งแรกฟรี | lotus
คอร์ส 10 ครั้ง 2,900 บาท | +
ย้ายไปชั้น 3 แล้ว | +
ไม่มีคลาสวันแม่ | + bouquet tulip
`
