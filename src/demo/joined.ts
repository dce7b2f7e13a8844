import { sql } from 'drizzle-orm'
import type { Db } from '#server/context.ts'

/**
 * Sample seekers joined up to five days before their first activity, and uploaded their resume within hours, so that sign-ups are
 * spread over time. The demo seeker has a fixed day, which other samples mention.
 */
export async function seedJoined(db: Db): Promise<void> {
  await db.execute(sql`
    with began as (
      select user_id, min(at) as at from (
        select user_id, applied_at as at from applications union all
        select user_id, started_at from user_subscriptions union all
        select user_id, saved_at from saved_jobs
      ) did group by user_id
    ), moved as (
      update users u set created_at = began.at - (1 + abs(hashtext(u.id::text)) % 120) * interval '1 hour'
      from began
      where began.user_id = u.id and u.is_sample and u.email <> 'seeker@tandem.test' and u.created_at < began.at - interval '5 days'
        and exists (select from user_roles r where r.user_id = u.id and r.role = 'job_seeker')
      returning u.id, u.created_at
    ), roles as (
      update user_roles r set created_at = moved.created_at from moved where r.user_id = moved.id
    )
    update resumes r set created_at = moved.created_at + (5 + abs(hashtext(r.id::text)) % 55) * interval '1 minute'
    from moved where r.user_id = moved.id`)
}
