import { z } from 'zod'
import { Id } from '#lib/contract.ts'
import { defineEvent } from '#lib/events.ts'

const Person = z.object({ userId: Id })

export const verificationRequested = defineEvent('account.verification_requested', Person)
export const accountVerified = defineEvent('account.verified', Person)
export const passwordResetRequested = defineEvent('account.password_reset_requested', Person)
