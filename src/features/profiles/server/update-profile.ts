import type { z } from 'zod'
import { profiles } from '#db/schema/profiles.ts'
import { renameUser } from '#features/accounts/server/rename-user.ts'
import { hasRole } from '#lib/viewer.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { publish } from '#server/realtime/realtime-hub.ts'
import { transaction } from '#server/transaction.ts'
import type { Personal, Professional, Profile } from '../contract.ts'
import { readProfile } from './queries.ts'

/** Changes name, contact and bio of the viewer's profile. Empty texts are stored as null. */
export function updatePersonal(outer: SignedIn, input: z.output<typeof Personal>): Promise<Profile> {
  const { displayName, ...fields } = input
  return store(outer, fields, displayName)
}

/** Changes the professional part of the viewer's profile. Only job seekers have one. */
export function updateProfessional(outer: SignedIn, input: z.output<typeof Professional>): Promise<Profile> {
  if (!hasRole(outer.viewer, 'job_seeker')) throw new DomainError('FORBIDDEN')
  const unique = (words: string[]) => [...new Set(words)]
  return store(outer, { ...input, skills: unique(input.skills), certifications: unique(input.certifications) })
}

function store(outer: SignedIn, fields: Partial<typeof profiles.$inferInsert>, name?: string): Promise<Profile> {
  const { userId } = outer.viewer
  return transaction(outer, async (ctx) => {
    if (name) await renameUser(ctx.db, userId, name)
    await ctx.db
      .insert(profiles)
      .values({ ...fields, userId })
      .onConflictDoUpdate({ target: profiles.userId, set: { ...fields, updatedAt: new Date() } })
    await publish(ctx.db, [userId], 'profile_changed')
    await ctx.audit({ action: 'profile.updated', subjectType: 'user', subjectId: userId })
    return readProfile(ctx.db, userId)
  })
}
