import { eq } from 'drizzle-orm'
import { interviewPhoneDetails as phones } from '#db/schema/interview-prep.ts'
import type { Db, SignedIn } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { TelephonyUnavailable } from '#server/telephony/telephony.ts'
import { transaction } from '#server/transaction.ts'
import type { PhoneDetails, PhoneNumber } from '../../schedule-contract.ts'
import { type CountryCode, dialledNumber } from '../../schedule-rules.ts'

const CODES_PER_DAY = { points: 5, seconds: 24 * 60 * 60 }
const TRIES_PER_HOUR = { points: 10, seconds: 60 * 60 }

export type PhoneRow = typeof phones.$inferSelect

/** The stored phone number of a person, or undefined. */
export async function findPhone(db: Db, userId: string): Promise<PhoneRow | undefined> {
  const [row] = await db.select().from(phones).where(eq(phones.userId, userId))
  return row
}

/** A stored number in international format; null if it is not valid any more. */
export const dialOf = ({ countryCode, phoneNumber }: Pick<PhoneRow, 'countryCode' | 'phoneNumber'>): string | null =>
  dialledNumber(countryCode as CountryCode, phoneNumber)

export async function readPhone({ db, viewer, telephony }: SignedIn): Promise<PhoneDetails> {
  const row = await findPhone(db, viewer.userId)
  const details = row && { ...row, countryCode: row.countryCode as CountryCode }
  return { details: details ?? null, hasTelephony: telephony !== null }
}

/** Stores the phone number for this and later interviews. A different number must be confirmed again. */
export async function savePhone(ctx: SignedIn, phone: PhoneNumber): Promise<PhoneDetails> {
  const { userId } = ctx.viewer
  await transaction(ctx, async ({ db, audit }) => {
    const before = await findPhone(db, userId)
    const isVerified = before?.isVerified === true && dialOf(before) === dialOf(phone)
    const row = { ...phone, isVerified }
    await db
      .insert(phones)
      .values({ userId, ...row })
      .onConflictDoUpdate({ target: phones.userId, set: { ...row, updatedAt: new Date() } })
    await audit({ action: 'interview.phone_saved', subjectType: 'user', subjectId: userId })
  })
  return readPhone(ctx)
}

/** Sends a code to the viewer's number. Throws PHONE_MISSING, NO_TELEPHONY, TELEPHONY_AWAY, RATE_LIMITED above five a day. */
export async function sendCode(ctx: SignedIn): Promise<{ sent: true }> {
  const { number, telephony } = await reach(ctx)
  await ctx.throttle.consume('phone-code', ctx.viewer.userId, CODES_PER_DAY)
  await withUnavailable(() => telephony.sendCode(number))
  return { sent: true }
}

/** Confirms the viewer's number with the code from the provider. Throws CODE_WRONG, and the errors of `sendCode`. */
export async function confirmCode(ctx: SignedIn, { code }: { code: string }): Promise<PhoneDetails> {
  const { userId } = ctx.viewer
  const { number, telephony } = await reach(ctx)
  await ctx.throttle.consume('phone-code-try', userId, TRIES_PER_HOUR)
  if (!(await withUnavailable(() => telephony.checkCode(number, code)))) throw new DomainError('CODE_WRONG')
  await transaction(ctx, async ({ db, audit }) => {
    const [row] = await db.select().from(phones).where(eq(phones.userId, userId)).for('update')
    // the number changed during the request to the provider, so the code was for the previous number
    if (!row || dialOf(row) !== number) throw new DomainError('CODE_WRONG')
    await db.update(phones).set({ isVerified: true }).where(eq(phones.id, row.id))
    await audit({ action: 'interview.phone_confirmed', subjectType: 'user', subjectId: userId })
  })
  return readPhone(ctx)
}

async function reach({ db, viewer, telephony }: SignedIn) {
  if (!telephony) throw new DomainError('NO_TELEPHONY')
  const row = await findPhone(db, viewer.userId)
  const number = row && dialOf(row)
  if (!number) throw new DomainError('PHONE_MISSING')
  return { number, telephony }
}

async function withUnavailable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof TelephonyUnavailable ? new DomainError('TELEPHONY_AWAY') : error
  }
}
