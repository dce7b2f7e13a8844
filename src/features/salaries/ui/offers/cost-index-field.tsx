import { useFormContext, useWatch } from 'react-hook-form'
import { NumberField } from '#ui/form/text-fields.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { costIndexFor, costIndexLabel } from '../../cost-of-living.ts'

/** The field for the cost of living. For a place in the sample it offers the index, and fills it in only on request. */
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
