import { supportConversations, supportMessages } from '#db/schema/support.ts'
import { newId } from '#lib/ids.ts'
import type { SignedIn } from '#server/context.ts'
import { transaction, type UnitOfWork } from '#server/transaction.ts'
import { subjectOf } from '../rules.ts'
import { publishToSupport } from './publish-support.ts'

type Opening = {
  /** Made by the person's client: a repeated call changes nothing. */
  id: string
  text: string
  /** The coach's conversation, if the person agreed to share it. */
  shared: { by: 'person' | 'coach'; text: string }[] | null
}

const PER_DAY = { points: 20, seconds: 24 * 60 * 60 }

/** Opens a conversation with staff; RATE_LIMITED beyond twenty a day. An id that another person used is refused. */
export async function openConversation(ctx: SignedIn, opening: Opening): Promise<void> {
  await ctx.throttle.consume('support', ctx.viewer.userId, PER_DAY)
  await transaction(ctx, (tx) => store(tx, opening))
}

async function store({ db, viewer, audit }: SignedIn & UnitOfWork, { id, text, shared }: Opening): Promise<void> {
  const { userId } = viewer
  const made = await db
    .insert(supportConversations)
    .values({ id, userId, subject: subjectOf(text), shared })
    .onConflictDoNothing()
    .returning({ id: supportConversations.id })
  if (made.length === 0) return
  await db.insert(supportMessages).values({ id: newId(), conversationId: id, side: 'person', authorId: userId, text })
  const data = { sharesCoach: shared !== null }
  await audit({ action: 'support.opened', subjectType: 'support_conversation', subjectId: id, data })
  await publishToSupport(db, { id, userId })
}
