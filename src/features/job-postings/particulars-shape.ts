import { z } from 'zod'
import { optionalLine } from './input-shapes.ts'
import { levels, maxOpenings } from './rules.ts'

const OPENINGS = `Please enter 1 to ${maxOpenings}`

/** Openings, level, and the job's id in another system. A change without these fields does not change them. */
export const particularFields = {
  openings: z.number(OPENINGS).int('Please enter a whole number').min(1, OPENINGS).max(maxOpenings, OPENINGS).nullish(),
  level: z
    .enum([...levels, ''])
    .nullish()
    .transform((level) => (level === undefined ? undefined : level || null)),
  externalId: optionalLine(100, 'External ID').optional(),
  externalSource: optionalLine(60, 'Source').optional(),
}

/** The same in responses. */
export const particularsShape = {
  openings: z.number().int().nullable(),
  level: z.enum(levels).nullable(),
}
export const externalShape = { externalId: z.string().nullable(), externalSource: z.string() }
