import { client } from '#client/api.ts'
import { useConfirm } from '#ui/page/confirm.tsx'
import { Day } from '#ui/primitives/day.tsx'
import type { SimilarApplication } from '../../contract.ts'

/** Asks before adding a job that is already in the tracker. If the check fails, the job is added without asking. */
export function useAskAboutSimilar() {
  const confirm = useConfirm()
  return async ({ title, companyName }: { title: string; companyName: string }): Promise<boolean> => {
    const similar = await client.jobTracker.findSimilar({ title, companyName }).catch(() => [])
    if (similar.length === 0) return true
    return confirm({
      title: 'You already track this',
      text: <Similar applications={similar} />,
      action: 'Add anyway',
      destructive: false,
    })
  }
}

const addressOf = ({ id, isExternal }: SimilarApplication) =>
  `/app/tracker?${isExternal ? 'external' : 'application'}=${id}`

/** The links open in a new tab, so that the form stays open. */
const Similar = ({ applications }: { applications: SimilarApplication[] }) => (
  <span className="stack stack-3">
    {applications.map((one) => (
      <span key={one.id} className="stack">
        <a className="link" href={addressOf(one)} target="_blank" rel="noopener">
          {one.title} at {one.companyName}
        </a>
        <span className="meta">
          Applied on <Day at={one.appliedAt} />
        </span>
      </span>
    ))}
  </span>
)
