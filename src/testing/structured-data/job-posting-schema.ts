import { z } from 'zod'
import { context, text, webAddress } from './schemas.ts'

// The required and recommended properties of Google's documentation of JobPosting, as far as the product provides them:
// https://developers.google.com/search/docs/appearance/structured-data/job-posting

const PostalAddress = z.strictObject({
  '@type': z.literal('PostalAddress'),
  streetAddress: text.optional(),
  addressLocality: text.optional(),
  addressRegion: text.optional(),
  postalCode: text.optional(),
  // required for a workplace
  addressCountry: text,
})
const Place = z.strictObject({ '@type': z.literal('Place'), address: PostalAddress })
const Country = z.strictObject({ '@type': z.literal('Country'), name: text })
const amount = z.number().positive()

const Pay = z.strictObject({
  '@type': z.literal('MonetaryAmount'),
  currency: z.string().regex(/^[A-Z]{3}$/),
  value: z
    .strictObject({
      '@type': z.literal('QuantitativeValue'),
      value: amount.optional(),
      minValue: amount.optional(),
      maxValue: amount.optional(),
      unitText: z.enum(['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR']),
    })
    .refine(({ value, minValue, maxValue }) => (value ?? minValue ?? maxValue) !== undefined, 'no amount')
    .refine(({ minValue = 0, maxValue = Number.POSITIVE_INFINITY }) => minValue <= maxValue, 'reversed'),
})

const employmentTypes = [
  ...['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN', 'VOLUNTEER', 'PER_DIEM', 'OTHER'],
] as const

/** A JobPosting that Google accepts, without unknown properties. */
export const JobPostingData = z
  .strictObject({
    '@context': context,
    '@type': z.literal('JobPosting'),
    // only the name of the job: no pay, no place, no special characters to attract attention
    title: text.max(200).regex(/^[^!*]+$/),
    // HTML with paragraphs or lists, which does not repeat the title
    description: z.string().regex(/<(?:p|ul|ol|br)\b/),
    identifier: z.strictObject({ '@type': z.literal('PropertyValue'), name: text, value: text }),
    url: webAddress,
    datePosted: z.iso.datetime(),
    validThrough: z.iso.datetime().optional(),
    employmentType: z.enum(employmentTypes),
    hiringOrganization: z.strictObject({
      '@type': z.literal('Organization'),
      name: text,
      sameAs: webAddress.optional(),
      logo: webAddress.optional(),
    }),
    jobLocation: z.union([Place, z.array(Place).min(2)]).optional(),
    jobLocationType: z.literal('TELECOMMUTE').optional(),
    applicantLocationRequirements: z.union([Country, z.array(Country).min(1)]).optional(),
    baseSalary: Pay.optional(),
    directApply: z.boolean().optional(),
  })
  .refine(({ jobLocation, jobLocationType }) => (jobLocation ?? jobLocationType) !== undefined, 'no place')
  .refine(
    ({ jobLocationType, applicantLocationRequirements }) =>
      !jobLocationType || applicantLocationRequirements !== undefined,
    'from home, and not from which country',
  )
  .refine(({ title, description }) => !description.includes(`<p>${title}</p>`), 'the title again')
  .refine(({ datePosted, validThrough }) => !validThrough || validThrough > datePosted, 'over before it began')
