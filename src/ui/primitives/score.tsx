import { cx } from './cx.ts'

export type Met = 'met' | 'partly' | 'missing' | 'unknown'

const order: Met[] = ['met', 'partly', 'missing', 'unknown']

/** The text behind every drawn score: 'Match 81 of 100: 6 met, 1 partly, 1 missing, 1 unknown'. */
export function scoreSentence(segments: readonly Met[], value?: number | null, what = 'Match') {
  const parts = order
    .map((state) => [segments.filter((segment) => segment === state).length, state] as const)
    .filter(([count]) => count > 0)
    .map(([count, state]) => `${count} ${state}`)
  const head = value == null ? what : `${what} ${value} of 100`
  return parts.length > 0 ? `${head}: ${parts.join(', ')}` : head
}

type ScoreProps = { segments: readonly Met[]; value?: number | null; what?: string }

/** One segment, one requirement: full is met, half is partly, hollow is missing, a dot is unknown. */
export function Score({ segments, value, what, large }: ScoreProps & { large?: boolean }) {
  return (
    <span className={cx('score', large && 'score-lg')} role="img" aria-label={scoreSentence(segments, value, what)}>
      {segments.map((state, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: segments are nothing but their place
        <i key={index} className={state} />
      ))}
    </span>
  )
}

const radius = 46
const around = 2 * Math.PI * radius
const looks = { met: 'met', partly: 'prt', missing: 'mis', unknown: 'unk' } as const

function Arc({ state, index, count }: { state: Met; index: number; count: number }) {
  const gap = count > 1 ? Math.min(5, around / count / 3) : 0
  const length = around / count - gap
  const dots = '1 4 '.repeat(Math.max(1, Math.floor(length / 5)))
  return (
    <circle
      className={looks[state]}
      cx="56"
      cy="56"
      r={radius}
      fill="none"
      strokeWidth={state === 'met' || state === 'partly' ? 9 : 3}
      strokeDasharray={
        state === 'unknown' ? `${dots}0 ${around.toFixed(1)}` : `${length.toFixed(1)} ${(around - length).toFixed(1)}`
      }
      transform={`rotate(${((index * 360) / count - 90 + (gap / around) * 180).toFixed(2)} 56 56)`}
    />
  )
}

/** The score as a ring around its number; without a value it shows a dash. */
export function Ring({ segments, value, what, small }: ScoreProps & { small?: boolean }) {
  return (
    <span className={cx('ring', small && 'ring-sm')} role="img" aria-label={scoreSentence(segments, value, what)}>
      <svg viewBox="0 0 112 112" aria-hidden="true">
        {segments.map((state, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: segments are nothing but their place
          <Arc key={index} state={state} index={index} count={segments.length} />
        ))}
      </svg>
      <span aria-hidden="true">
        <b>{value ?? '–'}</b>
        {!small && value != null && <small>of 100</small>}
      </span>
    </span>
  )
}
