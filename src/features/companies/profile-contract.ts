// What a company says of itself: read by candidates on its jobs, written by anybody of the company; the logo by its admins alone.

import { z } from 'zod'
import { procedure, Timestamp } from '#lib/contract.ts'
import { isTimeZone } from '#lib/dates.ts'
import { companyName, typedLine, typedText } from '#lib/text.ts'
import { companyErrors } from './company-errors.ts'
import { NOTICE_MINUTES } from './notice-rules.ts'
import { ReplyDays, ReplyPromise } from './promise-contract.ts'
import { industries, sizeRanges } from './rules.ts'

const noticeRange = `Please choose between ${NOTICE_MINUTES.least} and ${NOTICE_MINUTES.most} minutes`
export const NoticeMinutes = z
  .number(noticeRange)
  .int(noticeRange)
  .min(NOTICE_MINUTES.least, noticeRange)
  .max(NOTICE_MINUTES.most, noticeRange)

/** Is this the address of a page on the web? */
export const isWebAddress = (text: string): boolean => {
  const url = URL.parse(text)
  return url !== null && /^https?:$/.test(url.protocol) && url.hostname.includes('.')
}

export const UpdateCompanyProfile = z.object({
  name: companyName('Company name is required'),
  description: typedText(5_000).refine(({ length }) => length >= 10, 'Description must be at least 10 characters'),
  location: typedLine(120, 'Location is required'),
  industry: z.enum(industries, 'Industry is required'),
  sizeRange: z.enum(sizeRanges, 'Company size is required'),
  website: typedText(300).refine((text) => text === '' || isWebAddress(text), 'Please enter a valid website URL'),
  timeZone: z.string().max(60).refine(isTimeZone, 'Please choose a time zone'),
  /** Within so many days an application is answered; null promises nothing, and left out it stays as it is. */
  replyWithinDays: ReplyDays.nullable().optional(),
  /** How many minutes after a change of status the candidate is notified; left out, it does not change. */
  noticeMinutes: NoticeMinutes.optional(),
})
export type UpdateCompanyProfile = z.output<typeof UpdateCompanyProfile>

export const CompanyProfile = z.object({
  name: z.string(),
  description: z.string().nullable(),
  location: z.string().nullable(),
  industry: z.string().nullable(),
  sizeRange: z.enum(sizeRanges).nullable(),
  website: z.string().nullable(),
  timeZone: z.string(),
  replyWithinDays: z.number().int().nullable(),
  noticeMinutes: z.number().int(),
  /** The promise as candidates read it; null where none is stated. */
  promise: ReplyPromise.nullable(),
  /** Where everybody reads it. */
  publicUrl: z.string(),
  logoUrl: z.string().nullable(),
  /** What is known of the picture; null where none was uploaded. */
  logo: z
    .object({ fileName: z.string(), width: z.number().int(), height: z.number().int(), size: z.number().int() })
    .nullable(),
  canChangeLogo: z.boolean(),
  updatedAt: Timestamp,
  completeness: z.object({ percent: z.number().int(), missing: z.array(z.string()) }),
})
export type CompanyProfile = z.infer<typeof CompanyProfile>

const companyProcedure = procedure.errors(companyErrors)

export const companyProfileContract = {
  get: companyProcedure
    .route({ method: 'GET', path: '/company/profile', summary: 'Get the profile of your company' })
    .output(CompanyProfile),
  update: companyProcedure
    .route({ method: 'PUT', path: '/company/profile', summary: 'Update the profile of your company' })
    .input(UpdateCompanyProfile)
    .output(CompanyProfile),
  removeLogo: companyProcedure
    .route({ method: 'DELETE', path: '/company/logo', summary: 'Remove the logo of your company; admins only' })
    .output(CompanyProfile),
}
