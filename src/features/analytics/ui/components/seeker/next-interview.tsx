import { useQuery } from '@tanstack/react-query'
import { NextUp } from '#features/interview-prep/ui/components/next-up.tsx'
import { nextInterviewQuery } from '#features/interview-prep/ui/queries.ts'

/** The interview that comes next, where there is one; it is beside the rest of the page, so a failed load leaves it out. */
export function NextInterview() {
  const next = useQuery(nextInterviewQuery()).data?.next
  return next ? <NextUp next={next} /> : null
}
