import { z } from 'zod'
import { PageNumber } from './load-landing.ts'

/** What the address of the companies may say: a part of a name, and which page. A word that looks like a number is a word. */
export const CompaniesSearch = z.object({
  q: z
    .union([z.string(), z.number().transform(String), z.boolean().transform(String)])
    .catch('')
    .transform((text) => text.trim().slice(0, 100)),
  page: PageNumber.default(1),
})
