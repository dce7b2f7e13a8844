import { useQuery } from '@tanstack/react-query'
import { useConfirm } from '#ui/page/confirm.tsx'
import { Switch } from '#ui/primitives/choice.tsx'
import type { Reach, Settings } from '../../../settings-contract.ts'
import { enforcementQuery } from '../../queries.ts'
import { useChangeSettings } from './use-settings.ts'
import '../../operations.css'

type Props = { settings: Settings; reach: Reach; canChange: boolean }

/** Platform-wide switches. Each asks for confirmation and shows its effect (PLAT-02, PLAT-08). */
export function Switches({ settings, reach, canChange }: Props) {
  const confirm = useConfirm()
  const { save, isBusy } = useChangeSettings(settings)
  const { enforceSubscriptionVerification: isEnforced, programmeEnabled } = settings
  const enforce = async (to: boolean) => {
    const text = to
      ? enforcedText(reach)
      : 'Anyone can apply, with or without a subscription. No subscription is cancelled or refunded.'
    const action = to ? 'Require a subscription' : 'Let anyone apply'
    if (await confirm({ title: 'Subscription to apply', text, action, destructive: to }))
      await save({ enforceSubscriptionVerification: to }).catch(() => {})
  }
  const showProgramme = async (to: boolean) => {
    const text = to
      ? 'The page How it works, its 13 steps, and all texts and links of the programme become visible to all users.'
      : 'The page How it works, its 13 steps, and all texts, links and offers of the programme are hidden from all users.'
    const action = to ? 'Show the programme' : 'Hide the programme'
    if (await confirm({ title: 'Global employment programme', text, action, destructive: !to }))
      await save({ programmeEnabled: to }).catch(() => {})
  }
  return (
    <ul className="list setting-switches">
      <li>
        <Switch
          label="Require a subscription to apply"
          checked={isEnforced}
          disabled={!canChange}
          busy={isBusy}
          onChange={() => void enforce(!isEnforced)}
        />
        <p className="meta">
          {isEnforced
            ? 'Only users with an active subscription, a trial or a paid period can apply.'
            : 'Anyone can apply.'}{' '}
          <PublicConfig />
        </p>
      </li>
      <li>
        <Switch
          label="Global employment programme"
          checked={programmeEnabled}
          disabled={!canChange}
          busy={isBusy}
          onChange={() => void showProgramme(!programmeEnabled)}
        />
        <p className="meta">The page How it works, its 13 steps, and the offer on the subscription page.</p>
      </li>
    </ul>
  )
}

/** Shows the answer that clients get, read by the same call that they make (PLAT-05). */
function PublicConfig() {
  const { data } = useQuery(enforcementQuery())
  return data === undefined ? null : (
    <>Job seekers see: {data ? 'a subscription is required' : 'no subscription is required'}.</>
  )
}

function enforcedText({ jobSeekers, entitled }: Reach): string {
  const without = Math.max(0, jobSeekers - entitled)
  const count = (n: number) => n.toLocaleString('en-US')
  return `From now on, only users with a subscription can apply. ${count(without)} of ${count(jobSeekers)} job seekers don't have an active subscription and will be sent to the plans. Submitted applications aren't changed.`
}
