import { SlidersHorizontal } from 'lucide-react'
import { Count } from '../primitives/badge.tsx'

/** The button of filters that fold in without a script, with how many are set. */
export const FiltersSummary = ({ set }: { set: number }) => (
  <summary className="btn btn-secondary">
    <SlidersHorizontal className="ic" />
    Filters
    {set > 0 && <Count value={set} tone="solid" label="set" />}
  </summary>
)
