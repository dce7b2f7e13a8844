import { Button } from '#ui/primitives/button.tsx'

type Props = { before: string | null; after: string | null; label: string; onTurn: (cursor: string) => void }

/** Back and forth in a list that goes on from its last row; nothing where it is all there. */
export function TurnPage({ before, after, label, onTurn }: Props) {
  if (!before && !after) return null
  return (
    <nav className="pager" aria-label={label}>
      <span />
      <span className="row">
        <Button size="sm" disabled={!before} onClick={() => before && onTurn(before)}>
          Previous
        </Button>
        <Button size="sm" disabled={!after} onClick={() => after && onTurn(after)}>
          Next
        </Button>
      </span>
    </nav>
  )
}
