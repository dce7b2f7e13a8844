// The profile of a company, which candidates read on its jobs. Any member of the company can edit it; only its admins can change
// the logo.

import { z } from 'zod'
import { procedure, Timestamp } from '#lib/contract.ts'
import { isTimeZone } from '#lib/dates.ts'
import { Currency } from '#lib/pay/salary-shape.ts'
import { companyName, typedLine, typedText } from '#lib/text.ts'
import { fullWebAddress } from '#lib/web-address.ts'
import { companyErrors } from './company-errors.ts'
import { NOTICE_MINUTES } from './notice-rules.ts'
import { ReplyDays, ReplyPromise } from './promise-contract.ts'
import { companyIndustries, sizeRanges } from './rules.ts'

const noticeRange = `Please choose between ${NOTICE_MINUTES.min} and ${NOTICE_MINUTES.max} minutes`
export const NoticeMinutes = z
  .number(noticeRange)
  .int(noticeRange)
  .min(NOTICE_MINUTES.min, noticeRange)
  .max(NOTICE_MINUTES.max, noticeRange)

/** Whether the text is an http(s) URL whose host has a dot. */
export const isCompanyWebsite = (text: string): boolean => {
  const url = URL.parse(text)
  return url !== null && /^https?:$/.test(url.protocol) && url.hostname.includes('.')
}

export const UpdateCompanyProfile = z.object({
  name: companyName('Company name is required'),
  description: typedText(5_000).refine(({ length }) => length >= 10, 'Description must be at least 10 characters'),
  location: typedLine(120, 'Location is required'),
  industry: z.enum(companyIndustries, 'Industry is required'),
  sizeRange: z.enum(sizeRanges, 'Company size is required'),
  website: typedText(300)
    .transform(fullWebAddress)
    .refine((text) => text === '' || isCompanyWebsite(text), 'Please enter a valid website URL'),
  timeZone: z.string().max(60).refine(isTimeZone, 'Please choose a time zone'),
  /** The company promises to reply to an application within this number of days. Null: no promise. Omitted: no change. */
  replyWithinDays: ReplyDays.nullable().optional(),
  /** The currency with which new jobs and imports without one begin. Omitted: no change. */
  defaultCurrency: Currency.optional(),
  /** The number of minutes after a status change until the candidate is notified. Omitted: no change. */
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
  /** ISO 4217. */
  defaultCurrency: z.string(),
  /** The promise as candidates see it; null if the company makes none. */
  promise: ReplyPromise.nullable(),
  /** The public page of the company. */
  publicUrl: z.string(),
  logoUrl: z.string().nullable(),
  /** Details of the image; null if no logo was uploaded. */
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
    .route({ method: 'PATCH', path: '/company/profile', summary: 'Update the profile of your company' })
    .input(UpdateCompanyProfile)
    .output(CompanyProfile),
  removeLogo: companyProcedure
    .route({ method: 'DELETE', path: '/company/logo', summary: 'Remove the logo of your company; admins only' })
    .output(CompanyProfile),
}
