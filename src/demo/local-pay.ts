import '#features/places/server/gazetteer.ts'
import { readPosted } from '#features/places/known-places.ts'
import { dollarsAYear, type PayPeriod, perYear, type Salary } from '#lib/pay/pay.ts'
import { inReferenceDollars } from '#lib/pay/reference-rates.ts'

type Paid = { location: string | null; employmentType: string; salaryMin: number | null; salaryMax: number | null }
type Custom = { currency: string; period: PayPeriod }

const hourly: Custom = { currency: 'USD', period: 'hour' }

/** How postings of a country state pay; all other countries use US dollars a year. */
const customs: Record<string, Custom> = {
  GB: { currency: 'GBP', period: 'year' },
  IE: { currency: 'EUR', period: 'year' },
  DE: { currency: 'EUR', period: 'year' },
  BE: { currency: 'EUR', period: 'month' },
  NL: { currency: 'EUR', period: 'month' },
  ES: { currency: 'EUR', period: 'year' },
  PT: { currency: 'EUR', period: 'year' },
  PL: { currency: 'PLN', period: 'month' },
  IN: { currency: 'INR', period: 'year' },
  CA: { currency: 'CAD', period: 'year' },
  NZ: { currency: 'NZD', period: 'year' },
  SG: { currency: 'SGD', period: 'month' },
  MX: { currency: 'MXN', period: 'month' },
}

/**
 * Converts the demo's pay from dollars a year to the form that a company at the job's place would post; part-time work in the US is by the
 * hour.
 */
export function localPay({ location, employmentType, salaryMin, salaryMax }: Paid): Salary {
  const countries = new Set(readPosted(location ?? '').places.map(({ country }) => country))
  const [country] = countries
  const only = countries.size === 1 && country !== undefined ? country : null
  const custom = only === 'US' && employmentType === 'part-time' ? hourly : only !== null && customs[only]
  if (!custom) return dollarsAYear(salaryMin, salaryMax)
  const { currency, period } = custom
  const unit = (inReferenceDollars(1, currency) ?? 1) * (perYear(1, period) ?? 1)
  const local = (amount: number | null) => (amount === null ? null : rounded(amount / unit, period))
  return { ...dollarsAYear(local(salaryMin), local(salaryMax)), salaryCurrency: currency, salaryPeriod: period }
}

/** Rounds as people do: 61,312 to 61,500, 4,123 to 4,100; an hourly amount to a quarter. */
function rounded(amount: number, period: PayPeriod): number {
  const step = period === 'hour' ? 0.25 : 10 ** (Math.floor(Math.log10(amount)) - 1) / 2
  return Math.round(amount / step) * step
}
