import { Briefcase, MapPin } from 'lucide-react'
import { Input } from '#ui/primitives/input.tsx'
import { Select } from '#ui/primitives/select.tsx'
import type { ExperienceLevel } from '../../rules.ts'
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
      <Input
        icon={Briefcase}
        name={names.title}
        defaultValue={values.title}
        required
        maxLength={200}
        placeholder="Job title"
        aria-label={label('Job title')}
        list={`${names.title}-list`}
        data-suggest="jobTitle"
        autoComplete="off"
      />
      <datalist id={`${names.title}-list`} />
      <Input
        icon={MapPin}
        name={names.place}
        defaultValue={values.place}
        required
        maxLength={200}
        placeholder="City, state or Remote"
        aria-label={label('Location')}
        list={`${names.place}-list`}
        data-suggest="location"
        autoComplete="off"
      />
      <datalist id={`${names.place}-list`} />
      <Select
        name={names.level}
        aria-label={label('Experience level')}
        options={levelOptions}
        defaultValue={values.level ?? 'all'}
      />
    </>
  )
}
