import { z } from 'zod'
import { recordOf } from '#server/content.ts'
import { professions } from './types.ts'

const PlaceEntry = z.strictObject({
  /** The place as written in postings; null for postings without a place. */
  text: z.string().min(1).max(100).nullable(),
  /** Pay here, compared with an average American city. */
  pay: z.number().positive(),
  /** The region whose right to work is required. */
  region: z.string().min(1),
})
export type Place = z.output<typeof PlaceEntry>

const Sentences = z.array(z.string().min(1).max(400)).min(1)

/** The phrases of a company for its postings, the places where it hires, and its number of postings in the demo. */
const Voice = z.strictObject({
  slug: z.string().min(1),
  postings: z.int().positive(),
  /** The company's main professions: it hires for these three times as often. */
  core: z.array(z.enum(professions)),
  /** Whom it serves, what it works with, and where: values for the slots in the sentences of every profession. */
  words: z.strictObject({ people: z.string(), things: z.string(), places: z.string() }),
  places: z.array(PlaceEntry).min(1),
  remote: z.array(PlaceEntry),
  openings: Sentences,
  benefits: Sentences,
  hiring: Sentences,
})
export type CompanyVoice = z.output<typeof Voice>

export const companyVoices = recordOf('demo/company-voices.json', z.array(Voice).min(1))
