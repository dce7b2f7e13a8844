import { price } from '#lib/money.ts'

/** A monthly price in large digits: '$9' and a smaller '.20'. */
export function PriceAMonth({ dollars, className }: { dollars: number; className: string }) {
  const byMonth = price(dollars)
  const [whole, cents] = byMonth.split('.')
  return (
    <p className={className}>
      <span className="vh">{byMonth} per month</span>
      <b aria-hidden="true">{whole}</b>
      <span aria-hidden="true">
        .{cents}
        <br />
        per month
      </span>
    </p>
  )
}
