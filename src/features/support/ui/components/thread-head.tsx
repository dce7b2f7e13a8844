import type { ReactNode } from 'react'
import { AssigneeSelect } from './assignee-select.tsx'
import '#ui/styles/talk.css'

type Assignment = { id: string; staffId: string | null }
type Props = {
  thread: Pick<Parameters<typeof AssigneeSelect>[0], 'assignedTo' | 'staff'> & { id: string; subject: string }
  /** The mutation that assigns it. */
  assign: { isPending: boolean; variables: Assignment | undefined; mutate: (assignment: Assignment) => void }
  /** The button that closes or reopens it. */
  action: ReactNode
  /** Who wrote, and what is known about it. */
  children: ReactNode
}

/** Above an open conversation or message, for staff. */
export const ThreadHead = ({ thread: { id, subject, assignedTo, staff }, assign, action, children }: Props) => (
  <header className="coach-head is-wrapped">
    <div className="grow min-w-0">
      <h2 className="break-words">{subject}</h2>
      {children}
    </div>
    <AssigneeSelect
      assignedTo={assignedTo}
      staff={staff}
      pending={assign.isPending ? assign.variables : undefined}
      onAssign={(staffId) => assign.mutate({ id, staffId })}
    />
    {action}
  </header>
)
