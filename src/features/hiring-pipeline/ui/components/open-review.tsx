import { useCallback } from 'react'
import { lazyComponent } from '#ui/shell/lazy-component.tsx'
import type { ReviewExtras } from './review-dialog.tsx'

const ReviewDialog = lazyComponent(async () => (await import('./review-dialog.tsx')).ReviewDialog)

type Props = {
  /** The id of the open application; `ids` are those of its list. */
  id: string | undefined
  ids: readonly string[]
  onOpen: (id: string | undefined) => void
  extras?: ReviewExtras | undefined
}

/** The open application, with next and previous in its list. */
export function OpenReview({ id, ids, onOpen, extras }: Props) {
  const index = id ? ids.indexOf(id) : -1
  const onStep = useCallback(
    (by: 1 | -1) => {
      const next = ids[index + by]
      if (index >= 0 && next) onOpen(next)
    },
    [ids, index, onOpen],
  )
  if (!id) return null
  const onClose = () => onOpen(undefined)
  return <ReviewDialog id={id} index={index} of={ids.length} onStep={onStep} extras={extras} onClose={onClose} />
}
