import { useQuery } from '@tanstack/react-query'
import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import type { ReviewDetails } from '#features/hiring-pipeline/contract.ts'
import { firstName } from '#lib/names.ts'
import { Button } from '#ui/primitives/button.tsx'
import { lazyComponent } from '#ui/shell/lazy-component.tsx'
import { interviewsQuery } from './queries.ts'

const ProposeDialog = lazyComponent(async () => (await import('./components/propose-dialog.tsx')).ProposeDialog)

type Props = { application: Pick<ReviewDetails, 'id' | 'candidateName' | 'status'> }

/** 'Propose times' for an interview, if the viewer may. */
export function ProposeTimes({ application }: Props) {
  const { data: known } = useQuery(interviewsQuery(application.id))
  const [isOpen, setOpen] = useState(false)
  if (known?.closedBecause !== null) return null
  const name = firstName(application.candidateName) || 'the candidate'
  return (
    <>
      <Button icon={CalendarPlus} onClick={() => setOpen(true)}>
        Propose times
      </Button>
      {isOpen && <ProposeDialog application={application} name={name} known={known} onClose={() => setOpen(false)} />}
    </>
  )
}
