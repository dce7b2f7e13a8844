import { eq } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { profiles } from '#db/schema/profiles.ts'
import { keepReadable } from '#lib/keep-readable.ts'
import type { Db } from '#server/context.ts'
import { found } from '#server/errors.ts'
import { Profile } from '../contract.ts'
import { completeness } from '../rules.ts'

/** The person's profile; an empty one if nothing is stored yet (PROF-25). */
export async function readProfile(db: Db, userId: string): Promise<Profile> {
  const [row] = await db
    .select()
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(users.id, userId))
  const { users: user, profiles: profile } = found(row)
  const { bio = null, phone = null, location = null, website = null } = profile ?? {}
  // a value that another release stored and that is no longer known is left out; the rest of the profile still opens
  const professional = keepReadable(StoredProfessional, profile ?? nothing, { longTexts: 'keep' }) ?? nothing
  const displayName = user.name
  return {
    userId,
    email: user.email,
    image: user.image,
    personal: { displayName, phone, location, website, bio },
    professional,
    completeness: completeness({ ...professional, displayName, image: user.image, bio, phone, location, website }),
  }
}

const { professional: own } = Profile.shape
const StoredProfessional = own.extend({
  employmentStatus: own.shape.employmentStatus.catch(null),
  industry: own.shape.industry.catch(null),
  educationLevel: own.shape.educationLevel.catch(null),
  skills: own.shape.skills.default([]),
  certifications: own.shape.certifications.default([]),
  preferredJobTypes: own.shape.preferredJobTypes.default([]),
})

const nothing: Profile['professional'] = {
  currentJobTitle: null,
  currentCompany: null,
  employmentStatus: null,
  yearsOfExperience: null,
  industry: null,
  educationLevel: null,
  skills: [],
  certifications: [],
  preferredJobTypes: [],
  desiredSalaryMin: null,
  desiredSalaryMax: null,
  careerObjective: null,
  linkedinUrl: null,
  portfolioUrl: null,
}
