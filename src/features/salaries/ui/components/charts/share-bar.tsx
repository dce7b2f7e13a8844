import '../salaries.css'

export type Share = { label: string; percent: number; tone: 'c1' | 'c3' | 'c6' | 'c4' }

const fills = { c1: 'fill-c1', c3: 'fill-c3', c4: 'fill-c4', c6: 'fill-c6' } as const

/** Parts of a whole in one bar. The figures are next to it as text, so screen readers get the bar as a single image. */
export function ShareBar({ shares }: { shares: readonly Share[] }) {
  const total = Math.max(
    shares.reduce((sum, { percent }) => sum + percent, 0),
    1,
  )
  let from = 0
  return (
    <svg
      className="share-bar"
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      role="img"
      aria-label={shares.map(({ label, percent }) => `${label} ${percent} percent`).join(', ')}
    >
      {shares.map(({ label, percent, tone }) => {
        const width = (100 * percent) / total
        const x = from
        from += width
        return <rect key={label} x={x} y={0} width={Math.max(width - 0.8, 0)} height={4} className={fills[tone]} />
      })}
    </svg>
  )
}
