import { ActingSelect } from '#ui/primitives/acting-select.tsx'

type Person = { id: string; name: string }
type Props = {
  assignedTo: Person | null
  staff: Person[]
  /** The change that is being stored. */
  pending: { staffId: string | null } | undefined
  onAssign: (staffId: string | null) => void
}

/** Assigns a conversation or a message to a member of staff. */
export const AssigneeSelect = ({ assignedTo, staff, pending, onAssign }: Props) => (
  <ActingSelect
    aria-label="Assigned to"
    value={(pending ? pending.staffId : assignedTo?.id) ?? ''}
    busy={pending !== undefined}
    onChange={({ target }) => onAssign(target.value || null)}
    options={[{ value: '', label: 'Unassigned' }, ...staff.map(({ id, name }) => ({ value: id, label: name }))]}
  />
)
