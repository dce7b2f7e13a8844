import { Briefcase, MapPin } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { ExperienceLevel } from '#features/salary-files/point-values.ts'
import { Input } from '#ui/primitives/input.tsx'
import { Select } from '#ui/primitives/select.tsx'
import { levelOptions } from '../components/level-select.tsx'

type Names = { title: string; place: string; level: string }
type Props = {
  names: Names
  values: { title: string | undefined; place: string | undefined; level: ExperienceLevel | undefined }
  /** A prefix for the labels, to distinguish two rows: 'Second '. */
  prefix?: string
}

/** Fields for title, location and level in a form that works without scripts. A script adds suggestions. */
export function PlainFields({ names, values, prefix = '' }: Props) {
  const label = (words: string) => (prefix ? `${prefix}${words.toLowerCase()}` : words)
  return (
    <>
      <SuggestedText
        icon={Briefcase}
        name={names.title}
        defaultValue={values.title}
        placeholder="Job title"
        aria-label={label('Job title')}
        data-suggest="jobTitle"
      />
      <SuggestedText
        icon={MapPin}
        name={names.place}
        defaultValue={values.place}
        placeholder="City, state or Remote"
        aria-label={label('Location')}
        data-suggest="location"
      />
      <Select
        name={names.level}
        aria-label={label('Experience level')}
        options={levelOptions}
        defaultValue={values.level ?? 'all'}
      />
    </>
  )
}

type SuggestedProps = ComponentProps<typeof Input> & { name: string; 'data-suggest': 'jobTitle' | 'location' }

/** A text field with the list that the script fills. */
const SuggestedText = ({ name, ...props }: SuggestedProps) => (
  <>
    <Input {...props} name={name} required maxLength={200} list={`${name}-list`} autoComplete="off" />
    <datalist id={`${name}-list`} />
  </>
)
