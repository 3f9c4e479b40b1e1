/** Indonesian. `own-words.ts` says how the lines are read. */
export const INDONESIAN = `
bread: roti tawar, roti gandum, toko roti!, bakery!, pabrik roti!, roti kukus, roti manis, roti hangat
sourdough: roti sourdough, sourdough
own-bake: roti bakar, roti canai, roti sobek, kue lapis, kue basah, jajanan pasar, nastar, kastengel, putri salju, bolu, bolu kukus, martabak, terang bulan, klepon, onde-onde, lapis legit, kue kering, kue lebaran, pisang goreng, pukis, lumpia, risoles, pastel goreng, kue sus, bika ambon
croissant: kroisan
cake: kue tart, kue tar, toko kue!, kue ultah custom, cake potong, kue cokelat, kue coklat, cheesecake, cake
birthday-cake: kue ulang tahun, kue ultah, ulang tahun anak, pesta ulang tahun
cupcake: kue mangkuk
cookie: kukis, biskuit, cookies
doughnut: donat, donat kentang
pancakes: pancake
waffle: wafel
chocolate: cokelat, coklat, cokelat batang
candy: permen
ice-cream: es krim, kedai es krim!, eskrim
shaved-ice: es serut, es campur, es teler, es cendol
honey: madu, madu hutan, peternak lebah!, madu murni
cheese: keju
milk: susu sapi, susu segar, yoghurt, susu murni
egg: telur ayam, telur ayam kampung
plant-milk: susu oat, susu almond, susu kedelai
burger: burger
fries: kentang goreng
hot-dog: hotdog
own-dish: nasi goreng, nasi padang, nasi kuning, tumpeng, nasi tumpeng, rendang, soto, bakso, sate, gado-gado, rawon, ayam geprek, ayam goreng, mie ayam, pempek, gudeg, nasi uduk, nasi box, nasi kotak, seblak, ketoprak, siomay, ayam bakar, pecel lele, ketupat, opor ayam, tempe
pasta: pasta, spaghetti, restoran italia!
sushi: restoran jepang!
ramen: mie ramen, udon
dumpling: dimsum, pangsit
curry: kari jepang
kebab: kebab
sandwich: roti lapis
steak: steik, bistik, daging sapi, toko daging!, steak
fish: ikan segar, ikan bakar, ikan laut, seafood, restoran seafood!
lobster: lobster
shrimp: udang, udang segar
salad: salad, salad buah
soup: sup, sop iga
popcorn: berondong jagung
restaurant: restoran!, rumah makan!, warung makan!, katering!, catering!, warung!, resto!, menu makan siang, paket makan siang
fruit: buah-buahan, buah segar, toko buah!, parsel buah, parcel buah
vegetables: sayur, sayuran, sayur organik, sayuran organik, sayur segar, sayur mayur
supermarket: supermarket!, toko kelontong!, minimarket!, sembako, toko sembako!
farm: kebun organik!, peternakan!, pertanian!, petani!, agrowisata!
tomato: tomat
potato: kentang
apple: apel malang, buah apel
strawberry: stroberi, stroberi segar, petik stroberi
lemon: jeruk lemon
watermelon: semangka
avocado: alpukat, jus alpukat
mushroom: jamur tiram
olive-oil: minyak zaitun
coffee: kopi, biji kopi, kopi susu, roastery!, kopi tubruk, sangrai kopi!, kopi gayo, kopi hitam, kopi arabika, kopi robusta
iced-coffee: es kopi, es kopi susu, kopi dingin
cafe: kedai kopi!, kafe!, warung kopi!, coffee shop!, cafe!
tea: teh, teh hijau, teh tarik, kedai teh!, es teh, teh herbal, teh melati
bubble-tea: boba
beer: bir
juice: jus, jus buah, es jeruk, limun, jus segar, jus jambu
skincare: perawatan kulit, skincare, krim wajah, sunscreen, tabir surya, kosmetik!, facial, klinik kecantikan!, serum wajah, produk skincare!
beauty-salon: salon kecantikan!
soap: sabun, sabun mandi, deterjen, sabun herbal
makeup: lipstik, rias pengantin, rias wajah, makeup
nails: nail art, manikur, salon kuku!, kuku gel
hair: salon rambut!, potong rambut, cat rambut, smoothing, penata rambut!, creambath, warna rambut
barber: barbershop!, tukang cukur!, pangkas rambut!, cukur rambut, barber!
candle: lilin aromaterapi, lilin, lilin wangi
tattoo: tato!, studio tato!
spa: pijat, refleksi, pijat tradisional, rumah pijat!, pijat refleksi
yoga: kelas yoga, studio yoga!, meditasi
dentist: dokter gigi!, klinik gigi!, pemutihan gigi, behel, scaling gigi, perawatan gigi, kawat gigi, gigi, implan gigi, tambal gigi
doctor: dokter!, klinik!, perawat, cek kesehatan, medical check up, dokter anak!, dokter umum!
hospital: rumah sakit!
pharmacy: apotek!, vitamin, apotik!
vaccine: vaksin, vaksinasi, imunisasi
first-aid: pertolongan pertama, p3k
blood: donor darah
optician: kacamata, optik!, toko kacamata!, lensa kontak, periksa mata, softlens
sunglasses: kacamata hitam
bed: kasur, sprei, seprai, bantal, tempat tidur
physio: fisioterapi!, klinik fisioterapi!
dog: anjing, grooming anjing!, anak anjing, pelatihan anjing!, salon anjing!
cat: kucing, grooming kucing!, anak kucing, penitipan kucing!, makanan kucing
pet: hewan peliharaan, dokter hewan!, pet shop!, klinik hewan!, petshop!, toko hewan!, penitipan hewan!
horse: kuda, berkuda, sekolah berkuda!
rabbit: kelinci
goat: kambing, peternakan kambing!
sheep: domba
zoo: kebun binatang!
aquarium: akuarium, ikan hias
flowers: toko bunga!, buket, buket bunga, florist!, rangkaian bunga, karangan bunga!, bunga segar, bunga potong
own-flower: bunga kering, anggrek, bunga anggrek, krans
roses: mawar, bunga mawar, buket mawar, mawar merah
sunflowers: bunga matahari
houseplants: tanaman hias, tanaman, toko tanaman!, tanaman indoor, monstera
cactus: kaktus, sukulen
garden: berkebun, bibit, bibit tanaman, jasa taman!, tukang taman!, benih, lanskap!
tree: tanam pohon, penanaman pohon, pohon buah
pottery: gerabah!, keramik!, kelas gerabah, studio keramik!, tembikar!, kelas keramik
knitting: rajut, merajut, benang rajut, rajutan
sewing: penjahit!, menjahit, jahit, kursus menjahit, taylor!, bordir, toko kain!, kursus jahit, mesin jahit, konveksi!
woodwork: tukang kayu!, kerajinan kayu!, mebel kayu
furniture: mebel!, furnitur!, toko furnitur!, desain interior!, furniture!, interior rumah!
sofa: sofa, kursi sofa
chair: kursi, kursi rotan
lamp: lampu hias, toko lampu!, lampu gantung
house: properti!, agen properti!, rumah dijual, apartemen, kpr, rumah subsidi, perumahan!, kos-kosan, dijual rumah
kitchen: kelas memasak, resep, kursus memasak, peralatan dapur!, kelas masak
construction: kontraktor!, jasa bangunan!, renovasi rumah!, konstruksi!, jasa renovasi!
roofing: tukang atap!, baja ringan!, jasa atap!
painter: tukang cat!, jasa cat rumah!
plumber: tukang ledeng!, pipa bocor, saluran mampet, tukang pipa!
bathroom: kamar mandi
electrician: tukang listrik!, instalasi listrik!
solar: panel surya!, tenaga surya!
cleaning: jasa kebersihan!, cleaning service!, jasa bersih rumah!, jasa bersih-bersih!, bersih rumah
laundry: laundry!, laundry kiloan!, penatu!, binatu!
moving: jasa pindahan!, pindahan rumah!
delivery: ekspedisi!, kurir!, logistik!, jasa pengiriman!
locksmith: tukang kunci!, duplikat kunci!, ahli kunci!
tools: toko bangunan!, perkakas, toko besi!
antiques: barang antik!, toko antik!
fire-brigade: pemadam kebakaran!
parish: gereja!, paroki!
bicycle: sepeda, toko sepeda!, bengkel sepeda!, sepeda listrik, gowes, sewa sepeda!, sepeda gunung, sepeda lipat
car: mobil, mobil bekas, rental mobil!, sewa mobil!, kursus mengemudi!, dealer mobil!, showroom mobil!, kursus setir mobil!, mobil listrik, test drive
garage: bengkel mobil!, bengkel!, ganti oli, servis mobil!
tires: ban mobil, toko ban!, ban motor
car-wash: cuci mobil!, salon mobil!
motorcycle: sepeda motor, bengkel motor!, motor bekas, dealer motor!
taxi: taksi!
bus: sewa bus!, bus pariwisata!
train: kereta uap
accounting: akuntan!, jasa akuntansi!, konsultan pajak!, laporan pajak, pembukuan!, spt tahunan, jasa pembukuan!, jasa pajak!
bank: bank!, tabungan, deposito, bank syariah!
credit-card: kartu kredit
insurance: asuransi!, agen asuransi!, asuransi mobil, asuransi kesehatan, asuransi jiwa
law: pengacara!, kantor hukum!, advokat!, konsultan hukum!, firma hukum!, bantuan hukum!
notary: notaris!, kantor notaris!
software: perangkat lunak!, jasa pembuatan website!, kursus coding, pemrograman, kelas coding, pengembangan aplikasi!, software!, jasa website!, programmer
security: keamanan siber!, jasa keamanan!
phone: servis hp!, toko hp!, ponsel, smartphone, servis ponsel!, konter hp!
computer: komputer!, servis laptop!, laptop, servis komputer!, toko komputer!
printing: percetakan!, digital printing!, cetak undangan
architecture: arsitek!, jasa arsitek!
design: desain grafis!, jasa desain!, desainer grafis!
recycling: daur ulang!, bank sampah!
gym: gym!, fitness!, pusat kebugaran!, tempat gym!, personal trainer!
boxing: tinju, sasana tinju!
martial-arts: bela diri!, pencak silat, silat, taekwondo
running: lari pagi, lomba lari, sepatu lari, maraton, fun run, komunitas lari
swimming: les renang, renang, kolam renang!, kursus renang, klub renang!, belajar renang
swimwear: baju renang
football: sepak bola, futsal, ssb!, sekolah sepak bola!, lapangan futsal!
basketball: bola basket
volleyball: bola voli, voli
tennis: tenis, lapangan tenis!
badminton: bulu tangkis, bulutangkis
table-tennis: tenis meja, pingpong
climbing: panjat tebing, panjat dinding
hiking: pendakian, mendaki gunung, hiking, pendakian gunung, open trip gunung
surf: selancar, sekolah selancar!, kelas selancar
sailing: perahu layar, sewa kapal!
diving: menyelam, kursus selam, dive center!, diving
canoe: kano, kayak
camping: berkemah, tenda, bumi perkemahan!, sewa tenda!, perkemahan
skate: papan luncur
ice-skating: seluncur es
fishing: memancing, alat pancing!, kolam pancing!, pemancingan!, mancing
ballet: balet, kelas balet, sekolah balet!
dance: kelas tari, sanggar tari!, tari tradisional, kelas dance, les tari
music: konser, musik live, live music, sekolah musik!, les musik, kursus musik, konser musik, live musik
guitar: gitar, les gitar
piano: les piano, kursus piano
jazz: musik jazz
violin: biola, les biola
drum: les drum
headphones: headphone, earphone
vinyl: piringan hitam
choir: paduan suara
theatre: teater, pertunjukan teater
cinema: bioskop!, nonton film, festival film, pemutaran film
circus: sirkus!
magic: sulap, pesulap!
fireworks: kembang api
art: kelas melukis, les gambar, kelas lukis, melukis, cat air, sanggar lukis!, les menggambar, alat lukis!
gallery: galeri!, pameran seni, pameran lukisan, bingkai foto, galeri seni!
museum: museum!
photo: fotografer!, studio foto!, foto prewedding, foto keluarga, fotografi, foto wisuda, jasa foto!, foto produk
books: toko buku!, buku, perpustakaan!, bazar buku, klub buku, bedah buku, buku anak, peluncuran buku, penerbit!, buku bekas, taman baca!
stationery: alat tulis!, buku catatan, toko alat tulis!
newspaper: koran!, surat kabar!
toys: mainan!, toko mainan!, mainan kayu, boneka, mainan anak
baby: perlengkapan bayi!, baju bayi
midwife: bidan!, praktik bidan!
kids: paud!, taman kanak-kanak!, daycare!, tempat penitipan anak!, kelompok bermain!
playground: taman bermain!
games: board game, permainan papan, malam kuis
chess: catur, klub catur!, turnamen catur
puzzle: puzzle
gaming: video game, rental ps!
care-home: panti jompo!, panti wreda!
school: sekolah!, bimbel!, les privat!, bimbingan belajar!, sekolah dasar!
back-to-school: perlengkapan sekolah, alat sekolah, kembali ke sekolah
languages: kursus bahasa inggris, les bahasa inggris, kursus bahasa!, kelas bahasa inggris, kursus bahasa
graduation: wisuda, universitas!, kampus!
science: laboratorium!
clothing: pakaian!, butik!, fashion!, toko baju!, baju anak!, busana muslim!, distro!, busana!
dress: gaun, gaun pengantin, gaun pesta, kebaya pengantin
shirt: kaos, sablon kaos!, kaos polos
coat: jaket, mantel
jeans: celana jeans
shoes: sepatu!, toko sepatu!, sepatu kulit, sandal, reparasi sepatu!, cuci sepatu!
bags: tas kulit, toko tas!, tas wanita, kerajinan kulit!
backpack: ransel, tas ransel
hats: topi
socks: kaos kaki
jewelry: perhiasan!, toko emas!, cincin, cincin kawin, anting, kalung, toko perhiasan!, cincin tunangan
watches: jam tangan!, servis jam!
hotel: hotel!, penginapan!, homestay!, villa!, guest house!
travel: agen perjalanan!, biro perjalanan!, paket wisata, tiket pesawat, tour travel!, paket tour, biro wisata!, agen wisata!
luggage: koper
cruise: kapal pesiar
city-tours: tur kota, walking tour
christmas: natal, selamat natal, pohon natal, bazar natal
easter: paskah, selamat paskah
valentine: hari valentine, hari kasih sayang
mothers-day: hari ibu, selamat hari ibu
new-year: tahun baru, selamat tahun baru
lunar-new-year: imlek, tahun baru imlek, selamat imlek
feasts-of-faith: lebaran, idul fitri, idul adha, puasa, hari raya, buka puasa, bukber, ramadhan, nyepi, galungan
wedding: wedding organizer!, gedung pernikahan!, pameran pernikahan
greens: bayam, kangkung
spices: cabai, sambal
parrot: burung beo, kakatua
duck: anak bebek
pools: jasa kolam renang!
investing: perencana keuangan!, manajer investasi!
video: produksi video!, videografer!
garden-machines: mesin potong rumput
oyster: tiram
tulips: bunga tulip
cherries: buah ceri
scarf: syal
pumpkin: labu halloween
window-cleaning: jasa cuci kaca!
ski: main ski
gift-voucher: kartu hadiah, voucher hadiah
fathers-day: hari ayah
oranges: jeruk, jeruk medan
salmon: ikan salmon
knives: pisau dapur, asah pisau!
carpets: karpet!, lantai kayu!, keramik lantai!
therapy: psikolog!, akupunktur!, konseling!
looks: sulam alis, eyelash extension, waxing
agency: agensi iklan!, biro iklan!, agensi digital!
vase: vas bunga
jersey: jersey tim, jersey
hotel-room: kamar hotel, kamar double
charging-point: stasiun pengisian, charger mobil listrik
`
