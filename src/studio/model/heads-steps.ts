/** What steps, tips or rules are under, in the languages of requests: "how to keep your bread fresh". */
const HEADING =
  /(?<!\p{L})(?:how to|how we|how you|steps?|tips?|ways|reasons|rules|check ?list|what we do|so geht|so (?:pflegst|machst|bleib\p{L}+)|wie (?:du|ihr|man|wir)|anleitung|schritte?n?|tipps?|regeln|gründe|checkliste|hoe (?:je|u|we)|zo (?:doe|houd|verzorg)\p{L}*|stappen|redenen|regels|så (?:här|gör|sköter|fungerar)|hur (?:du|man|vi)|steg|regler|skäl|sådan|trin|grunde|slik|hvordan|grunner|näin|miten|ohjeet|vaihetta|vinkkiä|syytä)(?!\p{L})/iu

/** Whether words are the heading of steps that may follow without a mark: "how to keep your bread fresh 1 cut it …". */
export const headsSteps = (said: string): boolean => HEADING.test(said)
