/*
 * The pay of a job: what was posted (currency, bounds, period), and the same as a yearly amount. Comparisons are in US dollars a year;
 * pages show what was posted.
 */

export const payPeriods = ['hour', 'day', 'week', 'month', 'year', 'project'] as const
export type PayPeriod = (typeof payPeriods)[number]

/** The pay of a job as it was posted. */
export type Salary = {
  salaryMin: number | null
  salaryMax: number | null
  /** ISO 4217, such as 'EUR'. */
  salaryCurrency: string
  salaryPeriod: PayPeriod
  /** The amounts are not guaranteed: an estimate, or on-target earnings. */
  salaryIsEstimate: boolean
}

/** The pay of a job in US dollars a year, by the reference rates. It is only compared, never shown. */
export type ComparedPay = { payMin: number | null; payMax: number | null }

/** Pay in US dollars a year, the unit of the product's statistics. */
export const dollarsAYear = (salaryMin: number | null, salaryMax: number | null): Salary => ({
  salaryMin,
  salaryMax,
  salaryCurrency: 'USD',
  salaryPeriod: 'year',
  salaryIsEstimate: false,
})

/** How many periods a year has; a project has no length, so its pay cannot be compared. */
const timesAYear: Record<PayPeriod, number | null> = {
  hour: 2_080,
  day: 260,
  week: 52,
  month: 12,
  year: 1,
  project: null,
}

/** The yearly amount: '$40 an hour' is 83,200, with 40 hours in each of 52 weeks. */
export function perYear(amount: number, period: PayPeriod): number | null {
  const times = timesAYear[period]
  return times === null ? null : amount * times
}

/** A yearly amount below this is usually an hourly or monthly one with the wrong period. */
export const minLikelyYearlyPay = 1_000

/** The ISO 4217 currencies in which people are paid. */
export const currencies = (
  'AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP CNY COP ' +
  'CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD ' +
  'IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR ' +
  'MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP ' +
  'SLE SOS SRD SSP STN SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VES VND VUV WST XAF XCD XOF XPF YER ' +
  'ZAR ZMW'
).split(' ')
const known = new Set(currencies)
export const isCurrency = (code: string): boolean => known.has(code)
