import { z } from 'zod'
import { type ApplicationStatus, readStatus, statusLabels } from './rules.ts'

/**
 * Parses any name of a status: 'hired' is accepted, 'interview_scheduled' and 'interviewed' are interview (PLAT-18).
 */
export const StatusWord = z.enum(statusLabels).transform((word) => readStatus(word) as ApplicationStatus)
