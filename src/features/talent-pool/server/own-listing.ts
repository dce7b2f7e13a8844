import { and, asc, desc, eq, ilike, inArray, isNull, sql } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { companies } from '#db/schema/companies.ts'
import { resumes } from '#db/schema/documents.ts'
import { profiles } from '#db/schema/profiles.ts'
import { candidateHiddenFrom, candidateListings } from '#db/schema/talent-pool.ts'
import type { Db, SignedIn } from '#server/context.ts'
import { DomainError, found } from '#server/errors.ts'
import { escapeLike } from '#server/escape-like.ts'
import { transaction } from '#server/transaction.ts'
import type { Candidate, Listing, SaveListing } from '../contract.ts'

const unlisted = {
  isListed: false,
  headline: '',
  showsName: true,
  showsLocation: true,
  showsSkills: true,
  resumeId: null,
  hidesFromEmployer: true,
  listedAt: null,
}

/** The viewer's settings for being found. Without stored settings the viewer is not listed (COACH-09). */
export async function readListing({ db, viewer }: SignedIn): Promise<Listing> {
  const { userId } = viewer
  const [[row], hiddenFrom, [profile], built] = await Promise.all([
    db.select().from(candidateListings).where(eq(candidateListings.userId, userId)),
    db
      .select({ id: companies.id, name: companies.name })
      .from(candidateHiddenFrom)
      .innerJoin(companies, eq(companies.id, candidateHiddenFrom.companyId))
      .where(eq(candidateHiddenFrom.userId, userId))
      .orderBy(asc(companies.name)),
    db.select({ currentCompany: profiles.currentCompany }).from(profiles).where(eq(profiles.userId, userId)),
    db
      .select({ id: resumes.id, title: resumes.title })
      .from(resumes)
      .where(and(eq(resumes.userId, userId), sql`${resumes.content} is not null`))
      .orderBy(desc(resumes.updatedAt)),
  ])
  return { ...(row ?? unlisted), hiddenFrom, currentCompany: profile?.currentCompany ?? null, resumes: built }
}

/**
 * Saves the viewer's settings for being found; the next search of a company uses them. HEADLINE_REQUIRED, RESUME_NOT_BUILT.
 * NOT_FOUND if the resume is not the viewer's.
 */
export async function saveListing(ctx: SignedIn, input: SaveListing): Promise<Listing> {
  await checkListing(ctx, input)
  const { userId } = ctx.viewer
  const { hiddenFrom, ...chosen } = input
  await transaction(ctx, async ({ db, audit }) => {
    const [before] = await db.select().from(candidateListings).where(eq(candidateListings.userId, userId)).for('update')
    const listedAt = chosen.isListed ? (before?.isListed ? before.listedAt : new Date()) : null
    await db
      .insert(candidateListings)
      .values({ ...chosen, userId, listedAt })
      .onConflictDoUpdate({ target: candidateListings.userId, set: { ...chosen, listedAt, updatedAt: new Date() } })
    await db.delete(candidateHiddenFrom).where(eq(candidateHiddenFrom.userId, userId))
    const known =
      hiddenFrom.length > 0
        ? await db.select({ id: companies.id }).from(companies).where(inArray(companies.id, hiddenFrom))
        : []
    if (known.length > 0)
      await db.insert(candidateHiddenFrom).values(known.map(({ id }) => ({ userId, companyId: id })))
    if ((before?.isListed ?? false) !== chosen.isListed) {
      const action = chosen.isListed ? 'candidate.listed' : 'candidate.unlisted'
      await audit({ action, subjectType: 'user', subjectId: userId })
    }
  })
  return readListing(ctx)
}

async function checkListing({ db, viewer }: SignedIn, { isListed, headline, resumeId }: SaveListing): Promise<void> {
  if (isListed && !headline) throw new DomainError('HEADLINE_REQUIRED')
  if (!resumeId) return
  const own = and(eq(resumes.id, resumeId), eq(resumes.userId, viewer.userId))
  const [resume] = await db.select({ content: resumes.content }).from(resumes).where(own)
  if (found(resume).content === null) throw new DomainError('RESUME_NOT_BUILT')
}

/** How companies would see the viewer with these settings. Stores nothing. */
export async function previewListing(ctx: SignedIn, input: SaveListing): Promise<Candidate> {
  await checkListing(ctx, input)
  const { userId } = ctx.viewer
  const [row] = await ctx.db
    .select({ name: users.name, location: profiles.location, skills: profiles.skills })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(users.id, userId))
  const person = found(row)
  return {
    id: userId,
    name: input.showsName ? person.name : null,
    headline: input.headline,
    location: input.showsLocation ? person.location : null,
    skills: input.showsSkills ? (person.skills ?? []) : [],
    hasResume: input.resumeId !== null,
  }
}

/** Companies whose name contains this text; at most ten. */
export function findCompaniesToBlock(
  { db }: { db: Db },
  { q }: { q: string },
): Promise<{ id: string; name: string }[]> {
  if (!q) return Promise.resolve([])
  const like = `%${escapeLike(q)}%`
  return db
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .where(and(ilike(companies.name, like), isNull(companies.archivedAt)))
    .orderBy(asc(companies.name))
    .limit(10)
}
