import type { JudgeWords } from './judge-words.ts'

export const NL_JUDGE: JudgeWords = {
  tag: 'nl',
  leads:
    'de, het, een, van, voor, met, op, aan, bij, te, in, uit, door, over, onder, naar, tot, vanaf, sinds, tijdens, tussen, na, zonder, om, per, rond, via, onze, ons, jouw, je, uw, mijn, hun, zijn, haar, deze, dit, die, dat, elke, elk, iedere, ieder, is, was, wordt, zeer, alleen, slechts, nu, ook, als, wie, waar, wat, geen, niet, omdat, heel',
  droppable: 'op, in, bij, met, voor, aan, om, de, het, een, van, te, en',
  links: 'en, of, maar, dan, in plaats, noch, &, +',
  price_leads: 'voor, nu, slechts, voor slechts, nu voor, nu slechts, maar, voor maar',
  former: 'in plaats van, ipv, i.p.v., was, normaal, eerst, voorheen, adviesprijs, oude prijs, vroeger',
  per: 'per, /, p.p.',
  per_words: 'de, het',
  per_units: 'maand, jaar, week, dag, nacht, uur, persoon, stuk, kilo, liter, fles, meter',
  limits:
    'vanaf, tot, tot wel, boven, onder, meer dan, minder dan, circa, ongeveer, minstens, minimaal, maximaal, bijna, ruim',
  ranges: 'tot, t/m, tot en met',
  closed: 'gesloten, uitverkocht, afgelast, geannuleerd, uitgesteld, sluit, sluiten',
  negations: 'niet, geen, nooit, zonder, niets, noch',
  conditions:
    'als, wanneer, met code, met de code, code, besteding, bij besteding, bij aankoop, behalve, uitgezonderd, mits, bij bestellingen, geselecteerde, minimale, vanaf een besteding',
  only: 'alleen voor leden, voor leden, alleen leden, nieuwe klanten, alleen online, alleen in de winkel, zolang de voorraad strekt, op is op',
  withhold:
    'niet noemen, noem niet, niet vermelden, vermeld niet, niet laten zien, niet tonen, toon niet, niet zeggen, niet schrijven, zonder te noemen, zonder vermelding, laat weg, weglaten, niet gebruiken, geen prijs, zonder prijs, geen prijzen',
  price_names: 'prijs, prijzen, kosten',
  orders:
    'maak, maken, ontwerp, schrijf, genereer, plaats, bereid, ik wil, wij willen, we willen, ik heb, we hebben, kun je, graag, kan je, kunnen jullie, zou je, kunt u, wil je, kan jij, kun jij, ik zoek, we zoeken, ik zou graag, we zouden graag',
  posts:
    'post, bericht, afbeelding, plaatje, advertentie, story, reel, poster, banner, foto, video, carrousel, flyer, visual, instagram, facebook, linkedin, tiktok, iets, ig, insta',
  about: 'over, voor, van, met, om, waarin, die zegt, waarop, dat',
  to_us:
    'maak het, houd het, hou het, gebruik ons, gebruik onze, voeg ons, zet ons logo, voor instagram, voor facebook, voor linkedin, voor onze instagram, met ons logo, in onze kleuren, stijl:, toon:, achtergrond:, kleuren:, geen emoji, geen emoji’s',
  announce:
    'laatste slide, op de laatste slide, kondig, promoot, presenteer, vier, toon, laat, deel, introduceer, noem, vermeld',
  please: 'alsjeblieft, alstublieft, aub, svp, hoi, hallo, hey, hai, dag, goedemorgen, goedemiddag, bedankt',
  awards:
    'prijswinnaar, prijswinnend, prijswinnende, winnaar, gecertificeerd, gecertificeerde, bekend van, gouden medaille, aanbevolen door, klinisch bewezen, klinisch getest, wetenschappelijk bewezen, dermatologisch getest, gepatenteerd, michelin, verkozen tot, onderscheiding, award',
  titles: 'meneer, mevrouw, dr, prof, professor, chef-kok, chef',
  superlatives:
    'beste, de beste, grootste, goedkoopste, snelste, nummer één, nr. 1, toonaangevend, toonaangevende, uniek, unieke, perfect, perfecte, gegarandeerd, bekroond, bekroonde, revolutionair, onverslaanbaar, onverslaanbare, ultiem, ultieme, ongeëvenaard, beter dan, laagste, hoogste',
  free: 'gratis, kosteloos, cadeau, van ons',
  otherwise: 'anders, zo niet, in andere gevallen, voor de anderen, voor niet-leden, niet-leden',
  afterwards: 'daarna, dan, vervolgens, later, nadien',
  fees: 'borg, aanbetaling, statiegeld, verzendkosten, bezorgkosten, toeslag, boete, bijbetaling, meerprijs, servicekosten',
  spending: 'besteding, bestelling, bestellingen, aankoop, aankopen, besteed, bestelbedrag, orderwaarde',
  beside: 'met, inclusief, incl, plus',
  extras: 'extra, toeslag, erbij',
}
