import { useQuery } from '@tanstack/react-query'
import { NextUp } from '#features/interview-prep/ui/components/next-up.tsx'
import { nextInterviewQuery } from '#features/interview-prep/ui/queries.ts'

/** The next interview, if there is one. It loads separately: if that fails, the rest of the page is shown without it. */
export function NextInterview() {
  const next = useQuery(nextInterviewQuery()).data?.next
  return next ? <NextUp next={next} /> : null
}
