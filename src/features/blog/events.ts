import { z } from 'zod'
import { Id } from '#lib/contract.ts'
import { defineEvent } from '#lib/events.ts'

/** An article must be published at this time; rescheduling emits another event. */
export const postScheduled = defineEvent('post.scheduled', z.object({ postId: Id, publishAt: z.iso.datetime() }))

/** An article became public. */
export const postPublished = defineEvent('post.published', z.object({ postId: Id }))
