import { type SQL, sql } from 'drizzle-orm'
import { campaignOptOuts, campaignRecipients, mailConsents, newsletterSubscribers } from '#db/schema/campaigns.ts'
import { mailSuppressions } from '#db/schema/mail.ts'
import { newId } from '#lib/ids.ts'
import type { Db } from '#server/context.ts'
import {
  ACTIVE_DAYS,
  type Activity,
  type Audience,
  type LeftOut,
  needsConsent,
  QUIET_DAYS,
  type TemplateType,
} from '../../rules.ts'

export type Readers = { audience: Audience; activity: Activity; templateType: TemplateType }

const roleOf: Record<Exclude<Audience, 'subscribers'>, SQL> = {
  job_seekers: sql`exists (select from user_roles r where r.user_id = u.id and r.role = 'job_seeker')`,
  companies: sql`exists (select from company_members m join companies c on c.id = m.company_id where m.user_id = u.id and c.archived_at is null)`,
  staff: sql`exists (select from user_roles r where r.user_id = u.id and r.role in ('platform_admin', 'platform_user'))`,
}

const daysAgo = (days: number) => sql`now() - make_interval(days => ${days})`
const activityOf: Record<Activity, SQL> = {
  any: sql`true`,
  active: sql`u.last_sign_in_at >= ${daysAgo(ACTIVE_DAYS)}`,
  quiet: sql`coalesce(u.last_sign_in_at, u.created_at) < ${daysAgo(QUIET_DAYS)}`,
}

/**
 * Everyone in the segment, one row per address, whether or not they may be mailed. Only accounts that may sign in and have a confirmed
 * address.
 */
function segment({ audience, activity }: Readers): SQL {
  if (audience === 'subscribers') {
    return sql`select s.email, coalesce(u.name, s.name) as name, u.id as user_id from ${newsletterSubscribers} s
      left join users u on lower(u.email) = s.email and u.email_verified
      where s.is_active and ${activity === 'any' ? sql`true` : sql`u.id is not null and ${activityOf[activity]}`}`
  }
  return sql`select lower(u.email) as email, u.name, u.id as user_id from users u
    where u.email_verified and u.suspended_at is null and ${roleOf[audience]} and ${activityOf[activity]}`
}

const isSuppressed = sql`exists (select from ${mailSuppressions} x where x.email = seg.email)`
const optedOut = (kind: TemplateType) =>
  sql`exists (select from ${campaignOptOuts} o where o.email = seg.email and o.kind = ${kind})`
/** For a kind that needs consent. */
const hasNotAgreed = (kind: TemplateType) =>
  needsConsent(kind)
    ? sql`not exists (select from ${mailConsents} m where m.email = seg.email and m.kind = ${kind} and m.withdrawn_at is null)`
    : sql`false`
const mayBeMailed = (kind: TemplateType) =>
  sql`not ${isSuppressed} and not ${optedOut(kind)} and not (${hasNotAgreed(kind)})`
/** Why a person is excluded, only the first reason; null for a recipient. */
const whyLeftOut = (kind: TemplateType) => sql`case when ${isSuppressed} then 'suppressed'
  when ${optedOut(kind)} then 'opted_out' when ${hasNotAgreed(kind)} then 'no_consent' end`

export type CountedAudience = { recipients: number; leftOut: number; why: Record<LeftOut, number> }

/** How many people would get a campaign now, and how many of its segment are excluded, by reason. */
export async function countAudience(db: Db, readers: Readers): Promise<CountedAudience> {
  const { rows } = await db.execute<{ why: LeftOut | null; n: number }>(sql`
    select ${whyLeftOut(readers.templateType)} as why, count(*)::int as n from (${segment(readers)}) seg group by 1`)
  const counts = new Map(rows.map(({ why, n }) => [why, n]))
  const countOf = (reason: LeftOut | null) => counts.get(reason) ?? 0
  const why = { suppressed: countOf('suppressed'), opted_out: countOf('opted_out'), no_consent: countOf('no_consent') }
  return { recipients: countOf(null), leftOut: why.suppressed + why.opted_out + why.no_consent, why }
}

/**
 * Stores the recipients of a campaign: everyone of its segment who may be mailed, each address once. Returns their
 * number.
 */
export async function writeRecipients(db: Db, campaignId: string, readers: Readers): Promise<number> {
  // time-ordered ids with random ends, created here for thousands at once
  const prefix = newId().slice(0, 18)
  const { rowCount } = await db.execute(sql`
    insert into ${campaignRecipients} (id, campaign_id, email, name, user_id)
    select (${prefix} || substr(gen_random_uuid()::text, 19))::uuid, ${campaignId}, seg.email, seg.name, seg.user_id
    from (${segment(readers)}) seg
    where ${mayBeMailed(readers.templateType)}
    on conflict do nothing`)
  return rowCount ?? 0
}

/** Of these addresses, those suppressed, opted out, or without consent since the list was stored. */
export async function excludedAddresses(
  db: Db,
  emails: string[],
  templateType: TemplateType,
): Promise<Map<string, LeftOut>> {
  const { rows } = await db.execute<{ email: string; why: LeftOut }>(sql`
    select email, why from (select seg.email, ${whyLeftOut(templateType)} as why
      from unnest(${sql.param(emails)}::text[]) as seg(email)) found where why is not null`)
  return new Map(rows.map(({ email, why }) => [email, why]))
}
