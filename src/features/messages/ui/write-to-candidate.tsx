import { useQuery } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import type { ReviewDetails } from '#features/hiring-pipeline/contract.ts'
import { firstName } from '#lib/names.ts'
import { Button } from '#ui/primitives/button.tsx'
import { lazyComponent } from '#ui/shell/lazy-component.tsx'
import { threadQuery } from './queries.ts'

const WriteDialog = lazyComponent(async () => (await import('./components/write-dialog.tsx')).WriteDialog)

type Application = Pick<ReviewDetails, 'id' | 'candidateName'>

/** 'Write to Maya': opens the editor, if the viewer may write. */
export function WriteToCandidate({ application }: { application: Application }) {
  const { data: thread } = useQuery(threadQuery(application.id))
  const [isOpen, setOpen] = useState(false)
  if (thread?.closedBecause !== null) return null
  const name = firstName(application.candidateName) || 'the candidate'
  return (
    <>
      <Button icon={Mail} onClick={() => setOpen(true)}>
        Write to {name}
      </Button>
      {isOpen && <WriteDialog application={application} thread={thread} name={name} onClose={() => setOpen(false)} />}
    </>
  )
}
