import { z } from 'zod'
import { Email } from '#features/accounts/contract.ts'

/** The sign-up form; `website` is the hidden honeypot field, `page` the page with the form. */
export const NewsletterRequest = z.object({
  email: Email,
  website: z.string().max(2000).default(''),
  page: z
    .string()
    .max(200)
    .regex(/^\/(?![/\\])[\w\-./]*$/)
    .catch('/'),
})
export type NewsletterRequest = z.output<typeof NewsletterRequest>
