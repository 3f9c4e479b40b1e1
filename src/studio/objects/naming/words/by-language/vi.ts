/** Vietnamese. `own-words.ts` says how the lines are read. */
export const VIETNAMESE = `
bread: tiệm bánh!, lò bánh mì!, bánh mì sandwich, bánh mì gối, bánh mì nướng, bánh mì hoa cúc, bánh mì nguyên cám, bánh mì tươi
own-bake: bánh chưng, bánh tét, bánh bao, bánh cuốn, bánh xèo, bánh bông lan, bông lan trứng muối, bánh pía, bánh tráng, bánh da lợn, bánh flan, bánh mì, bánh mì thịt, ổ bánh mì, bánh mochi, bánh su kem, bánh khọt, bánh rán
croissant: bánh sừng bò, bánh croissant
cake: bánh kem, bánh ngọt, tiệm bánh ngọt!, tiệm bánh kem!, bánh gato, bánh ga tô, bánh phô mai, bánh tart
birthday-cake: bánh sinh nhật, bánh kem sinh nhật, tiệc sinh nhật, sinh nhật bé
cupcake: bánh cupcake, bánh muffin
cookie: bánh quy, bánh cookie, bánh quy bơ
doughnut: bánh donut
pancakes: bánh pancake
crepes: bánh crepe
waffle: bánh waffle
chocolate: sô cô la, socola, sôcôla, chocolate
candy: kẹo ngọt, kẹo dẻo, kẹo mút
ice-cream: kem tươi, kem ốc quế, kem ly, quán kem!, tiệm kem!, kem que, kem gelato
shaved-ice: đá bào, bingsu
moon-cake: bánh trung thu, hộp bánh trung thu
honey: mật ong, mật ong rừng, nuôi ong
cheese: phô mai
milk: sữa tươi, sữa chua, sữa bò
egg: trứng gà, trứng gà ta
plant-milk: sữa hạt, sữa đậu nành, sữa yến mạch
pizza: bánh pizza, pizza
burger: hamburger, bánh burger
fries: khoai tây chiên
own-dish: phở bò, phở gà, quán phở!, bún bò, bún chả, bún đậu, cơm tấm, gỏi cuốn, chả giò, nem rán, hủ tiếu, mì quảng, cao lầu, bún riêu, gà rán, cơm gà, bún bò huế, chè thái, bò kho
pasta: mì ý, nhà hàng ý!
sushi: cơm cuộn, nhà hàng nhật!, nhà hàng nhật bản!
ramen: mì ramen, mì udon
hotpot: lẩu thái, lẩu nướng, lẩu bò, lẩu hải sản, quán lẩu!, lẩu gà, buffet lẩu
dumpling: há cảo, sủi cảo
curry: cà ri
sandwich: bánh sandwich
steak: bò bít tết, bít tết, thịt nướng, quán nướng!, tiệc nướng, thịt bò
fish: hải sản, cá tươi, cá hồi, quán hải sản!, nhà hàng hải sản!, hải sản tươi sống
lobster: tôm hùm
shrimp: tôm sú, tôm tươi
oyster: hàu sữa, hàu nướng
salad: xà lách, salad trộn
soup: súp cua
popcorn: bắp rang, bắp rang bơ
restaurant: nhà hàng!, quán ăn!, quán cơm!, bữa trưa văn phòng, cơm trưa văn phòng, tiệc cưới nhà hàng!
fruit: trái cây, hoa quả, giỏ trái cây, cửa hàng trái cây!, trái cây tươi
vegetables: rau củ, rau sạch, rau hữu cơ, thực phẩm hữu cơ!, rau xanh, rau củ quả
supermarket: siêu thị!, cửa hàng tạp hóa!, siêu thị mini!
farm: nông trại!, trang trại!
strawberry: dâu tây, dâu tây đà lạt
watermelon: dưa hấu
avocado: bơ sáp, trái bơ
mushroom: nấm rơm, nấm hương
olive-oil: dầu ô liu
coffee: cà phê, cafe sữa, cà phê sữa đá, cà phê rang xay, rang xay cà phê!, hạt cà phê, cà phê trứng, cà phê phin, bạc xỉu
iced-coffee: cold brew
cafe: quán cà phê!, quán cafe!, tiệm cà phê!, quán cà phê sách
tea: trà xanh, trà đá, trà thảo mộc, trà sen, trà ô long, trà đào, tiệm trà!, phòng trà!, trà nóng, trà hoa cúc
bubble-tea: trà sữa, trà sữa trân châu, tiệm trà sữa!, quán trà sữa!
wine: rượu vang, vang đỏ, hầm rượu!, rượu vang đỏ
beer: bia tươi, bia thủ công, quán bia!, bia hơi, bia craft
juice: nước ép, sinh tố, nước chanh, nước mía, nước ép trái cây, trà chanh
skincare: chăm sóc da, mỹ phẩm!, kem chống nắng, kem dưỡng, kem dưỡng da, mỹ phẩm thiên nhiên!, serum dưỡng da, dưỡng da
beauty-salon: thẩm mỹ viện!, viện thẩm mỹ!
soap: xà phòng, xà bông, nước giặt
makeup: son môi, trang điểm, trang điểm cô dâu
nails: làm móng, tiệm nail!, sơn móng, sơn gel, vẽ móng
hair: cắt tóc, tiệm tóc!, salon tóc!, nhuộm tóc, uốn tóc, làm tóc, tạo mẫu tóc!, gội đầu dưỡng sinh
barber: cắt tóc nam, barber shop!
candle: nến thơm, nến sáp ong
tattoo: xăm hình!, xăm nghệ thuật!
spa: massage, mát xa, gội đầu thư giãn, massage body
yoga: lớp yoga, phòng tập yoga!, thiền định, yoga bầu
dentist: nha khoa!, phòng khám nha khoa!, nha sĩ!, tẩy trắng răng, niềng răng, cấy ghép implant, trồng răng, lấy cao răng, bọc răng sứ, răng sứ
doctor: phòng khám!, bác sĩ!, khám sức khỏe, y tá, điều dưỡng, phòng khám đa khoa!, khám tổng quát
hospital: bệnh viện!
pharmacy: nhà thuốc!, hiệu thuốc!, quầy thuốc!, thực phẩm chức năng
vaccine: tiêm chủng, vắc xin, vaccine, tiêm ngừa
first-aid: sơ cứu, sơ cấp cứu
blood: hiến máu, hiến máu nhân đạo
optician: mắt kính!, đo mắt, kính thuốc!, tròng kính, gọng kính
sunglasses: kính râm
bed: nệm cao su, chăn ga, chăn ga gối nệm, chăn ga gối đệm
physio: vật lý trị liệu!, phục hồi chức năng!
dog: chó con, spa thú cưng, chó cưng, huấn luyện chó!, cún con, cún cưng
cat: mèo con, cà phê mèo, mèo cưng
pet: thú cưng, thú y!, phòng khám thú y!, cửa hàng thú cưng!, bệnh viện thú y!
horse: cưỡi ngựa
zoo: sở thú!, thảo cầm viên!
aquarium: thủy cung!, bể cá
flowers: hoa tươi, tiệm hoa!, cửa hàng hoa!, shop hoa tươi!, bó hoa, hoa cưới, cắm hoa, điện hoa!, giỏ hoa, shop hoa!, hoa cúc, hoa ly, hoa mẫu đơn
own-flower: hoa sen, hoa lan, hoa mai, hoa đào, hoa khô, lan hồ điệp
roses: bó hoa hồng, hoa hồng đỏ
tulips: hoa tulip
sunflowers: hoa hướng dương, hướng dương
houseplants: cây cảnh, cây trồng trong nhà, cây xanh trong nhà, cây để bàn, cây kiểng, chậu cây
cactus: xương rồng, sen đá
garden: làm vườn, sân vườn!, hạt giống, cây giống!, vườn ươm!, thiết kế sân vườn!
tree: cây ăn quả, trồng cây, cây ăn trái
pottery: gốm sứ!, làm gốm, gốm thủ công!, lớp làm gốm, xưởng gốm!, gốm bát tràng
knitting: đan len, móc len, len sợi
sewing: tiệm may!, thêu tay, học may, lớp may, cắt may
woodwork: thợ mộc!, đồ gỗ mỹ nghệ!, xưởng mộc!
furniture: nội thất!, cửa hàng nội thất!, nội thất gỗ!, thiết kế nội thất!, trang trí nội thất!, đồ nội thất!
sofa: ghế sofa
lamp: đèn trang trí!, đèn chùm, đèn led
house: bất động sản!, nhà đất!, căn hộ, chung cư, môi giới nhà đất!, cho thuê căn hộ, căn hộ cho thuê
kitchen: lớp nấu ăn, dạy nấu ăn!, công thức nấu ăn, học nấu ăn
construction: xây dựng!, công ty xây dựng!, sửa chữa nhà!, thi công xây dựng!, xây nhà trọn gói!
roofing: chống dột!, lợp mái!, thợ lợp mái!
painter: thợ sơn nhà!, sơn nhà!
plumber: thợ sửa ống nước!, sửa ống nước!, thông tắc cống!
electrician: thợ điện!, sửa điện!, thi công điện!
solar: điện mặt trời!, năng lượng mặt trời!, pin mặt trời!
cleaning: dịch vụ vệ sinh!, vệ sinh công nghiệp!, dọn nhà!, dọn dẹp nhà cửa!, giúp việc theo giờ!
laundry: giặt là!, giặt ủi!, tiệm giặt!, giặt sấy!
moving: chuyển nhà!, dọn nhà trọn gói!, chuyển văn phòng!
delivery: chuyển phát nhanh!, giao hàng nhanh!, vận tải!
locksmith: sửa khóa!, thợ sửa khóa!
tools: dụng cụ cầm tay, cửa hàng kim khí!
antiques: đồ cổ!
bicycle: xe đạp, cửa hàng xe đạp!, sửa xe đạp!, xe đạp điện, đạp xe, thuê xe đạp!
car: ô tô, xe hơi, ô tô cũ, trường lái xe!, thuê xe ô tô!, lái thử xe, học lái xe, xe ô tô, showroom ô tô!
garage: gara ô tô!, sửa chữa ô tô!, thay nhớt, bảo dưỡng ô tô, thay dầu
tires: lốp xe, vỏ xe, thay lốp
car-wash: rửa xe!, rửa xe ô tô!
motorcycle: xe máy, mô tô, sửa xe máy!, cửa hàng xe máy!
taxi: xe taxi!
accounting: kế toán!, dịch vụ kế toán!, khai thuế, hóa đơn điện tử, kế toán thuế!, quyết toán thuế
bank: ngân hàng!, gửi tiết kiệm, tài khoản tiết kiệm
credit-card: thẻ tín dụng
insurance: bảo hiểm!, bảo hiểm ô tô, bảo hiểm sức khỏe, bảo hiểm nhân thọ!, bảo hiểm du lịch
law: luật sư!, văn phòng luật!, công ty luật!, tư vấn pháp luật!, văn phòng luật sư!
notary: công chứng!, văn phòng công chứng!
software: phần mềm!, thiết kế web!, lập trình, khóa học lập trình, lập trình viên, thiết kế website!, học lập trình
security: an ninh mạng!, công ty bảo vệ!
phone: sửa điện thoại!, điện thoại thông minh, điện thoại di động, cửa hàng điện thoại!
computer: máy tính!, máy tính xách tay, sửa máy tính!, laptop
printing: in ấn!, nhà in!, in danh thiếp
architecture: kiến trúc sư!, kiến trúc!, văn phòng kiến trúc!
design: thiết kế đồ họa!
recycling: tái chế!
gym: phòng gym!, phòng tập gym!, huấn luyện viên cá nhân!, thể hình
boxing: quyền anh, lớp boxing, boxing
martial-arts: võ thuật!, võ đường!, vovinam
running: chạy bộ, giày chạy bộ, giải chạy, câu lạc bộ chạy bộ!
swimming: bơi lội, học bơi, hồ bơi!, bể bơi!, lớp học bơi, dạy bơi!, lớp bơi
swimwear: đồ bơi!, áo tắm
football: bóng đá, lớp bóng đá, sân bóng!, học viện bóng đá!
basketball: bóng rổ
volleyball: bóng chuyền
tennis: quần vợt
badminton: cầu lông, sân cầu lông!
table-tennis: bóng bàn
climbing: leo núi trong nhà
hiking: leo núi, đi bộ đường dài
surf: lướt sóng
sailing: du thuyền, thuyền buồm
diving: lặn biển, lặn bình khí
canoe: chèo kayak, chèo thuyền kayak
camping: cắm trại, lều trại, khu cắm trại!
skate: trượt ván, ván trượt
ice-skating: trượt băng, sân băng!
fishing: câu cá, đồ câu cá!, hồ câu!
ballet: múa ba lê
dance: lớp nhảy, học nhảy, lớp khiêu vũ, trung tâm khiêu vũ!, lớp múa
music: nhạc sống, hòa nhạc, đêm nhạc, trường âm nhạc!, đêm nhạc acoustic, trung tâm âm nhạc!, lớp nhạc
guitar: đàn guitar, học guitar, lớp guitar, ghi ta
piano: đàn piano, học piano, lớp piano, dương cầm
jazz: nhạc jazz
violin: vĩ cầm, đàn violin
drum: học trống
headphones: tai nghe
vinyl: đĩa than
karaoke: quán karaoke!
theatre: kịch nói, nhà hát!, sân khấu kịch!, vở kịch
cinema: rạp chiếu phim!, chiếu phim, liên hoan phim, rạp phim!
circus: rạp xiếc!
magic: ảo thuật
fireworks: pháo hoa
art: lớp vẽ, học vẽ, màu nước, hội họa, lớp học vẽ, họa cụ!
gallery: phòng tranh!, triển lãm tranh, triển lãm, triển lãm nghệ thuật, khung tranh
museum: bảo tàng!
photo: chụp ảnh, studio ảnh!, nhiếp ảnh, chụp hình, ảnh cưới, tiệm ảnh!, chụp ảnh cưới, chụp ảnh gia đình, nhiếp ảnh gia!
books: sách mới, nhà sách!, hiệu sách!, thư viện!, câu lạc bộ sách, sách cũ, hội sách, ra mắt sách, sách thiếu nhi, tiệm sách!, đọc sách
stationery: văn phòng phẩm!, sổ tay
newspaper: tờ báo!
toys: đồ chơi!, cửa hàng đồ chơi!, đồ chơi gỗ, gấu bông
baby: đồ sơ sinh!, mẹ và bé!
kids: trường mầm non!, mẫu giáo!, nhà trẻ!, mầm non!
playground: khu vui chơi trẻ em!
games: board game, boardgame, trò chơi bàn cờ
chess: cờ vua, lớp cờ vua
puzzle: xếp hình, ghép hình
gaming: trò chơi điện tử
care-home: viện dưỡng lão!
school: trường học!, trung tâm gia sư!, gia sư!, trường tiểu học!, trường tư thục!
back-to-school: tựu trường, đồ dùng học tập, khai giảng năm học mới
languages: trung tâm ngoại ngữ!, học tiếng anh, tiếng anh giao tiếp, lớp tiếng anh, trung tâm anh ngữ!, khóa học tiếng anh, khóa tiếng nhật
graduation: lễ tốt nghiệp, trường đại học!, đại học!
science: phòng thí nghiệm!
clothing: thời trang!, quần áo!, shop quần áo!, cửa hàng thời trang!, quần áo trẻ em
dress: váy cưới, áo cưới, đầm dạ hội, váy đầm, studio áo cưới!
shirt: áo thun, áo phông
coat: áo khoác
scarf: khăn choàng, khăn len
jeans: quần jean, quần jeans
shoes: giày dép!, cửa hàng giày!, sửa giày!, giày cao gót
boots: bốt da
bags: túi xách!, đồ da!, túi da, túi xách nữ
backpack: ba lô, balo
hats: mũ vành
socks: vớ len
jewelry: trang sức!, nhẫn cưới, bông tai, tiệm vàng!, nhẫn đính hôn, dây chuyền bạc, trang sức bạc!
watches: cửa hàng đồng hồ!, sửa đồng hồ!, đồng hồ đeo tay
hotel: khách sạn!, nhà nghỉ!, homestay!, khu nghỉ dưỡng!
travel: du lịch!, công ty du lịch!, vé máy bay, tour du lịch, đại lý du lịch!
luggage: vali, vali kéo
cruise: du thuyền hạ long
christmas: giáng sinh, noel, cây thông noel, giáng sinh an lành
easter: lễ phục sinh, phục sinh
valentine: lễ tình nhân, ngày lễ tình nhân
mothers-day: ngày của mẹ, mừng ngày của mẹ
new-year: năm mới, chúc mừng năm mới
lunar-new-year: tết nguyên đán, tết âm lịch, quà tết, giỏ quà tết, chúc mừng năm mới âm lịch
mid-autumn: tết trung thu, lễ hội trung thu, lồng đèn trung thu
wedding: nhà hàng tiệc cưới!, trung tâm tiệc cưới!, tổ chức đám cưới!
greens: rau muống, rau cải, cải bó xôi
spices: ớt tươi, tương ớt
investing: quản lý tài sản!, tư vấn đầu tư!
video: quay phim!, sản xuất video!
pools: bảo trì hồ bơi!
garden-machines: máy cắt cỏ
potato: khoai tây
train: tàu hỏa du lịch
midwife: hộ sinh!
lemon: trái chanh
window-cleaning: lau kính!
bathroom: phòng tắm
gift-voucher: thẻ quà tặng, phiếu quà tặng
oranges: cam sành, cam vinh
blueberries: việt quất
knives: dao bếp, mài dao!
carpets: thảm trải sàn!, gạch ốp lát!, sàn gỗ!
funeral: dịch vụ tang lễ!
therapy: tâm lý trị liệu!, châm cứu!, bác sĩ tâm lý!
looks: nối mi, phun xăm, triệt lông!, waxing
agency: công ty quảng cáo!, agency quảng cáo!
vase: lọ hoa
jersey: áo đấu
hotel-room: phòng đôi, phòng khách sạn
charging-point: trạm sạc, bộ sạc xe điện
`
