import { isAboutBusiness, listBriefSubjects } from '../../objects/brief-subjects.ts'
import { CERTAIN } from '../../objects/choose-subject.ts'
import { CONCEPTS, type Concept } from '../../objects/naming/concepts.ts'
import { randomFrom } from '../../model/random.ts'
import { openObjectPack } from './object-pack.ts'
import { showsObject } from './shows-object.ts'
import { weighDrawing } from './weigh-drawing.ts'
import type { Brief } from '../../model/brief.ts'
import type { SubjectObject } from '../../model/material.ts'

/**
 * Chooses the objects that show what a brief is about, best first. Empty if its subject is not certain, or if one of the brand's `marks`
 * (the bytes of images) shows it already. What a person chose is drawn anyway.
 */
export async function findObjects(brief: Brief, marks: readonly Uint8Array[] = []): Promise<SubjectObject[]> {
  const names = chooseNames(brief)
  const [first] = names
  if (first === undefined) return []
  const shown = brief.motif === undefined ? await Promise.all(marks.map((mark) => showsObject(mark, first))) : []
  if (shown.includes(true)) return []
  const listed = brief.motif === undefined ? listNamed(brief) : []
  const found = await toObjects(names)
  // What a person chose is shown in every layout.
  if (brief.motif !== undefined) return found.map(({ isSimple: _isSimple, ...object }) => object)
  return putSlightLast(
    found.map((object) => (listed.length > 1 && listed.includes(object.name) ? { ...object, isListed: true } : object)),
  )
}

/** The least certainty of a thing that is named beside the subject, of the same area of life: "bread, rolls and pretzels". */
const LISTED = 0.45

/** One object of each thing that a request names, if the first one is certain. */
function listNamed(brief: Brief): string[] {
  const [first, ...others] = listBriefSubjects(brief)
  if (!first || first.source !== 'request' || first.certainty < CERTAIN) return []
  const beside = others.filter(
    ({ source, certainty, concept }) =>
      source === 'request' && certainty >= LISTED && concept.domain === first.concept.domain && !concept.isSign,
  )
  return [first, ...beside].flatMap(({ concept }) => concept.objects[0] ?? [])
}

/** What is too slight for a picture only is small beside something else: a design of it alone stands on type. */
function putSlightLast(objects: readonly SubjectObject[]): SubjectObject[] {
  const large = objects.filter(({ isSlight }) => !isSlight)
  return large.length > 0 ? [...large, ...objects.filter(({ isSlight }) => isSlight)] : []
}

/** Objects that a person may choose for a brief, at most. */
const MOTIFS_MAX = 6

/** What the studio draws for a brief, and what else fits it, best first. */
export interface Motifs {
  shown: string[]
  others: string[]
}

/** Lists the objects that fit a brief: also those of subjects that are not certain enough to be drawn unasked. */
export async function listMotifs(brief: Brief): Promise<Motifs> {
  const concepts = listBriefSubjects(brief).map(({ concept }) => concept)
  const fitting = [...concepts.flatMap(({ objects }) => objects), ...concepts.flatMap(({ others }) => others)]
  const shown = chooseNames(brief)
  return { shown, others: [...new Set(fitting)].filter((name) => !shown.includes(name)).slice(0, MOTIFS_MAX) }
}

function chooseNames(brief: Brief): string[] {
  if (brief.motif !== undefined) return brief.motif === null ? [] : [brief.motif]
  const [subject] = listBriefSubjects(brief)
  if (!subject || subject.certainty < CERTAIN) return []
  // A dish without a drawing has none of what is beside it: peas are no fish.
  if (subject.concept.domain === 'food' && subject.concept.objects.length === 0) return []
  return subject.source === 'brand'
    ? varyTrade(subject.concept, brief)
    : [...new Set([...listNamed(brief), ...subject.concept.objects])]
}

/** The share of the requests that name nothing, whose designs show an object of the brand's trade. The others stand on type. */
const SHOWN_TRADE = 0.97

/**
 * The objects of a trade take turns by request, so that not all posts of a brand show the same one. A mere sign of a trade is shown where a
 * request looks for staff. Any other is about something that the studio does not know, beside which the sign is wrong: a plate beside a
 * night of songs, pills beside a test of blood pressure.
 */
