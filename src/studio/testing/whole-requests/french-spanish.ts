/** Requests of businesses that write French and Spanish. */
export const FRENCH_SPANISH = `
# Atelier Mirabelle | fr
stage poterie [[*samedi 5 avril de 14h à 17h]], [[*45 € au lieu de 60 €]], matériel compris, [[*8 places]]

{{fais un post pour}} nos [[*portes ouvertes]] les [[*7 et 8 juin]], entrée libre, {{ambiance douce stp}}. [[*12 rue des Lilas, Tours]]

[[*fermé du 1er au 15 août]]. réouverture [[*lundi 18 août à 10h]] ☀️ bonnes vacances à tous

{{ne pas mentionner le prix de 38 €}} – nouveau : [[*tasses en grès faites main]], [[*série limitée à 40 pièces]], en ligne [[*dès vendredi 18h]]

cours enfants [[*6–12 ans]] le mercredi [[*14h30]], 180 € le trimestre, [[*1er cours d’essai gratuit]]

« [[*on repart avec le sourire et une tasse]] » – [[*Claire D., Nantes]]

livraison offerte [[*dès 70 € d’achat]], code [[*ARGILE10]] = -10 % [[*jusqu’à dimanche]]

on recrute ! [[*animateur·rice céramique]], CDD 6 mois, [[*temps partiel 20 h]], cv à [[*bonjour@mirabelle.example]]

3 gestes pour entretenir le grès :
1) [[*pas de choc thermique]]
2) [[*éponge douce]]
3) [[*lave-vaisselle ok mais sans pastille abrasive]]

noël : atelier « boules en porcelaine » [[*dim. 7 déc.]], duo parent-enfant [[*55 €]], resa au [[*02 47 12 34 56]]

# Garage Morel | fr
[[*révision + vidange 99 €]] (au lieu de 149 €) jusqu’au [[*30 septembre]], [[*hors 4x4 et utilitaires]]

pneus hiver : [[*3 achetés = le 4e offert]], montage inclus, [[*sur rdv]] 04 78 12 34 56, [[*jusqu’au 15/11]]

le garage sera [[*fermé vendredi 2 mai]] (pont). urgence dépannage [[*06 12 34 56 78]], [[*24h/24]]

contrôle technique offert pour [[*toute réparation de plus de 400 €]], [[*en juillet seulement]]. {{style sérieux}}

clim qui sent mauvais ? [[*désinfection 39 €]], [[*20 min]], sans rdv [[*le samedi matin]]

véhicule de prêt [[*gratuit]] pendant les travaux, caution [[*500 €]] par chèque, [[*non encaissée]]

{{crée une annonce}} : cherche [[*mécanicien confirmé]], 2 100 € à 2 500 € brut, [[*5 semaines de congés]], [[*poste à pourvoir en mars]]

note google [[*4,8/5]] (213 avis) 🙏 [[*merci !]] parrainez un ami : [[*20 € pour vous]], 20 € pour lui

batterie faible ? test [[*gratuit]] tous les jours [[*8h–12h]], [[*14 av. Jean Jaurès]]

vends clio 2017, [[*82 000 km]], ct ok, [[*6 990 €]] à débattre, [[*visible au garage]]

# Clínica Dental Norte | es
[[*limpieza dental 35 € en vez de 60 €]] todo [[*octubre]], pide cita al [[*912 345 678]]

{{haz un post}} para avisar: el [[*viernes 1 de noviembre cerrado]], urgencias [[*612 345 678]], volvemos el [[*lunes]]

primera visita y radiografía [[*gratis]] {{(no digas que vale 50 €)}}, sin compromiso, [[*C/ Mayor, 14]]. [[*cita previa]]

ortodoncia invisible desde [[*79 €/mes]], [[*sin intereses hasta 24 meses]], estudio [[*incluido]]

5 hábitos para tus encías
• [[*cepíllate 2 min]]
• [[*usa hilo]]
• [[*cambia el cepillo cada 3 meses]]
• menos azúcar
• visítanos 1 vez al año

buscamos [[*higienista dental]], jornada [[*completa]], 1.500 € brutos/mes, [[*cv a rrhh@clinicanorte.example]]

niños: revisión gratis [[*hasta los 12 años]] los [[*martes por la tarde]], [[*con cita]]

blanqueamiento antes 290 € ahora [[*199 €]], solo [[*las 20 primeras reservas]], [[*no acumulable]]

horario de verano: [[*lunes a jueves 9–15 h]], viernes [[*9–14 h]], [[*agosto cerrado por la tarde]]

gracias a los [[*1.200 pacientes]] que confiáis en nosotros 💙 [[*15 años]] juntos, [[*desde 2010]]

# Finca La Encina | es
[[*bodas 2026]]: últimas [[*4 fechas]] libres, menú [[*desde 85 € por persona]], visita gratis

cata de vinos [[*sábado 22 a las 19:30 h]], 25 € pp [[*con tapa incluida]], reservas por whatsapp [[*+34 612 34 56 78]]

noche de luna llena 🌕 cena + música [[*45 €]], niños [[*menores de 10 gratis]], {{tono elegante}}, [[*plazas limitadas]]

[[*cerrado por vacaciones del 7 al 20 de enero]]. reabrimos el [[*21]] con [[*nueva carta]]

escapada para dos: 2 noches [[*180 €]] en vez de 240 €, de [[*domingo a jueves]], [[*hasta el 30 de junio]]

aceite nuevo! [[*garrafa 5 l 39 €]], envío gratis [[*a partir de 3 garrafas]], [[*cosecha 2025]]

{{crea un cartel}} {{sin mencionar el precio}}: taller de [[*cestería]] con [[*Manuela Ríos]], dom 9 nov [[*11–14 h]]

anticipo de [[*50 €]] para reservar, [[*se devuelve]] si cancelas [[*48 h antes]]

mercadillo navideño 13 y 14 dic: [[*más de 40 puestos]], entrada [[*2 € (solidarios)]], [[*parking gratis]]

trabaja con nosotros: [[*camarero/a fines de semana]], [[*12 €/h]], transporte no incluido, tel. [[*925 123 456]]
`
