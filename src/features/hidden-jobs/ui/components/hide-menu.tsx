import { Building2, Ellipsis, EyeOff } from 'lucide-react'
import type { ReactElement } from 'react'
import type { JobCard } from '#features/job-board/contract.ts'
import { focusWhenLost } from '#ui/page/focus-when-lost.ts'
import { Button, IconButton } from '#ui/primitives/button.tsx'
import { Menu, MenuItem } from '#ui/primitives/menu.tsx'
import { useHideJob } from '../use-hide-job.ts'

type Props = { job: Pick<JobCard, 'id' | 'title' | 'company'> }

/** The menu of a found job: hide the job, or all jobs of its company. */
export function HideMenu({ job }: Props) {
  return <HideChoice job={job} trigger={<IconButton size="sm" icon={Ellipsis} label={`Hide ${job.title}`} />} />
}

/** The same below an open job. */
export function HideButton({ job }: Props) {
  return (
    <HideChoice
      job={job}
      trigger={
        <Button variant="ghost" size="sm" icon={EyeOff}>
          Hide
        </Button>
      }
    />
  )
}

function HideChoice({ job, trigger }: Props & { trigger: ReactElement }) {
  const { isBusy, hideJob, hideCompany } = useHideJob(job)
  const hide = (act: () => void) => {
    act()
    // the row goes with its button: continue with the first job
    focusWhenLost(() => document.querySelector<HTMLElement>('.jobs-list a'), 300)
  }
  return (
    <Menu align="end" trigger={trigger}>
      <MenuItem icon={EyeOff} disabled={isBusy} onSelect={() => hide(hideJob)}>
        Hide this job
      </MenuItem>
      <MenuItem icon={Building2} disabled={isBusy} onSelect={() => hide(hideCompany)}>
        Hide all jobs from {job.company.name}
      </MenuItem>
    </Menu>
  )
}
