import { z } from 'zod'
import { Id } from '#lib/contract.ts'
import { defineEvent } from '#lib/events.ts'

/** A message was sent with the contact form. */
export const contactWritten = defineEvent('contact.written', z.object({ messageId: Id }))

/** Staff answered a contact message; the answer is to be emailed. */
export const contactAnswered = defineEvent('contact.answered', z.object({ messageId: Id, replyId: Id }))

/** Staff wrote to a person. */
export const supportAnswered = defineEvent(
  'support.answered',
  z.object({ conversationId: Id, messageId: Id, userId: Id }),
)
