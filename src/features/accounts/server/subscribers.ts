import { eq } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import type { Services } from '#server/context.ts'
import { deliverMail } from '#server/deliver-mail.ts'
import { type Occurrence, on, type Subscriber } from '#server/jobs.ts'
import { passwordResetRequested, verificationRequested } from '../events.ts'
import { makeLink } from './links.ts'
import { resetMail } from './mail/reset-mail.ts'
import { verificationMail } from './mail/verification-mail.ts'

type Person = { userId: string }

const findUser = async (ctx: Services, { userId }: Person) =>
  (await ctx.db.select().from(users).where(eq(users.id, userId)))[0]

// The secret is made here and stands in the mail alone: neither the outbox nor a job ever holds it.
async function sendVerification(ctx: Services, person: Person, { eventId }: Occurrence): Promise<void> {
  const user = await findUser(ctx, person)
  if (!user || user.emailVerified) return
  const token = await makeLink(ctx.db, 'verify_email', user.id)
  const url = `${ctx.env.PUBLIC_URL}/api/accounts/verify?token=${token}`
  await deliverMail(ctx, { key: `verification ${eventId}`, to: user.email, ...verificationMail(user.name, url) })
}

async function sendReset(ctx: Services, person: Person, { eventId }: Occurrence): Promise<void> {
  const user = await findUser(ctx, person)
  if (!user || user.suspendedAt) return
  const token = await makeLink(ctx.db, 'reset_password', user.id)
  // behind the hash: it is neither sent to a server's log nor in a referrer
  const url = `${ctx.env.PUBLIC_URL}/auth/reset#token=${token}`
  await deliverMail(ctx, { key: `reset ${eventId}`, to: user.email, ...resetMail(user.name, url) })
}

export const accountSubscribers: Subscriber[] = [
  on(verificationRequested, 'accounts.send-verification', sendVerification),
  on(passwordResetRequested, 'accounts.send-reset', sendReset),
]
