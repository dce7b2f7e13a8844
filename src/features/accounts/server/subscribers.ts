import { and, eq, gt, sql } from 'drizzle-orm'
import { staffInvitations, users } from '#db/schema/accounts.ts'
import type { Services } from '#server/context.ts'
import { deliverMail } from '#server/deliver-mail.ts'
import { mailGroups, type Occurrence, on, type Subscriber } from '#server/queue/worker.ts'
import { hashToken } from '#server/secrets/hash-token.ts'
import {
  accountSuspended,
  emailChanged,
  emailChangeRequested,
  passwordResetRequested,
  securityChanged,
  staffInvited,
  verificationRequested,
} from '../events.ts'
import { staffRoleLabels } from '../rules.ts'
import { addressOfLink, finishLink, makeLink, newToken } from './links.ts'
import { confirmEmailMail, emailChangedMail, emailChangeRequestedMail } from './mail/email-change-mail.ts'
import { resetMail } from './mail/reset-mail.ts'
import { securityMail } from './mail/security-mail.ts'
import { staffInvitationMail } from './mail/staff-invitation-mail.ts'
import { suspensionMail } from './mail/suspension-mail.ts'
import { verificationMail } from './mail/verification-mail.ts'
import { hasPasskeys } from './passkeys/has-passkeys.ts'
import { countPausedKeys } from './paused-keys.ts'

type Person = { userId: string }

const findUser = async (ctx: Services, { userId }: Person) =>
  (await ctx.db.select().from(users).where(eq(users.id, userId)))[0]

// The secret is created here and is only in the email: neither the outbox nor a job ever contains it.
async function sendVerification(ctx: Services, person: Person, { eventId }: Occurrence): Promise<void> {
  const user = await findUser(ctx, person)
  if (!user || user.emailVerified) return
  const token = await makeLink(ctx.db, 'verify_email', user.id)
  const url = `${ctx.env.PUBLIC_URL}/auth/verify?token=${token}`
  await deliverMail(
    ctx,
    { key: `verification ${eventId}`, to: user.email, ...verificationMail(url) },
    { isVital: true },
  )
}

async function sendReset(ctx: Services, person: Person, { eventId }: Occurrence): Promise<void> {
  const user = await findUser(ctx, person)
  if (!user || user.suspendedAt) return
  const token = await makeLink(ctx.db, 'reset_password', user.id)
  // after the '#', because that part of a URL is not sent to servers and so is in no log or referrer
  const url = `${ctx.env.PUBLIC_URL}/auth/reset#token=${token}`
  await deliverMail(
    ctx,
    {
      key: `reset ${eventId}`,
      to: user.email,
      ...resetMail(user.emailVerified ? user.name : null, { url, hasPasskeys: await hasPasskeys(ctx.db, user.id) }),
    },
    { isVital: true },
  )
}

type EmailChange = Person & { linkId: string; byStaff?: boolean | undefined }

async function sendEmailChange(ctx: Services, change: EmailChange, { eventId }: Occurrence) {
  const user = await findUser(ctx, change)
  const link = user && (await finishLink(ctx.db, change.linkId))
  // The owner of a taken address is not notified; the requester gets the same answer in each case.
  if (!link || (await isTaken(ctx, link.email))) return
  const url = `${ctx.env.PUBLIC_URL}/auth/email#confirm=${link.token}`
  await deliverMail(
    ctx,
    { key: `new address ${eventId}`, to: link.email, ...confirmEmailMail(url, change) },
    { isVital: true },
  )
}

/** Notifies the current address, whose owner can still stop the change. */
async function sendEmailChangeNotice(ctx: Services, change: EmailChange, { eventId }: Occurrence) {
  const user = await findUser(ctx, change)
  const newEmail = await addressOfLink(ctx.db, change.linkId)
  // an address that was never confirmed may be a stranger's
  if (!user?.emailVerified || !newEmail) return
  const resetUrl = `${ctx.env.PUBLIC_URL}/auth/reset`
  const mail = emailChangeRequestedMail(user.name, {
    newEmail,
    resetUrl,
    hasPasskeys: await hasPasskeys(ctx.db, user.id),
    byStaff: change.byStaff,
  })
  await deliverMail(ctx, { key: `address asked ${eventId}`, to: user.email, ...mail }, { isVital: true })
}

