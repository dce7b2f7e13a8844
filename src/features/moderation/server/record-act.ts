import { moderationHistory } from '#db/schema/moderation.ts'
import { memberIds } from '#features/companies/server/member-ids.ts'
import { staffIds } from '#features/support/server/publish-support.ts'
import { newId } from '#lib/ids.ts'
import type { Db } from '#server/context.ts'
import { publish } from '#server/realtime/realtime-hub.ts'
import type { Act } from '../rules.ts'
import type { ItemRow } from './load.ts'

type Entry = {
  act: Act
  by: 'staff' | 'owner' | 'rules' | 'reporter'
  actorId?: string | null
  words?: string
  at?: Date
  id?: string
}

/** Adds an entry to an item's history; false if the entry exists already. Updates the open pages of staff and owner. */
export async function recordAct(db: Db, item: ItemRow, { id = newId(), ...entry }: Entry): Promise<boolean> {
  const made = await db
    .insert(moderationHistory)
    .values({ id, itemId: item.id, ...entry })
    .onConflictDoNothing()
    .returning({ id: moderationHistory.id })
  if (made.length === 0) return false
  await publish(db, [...(await staffIds(db)), ...(await ownerIds(db, item))], 'moderation_changed', { itemId: item.id })
  return true
}

/** The owners of an item: they are notified of decisions, and may answer. */
export async function ownerIds(db: Db, { kind, companyId, userId, createdBy }: ItemRow): Promise<string[]> {
  if (companyId) return memberIds(db, companyId)
  const person = kind === 'article' ? createdBy : userId
  return person ? [person] : []
}
