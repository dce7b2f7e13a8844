import type { ReactNode } from 'react'
import { cx } from './cx.ts'

const shapes = {
  line: '',
  small: 'sk-small',
  title: 'sk-title',
  figure: 'sk-figure',
  button: 'sk-button',
  field: 'sk-field',
  avatar: 'sk-avatar',
  mark: 'sk-mark',
  'file-icon': 'sk-file-icon',
  pill: 'sk-pill',
  block: 'sk-block',
}

/** One gray piece of the coming layout. Set its width by class: `w-1/2`, `w-24`. */
export function Skeleton({ shape = 'line', className }: { shape?: keyof typeof shapes; className?: string }) {
  return <span className={cx('sk', shapes[shape], className)} aria-hidden="true" />
}

/** Wraps the skeleton of a screen: announces once what is loading, and appears only after 200 ms. */
export function Loading({ label = 'Loading...', children }: { label?: string; children: ReactNode }) {
  return (
    <div role="status" className="sk-wait">
      <span className="vh">{label}</span>
      {children}
    </div>
  )
}

const widths = ['w-3/4', 'w-1/2', 'w-2/3', 'w-3/5', 'w-1/2']

/** The skeleton of a list: five rows, as the specification requires, each with a picture, two lines and a pill. */
export function SkeletonRows({
  rows = 5,
  lead = 'mark',
  label,
}: {
  rows?: number
  lead?: 'mark' | 'avatar' | 'file-icon' | 'none'
  label?: string
}) {
  return (
    <Loading label={label}>
      <ul className="list">
        {Array.from({ length: rows }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are nothing but their place
          <li key={index}>
            {lead !== 'none' && <Skeleton shape={lead} />}
            <div className="grow stack">
              <Skeleton className={widths[index % widths.length]} />
              <Skeleton shape="small" className="w-1/3" />
            </div>
            <Skeleton shape="small" className="w-14" />
          </li>
        ))}
      </ul>
    </Loading>
  )
}
