import { eq } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { profiles } from '#db/schema/profiles.ts'
import { candidateListings } from '#db/schema/talent-pool.ts'
import { hideProfile } from '#features/profiles/server/hide-profile.ts'
import { factsOf, type Kind, passagesOf } from './subject.ts'

export const profileKind: Kind = {
  async read(db, id) {
    const [row] = await db
      .select({ user: { since: users.createdAt }, profile: profiles, listing: candidateListings })
      .from(users)
      .leftJoin(profiles, eq(profiles.userId, users.id))
      .leftJoin(candidateListings, eq(candidateListings.userId, users.id))
      .where(eq(users.id, id))
    if (!row) return null
    const { user, profile, listing } = row
    return {
      passages: passagesOf([
        { heading: null, paragraphs: [listing?.headline, ...(profile?.bio ?? '').split(/\n+/)] },
        { heading: 'Career objective', paragraphs: (profile?.careerObjective ?? '').split(/\n+/) },
      ]),
      facts: factsOf({
        Title: profile?.currentJobTitle,
        Place: profile?.location,
        Skills: profile?.skills.join(', '),
        Website: profile?.website,
        LinkedIn: profile?.linkedinUrl,
        Portfolio: profile?.portfolioUrl,
        'Found by companies': listing?.isListed ? 'Yes' : 'No',
        'Member since': user.since,
      }),
      link: null,
      editLink: '/app/profile',
    }
  },
  // in the same lock order as changes of name and profile
  async lock(db, id) {
    await db.select({ id: users.id }).from(users).where(eq(users.id, id)).for('no key update')
    await db.select({ id: profiles.userId }).from(profiles).where(eq(profiles.userId, id)).for('no key update')
  },
  hide: hideProfile,
}
