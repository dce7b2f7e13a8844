import { z } from 'zod'
import { Id } from '#lib/contract.ts'
import { defineEvent } from '#lib/events.ts'

const Person = z.object({ userId: Id })

export const verificationRequested = defineEvent('account.verification_requested', Person)
export const accountVerified = defineEvent('account.verified', Person)
export const passwordResetRequested = defineEvent('account.password_reset_requested', Person)

/** Staff suspended the account; the reason is only in the user's row. */
export const accountSuspended = defineEvent('account.suspended', Person)

/** A member of the staff lost their last staff role, was suspended or was deleted: their tasks must be assigned to other people. */
export const staffLeft = defineEvent('account.staff_left', Person)

/** A person was invited to the staff; neither the event nor the job contains the address or the secret. */
export const staffInvited = defineEvent('account.staff_invited', z.object({ invitationId: Id }))

/** Security changes that the user is emailed about, made by themselves or by staff. */
export const securityChanges = [
  'password_changed',
  'two_factor_on',
  'two_factor_off',
  'backup_codes_renewed',
  'backup_code_used',
  'passkey_added',
  'passkey_removed',
] as const
export const securityChanged = defineEvent('account.security_changed', Person.extend({ what: z.enum(securityChanges) }))

// the address itself is only in the link's row
const ByLink = Person.extend({ linkId: Id })
export const emailChangeRequested = defineEvent(
  'account.email_change_requested',
  ByLink.extend({ byStaff: z.boolean().optional() }),
)
export const emailChanged = defineEvent('account.email_changed', ByLink)
