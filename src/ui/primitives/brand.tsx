const bar =
  'M14.1 13.9H22a3.9 3.9 0 0 0 0-7.8H10A3.9 3.9 0 0 0 7.9 13.29V17.82A8.1 8.1 0 0 1 10 1.9H22a8.1 8.1 0 0 1 0 16.2H14.1Z'
const hook =
  'M18 12.9A2.9 2.9 0 0 0 13.1 15V24a2.9 2.9 0 0 0 5.8 0V19.1h4.2V24a7.1 7.1 0 0 1-14.2 0V15A7.1 7.1 0 0 1 22.78 12.9Z'

/** The logo: two links of a chain. `plain` draws both in the text color; otherwise the second one is marigold. */
export function Mark({ plain, className }: { plain?: boolean; className?: string }) {
  return (
    <svg viewBox="0 0 32 33" aria-hidden="true" className={className}>
      <path d={bar} fill="currentColor" />
      <path d={hook} className={plain ? 'fill-current' : 'fill-accent'} />
    </svg>
  )
}

const halves = {
  apart: ['translate(0 4) rotate(-8 16 10)', 'translate(28 6) rotate(16 16 20)'],
  missing: ['translate(14 4)', 'translate(14 4)'],
}

/** The logo in pieces (nothing here), or without its second link (no access). */
export function BrokenMark({ kind }: { kind: keyof typeof halves }) {
  const [first, second] = halves[kind]
  const lost = kind === 'missing'
  return (
    <svg viewBox="0 0 62 46" aria-hidden="true">
      <path d={bar} className="fill-primary" transform={first} />
      <path d={hook} className={lost ? 'mark-lost' : 'fill-accent'} transform={second} />
    </svg>
  )
}

const letters =
  'M47.5 25v-17.8h3.9v17.8zm-5-14.5v-3.3h14v3.3zm17.2 14.9q-1.1 0-2-.5-1-.4-1.5-1.3-.6-.9-.6-2.2 0-1.2.5-2t1.3-1.3q.9-.5 2.1-.8t2.6-.5q1.1-.2 1.7-.3.6-.2.8-.4.3-.3.3-.8 0-.8-.6-1.3-.5-.5-1.7-.5-.7 0-1.4.2-.6.3-1.1.8-.4.6-.6 1.5l-3.4-.8q.2-1.3.8-2.2t1.5-1.4q.8-.6 2-.9 1.1-.2 2.3-.2 2.1 0 3.4.6 1.3.7 2 2.1.6 1.4.6 3.6v2.5q0 .9 0 1.9.1.9.1 1.9.1 1 .1 1.9h-3.4q-.1-.8-.1-1.7-.1-.9-.1-1.9h-.4q-.3 1.1-1 2t-1.7 1.4q-1.1.6-2.5.6zm1.7-2.9q.5 0 1-.2.6-.1 1.1-.5t.9-1 .6-1.4l-.1-1.7h.7q-.4.4-1 .6-.7.2-1.3.3-.7.1-1.4.2-.7.2-1.3.4-.5.2-.8.6-.4.4-.4 1 0 .8.6 1.3.5.4 1.4.4zm9.7 2.5v-8.3-5.9h3.3l-.1 4.8h.4q.3-1.7.9-2.9.7-1.1 1.7-1.7 1-.5 2.4-.5 2.4 0 3.6 1.6 1.3 1.7 1.3 5.2v7.7h-3.9v-7.2q0-2.1-.6-3.1t-1.9-1q-1 0-1.7.7t-1.1 1.9-.4 2.8v5.9zm21 .4q-1.7 0-3-.9t-2.1-2.6q-.7-1.6-.7-4 0-2.3.7-3.9.6-1.7 1.9-2.6 1.2-.9 3-.9 1.3 0 2.3.5.9.5 1.6 1.6.6 1 .9 2.5h.5q-.2-.9-.3-1.8-.2-.8-.3-1.6 0-.8 0-1.4v-4.4h3.9v12.7 6.4h-3.3v-4.2h-.4q-.3 1.5-1 2.5-.6 1.1-1.5 1.6-1 .5-2.2.5zm1.3-3.2q.8 0 1.4-.3.6-.4 1-1t.6-1.3.2-1.5v-.4q0-.6-.2-1.1-.1-.6-.4-1.1-.3-.6-.6-1-.4-.4-1-.6-.5-.2-1.1-.2-.9 0-1.6.5-.7.6-1 1.5-.4 1-.4 2.3 0 1.2.4 2.2.4.9 1 1.5.7.5 1.7.5zm16.2 3.2q-1.8 0-3.1-.5-1.4-.5-2.3-1.5-.9-.9-1.4-2.3-.5-1.3-.5-2.9 0-1.7.5-3.1t1.3-2.4q.9-1.1 2.2-1.7 1.4-.5 3.1-.5 1.6 0 2.9.5 1.2.6 2.1 1.6.8 1.1 1.2 2.6.3 1.5.1 3.4l-10.9.1v-2.2l8.5-.1-1.1 1.2q.1-1.4-.2-2.3t-1-1.4q-.7-.4-1.6-.4-1.1 0-1.8.5-.7.6-1.1 1.6t-.4 2.5q0 2.2.9 3.3 1 1.1 2.6 1.1.8 0 1.3-.2t.9-.5q.3-.4.5-.8.1-.4.2-.9l3.4.6q-.1 1-.5 1.8-.4.9-1.2 1.5t-1.9 1-2.7.4zm8.2-.4v-8.6-5.6h3.1v4.8h.4q.3-1.8.9-2.9t1.5-1.7q.9-.5 2.2-.5t2.1.6 1.3 1.7q.4 1.1.5 2.8h.4q.3-1.8.9-2.9.7-1.2 1.7-1.7.9-.5 2.1-.5t2.1.4q.8.4 1.4 1.3t.9 2.2q.2 1.3.2 3.1v7.5h-3.9v-7.1q0-1.4-.2-2.3t-.7-1.3q-.5-.5-1.2-.5-.9 0-1.5.7-.7.6-1.1 1.7-.3 1.2-.4 2.8v6h-3.8v-7q0-1.4-.2-2.4-.2-.9-.7-1.3-.5-.5-1.2-.5-.9 0-1.6.6-.6.7-1 1.8-.3 1.2-.4 2.8v6z'

/** The wordmark. It uses the text color of its parent, so it fits both themes and the colored bands. */
export function Wordmark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 142 33" role="img" aria-label="Tandem" className={className}>
      <path d={bar} className="wordmark-bar" />
      <path d={hook} className="fill-accent" />
      <path d={letters} fill="currentColor" />
    </svg>
  )
}
