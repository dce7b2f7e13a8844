import { useCallback } from 'react'

/** Where the open application stands among those of a list, from 0 (-1: not in it), and the way to the next and the one before. */
export function useSteps(ids: readonly string[], open: string | undefined, onOpen: (id: string) => void) {
  const index = open ? ids.indexOf(open) : -1
  const onStep = useCallback(
    (by: 1 | -1) => {
      const next = ids[index + by]
      if (index >= 0 && next) onOpen(next)
    },
    [ids, index, onOpen],
  )
  return { index, onStep }
}
