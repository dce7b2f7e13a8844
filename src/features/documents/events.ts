import { z } from 'zod'
import { Id } from '#lib/contract.ts'
import { defineEvent } from '#lib/events.ts'

const Resume = z.object({ resumeId: Id, userId: Id })

export const resumeCreated = defineEvent('resume.created', Resume)
export const resumeDeleted = defineEvent('resume.deleted', Resume)
export const defaultResumeChanged = defineEvent('resume.default_changed', Resume)

export const letterCreated = defineEvent('cover_letter.created', z.object({ letterId: Id, userId: Id }))
