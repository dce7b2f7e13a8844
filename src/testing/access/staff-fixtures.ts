import { v5 } from 'uuid'
import { staffInvitations } from '#db/schema/accounts.ts'
import { newId } from '#lib/ids.ts'
import type { Db } from '#server/context.ts'
import { hashToken } from '#server/secrets/hash-token.ts'

const NAMES = '0199d1f0-0000-7000-8000-0000000000bc'
export const staffInvitationId = (of: string): string => v5(`staff ${of}`, NAMES)
export const staffTokenFor = (email: string): string => `staff invitation of ${email}`
export const newColleague = (of: string): string => `colleague-${of}@example.test`

/** Invites a new address and every user of the world to join the staff. */
export async function createStaffInvitations(
  db: Db,
  invitedBy: string,
  { of, emails }: { of: string; emails: string[] },
) {
  const row = (email: string) => ({
    email,
    displayName: 'Joana',
    role: 'platform_user' as const,
    tokenHash: hashToken(staffTokenFor(email)),
    expiresAt: new Date(Date.now() + 60 * 60 * 1000),
    invitedBy,
  })
  await db
    .insert(staffInvitations)
    .values([
      { ...row(newColleague(of)), id: staffInvitationId(of) },
      ...emails.map((email) => ({ ...row(email), id: newId() })),
    ])
}
