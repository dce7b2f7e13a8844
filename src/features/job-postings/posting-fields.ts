// The fields of a job that its company writes, in the form and in the API.
import { z } from 'zod'
import { isIsoDay } from '#lib/dates.ts'
import { type PayPeriod, payPeriods } from '#lib/pay/pay.ts'
import { Currency } from '#lib/pay/salary-shape.ts'
import { applicantFields } from './applicants/applicants-shape.ts'
import { type Context, line, nullableLine, optionalLine, orNull } from './input-shapes.ts'
import { maxLocations } from './locations.ts'
import { particularFields } from './particulars-shape.ts'
import { employmentTypes, workModes } from './rules.ts'

function hasCentsAtMost(amount: number): boolean {
  return Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6
}
const RichText = z.string().max(60_000, 'This text is too long')
const NullableAmount = z
  .number()
  .min(0, 'Please enter 0 or more')
  .max(1_000_000_000, 'This number is too large')
  .refine(hasCentsAtMost, 'Please enter at most two decimals')
  .nullable()
/** An amount of money with cents; a year's is whole (CJOB-12), see `checkSalary`. */
export const Amount = orNull(NullableAmount)
const NullableDay = z
  .string()
  .max(10)
  .nullable()
  .transform((day) => day || null)
  .refine((day) => day === null || isIsoDay(day), 'Please enter a valid date')

/** The work mode of a company that does not want to state one. */
export const UNSPECIFIED = 'unspecified'
const DAYS_ON_SITE = 'Please enter 1 to 4 days'

/** The fields of a new job, with the form's defaults (CJOB-09 to CJOB-14). */
export const postingFields = {
  title: line(200, 'Title').default(''),
  description: RichText.default(''),
  requirements: RichText.nullish().transform((html) => html ?? ''),
  location: optionalLine(200, 'Location'),
  // a client that only knows `location` does not change the others
  moreLocations: z
    .array(optionalLine(200, 'Location'))
    .max(maxLocations - 1, `A job can have up to ${maxLocations} locations`)
    .optional(),
  employmentType: z.enum(employmentTypes).default('full-time'),
  salaryMin: Amount,
  salaryMax: Amount,
  // a change without these three does not change them, because older clients only know the amounts
  salaryCurrency: Currency.optional(),
  salaryPeriod: z.enum(payPeriods).optional(),
  salaryIsEstimate: z.boolean().optional(),
  remoteAllowed: z.boolean().default(false),
  // a client that only sends `remoteAllowed` changes these two only if remote work is switched; '' means not answered yet
  workMode: z
    .enum([...workModes, UNSPECIFIED, ''])
    .nullish()
    .transform((mode) => (mode === undefined ? undefined : mode || null)),
  onSiteDays: z.number().int().min(1, DAYS_ON_SITE).max(4, DAYS_ON_SITE).nullish(),
  ...applicantFields,
  ...particularFields,
  internalPosting: z.boolean().default(false),
  externalPosting: z.boolean().default(true),
  applicationDeadline: orNull(NullableDay),
  autoRejectIncomplete: z.boolean().default(false),
}

export const SALARY_WHOLE = 'Please enter a whole number'
export const SALARY_ORDER = "Maximum salary can't be below the minimum"
type Salaries = { salaryMin: number | null; salaryMax: number | null; salaryPeriod?: PayPeriod | undefined }
export const isSalaryOrdered = ({ salaryMin, salaryMax }: Salaries) =>
  salaryMin === null || salaryMax === null || salaryMin <= salaryMax
/** Cents are for an hour, a day, a week, a month or a project. */
export const isSalaryWhole = (amount: number | null, { salaryPeriod = 'year' }: Pick<Salaries, 'salaryPeriod'>) =>
  amount === null || salaryPeriod !== 'year' || Number.isInteger(amount)

export function checkSalary(posting: Salaries, ctx: Context): void {
  for (const key of ['salaryMin', 'salaryMax'] as const) {
    if (isSalaryWhole(posting[key], posting)) continue
    ctx.addIssue({ code: 'custom', path: [key], message: SALARY_WHOLE })
  }
  if (isSalaryOrdered(posting)) return
  ctx.addIssue({ code: 'custom', path: ['salaryMax'], message: SALARY_ORDER })
}

/** The fields of a change. An omitted field does not change. */
export const updateFields = {
  ...postingFields,
  title: postingFields.title.unwrap().optional(),
  description: RichText.optional(),
  requirements: RichText.nullish(),
  location: nullableLine(200, 'Location').optional(),
  employmentType: z.enum(employmentTypes).optional(),
  salaryMin: NullableAmount.optional(),
  salaryMax: NullableAmount.optional(),
  remoteAllowed: z.boolean().optional(),
  internalPosting: z.boolean().optional(),
  externalPosting: z.boolean().optional(),
  applicationDeadline: NullableDay.optional(),
  autoRejectIncomplete: z.boolean().optional(),
}