function varyTrade({ objects, isSign }: Concept, brief: Brief): string[] {
  if (isSign && !isAboutBusiness(brief)) return []
  const random = randomFrom(0, [brief.prompt, brief.title].filter(Boolean).join('\n'))
  if (!random.chance(SHOWN_TRADE)) return []
  const at = Math.floor(random.next() * objects.length)
  return [...objects.slice(at), ...objects.slice(0, at)]
}

/** Chooses objects that may stand beside the product of an image. The best one is left out, because the image shows it. */
export async function findCompanions(brief: Brief): Promise<SubjectObject[]> {
  const [subject] = listBriefSubjects(brief)
  if (brief.motif !== undefined || !subject || subject.source === 'brand' || subject.certainty < CERTAIN) return []
  return toObjects(subject.concept.objects.slice(1))
}

/** Areas of life whose things have colors of their own. */
const NATURAL_DOMAINS = ['food', 'animals', 'plants', 'occasion']
const listOfDomains = (domains: readonly string[]): string[] =>
  CONCEPTS.filter(({ domain }) => domains.includes(domain)).flatMap(({ objects, others }) => [...objects, ...others])
/**
 * Things that are known by their colors: the pole of a barber without red and blue is a mill, books in one pale color are blank, and a glass
 * of blue wine lies.
 */
const KNOWN_BY_COLOR = [
  'books',
  'open-book',
  'closed-book',
  'blue-book',
  'green-book',
  'orange-book',
  'ring',
  'gem-stone',
  'wine-glass',
  'bullseye',
  'musical-keyboard',
  'barber-pole',
  'water-wave',
  'ring-buoy',
  'basketball',
  'soccer-ball',
  'fire-engine',
  'police-car',
  'ambulance',
  'rainbow',
  'beach-with-umbrella',
  'camping',
  'candle',
]
/** Food, plants and parts of the body: blue meat and gray flowers repel. Animals and feasts may be printed in the colors of a brand. */
const OWN_COLORED: ReadonlySet<string> = new Set([
  ...listOfDomains(['food', 'plants']),
  ...KNOWN_BY_COLOR,
  'tooth',
  'drop-of-blood',
  'bouquet',
  'rose',
  'lotus',
  'deciduous-tree',
  'evergreen-tree',
])
/** Things of other areas that do. */
const NATURAL_OBJECTS = [
  ...KNOWN_BY_COLOR,
  'tooth',
  'drop-of-blood',
  'bouquet',
  'rose',
  'lotus',
  'ice',
  'snowflake',
  'sun',
  'red-heart',
  'deciduous-tree',
  'evergreen-tree',
  'tropical-fish',
]
/** Drawings with a ground of their own. */
const FRAMED = ['fireworks', 'sparkler']
/** Dishes, cups and glasses are gray or pale blue in the set, and may have the color of a brand. */
const VESSELS = [
  'teacup-without-handle',
  'teapot',
  'takeout-box',
  'fork-and-knife-with-plate',
  'cup-with-straw',
  'chopsticks',
  'bowl-with-spoon',
  'sake',
]
/** Things of animals and of feasts that have any color: a dress of the bride is not blue. */
const COLORLESS = ['dress', 'paw-prints', 'bone']
const NATURAL: ReadonlySet<string> = new Set(
  [...listOfDomains(NATURAL_DOMAINS), ...NATURAL_OBJECTS].filter(
    (name) => ![...FRAMED, ...VESSELS, ...COLORLESS].includes(name),
  ),
)

async function toObjects(names: readonly string[]): Promise<SubjectObject[]> {
  const { objects } = await openObjectPack()
  const found = await Promise.all(
    names.map(async (name): Promise<SubjectObject[]> => {
      const object = objects[name]
      if (!object) return []
      const { box, tones } = object
      const { isSlight, isSimple, isDetailed } = await weighDrawing(name)
      return [
        {
          name,
          ratio: box[2] / box[3],
          tones,
          ...(NATURAL.has(name) && { isNatural: true }),
          ...(OWN_COLORED.has(name) && !VESSELS.includes(name) && { hasOwnColors: true }),
          ...(isSlight && { isSlight }),
          ...(isSimple && { isSimple }),
          ...(isDetailed && { isDetailed }),
        },
      ]
    }),
  )
  return found.flat()
}
