import { z } from 'zod'
import { recordOf } from '#server/content.ts'
import { professions } from './types.ts'

const PlaceEntry = z.strictObject({
  /** As it is written in the posting; null leaves the place out. */
  text: z.string().min(1).max(100).nullable(),
  /** Pay here compared with a middling American city. */
  pay: z.number().positive(),
  /** The right to work that counts here. */
  region: z.string().min(1),
})
export type Place = z.output<typeof PlaceEntry>

const Sentences = z.array(z.string().min(1).max(400)).min(1)

/** How a company speaks in its postings, where it hires, and how many of the demo's postings are its own. */
const Voice = z.strictObject({
  slug: z.string().min(1),
  postings: z.int().positive(),
  /** The company's main profession: it hires for it three times as often. */
  core: z.array(z.enum(professions)),
  /** Whom it serves, what it handles, where: slots of the sentences of every profession. */
  words: z.strictObject({ people: z.string(), things: z.string(), places: z.string() }),
  places: z.array(PlaceEntry).min(1),
  remote: z.array(PlaceEntry),
  openings: Sentences,
  benefits: Sentences,
  hiring: Sentences,
})
export type CompanyVoice = z.output<typeof Voice>

export const companyVoices = recordOf('demo/company-voices.json', z.array(Voice).min(1))
