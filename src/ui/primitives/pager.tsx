import { Button } from './button.tsx'

export type PagerProps = {
  page: number
  pageSize: number
  total: number
  /** Whether counting stopped at `total`, which is then shown as '10,000+'. */
  capped?: boolean
  onPage: (page: number) => void
}

const number = new Intl.NumberFormat('en-US')

/** '1 to 20 of 46' with Previous and Next. Pages count from 1. */
export function Pager({ page, pageSize, total, capped, onPage }: PagerProps) {
  const first = total === 0 ? 0 : (page - 1) * pageSize + 1
  const last = Math.min(page * pageSize, total)
  return (
    <nav className="pager" aria-label="Pages">
      <span className="num" aria-live="polite">
        {number.format(first)} to {number.format(last)} of {number.format(total)}
        {capped && '+'}
      </span>
      <span className="row">
        <Button size="sm" disabled={page <= 1} onClick={() => onPage(page - 1)}>
          Previous
        </Button>
        <Button size="sm" disabled={last >= total && !capped} onClick={() => onPage(page + 1)}>
          Next
        </Button>
      </span>
    </nav>
  )
}

type TurnPageProps = {
  before: string | null
  after: string | null
  /** The name of the list, for screen readers. */
  label?: string
  onTurn: (cursor: string) => void
}

/** Previous and Next for a list that is read by cursor and not counted; renders nothing if there is only one page. */
export function TurnPage({ before, after, label = 'Pages', onTurn }: TurnPageProps) {
  if (!before && !after) return null
  return (
    <nav className="pager" aria-label={label}>
      <Button size="sm" disabled={!before} onClick={() => before && onTurn(before)}>
        Previous
      </Button>
      <Button size="sm" disabled={!after} onClick={() => after && onTurn(after)}>
        Next
      </Button>
    </nav>
  )
}

/** For lists without a count: loads more items below the current ones. */
export function ShowMore({
  onMore,
  busy,
  children = 'Show more',
}: {
  onMore: () => void
  busy?: boolean
  children?: string
}) {
  return (
    <Button variant="ghost" block busy={busy} onClick={onMore}>
      {children}
    </Button>
  )
}
