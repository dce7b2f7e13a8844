import { Columns3 } from 'lucide-react'
import { Button, ButtonLink } from '#ui/primitives/button.tsx'
import { comparePath } from '../compare-search.ts'

type Props = { ids: readonly string[]; size?: 'sm' | 'md' }

/** Opens these applications side by side; disabled unless they are two to four. */
export function CompareButton({ ids, size = 'md' }: Props) {
  const isReady = ids.length >= 2 && ids.length <= 4
  const words = ids.length > 0 ? `Compare ${ids.length}` : 'Compare'
  if (!isReady) {
    return (
      <Button size={size} icon={Columns3} disabled title="Choose two to four candidates for one job">
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
