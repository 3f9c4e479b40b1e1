/** Single requests of many trades in Korean, Hebrew, Hindi, Vietnamese, Indonesian, and Thai. `requests.ts` says how the lines are read. */
export const ASIAN_SINGLES = `
# 살롱드봄 | ko | 대구 미용실 | scissors hair-pick mirror
여성커트 2만 원 | +
염색 30% 할인 | +
# 작은책방 | ko | 동네 책방 | books open-book
이번 주 북토크는 김하늘 작가와 함께 | +
휴무 안내: 5월 5일 | +
# 한빛자동차운전학원 | ko | 운전면허학원 | automobile key
1종 보통 특별 할인 | +
장마철 운전 요령 | +
# 세무회계 다온 | ko | 세무사 사무실 | ?receipt ?ledger
종합소득세 신고 5월 31일까지 | receipt ledger
직원 모집 | ?receipt ?ledger
# 펫하우스 | ko | 반려동물 용품점 | paw-prints dog cat
강아지 간식 1+1 | dog paw-prints
고양이 모래 무료배송 | cat +
# משקפי רון | he | אופטיקה בנתניה | glasses sunglasses
משקפי שמש ב-30% הנחה | sunglasses
בדיקת ראייה חינם | +
# מוסך האחים | he | מוסך בבאר שבע | wrench automobile
טיפול לרכב לפני החורף 450 ₪ | +
סגור בערב פסח | ?wrench ?automobile
# מרפאת חיוך | he | מרפאת שיניים | tooth toothbrush
הלבנת שיניים 990 ₪ | +
דרושה סייעת | +
# סוכנות ביטוח נור | he | סוכנות ביטוח | ?umbrella ?shield
ביטוח רכב לנהג צעיר | umbrella shield
פתוחים גם בשישי | -
# בית ספר לגלישה גל | he | בית ספר לגלישה בתל אביב | water-wave
קורס קיץ לילדים | + ?sun
מים חמים, גלים קטנים | +
# सुर संगम | hi | संगीत विद्यालय | musical-notes guitar
गिटार क्लास हर शनिवार | guitar musical-notes
नया सत्र 1 जुलाई से | ?musical-notes
# दृष्टि ऑप्टिकल | hi | चश्मे की दुकान | glasses sunglasses
चश्मे पर 20% छूट | +
आंखों की जांच मुफ़्त | +
# हरित नर्सरी | hi | पौध नर्सरी | seedling potted-plant
इनडोर पौधे ₹99 से | potted-plant seedling
बारिश में पेड़ लगाएं | + deciduous-tree
# अग्रवाल एंड कंपनी | hi | चार्टर्ड अकाउंटेंट फर्म | ?receipt ?ledger
जीएसटी रिटर्न की आखिरी तारीख 20 | receipt ledger
आज कार्यालय बंद | ?receipt
# Nha Khoa Sáng | vi | Nha khoa tại Cần Thơ | tooth toothbrush
Niềng răng trả góp 0% | +
Nghỉ lễ 30/4 | +
# Lá Xanh | vi | Cửa hàng cây cảnh | potted-plant cactus
Sen đá chỉ 29.000đ | cactus
Cây để bàn cho văn phòng | potted-plant +
# Xe Đạp Phố | vi | Cửa hàng xe đạp | bicycle
Bảo dưỡng 99.000đ | +
Đạp xe quanh hồ sáng chủ nhật | +
# Hiệu Sách Gió | vi | Hiệu sách ở Huế | books open-book
Sách cũ đồng giá 20k | +
Nói thật, đọc không cần nhanh | +
# Salon Ayu | id | Salon rambut di Surabaya | scissors hair-pick mirror
Potong rambut + creambath 75 ribu | +
Libur Nyepi | ?scissors ?hair-pick
# Taman Baca Pelangi | id | Toko buku dan taman baca | books open-book
Buku anak diskon 30% | +
Bedah buku Sabtu jam 3 | +
# Laundry Kilat | id | Laundry kiloan di Depok | ?t-shirt
Cuci 5 kg gratis 1 kg | +
Antar jemput sampai jam 9 malam | +
# Drive Yuk | id | Kursus mengemudi di Semarang | automobile key
Paket 10 jam 900 ribu | +
Instruktur perempuan tersedia | +
# คลินิกยิ้ม | th | คลินิกทันตกรรม | tooth toothbrush
ฟอกสีฟัน 1,990 บาท | +
หยุดวันสงกรานต์ 13-15 เม.ย. | +
# ร้านหนังสือริมน้ำ | th | ร้านหนังสือ | books open-book
หนังสือเด็กลด 15% | +
เปิดถึงสามทุ่ม | +
# คาร์แคร์พี่หนุ่ม | th | ร้านล้างรถ | automobile sponge
ล้างรถ 150 บาท | +
เคลือบแก้วราคาพิเศษ | +
# ดอกไม้บ้านฟ้า | th | ร้านดอกไม้ | bouquet tulip rose
ช่อกุหลาบวาเลนไทน์ 599 บาท | rose bouquet red-heart
ส่งฟรีในเมือง | +
# Dapur Rasa | id | Restoran di Medan | ?fork-and-knife-with-plate
Nasi goreng seafood 35 ribu | -
Kopi gratis untuk setiap pesanan | ?hot-beverage
# เสียงใส | th | โรงเรียนดนตรี | ?musical-notes
เรียนกีตาร์ฟรีครั้งแรก | guitar
# मेज़ | hi | रेस्टोरेंट | ?fork-and-knife-with-plate
पिज़्ज़ा पर एक के साथ एक मुफ़्त | pizza
# 맑은손 | ko | 네일샵 | 
젤네일 4만 원 | -
`
