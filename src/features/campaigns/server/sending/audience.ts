import { type SQL, sql } from 'drizzle-orm'
import { campaignOptOuts, campaignRecipients, newsletterSubscribers } from '#db/schema/campaigns.ts'
import { mailSuppressions } from '#db/schema/mail.ts'
import { newId } from '#lib/ids.ts'
import type { Db } from '#server/context.ts'
import { ACTIVE_DAYS, type Activity, type Audience, QUIET_DAYS, type TemplateType } from '../../rules.ts'

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

/** Everybody in the segment, one row an address, whether or not they may be mailed. Only accounts with a confirmed address that may sign in. */
function segment({ audience, activity }: Readers): SQL {
  if (audience === 'subscribers') {
    return sql`select s.email, coalesce(u.name, s.name) as name, u.id as user_id from ${newsletterSubscribers} s
      left join users u on lower(u.email) = s.email and u.email_verified
      where s.is_active and ${activity === 'any' ? sql`true` : sql`u.id is not null and ${activityOf[activity]}`}`
  }
  return sql`select lower(u.email) as email, u.name, u.id as user_id from users u
    where u.email_verified and u.suspended_at is null and ${roleOf[audience]} and ${activityOf[activity]}`
}

const mayBeMailed = (
  templateType: TemplateType,
) => sql`not exists (select from ${mailSuppressions} x where x.email = seg.email)
  and not exists (select from ${campaignOptOuts} o where o.email = seg.email and o.kind = ${templateType})`

/** How many people would get a campaign now, and how many of its segment opted out, bounced or complained. */
export async function countAudience(db: Db, readers: Readers): Promise<{ recipients: number; leftOut: number }> {
  const { rows } = await db.execute<{ recipients: number; all: number }>(sql`
    select (count(*) filter (where ${mayBeMailed(readers.templateType)}))::int as recipients, count(*)::int as "all"
    from (${segment(readers)}) seg`)
  const { recipients = 0, all = 0 } = rows[0] ?? {}
  return { recipients, leftOut: all - recipients }
}

/** Writes down who gets a campaign: everybody of its segment who may be mailed, each address once. How many there are. */
export async function writeRecipients(db: Db, campaignId: string, readers: Readers): Promise<number> {
  // ids of one time and random ends: made here for thousands at once
  const prefix = newId().slice(0, 18)
  const { rowCount } = await db.execute(sql`
    insert into ${campaignRecipients} (id, campaign_id, email, name, user_id)
    select (${prefix} || substr(gen_random_uuid()::text, 19))::uuid, ${campaignId}, seg.email, seg.name, seg.user_id
    from (${segment(readers)}) seg
    where ${mayBeMailed(readers.templateType)}
    on conflict do nothing`)
  return rowCount ?? 0
}

/** Of these addresses the ones that opted out of the kind, or must not be mailed, since the list was written. */
export async function noLongerMailed(db: Db, emails: string[], templateType: TemplateType) {
  const { rows } = await db.execute<{ email: string; why: 'suppressed' | 'opted_out' }>(sql`
    select seg.email, 'suppressed' as why from unnest(${sql.param(emails)}::text[]) as seg(email)
      join ${mailSuppressions} x on x.email = seg.email
    union select seg.email, 'opted_out' from unnest(${sql.param(emails)}::text[]) as seg(email)
      join ${campaignOptOuts} o on o.email = seg.email and o.kind = ${templateType}`)
  return new Map(rows.map(({ email, why }) => [email, why]))
}
