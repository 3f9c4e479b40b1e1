/** Requests of businesses that write French, Spanish, Italian, or Portuguese. `requests.ts` says how the lines are read. */
export const ROMANCE = `
# La Mie Dorée | fr | Boulangerie artisanale à Lyon | baguette-bread bread croissant shortcake cupcake pie
Ouvert le 1er mai ! 7h–13h | +
Galette des rois 18 € les 6 parts, à réserver | + crown
on recrute un apprenti boulanger, rentrée septembre | +
fermé du 4 au 25 août, bonnes vacances à tous | +
Croissant + café 3,20 avant 10h | + hot-beverage
pain aux noix le jeudi | +
Atelier brioche pour les enfants mercredi 14h | +
merci pour vos 300 avis ⭐ | +
bûche de Noël : commandez avant le 18 | + christmas-tree
La baguette passe à 1,30 € | +
# Cave Sainte-Anne | fr | Caviste indépendant, vins naturels | wine-glass grapes bottle-with-popping-cork
dégustation vendredi 18h30, 5 vins, 15€ | +
Beaujolais nouveau jeudi 20 nov, on ouvre à minuit ! | +
carton de 6 : la 6e offerte | +
rencontre avec le vigneron Paul Terrel | +
coffrets cadeaux dès 29 € | + wrapped-gift
Champagne de vigneron 24,50 au lieu de 29 | + clinking-glasses
on cherche un vendeur passionné (CDI) | +
planche de fromages + verre 14€ | + cheese-wedge
fermeture exceptionnelle lundi | +
livraison gratuite dans le quartier | +
# Fleurs de Lune | fr | Fleuriste à Nantes | bouquet tulip rose sunflower hibiscus potted-plant
Muguet 1er mai, brin 2,50 | +
bouquet de la semaine 25 € | +
Fête des mères dimanche, pensez à réserver | +
Atelier couronne de l'Avent 6 déc, 39€ | + christmas-tree evergreen-tree candle
mariage : demandez un devis | + ring wedding
pivoines !!! enfin | +
horaires d'été : 9h-13h | +
Livraison à vélo dans Nantes | + bicycle
plantes vertes -20% jusqu'à samedi | +
pour la Saint-Valentin on ouvre à 7h | + red-heart
# Garage Morel | fr | Garage automobile et carrosserie | automobile wrench wheel nut-and-bolt toolbox gear
vidange 69 € tout compris | +
pneus hiver : prenez rdv | + wheel snowflake
contrôle technique gratuit avec révision | +
véhicule de prêt sur demande | +
climatisation recharge 59 euros | +
recherche carrossier peintre | +
pare-brise cassé ? on s'occupe de l'assurance | +
ouvert le samedi matin | +
voiture d'occasion : Clio 2019, 42 000 km, 9 990 € | +
rappel : changez vos essuie-glaces | +
# Cerámica Alba | es | Taller de cerámica en Granada | amphora jar teapot
curso de torno los jueves 18h, 80€ al mes | +
taller cerrado por vacaciones del 1 al 20 de agosto | +
tazas nuevas esmalte verde | +
vendemos en el mercado de Navidad, puesto 7 | + christmas-tree
cuenco grande 32 € antes 40 | +
buscamos ayudante de horno | +
plazas: quedan 2 | +
ven a pintar tu azulejo, niños desde 6 años | + artist-palette paintbrush
gracias por venir a la inauguración!! | +
¿Se puede meter en el lavavajillas? Sí | +
# Panadería Sol | es | Panadería y cafetería de barrio | bread baguette-bread croissant hot-beverage cookie pie shortcake
pan de masa madre 3,80 | +
desayuno: tostada con tomate + café 3€ | + tomato
roscón de reyes, encargos hasta el 3 de enero | + crown
abrimos los domingos de 8 a 14 | +
se busca dependienta con experiencia | +
torrijas! solo en semana santa | +
2x1 en croissants los martes | +
empanadas argentinas los viernes | +
tarta de queso entera 28 € | +
cerrado por reforma, volvemos el 2 de mayo | +
# Gato Feliz | es | Clínica veterinaria en Valencia | cat dog paw-prints stethoscope rabbit
vacunas para cachorros 25 € | +
esterilización gatas: campaña febrero -20% | +
urgencias 24h tel. 963 555 012 | +
cerramos el viernes por formación | +
adopta: Luna, 3 meses, muy mimosa | +
pipeta antiparasitaria 3 al precio de 2 | +
chip obligatorio desde marzo, pide cita | +
buscamos auxiliar veterinario | +
loros y conejos: jueves con la dra. Ruiz | + parrot rabbit
peluquería canina nueva | + poodle scissors
# Academia Lingo | es | Academia de idiomas | ?books ?open-book ?memo ?globe-with-meridians ?graduation-cap
inglés intensivo julio, 4 semanas 320€ | +
prepara el B2 con nosotros | +
clase de prueba gratis | +
conversación en francés + vino, viernes 20h | + wine-glass
profes nativos. grupos de 6 | +
matrícula abierta hasta el 15 | +
buscamos profesora de alemán | +
cuarto de hora al día basta | +
campamento de verano para niños | + camping tent sun
horario: lunes a viernes 9-21 | +
# Gelateria Onda | it | Gelateria artigianale a Rimini | ice-cream soft-ice-cream shaved-ice
cono piccolo 2,50 euro | +
nuovo gusto: ricotta e fichi | +
aperti fino a mezzanotte | +
torta gelato su ordinazione | +
cercasi banconista per la stagione | +
coppa fragola 6€ anziché 7,50 | + strawberry
granita siciliana limone | + lemon
chiusi a novembre, ci vediamo a marzo | +
gelato senza lattosio | +
festa di primavera, gelato gratis ai bimbi 16-18 | +
# Trattoria Nonna Rosa | it | Trattoria di cucina romana | spaghetti wine-glass fork-and-knife-with-plate pot-of-food tomato fork-and-knife
pranzo di lavoro 12 € | +
carbonara day giovedì | +
menu di Natale 45 euro vini esclusi | + christmas-tree
prenota allo 06 555 0123 | +
chiuso per ferie 10-25 agosto | +
cerchiamo cameriere serale | +
sabato musica dal vivo, chitarra e voce | + guitar musical-notes
"i migliori carciofi di Roma" Giulia B. | +
degustazione vini del Lazio 25€ | + grapes
asporto: ritira dalle 19 | + takeout-box
# Ottica Vista | it | Negozio di ottica a Torino | glasses sunglasses
controllo vista gratuito | +
occhiali da sole -30% fino a sabato | +
lenti a contatto giornaliere 3x2 | +
nuova collezione montature in titanio | +
siamo aperti anche la domenica prima di Natale | +
cercasi optometrista | +
la seconda lente costa la metà | +
garanzia anti rottura 2 anni | +
progressive da 199€ | +
ci trasferiamo in via Po 31 | + package delivery-truck
# Café Aurora | pt-BR | Cafeteria e torrefação em Curitiba | hot-beverage beans croissant
curso de barista sábado 9h R$ 180 | +
café coado R$ 7 o dia todo | +
estamos contratando atendente | +
prensa francesa passo a passo | +
novo grão: Mantiqueira, notas de mel | + honey-pot
fechado na terça por manutenção | +
pão de queijo + café R$ 12 antes R$ 15 | + cheese-wedge bread
música ao vivo sexta 19h, entrada grátis | + guitar musical-notes microphone
assinatura mensal 250 g por R$ 49 | +
feliz dia das mães | + ?bouquet ?tulip
# Pet Mania | pt-BR | Pet shop com banho e tosa | dog cat paw-prints bone poodle bathtub
banho e tosa a partir de R$ 60 | +
ração 15 kg com 10% off | +
feira de adoção domingo 10h | +
vacina antirrábica R$ 45 | +
vaga: tosador com experiência | +
hotelzinho pro feriado, poucas vagas | +
aquários novos chegaram | + tropical-fish fish
leva e traz grátis no bairro | +
promoção só até sexta | +
plantão no carnaval | +
`
