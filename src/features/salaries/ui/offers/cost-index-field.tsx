import { useFormContext, useWatch } from 'react-hook-form'
import { NumberField } from '#ui/form/text-fields.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { costIndexFor, costIndexLabel } from '../../cost-of-living.ts'

/** What living costs where the offer is; for a place that the sample knows its index is offered, and never filled in unasked. */
export function CostIndexField() {
  const { setValue } = useFormContext()
  const [location, costIndex]: [string, number | null] = useWatch({ name: ['location', 'costIndex'] })
  const known = costIndexFor(location)
  return (
    <div>
      <NumberField
        name="costIndex"
        label="Cost of living index"
        help="100 is the national average; 120 is 20% more expensive."
        min={20}
        max={500}
      />
      {known !== null && known !== costIndex && (
        <Button
          variant="ghost"
          size="sm"
          className="mt-2"
          onClick={() => setValue('costIndex', known, { shouldDirty: true, shouldValidate: true })}
        >
          {costIndexLabel} for {location.trim()}: use {known}
        </Button>
      )}
    </div>
  )
}
