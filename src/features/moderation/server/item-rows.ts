import { eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { users } from '#db/schema/accounts.ts'
import { companies } from '#db/schema/companies.ts'
import { moderationItems as m } from '#db/schema/moderation.ts'
import type { Db } from '#server/context.ts'

const person = alias(users, 'person')
const maker = alias(users, 'maker')

/** The owner wrote after staff last did, so staff must respond. */
export const isAnswered = sql<boolean>`exists (select from moderation_history h where h.item_id = ${m.id}
  and h.act in ('answered', 'asked') and not exists (select from moderation_history s where s.item_id = h.item_id
    and s.by = 'staff' and s.act <> 'flagged' and (s.at, s.id) > (h.at, h.id)))`

/** Hidden from the public now, whatever its status. */
export const isHidden = sql<boolean>`case ${m.kind}
  when 'job' then exists (select from jobs j where j.id = ${m.subjectId} and j.hidden_at is not null)
  when 'company' then exists (select from companies c where c.id = ${m.subjectId} and c.hidden_at is not null)
  when 'profile' then exists (select from profiles p where p.user_id = ${m.subjectId} and p.hidden_at is not null)
  else exists (select from blog_posts b where b.id = ${m.subjectId} and b.hidden_at is not null) end`

const head = {
  id: m.id,
  kind: m.kind,
  subjectId: m.subjectId,
  title: m.title,
  owner: sql<
    string | null
  >`coalesce(${companies.name}, ${person.name}, case when ${m.kind} = 'article' then ${maker.name} end)`,
  status: m.status,
  createdAt: m.createdAt,
  createdBy: maker.name,
  waitingSince: m.waitingSince,
  reports: sql<number>`(select count(*)::int from moderation_reports r where r.item_id = ${m.id} and r.closed_at is null)`,
  isAnswered,
  changedAt: m.changedAt,
}

/** Items as staff list them; the caller adds `where`, order and limit. `more` is selected too. */
export const itemRows = <More extends Parameters<Db['select']>[0]>(db: Db, more: More) =>
  db
    .select({ ...head, ...more })
    .from(m)
    .leftJoin(companies, eq(companies.id, m.companyId))
    .leftJoin(person, eq(person.id, m.userId))
    .leftJoin(maker, eq(maker.id, m.createdBy))
