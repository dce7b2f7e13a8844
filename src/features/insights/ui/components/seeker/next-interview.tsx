import { useQuery } from '@tanstack/react-query'
import { NextUp } from '#features/interviews/ui/components/next-up.tsx'
import { nextInterviewQuery } from '#features/interviews/ui/queries.ts'

/** The interview that comes next, where there is one; it is beside the rest of the page, so a failed load leaves it out. */
export function NextInterview() {
  const next = useQuery(nextInterviewQuery()).data?.next
  return next ? <NextUp next={next} /> : null
}
