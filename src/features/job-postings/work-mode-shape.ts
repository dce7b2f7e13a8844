import { z } from 'zod'
import { workModes } from './rules.ts'

/** How people work, as an answer says it: null where the company has not said. */
export const workModeShape = { workMode: z.enum(workModes).nullable(), onSiteDays: z.number().int().nullable() }
