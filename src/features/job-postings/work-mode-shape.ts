import { z } from 'zod'
import { workModes } from './rules.ts'

/** The work mode in responses; null if the company has not stated one. */
export const workModeShape = { workMode: z.enum(workModes).nullable(), onSiteDays: z.number().int().nullable() }
