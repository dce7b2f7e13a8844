import { useWide } from '#ui/page/use-wide.ts'
import { DialogBody, Drawer } from '#ui/primitives/dialog.tsx'
import type { SalaryFilters } from '../../contract.ts'
import { FilterFields } from './filter-fields.tsx'
import './salaries.css'

type Props = {
  id: string
  open: boolean
  onClose: () => void
  filters: SalaryFilters
  onFilters: (filters: SalaryFilters) => void
}

/** The filters: next to the results in a wide window, in a drawer on a phone (SAL-04). */
export function FiltersPanel({ id, open, onClose, ...fields }: Props) {
  const isWide = useWide()
  if (!open) return null
  if (!isWide)
    return (
      <Drawer onClose={onClose} title="Filters">
        <DialogBody>
          <FilterFields {...fields} />
        </DialogBody>
      </Drawer>
    )
  return (
    <aside className="salary-filters card card-pad" id={id} aria-label="Filters">
      <h2>Filters</h2>
      <FilterFields {...fields} />
    </aside>
  )
}
