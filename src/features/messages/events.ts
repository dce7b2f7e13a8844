import { z } from 'zod'
import { Id } from '#lib/contract.ts'
import { defineEvent } from '#lib/events.ts'

const Subject = z.object({ messageId: Id, applicationId: Id, jobId: Id, companyId: Id, userId: Id })

/** A company wrote to a candidate. */
export const messageSent = defineEvent('conversation.message_sent', Subject)

/** A candidate answered. */
export const messageAnswered = defineEvent('conversation.message_answered', Subject)

/** The email of a message is to be sent, for the first time or again. */
export const messageToMail = defineEvent('conversation.message_to_mail', z.object({ messageId: Id, userId: Id }))
