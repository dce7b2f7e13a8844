import { and, count, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { autoApplyEntries, autoApplyRules } from '#db/schema/auto-apply.ts'
import { listResumes } from '#features/documents/server/queries.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError, found } from '#server/errors.ts'
import { transaction, type UnitOfWork } from '#server/transaction.ts'
import type { Preview, Rule, RuleFields } from '../contract.ts'
import { autoApplyRuleSaved } from '../events.ts'
import { maxRules } from '../rules.ts'
import { withoutApproval } from './change-settings.ts'
import { findJobsForRule, type RuleSearch } from './find/find-jobs.ts'
import { readRule } from './read-rules.ts'
import { lockSettings } from './read-settings.ts'

type Fields = z.output<typeof RuleFields>
type Tx = SignedIn & UnitOfWork

/** Refuses an empty rule, because it would apply to every job. */
function refuseEmpty({ keywords, location, types }: Pick<Fields, 'keywords' | 'location' | 'types'>): void {
  if (keywords === '' && location === '' && types.length === 0) throw new DomainError('RULE_EMPTY')
}

const ownRule = ({ viewer }: SignedIn, id: string) =>
  and(eq(autoApplyRules.id, id), eq(autoApplyRules.userId, viewer.userId))

/**
 * Creates a rule, or changes one of the viewer's. A change to what it finds or sends turns off auto-approve. The search runs in the
 * background.
 */
export async function saveRule(ctx: SignedIn, { id, ...fields }: Fields & { id?: string | undefined }): Promise<Rule> {
  refuseEmpty(fields)
  const { userId } = ctx.viewer
  const saved = await transaction(ctx, async (tx) => {
    await lockSettings(tx.db, userId)
    const resumes = fields.resumeId ? await listResumes(tx.db, userId) : []
    if (fields.resumeId && !resumes.some((resume) => resume.id === fields.resumeId)) {
      throw new DomainError('RULE_RESUME_GONE')
    }
    const ruleId = id ? await change(tx, id, fields) : await make(tx, fields)
    await tx.audit({ action: 'auto_apply.rule_saved', subjectType: 'auto_apply_rule', subjectId: ruleId, data: fields })
    if (fields.isOn) await tx.emit(autoApplyRuleSaved({ userId, ruleId }))
    return ruleId
  })
  return readRule(ctx, saved)
}

async function make(tx: Tx, fields: Fields): Promise<string> {
  const { userId } = tx.viewer
  const [own] = await tx.db.select({ n: count() }).from(autoApplyRules).where(eq(autoApplyRules.userId, userId))
  if ((own?.n ?? 0) >= maxRules) throw new DomainError('RULE_LIMIT')
  const [row] = await tx.db
    .insert(autoApplyRules)
    .values({ ...fields, userId })
    .returning()
  return found(row).id
}

const standsFor = ['keywords', 'location', 'types', 'isRemote', 'salaryFloor', 'minimumMatch', 'avoids'] as const
const sends = ['resumeId', 'coverLetter'] as const

async function change(tx: Tx, id: string, fields: Fields): Promise<string> {
  const [row] = await tx.db.select().from(autoApplyRules).where(ownRule(tx, id)).for('update')
  const before = { ...found(row), coverLetter: row?.coverLetter ?? '' }
  const isSame = [...standsFor, ...sends].every((key) => JSON.stringify(before[key]) === JSON.stringify(fields[key]))
  const autoApprovedSince = isSame ? before.autoApprovedSince : null
  if (!autoApprovedSince || !fields.isOn) await withdrawApprovals(tx, id)
  await tx.db
    .update(autoApplyRules)
    .set({ ...fields, autoApprovedSince })
    .where(eq(autoApplyRules.id, id))
  return id
}

/** Returns entries that a rule approved and that are not sent yet to waiting. */
const withdrawApprovals = ({ db }: Tx, ruleId: string) =>
  db
    .update(autoApplyEntries)
    .set(withoutApproval(null))
    .where(
      and(
        eq(autoApplyEntries.ruleId, ruleId),
        eq(autoApplyEntries.state, 'approved'),
        eq(autoApplyEntries.approvedBy, 'rule'),
      ),
    )

/** Turns a rule's auto-approve on (only with the person's confirmation) or off (AUTO-03). */
export async function setAutoApprove(
  ctx: SignedIn,
  { id, isAutoApproved, isConfirmed }: { id: string; isAutoApproved: boolean; isConfirmed: boolean },
): Promise<Rule> {
  if (isAutoApproved && !isConfirmed) throw new DomainError('AUTO_APPROVE_UNCONFIRMED')
  const autoApprovedSince = isAutoApproved ? new Date() : null
  await updateOwn(
    ctx,
    id,
    { autoApprovedSince },
    isAutoApproved ? 'auto_apply.standing_given' : 'auto_apply.standing_taken',
  )
  return readRule(ctx, id)
}

export async function switchRule(ctx: SignedIn, { id, isOn }: { id: string; isOn: boolean }): Promise<Rule> {
  await updateOwn(ctx, id, { isOn }, isOn ? 'auto_apply.rule_on' : 'auto_apply.rule_off')
  return readRule(ctx, id)
}

function updateOwn(ctx: SignedIn, id: string, set: Partial<typeof autoApplyRules.$inferInsert>, action: string) {
  return transaction(ctx, async (tx) => {
    const [row] = await tx.db.update(autoApplyRules).set(set).where(ownRule(tx, id)).returning()
    const { isOn, userId, autoApprovedSince } = found(row)
    if (!isOn || !autoApprovedSince) await withdrawApprovals(tx, id)
    await tx.audit({ action, subjectType: 'auto_apply_rule', subjectId: id })
    if (isOn) await tx.emit(autoApplyRuleSaved({ userId, ruleId: id }))
  })
}

/** Deletes a rule. Its entries stay in the queue and wait. */
export function removeRule(ctx: SignedIn, { id }: { id: string }) {
  return transaction(ctx, async (tx) => {
    found((await tx.db.select({ id: autoApplyRules.id }).from(autoApplyRules).where(ownRule(tx, id)).for('update'))[0])
    await withdrawApprovals(tx, id)
    await tx.db.delete(autoApplyRules).where(ownRule(tx, id))
    await tx.audit({ action: 'auto_apply.rule_removed', subjectType: 'auto_apply_rule', subjectId: id })
    return { done: true as const }
  })
}

/** Preview of an unsaved rule: the same search and match as when it runs. */
export async function previewRule(ctx: SignedIn, look: RuleSearch): Promise<Preview> {
  refuseEmpty(look as RuleSearch & Pick<Fields, 'types'>)
  const { jobs, ...found } = await findJobsForRule(ctx, look)
  const examples = jobs.slice(0, 3).map(({ id, slug, title, company, match }) => ({
    id,
    slug,
    title,
    companyName: company.name,
    score: match?.score ?? null,
  }))
  return { ...found, count: jobs.length, examples }
}
