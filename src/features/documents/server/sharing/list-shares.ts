import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { companies, companyMembers } from '#db/schema/companies.ts'
import { resumeShares, resumeShareViews } from '#db/schema/documents.ts'
import type { Db, SignedIn } from '#server/context.ts'
import type { Share } from '../../share-contract.ts'
import { readOwnDocument } from '../exports/read-document.ts'

const shownViews = 20

/** The active links of a resume of the viewer, newest first, each with its latest views. */
export async function listShares({ db, viewer }: SignedIn, { id }: { id: string }): Promise<Share[]> {
  await readOwnDocument(db, { kind: 'resume', id, userId: viewer.userId })
  const { createdAt, label, hidesContact } = resumeShares
  const shares = await db
    .select({ id: resumeShares.id, label, hidesContact, createdAt })
    .from(resumeShares)
    .where(and(eq(resumeShares.resumeId, id), isNull(resumeShares.revokedAt)))
    .orderBy(desc(createdAt), desc(resumeShares.id))
  const views = await readViews(db, shares)
  return shares.map((share) => {
    const own = views.filter(({ shareId }) => shareId === share.id)
    return {
      ...share,
      viewCount: own[0]?.total ?? 0,
      views: own.map(({ viewedAt, name, company }) => ({ viewedAt, viewer: name === null ? null : { name, company } })),
    }
  })
}

async function readViews(db: Db, shares: { id: string }[]) {
  if (shares.length === 0) return []
  const { shareId, viewedAt, viewerId } = resumeShareViews
  const numbered = db
    .select({
      shareId,
      viewedAt,
      viewerId,
      place: sql<number>`(row_number() over (partition by ${shareId} order by ${viewedAt} desc))::int`.as('place'),
      total: sql<number>`(count(*) over (partition by ${shareId}))::int`.as('total'),
    })
    .from(resumeShareViews)
    .where(
      inArray(
        shareId,
        shares.map(({ id }) => id),
      ),
    )
    .as('numbered')
  const company = db
    .select({ name: companies.name })
    .from(companyMembers)
    .innerJoin(companies, eq(companies.id, companyMembers.companyId))
    .where(eq(companyMembers.userId, numbered.viewerId))
    .orderBy(companyMembers.joinedAt)
    .limit(1)
  return db
    .select({
      shareId: numbered.shareId,
      viewedAt: numbered.viewedAt,
      total: numbered.total,
      name: users.name,
      company: sql<string | null>`(${company})`,
    })
    .from(numbered)
    .leftJoin(users, eq(users.id, numbered.viewerId))
    .where(sql`${numbered.place} <= ${shownViews}`)
    .orderBy(desc(numbered.viewedAt))
}
