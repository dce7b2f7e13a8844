import { type WorkMode, workModeLabels, workModes } from '#features/job-postings/rules.ts'
import { RadioGroup } from '#ui/primitives/choice.tsx'

/** '' until the user answers. */
export type UnplacedChoice = WorkMode | 'open' | ''

const options = [
  ...workModes.map((value) => ({ value, label: workModeLabels[value] })),
  { value: 'open', label: 'Leave it open', help: 'These jobs are shown as “Remote” until they have a location.' },
]

/** Asks for the work mode of the jobs in a file that have neither a place nor a work mode. */
export function JobsWithoutPlace({ count, value, onChange }: Props) {
  const jobs = count === 1 ? 'One job has' : `${count.toLocaleString('en-US')} jobs have`
  return (
    <RadioGroup
      legend={`${jobs} no location and no work mode. How do people work there?`}
      name="unplaced"
      options={options}
      value={value}
      onChange={(chosen) => onChange(chosen as UnplacedChoice)}
    />
  )
}

type Props = { count: number; value: UnplacedChoice; onChange: (value: UnplacedChoice) => void }
