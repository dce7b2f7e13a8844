import { Button } from '#ui/primitives/button.tsx'

type Props = { before: string | null; after: string | null; onTurn: (cursor: string) => void }

/** The pages of an inbox, where it has more than one. */
export function InboxPages({ before, after, onTurn }: Props) {
  if (!before && !after) return null
  return (
    <nav className="row between card-pad" aria-label="Pages">
      <Button size="sm" disabled={!before} onClick={() => before && onTurn(before)}>
        Before
      </Button>
      <Button size="sm" disabled={!after} onClick={() => after && onTurn(after)}>
        Next
      </Button>
    </nav>
  )
}
