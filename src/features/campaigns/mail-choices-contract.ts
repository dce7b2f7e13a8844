// Which mails to many the owner of an account gets. Promotional mail needs their consent; all other kinds are sent until they are ended.
import { z } from 'zod'
import { procedure, Timestamp } from '#lib/contract.ts'
import { templateTypes } from './rules.ts'

export const mailChoiceErrors = {
  ADDRESS_NOT_CONFIRMED: { status: 409, message: 'Please confirm your address first. Then choose again.' },
} as const

const Kinds = z.array(z.enum(templateTypes)).max(templateTypes.length)

export const MailChoices = z.object({
  /** The kinds that are sent to the own address. */
  kinds: Kinds,
  /** When the person agreed to promotional mail; null where they have not. */
  agreedAt: Timestamp.nullable(),
})
export type MailChoices = z.infer<typeof MailChoices>

export const mailChoicesContract = {
  get: procedure
    .route({ method: 'GET', path: '/account/mail-kinds', summary: 'Which mails to many the own address gets' })
    .output(MailChoices),
  save: procedure
    .errors(mailChoiceErrors)
    .route({
      method: 'PUT',
      path: '/account/mail-kinds',
      summary: 'Choose which mails to many the own address gets',
    })
    .input(z.object({ kinds: Kinds }))
    .output(MailChoices),
}
