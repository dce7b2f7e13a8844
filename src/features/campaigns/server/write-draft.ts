import { and, eq } from 'drizzle-orm'
import { emailCampaigns } from '#db/schema/campaigns.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError, found } from '#server/errors.ts'
import { transaction } from '#server/transaction.ts'
import type { CampaignDraft, CampaignText } from '../contract.ts'
import { campaignLimits, canPerform } from '../rules.ts'
import { copyPicturesForEmail, recordPictureUses } from './pictures/campaign-pictures.ts'
import { cleanContent, pictureSources } from './pictures/clean-content.ts'
import { publishCampaigns } from './publish-campaigns.ts'

const SUBJECT = 'email_campaign'

/**
 * The content in its stored form. FIELDS_REQUIRED if no text is left, PICTURES_ALONE for images without text, and the errors of
 * `copyPicturesForEmail`.
 */
async function cleaned<W extends CampaignText>(ctx: SignedIn, words: W): Promise<W> {
  const content = cleanContent(words.content)
  if (content !== '') return { ...words, content: await copyPicturesForEmail(ctx, content) }
  // content with only images also has an empty text after sanitizing
  const isPictured = pictureSources(cleanContent(`<p>.</p>${words.content}`)).length > 0
  throw new DomainError(isPictured ? 'PICTURES_ALONE' : 'FIELDS_REQUIRED')
}

/**
 * Creates a draft campaign (CAMP-04); a repeated call with the same id returns the same draft. Same errors as
 * `cleaned`.
 */
export async function createCampaign(ctx: SignedIn, { id, ...typed }: CampaignText & { id: string }) {
  const words = await cleaned(ctx, typed)
  return transaction(ctx, async ({ db, viewer, audit }) => {
    const made = await db
      .insert(emailCampaigns)
      .values({ id, ...words, createdBy: viewer.userId })
      .onConflictDoNothing()
      .returning({ id: emailCampaigns.id })
    if (made.length === 0) return { id }
    await recordPictureUses(db, id, words.content)
    await audit({ action: 'campaign.created', subjectType: SUBJECT, subjectId: id })
    await publishCampaigns(db, id)
    return { id }
  })
}

/** A draft with the content and the audience of another campaign, in any status. */
export const copyCampaign = (ctx: SignedIn, { id, newId }: { id: string; newId: string }) =>
  transaction(ctx, async ({ db, viewer, audit }) => {
    const [row] = await db.select().from(emailCampaigns).where(eq(emailCampaigns.id, id))
    const { title, subject, content, templateType, audience, activity, pace } = found(row)
    const copied = { subject, content, templateType, audience, activity, pace, createdBy: viewer.userId }
    const values = { id: newId, ...copied, title: `${title.slice(0, campaignLimits.title - 7)} (copy)` }
    const made = await db.insert(emailCampaigns).values(values).onConflictDoNothing().returning()
    if (made.length === 0) return { id: newId }
    await recordPictureUses(db, newId, content)
    await audit({ action: 'campaign.copied', subjectType: SUBJECT, subjectId: newId, data: { of: id } })
    await publishCampaigns(db, newId)
    return { id: newId }
  })

/**
 * Saves a draft. NOT_POSSIBLE if it is no longer a draft, CHANGED_MEANWHILE if someone else saved it since it was read; same errors as
 * `cleaned`.
 */
export async function saveCampaign(
  ctx: SignedIn,
  { id, revision, ...draft }: CampaignDraft & { id: string; revision: number },
) {
  const change = await cleaned(ctx, draft)
  return transaction(ctx, async ({ db, audit }) => {
    const [row] = await db.select().from(emailCampaigns).where(eq(emailCampaigns.id, id)).for('update')
    const before = found(row)
    if (!canPerform(before.status, 'edit')) throw new DomainError('NOT_POSSIBLE')
    if (before.revision !== revision) throw new DomainError('CHANGED_MEANWHILE')
    const fields = (Object.keys(change) as (keyof CampaignDraft)[]).filter((field) => change[field] !== before[field])
    if (fields.length === 0) return { revision, updatedAt: before.updatedAt }
    const [saved] = await db
      .update(emailCampaigns)
      .set({ ...change, revision: revision + 1 })
      .where(eq(emailCampaigns.id, id))
      .returning({ revision: emailCampaigns.revision, updatedAt: emailCampaigns.updatedAt })
    await recordPictureUses(db, id, change.content)
    await audit({ action: 'campaign.saved', subjectType: SUBJECT, subjectId: id, data: { fields } })
    await publishCampaigns(db, id)
    return found(saved)
  })
}

/** Deletes a draft; a sent campaign remains, because the unsubscribe links of its emails refer to it. */
export const removeCampaign = (ctx: SignedIn, { id }: { id: string }) =>
  transaction(ctx, async ({ db, audit }) => {
    const [row] = await db.select().from(emailCampaigns).where(eq(emailCampaigns.id, id)).for('update')
    if (!canPerform(found(row).status, 'delete')) throw new DomainError('NOT_POSSIBLE')
    await db.delete(emailCampaigns).where(and(eq(emailCampaigns.id, id)))
    await audit({ action: 'campaign.deleted', subjectType: SUBJECT, subjectId: id })
    await publishCampaigns(db, id)
    return { id }
  })
