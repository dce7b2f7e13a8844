import { z } from 'zod'
import { type ApplicationStatus, readStatus, statusWords } from './rules.ts'

/**
 * Parses any name of a status: 'hired' is accepted, 'interview_scheduled' and 'interviewed' are interview (PLAT-18).
 */
export const StatusWord = z.enum(statusWords).transform((word) => readStatus(word) as ApplicationStatus)
