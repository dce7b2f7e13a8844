import type { PublishedPoint } from '../layout.ts'
import type { Money } from './money-reader.ts'
import { type PayUnit, unitsAYear } from './pay-period.ts'

/** Yearly pay outside these limits, in dollars, is a mistake, usually a wrong unit. */
const MIN_DOLLARS = 5_000
/** In other currencies yearly pay can be much lower. */
const MIN_CONVERTED = 300
const MAX_DOLLARS = 20_000_000

export type KnownMoney = Money & { currency: string; unit: PayUnit }
export const isKnownMoney = (money: Money): money is KnownMoney =>
  money.currency !== null && money.currency !== 'asked' && money.unit !== null && money.unit !== 'asked'

/** The middle of a range. */
export const middleOf = ({ amount, high }: Pick<Money, 'amount' | 'high'>): number =>
  high === null ? amount : (amount + high) / 2

export type Converted = { dollars: number } | { problem: string }

/** An amount as whole US dollars a year, by the rates. `payments` is how many monthly payments a year has. */
export function toDollars(
  money: KnownMoney,
  { rates, payments = 12 }: { rates: ReadonlyMap<string, number>; payments?: number },
): Converted {
  const rate = money.currency === 'USD' ? 1 : rates.get(money.currency)
  if (rate === undefined) return { problem: `is in ${money.currency}, which has no exchange rate` }
  const times = money.unit === 'month' ? payments : unitsAYear[money.unit]
  const dollars = Math.round(middleOf(money) * times * rate)
  const shown = dollars.toLocaleString('en-US')
  const lowest = money.currency === 'USD' ? MIN_DOLLARS : MIN_CONVERTED
  if (dollars < lowest)
    return { problem: `comes to $${shown} a year, which is too low. Are the unit and the currency correct?` }
  if (dollars > MAX_DOLLARS)
    return { problem: `comes to $${shown} a year, which is too high. Are the unit and the currency correct?` }
  return { dollars }
}

const figures = ['average', 'percentile10', 'percentile25', 'median', 'percentile75', 'percentile90'] as const
export type Figures = Record<(typeof figures)[number], Money | null>
export const figureKeys = figures

/** Figures of an office as yearly amounts in their own currency. */
export function yearlyFigures(
  read: Figures,
  { unit }: KnownMoney,
): Pick<PublishedPoint, (typeof figures)[number]> | 'contrary' {
  const yearly = (key: (typeof figures)[number]) => {
    const money = read[key]
    return money === null ? null : Math.round(money.amount * unitsAYear[unit] * 100) / 100
  }
  const point = {
    average: yearly('average'),
    percentile10: yearly('percentile10'),
    percentile25: yearly('percentile25'),
    median: yearly('median'),
    percentile75: yearly('percentile75'),
    percentile90: yearly('percentile90'),
  }
  const rising = [point.percentile10, point.percentile25, point.median, point.percentile75, point.percentile90]
  const given = rising.filter((figure) => figure !== null)
  return given.some((figure, at) => at > 0 && figure < Number(given[at - 1])) ? 'contrary' : point
}
