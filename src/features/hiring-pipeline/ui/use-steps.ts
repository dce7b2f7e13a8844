import { useCallback } from 'react'

/** The position of the open application in a list, from 0 (-1: not in it), with next and previous. */
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
