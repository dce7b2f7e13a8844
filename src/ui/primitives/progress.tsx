/** A progress bar from 0 to `max` (100). */
export function Progress({ value, max = 100, label }: { value: number; max?: number; label: string }) {
  return <progress className="bar" value={Math.min(Math.max(value, 0), max)} max={max} aria-label={label} />
}

/** One block for each step: `done` of `total` are filled, and with `next` the following one is marigold. */
export function Steps({ done, total, next, label }: { done: number; total: number; next?: boolean; label: string }) {
  return (
    <div className="steps10" role="img" aria-label={label}>
      {Array.from({ length: total }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps are nothing but their place
        <i key={index} className={index < done ? 'on' : next && index === done ? 'now' : undefined} />
      ))}
    </div>
  )
}
