import { type ExperienceLevel, experienceLabels, experienceLevels } from '#features/salary-files/point-values.ts'
import { Select } from '#ui/primitives/select.tsx'

/** The options for the level. 'all' means no filter (SAL-07). */
export const levelOptions = [
  { value: 'all', label: 'All levels' },
  ...experienceLevels.map((value) => ({ value, label: experienceLabels[value] })),
]

type Props = {
  value: ExperienceLevel | undefined
  onChange: (level: ExperienceLevel | undefined) => void
  label?: string
}

export function LevelSelect({ value, onChange, label = 'Experience level' }: Props) {
  return (
    <Select
      aria-label={label}
      options={levelOptions}
      value={value ?? 'all'}
      onChange={({ target }) => onChange(experienceLevels.find((level) => level === target.value))}
    />
  )
}
