import type { ReactNode } from 'react'
import { cx } from '#ui/primitives/cx.ts'
import { drawings } from '../../rules.ts'
import '../blog.css'

type Picture = { url: string; alt: string; width: number; height: number }
type Props = { cover: Picture | null; drawing: number; className?: string; isFirst?: boolean }

/** An article's cover: its image, or one of the drawn covers. */
export function Cover({ cover, drawing, className, isFirst = false }: Props) {
  if (cover)
    return (
      <img
        className={cx('cover', className)}
        src={cover.url}
        alt={cover.alt}
        width={cover.width}
        height={cover.height}
        loading={isFirst ? 'eager' : 'lazy'}
      />
    )
  const kind = drawings[drawing] ?? 'bars'
  return (
    <svg
      className={cx('cover', `cover-${kind}`, className)}
      viewBox="0 0 320 200"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect className="cv-ground" width="320" height="200" />
      {drawn[kind]}
    </svg>
  )
}

const bars = [
  [22, 40],
  [63, 73],
  [104, 56],
  [145, 103],
  [186, 82],
  [268, 110],
] as const

const lines = [
  [50, 60],
  [74, 90],
  [122, 90],
  [146, 52],
] as const

const drawn: Record<(typeof drawings)[number], ReactNode> = {
  bars: (
    <>
      {bars.map(([x, height]) => (
        <rect key={x} className="cv-soft" x={x} y={174 - height} width="28" height={height} rx="6" />
      ))}
      <rect className="cv-mark" x="227" y="42" width="28" height="132" rx="6" />
    </>
  ),
  talk: (
    <>
      <path
        className="cv-one"
        d="M40 24h130a24 24 0 0 1 24 24v32a24 24 0 0 1-24 24H98l-34 28v-28H40a24 24 0 0 1-24-24V48a24 24 0 0 1 24-24z"
      />
      <path
        className="cv-two"
        d="M200 76h80a20 20 0 0 1 20 20v32a20 20 0 0 1-20 20h-8v24l-28-24h-44a20 20 0 0 1-20-20V96a20 20 0 0 1 20-20z"
      />
    </>
  ),
  links: (
    <>
      <rect className="cv-ring cv-one" x="40" y="36" width="190" height="90" rx="45" />
      <rect className="cv-ring cv-two" x="190" y="-60" width="90" height="230" rx="45" />
    </>
  ),
  page: (
    <>
      <rect className="cv-two" x="52" y="26" width="130" height="220" rx="10" />
      {lines.map(([y, width]) => (
        <rect key={y} className="cv-soft" x="72" y={y} width={width} height="8" rx="4" />
      ))}
      <rect className="cv-mark" x="72" y="98" width="84" height="8" rx="4" />
      <rect className="cv-ring cv-one" x="196" y="24" width="76" height="150" rx="38" transform="rotate(24 234 99)" />
    </>
  ),
  path: (
    <>
      <path className="cv-road" d="M-10 180C80 180 90 50 180 50S280 100 340 30" />
      <circle className="cv-stop" cx="180" cy="50" r="20" />
      <circle className="cv-stop" cx="58" cy="166" r="20" />
    </>
  ),
}
