import { contactMessages } from '#db/schema/support.ts'
import type { Context } from '#server/context.ts'
import { transaction } from '#server/transaction.ts'
import type { WrittenContact } from '../../contact-contract.ts'
import { contactWritten } from '../../events.ts'
import { publishToStaff } from '../publish-support.ts'

const PER_HOUR = { points: 5, seconds: 60 * 60 }

/**
 * Stores a message and has it emailed to support (HELP-04); RATE_LIMITED beyond five an hour from one address. One
 * with a filled honeypot field gets the same response and is dropped.
 */
export async function writeContact(ctx: Context, { website, ...written }: WrittenContact): Promise<{ done: true }> {
  await ctx.throttle.consume('contact', ctx.clientAddress, PER_HOUR)
  if (website.trim() !== '') return { done: true }
  await transaction(ctx, async ({ db, viewer, audit, emit }) => {
    const { id } = written
    const made = await db
      .insert(contactMessages)
      .values({ ...written, category: written.category ?? null, userId: viewer?.userId ?? null })
      .onConflictDoNothing()
      .returning({ id: contactMessages.id })
    if (made.length === 0) return
    await audit({ action: 'contact.written', subjectType: 'contact_message', subjectId: id })
    await emit(contactWritten({ messageId: id }))
    await publishToStaff(db)
  })
  return { done: true }
}
