import { z } from 'zod'
import { Email } from '#features/accounts/contract.ts'

/** The sign-up form; `website` is the hidden honeypot field, `page` the page with the form. */
export const NewsletterAsked = z.object({
  email: Email,
  website: z.string().max(2000).default(''),
  page: z
    .string()
    .max(200)
    .regex(/^\/(?![/\\])[\w\-./]*$/)
    .catch('/'),
})
export type NewsletterAsked = z.output<typeof NewsletterAsked>
