import { dollars, thousands } from '#lib/money.ts'
import { ChartPanel, type LegendTone } from '#ui/page/chart-panel.tsx'
import type { StoredOffer } from '../../offer-draft.ts'
import { leadingOffer, type OfferWorth, worthOf } from '../../offers.ts'
import { placed } from '../components/charts/scale.ts'
import '../components/salaries.css'

const parts = [
  { key: 'base', label: 'Base salary', tone: 'c1', fill: 'fill-c1', of: (offer: StoredOffer) => offer.base },
  { key: 'bonus', label: 'Bonus', tone: 'c3', fill: 'fill-c3', of: (offer: StoredOffer) => offer.bonus },
  {
    key: 'equity',
    label: 'Equity a year',
    tone: 'c4',
    fill: 'fill-c4',
    of: (o: StoredOffer) => worthOf(o).equityAYear,
  },
  { key: 'benefits', label: 'Benefits', tone: 'c6', fill: 'fill-c6', of: (o: StoredOffer) => worthOf(o).benefits },
] as const satisfies readonly { key: string; label: string; tone: LegendTone; fill: string; of: unknown }[]

type Props = { offers: readonly StoredOffer[] }
type Size = { width: number; left: number; row: number; bar: number; kind: 'at-wide' | 'at-narrow' }
const wide: Size = { width: 760, left: 176, row: 74, bar: 16, kind: 'at-wide' }
const narrow: Size = { width: 340, left: 0, row: 96, bar: 42, kind: 'at-narrow' }

/** A chart of the yearly value of each offer by parts, and the value adjusted by the cost of living. */
export function OffersChart({ offers }: Props) {
  return (
    <ChartPanel
      title="Worth a Year"
      level="h2"
      say={worthSentence(offers)}
      chart={
        <div className="chart-room">
          <Drawing offers={offers} size={wide} />
          <Drawing offers={offers} size={narrow} />
        </div>
      }
      legend={[
        ...parts.map(({ label, tone }) => ({ label, tone })),
        { label: 'Adjusted for cost of living', tone: 'accent' as const },
      ]}
      table={{
        head: ['Offer', ...parts.map(({ label }) => label), 'Total', 'Adjusted'],
        rows: offers.map((offer) => {
          const { total, adjustedTotal } = worthOf(offer)
          return [offer.name, ...[...parts.map(({ of }) => of(offer)), total, adjustedTotal].map(dollars)]
        }),
      }}
    />
  )
}

function Drawing({ offers, size }: Props & { size: Size }) {
  const most = Math.max(...offers.flatMap((offer) => [worthOf(offer).total, worthOf(offer).adjustedTotal]), 1)
  const at = placed([0, most], size.left, size.width - 70)
  return (
    <svg
      viewBox={`0 0 ${size.width} ${offers.length * size.row}`}
      className={size.kind}
      role="img"
      aria-label="Yearly value of each offer by component"
    >
      {offers.map((offer, place) => (
        <g key={offer.id} transform={`translate(0 ${place * size.row})`}>
          {place > 0 && <line className="gridline" x1={0} x2={size.width} y1={0} y2={0} />}
          <Bar offer={offer} at={at} size={size} />
        </g>
      ))}
    </svg>
  )
}

function Bar({ offer, at, size }: { offer: StoredOffer; at: (amount: number) => number; size: Size }) {
  const { total, adjustedTotal } = worthOf(offer)
  const isNarrow = size.kind === 'at-narrow'
  let from = 0
  return (
    <>
      <text x={0} y={isNarrow ? 18 : 34} className="lab">
        {shortened(offer.name, isNarrow ? 44 : 24)}
      </text>
      <text x={0} y={isNarrow ? 34 : 51}>
        {shortened(offer.location, isNarrow ? 48 : 26)}
      </text>
      {parts.map(({ key, fill, of }) => {
        const amount = of(offer)
        const [x, end] = [at(from), at(from + amount)]
        from += amount
        return <rect key={key} x={x} y={size.bar} width={Math.max(end - x - 1.5, 0)} height={26} className={fill} />
      })}
      <text x={at(total) + 8} y={size.bar + 18} className="lab">
        {thousands(total)}
      </text>
      <path d={`M${at(adjustedTotal)} ${size.bar - 5}v36`} className="wish-line" />
      <text
        x={at(adjustedTotal)}
        y={size.bar + 45}
        textAnchor={at(adjustedTotal) < size.left + 70 ? 'start' : 'end'}
        className="wish-text"
      >
        Adjusted {thousands(adjustedTotal)}
      </text>
    </>
  )
}

const shortened = (words: string, maxLength: number) =>
  words.length > maxLength ? `${words.slice(0, maxLength - 1).trimEnd()}…` : words

/** A sentence about the leading offer, before and after the adjustment by the cost of living. */
export function worthSentence(offers: readonly StoredOffer[]): string {
  const [plain, adjusted] = (['total', 'adjustedTotal'] satisfies (keyof OfferWorth)[]).map((by) =>
    leadingOffer(offers, by),
  )
  const first = plain
    ? `${plain.offer.name} is worth ${dollars(plain.lead)} a year more than ${plain.second.name}.`
    : 'The top two are worth the same.'
  // this is also true if the user has not entered any index yet, because then all have the default
  const [index, ...others] = new Set(offers.map(({ costIndex }) => costIndex))
  if (others.length === 0) return `${first} The cost of living is ${index} for each, so the order doesn't change.`
  if (!adjusted) return `${first} Adjusted for cost of living, the top two are equal.`
  const again = adjusted.offer === plain?.offer ? 'still ' : ''
  return `${first} Adjusted for cost of living, ${adjusted.offer.name} ${again}leads, by ${dollars(adjusted.lead)}.`
}