async function sendEmailChanged(ctx: Services, change: Person & { linkId: string }, { eventId }: Occurrence) {
  const user = await findUser(ctx, change)
  const link = user && (await finishLink(ctx.db, change.linkId))
  if (!link) return
  const url = `${ctx.env.PUBLIC_URL}/auth/email#undo=${link.token}`
  await deliverMail(
    ctx,
    { key: `old address ${eventId}`, to: link.email, ...emailChangedMail(user.name, url) },
    { isVital: true },
  )
}

const isTaken = async (ctx: Services, email: string): Promise<boolean> => {
  const rows = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email))
  return rows.length > 0
}

type SecurityChange = Parameters<typeof securityChanged>[0]
async function sendSecurityNotice(
  ctx: Services,
  { userId, what }: SecurityChange,
  { eventId, occurredAt }: Occurrence,
) {
  const user = await findUser(ctx, { userId })
  if (!user) return
  const mail = securityMail(user.name, what, {
    at: occurredAt,
    timeZone: user.timeZone ?? 'UTC',
    hasPasskeys: await hasPasskeys(ctx.db, userId),
    pausedKeys: what === 'password_changed' ? await countPausedKeys(ctx.db, userId) : 0,
    accountUrl: `${ctx.env.PUBLIC_URL}/app/profile?tab=account`,
    resetUrl: `${ctx.env.PUBLIC_URL}/auth/reset`,
  })
  await deliverMail(ctx, { key: `security ${eventId}`, to: user.email, ...mail }, { isVital: true })
}

// Sends nothing if the suspension was lifted in the meantime.
async function sendSuspension(ctx: Services, person: Person, { eventId }: Occurrence): Promise<void> {
  const user = await findUser(ctx, person)
  if (!user?.suspendedAt) return
  const mail = suspensionMail(user.name, user.suspendedReason ?? '', `${ctx.env.PUBLIC_URL}/contact-us`)
  await deliverMail(ctx, { key: `suspension ${eventId}`, to: user.email, ...mail }, { isVital: true })
}

// The secret is created here; if this runs again, only the newest link works.
async function mailStaffInvitation(
  ctx: Services,
  { invitationId }: { invitationId: string },
  { eventId }: Occurrence,
): Promise<void> {
  const token = newToken()
  const [invitation] = await ctx.db
    .update(staffInvitations)
    .set({ tokenHash: hashToken(token) })
    .where(and(eq(staffInvitations.id, invitationId), gt(staffInvitations.expiresAt, new Date())))
    .returning()
  if (!invitation) return
  const by = invitation.invitedBy && (await findUser(ctx, { userId: invitation.invitedBy }))
  const mail = staffInvitationMail({
    name: invitation.displayName,
    invitedBy: by ? by.name : null,
    role: staffRoleLabels[invitation.role],
    // after the '#', because that part of a URL is not sent to servers and so is in no log or referrer
    url: `${ctx.env.PUBLIC_URL}/staff-invitation#token=${token}`,
  })
  await deliverMail(ctx, { key: `staff invitation ${eventId}`, to: invitation.email, ...mail })
}

export const accountSubscribers: Subscriber[] = [
  on(staffInvited, 'accounts.mail-staff-invitation', mailStaffInvitation),
  on(verificationRequested, 'accounts.send-verification', sendVerification, mailGroups('userId')),
  on(passwordResetRequested, 'accounts.send-reset', sendReset, mailGroups('userId')),
  on(emailChangeRequested, 'accounts.send-email-change', sendEmailChange),
  on(emailChangeRequested, 'accounts.send-email-change-notice', sendEmailChangeNotice),
  on(emailChanged, 'accounts.send-email-changed', sendEmailChanged),
  on(accountSuspended, 'accounts.send-suspension', sendSuspension),
  on(securityChanged, 'accounts.send-security-notice', sendSecurityNotice),
]
