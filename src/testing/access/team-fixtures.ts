import { v5 } from 'uuid'
import { companies, companyInvitations } from '#db/schema/companies.ts'
import { newId } from '#lib/ids.ts'
import type { Db } from '#server/context.ts'
import { hashToken } from '#server/secrets/hash-token.ts'

const NAMES = '0199d1f0-0000-7000-8000-0000000000bb'
export const memberId = (userId: string): string => v5(`member ${userId}`, NAMES)
export const invitationId = (companyId: string): string => v5(`invitation ${companyId}`, NAMES)
export const tokenFor = (email: string): string => `invitation of ${email}`

export const strangerOf = (companyId: string): string => `joana-${companyId}@example.test`

type Invited = { companyId: string; invitedBy: string }

/** Invites a new address to each company, and every eligible user to a company that they are not a member of. */
export async function createInvitations(db: Db, asking: Invited[], emails: string[]): Promise<void> {
  const expiresAt = new Date(Date.now() + 60 * 60 * 1000)
  const row = (email: string) => ({
    displayName: 'Joana',
    role: 'client_user' as const,
    expiresAt,
    email,
    tokenHash: hashToken(tokenFor(email)),
  })
  const third = newId()
  await db.insert(companies).values({ id: third, name: 'Eastgate', slug: `eastgate-${third}` })
  await db
    .insert(companyInvitations)
    .values([
      ...asking.map((one) => ({ ...row(strangerOf(one.companyId)), ...one, id: invitationId(one.companyId) })),
      ...emails.map((email) => ({ ...row(email), companyId: third })),
    ])
}
