import { SlidersHorizontal } from 'lucide-react'
import { Count } from '../primitives/badge.tsx'

/** The button of filters that unfold without a script, with the number of active ones. */
export const FiltersSummary = ({ set }: { set: number }) => (
  <summary className="btn btn-secondary">
    <SlidersHorizontal className="ic" />
    Filters
    {set > 0 && <Count value={set} tone="solid" label="set" />}
  </summary>
)
