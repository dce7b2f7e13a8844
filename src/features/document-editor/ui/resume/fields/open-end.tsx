import { useController } from 'react-hook-form'
import { Checkbox } from '#ui/primitives/choice.tsx'
import { usePlaces } from '../places.tsx'

type Props = { path: string; field: 'isCurrentRole' | 'isOngoing'; label: string }

/** A checkbox for a job or a project without an end. If it is checked, there is no end date (BUILD-13). */
export function OpenEnd({ path, field: name, label }: Props) {
  const { field } = useController({ name: `${path}.${name}` })
  const { form } = usePlaces()
  const { value, onChange, ...rest } = field
  return (
    <Checkbox
      {...rest}
      checked={value === true}
      label={label}
      onChange={({ target }) => {
        const end = `${path}.endDate` as 'workExperience.0.endDate'
        if (target.checked) form.setValue(end, null, { shouldDirty: true })
        onChange(target.checked)
      }}
    />
  )
}
