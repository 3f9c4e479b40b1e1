/** Whether a text without its last dot ends with a part of a building that has a letter, so that the dot ends a sentence: "Unit B". */
export const endsLettered = (before: string): boolean => LETTERED.test(before)

const LETTERED =
  /(?<!\p{L})(?:unit|block|suite|flat|building|gate|hall|stand|platform|room|studio|bay|pitch|haus|gebäude|eingang|halle|saal|aufgang|bâtiment|porte|escalier|salle|bloque|puerta|edificio|portal|scala|interno|padiglione|bloco|torre|loja|sala|ingang|poort|gebouw|zaal|budynek|klatka|wejście|lokal|blok) [a-z]$/iu
