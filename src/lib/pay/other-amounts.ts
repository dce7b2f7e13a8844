import { payTokens } from './pay-tokens.ts'
import { longestPay } from './read-pay.ts'

type Bounds = { min: number | null; max: number | null }

/** Of another amount with such a share of the pay it is not clear which one is meant. */
const LEAST = 0.2
const MOST = 5
const NEAR = 0.01
const MULTIPLIERS = [1, 1_000, 10_000, 100_000, 1_000_000, 10_000_000]

/** Whether a text has another amount of the size of the pay than those that were read: '45.000 + 5.000 (max. 52.000)'. */
export function hasOtherAmount(text: string, { min, max }: Bounds): boolean {
  const [low, high] = [min ?? max ?? 0, max ?? min ?? 0]
  const numbers = payTokens(text.slice(0, longestPay)).flatMap((token) =>
    token.kind === 'number' ? [token.value] : [],
  )
  if (numbers.length < 2 || low === 0) return false
  const isRead = (value: number) => [low, high].some((one) => Math.abs(value / one - 1) < NEAR)
  return numbers.some(
    (value) => !MULTIPLIERS.some((times) => isRead(value * times)) && value >= low * LEAST && value <= high * MOST,
  )
}
