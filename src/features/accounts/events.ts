import { z } from 'zod'
import { Id } from '#lib/contract.ts'
import { defineEvent } from '#lib/events.ts'

const Person = z.object({ userId: Id })

export const verificationRequested = defineEvent('account.verification_requested', Person)
export const accountVerified = defineEvent('account.verified', Person)
export const passwordResetRequested = defineEvent('account.password_reset_requested', Person)

/** Staff keep the person out; why stands in their row alone. */
export const accountSuspended = defineEvent('account.suspended', Person)

/** A person of the staff lost their last role of staff, was suspended, or was deleted: what was assigned to them needs others. */
export const staffLeft = defineEvent('account.staff_left', Person)

/** Somebody was asked to join the staff; address and secret stand in neither event nor job. */
export const staffInvited = defineEvent('account.staff_invited', z.object({ invitationId: Id }))

/** What the person is told of by mail, whoever did it. */
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

// the address itself stands in the link's row alone
const ByLink = Person.extend({ linkId: Id })
export const emailChangeRequested = defineEvent(
  'account.email_change_requested',
  ByLink.extend({ byStaff: z.boolean().optional() }),
)
export const emailChanged = defineEvent('account.email_changed', ByLink)
