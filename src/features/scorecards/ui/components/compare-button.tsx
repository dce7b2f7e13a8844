import { Columns3 } from 'lucide-react'
import { Button, ButtonLink } from '#ui/primitives/button.tsx'
import { comparePath } from '../compare-search.ts'

type Props = { ids: readonly string[]; size?: 'sm' | 'md' }

/** Leads to these applications side by side; off until there are two to four of them. */
export function CompareButton({ ids, size = 'md' }: Props) {
  const isReady = ids.length >= 2 && ids.length <= 4
  const words = ids.length > 0 ? `Compare ${ids.length}` : 'Compare'
  if (!isReady) {
    return (
      <Button size={size} icon={Columns3} disabled title="Choose two to four candidates of one job">
        {words}
      </Button>
    )
  }
  return (
    <ButtonLink to={comparePath(ids)} size={size} icon={Columns3} variant="primary">
      {words}
    </ButtonLink>
  )
}
