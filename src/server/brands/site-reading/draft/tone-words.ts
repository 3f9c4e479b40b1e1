import type { BrandTone } from '#contract/options.ts'

/** Words that show a tone, in English and German. A word that ends with `-` also matches longer ones. */
export const TONE_WORDS: Readonly<Record<BrandTone, readonly string[]>> = {
  professional: list(
    'solution- expertise consulting enterprise compliance reliable professional- partner- service- industry strategy results certified efficient business beratung lösung- unternehmen zuverlässig- kompetenz',
  ),
  playful: list(
    'fun play- silly yay oops wow party giggle- cheeky wild happy joy- crazy treats snack- yum- funny magic spaß bunt lecker verrückt',
  ),
  luxury: list(
    'luxur- exquisite elegan- timeless couture finest exclusive bespoke haute atelier prestige heritage refined opulen- precious edel- luxus exklusiv- zeitlos-',
  ),
  minimal: list(
    'simple simplicity minimal- essential- less pure quiet calm clean clarity nothing plain reduced distraction schlicht- einfach- klar ruhig reduziert-',
  ),
  bold: list(
    'bold- fearless dare daring unstoppable rebel- loud power- fierce beast crush dominate revolution strong- break hard mutig- kraft stark- laut',
  ),
  friendly: list(
    'friendly family neighbor- neighbour- welcome hello together warm- care caring love- community smile- help- kind cozy home gemeinsam willkommen familie herzlich- freund- hallo',
  ),
  authoritative: list(
    'leading leader- proven research- evidence expert- standard- trusted authority science scientific clinical- data official award- institute since führend- wissenschaft- erprobt studie-',
  ),
  innovative: list(
    'innovat- future ai next-generation breakthrough reinvent- technolog- cutting-edge smart automat- disrupt- pioneer- robot- platform cloud zukunft neu- künstliche digital-',
  ),
}

function list(words: string): string[] {
  return words.split(' ')
}
