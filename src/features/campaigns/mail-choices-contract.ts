// The owner of an account chooses which campaign emails to get. Promotional email needs consent; other kinds are sent
// until they opt out.
import { z } from 'zod'
import { procedure, Timestamp } from '#lib/contract.ts'
import { templateTypes } from './rules.ts'

export const mailChoiceErrors = {
  ADDRESS_NOT_CONFIRMED: { status: 409, message: 'Please confirm your email address first, then try again.' },
} as const

const Kinds = z.array(z.enum(templateTypes)).max(templateTypes.length)

export const MailChoices = z.object({
  /** The kinds that are sent to the person's address. */
  kinds: Kinds,
  /** When the person agreed to promotional email; null without consent. */
  agreedAt: Timestamp.nullable(),
})
export type MailChoices = z.infer<typeof MailChoices>

export const mailChoicesContract = {
  get: procedure
    .route({ method: 'GET', path: '/account/mail-kinds', summary: 'Get your email preferences for campaigns' })
    .output(MailChoices),
  save: procedure
    .errors(mailChoiceErrors)
    .route({
      method: 'PUT',
      path: '/account/mail-kinds',
      summary: 'Change your email preferences for campaigns',
    })
    .input(z.object({ kinds: Kinds }))
    .output(MailChoices),
}
