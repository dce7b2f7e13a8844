import { SlidersHorizontal } from 'lucide-react'
import { Count } from '../primitives/badge.tsx'
import { Button } from '../primitives/button.tsx'

type Props = { panelId: string; open: boolean; onOpen: (open: boolean) => void; set: number; className?: string }

/** Shows and hides further filters, with the number of active ones. */
export const FiltersButton = ({ panelId, open, onOpen, set, className }: Props) => (
  <Button
    className={className}
    icon={SlidersHorizontal}
    aria-expanded={open}
    aria-controls={panelId}
    onClick={() => onOpen(!open)}
  >
    Filters
    {set > 0 && <Count value={set} tone="solid" label="set" />}
  </Button>
)
