import type { WishWords } from './wish-words.ts'

export const ES_WISHES: WishWords = {
  tag: 'es',
  thing:
    'foto|fotos|imagen|imagenes|icono*|logo*|emoji*|dibujo*|ilustracion*|motivo*|marco|borde|letra|letras|texto|textos|diseno|formato|vertical|horizontal|cuadrado|historia|historias|story|stories|titulo|titular|mayusculas|adornos',
  look: 'fondo|fuente|tipografia|color|colores|tonos|estilo|ambiente|aire|aspecto|look',
  fact: 'telefono|numero|web|pagina|sitio|direccion|enlace|precio|precios|fecha|hora|nombre|correo|codigo|codigo qr',
  place:
    'abajo|arriba|abajo del todo|arriba del todo|en la esquina|esquina|en el centro|centro|en medio|a la izquierda|a la derecha|izquierda|derecha|debajo|grande|en grande|mas grande|lo mas grande|pequeno|pequena|en pequeno|mas pequeno|en negrita|visible|legible|que se lea|que destaque|destacado|destacada',
  manner:
    'rustico|rustica|calido|calida|acogedor*|mono|mona|alegre|divertido|divertida|gracioso|graciosa|elegante|fino|fina|sencillo|sencilla|simple|sobrio|sobria|limpio|limpia|minimalista|moderno|moderna|antiguo|antigua|vintage|retro|artesanal|casero|casera|natural|ecologico|terroso*|tranquilo|tranquila|suave|claro|clara|luminoso|luminosa|colorido|colorida|oscuro|oscura|chillon*|llamativo|llamativa|hortera|cargado|cargada|festivo|festiva|navideno|navidena|romantico|romantica|lujoso|lujosa|profesional|serio|seria|cercano|cercana|fresco|fresca|primaveral|veraniego|otonal|invernal|deportivo|infantil|femenino|tradicional|clasico|clasica|discreto|discreta|bonito|bonita|chulo|chula|llamativo|rosa|rojo|azul|verde|amarillo|naranja|morado|negro|blanco|gris|marron|beige|dorado|plateado|pastel|otono|invierno|primavera|verano',
  hint: 'no muy|nada muy|nada|un poco|un poquito|algo|mas bien|si puede ser',
  degree: 'bastante|muy|bien|mas|menos|demasiado|tan|solo|solamente|quiza|como|mucho|muchos',
  ask: 'pon|poned|ponga|pongan|poner|ponedme|anade|anadid|anadir|coloca|colocad|usa|usad|usar|haz|haced|hacer|manten|deja|dejad|escribe|escribid|que no sea|que no quede|que se vea|que quede|que sea|que tenga|que parezca|que este|debe ser|tiene que ser|tiene que|queremos|nos gusta|piensa en|con',
  needless: 'no hace falta|no es necesario|no es necesaria|no necesitamos|sin necesidad de|no se necesita|innecesario',
}
