/** How far along, 0 to `max` (100): a bar that starts at zero and ends at the whole. */
export function Progress({ value, max = 100, label }: { value: number; max?: number; label: string }) {
  return <progress className="bar" value={Math.min(Math.max(value, 0), max)} max={max} aria-label={label} />
}

/** One block a step: `done` of `total` are filled, the next one is marigold where `next` is set. */
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
