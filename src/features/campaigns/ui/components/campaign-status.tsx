import { Ban, Check, Clock, Send } from 'lucide-react'
import { Pill, StatusPill } from '#ui/primitives/status-pill.tsx'
import type { CampaignStatus } from '../../campaign-statuses.ts'

export const campaignStatusLabels: Record<CampaignStatus, string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  sending: 'Sending',
  paused: 'Paused',
  sent: 'Sent',
  failed: 'Failed',
  cancelled: 'Cancelled',
}

/** The status of a campaign as color, shape and word (CAMP-04). */
export function CampaignStatusPill({ status }: { status: CampaignStatus }) {
  if (status === 'draft' || status === 'paused' || status === 'failed') return <StatusPill status={status} />
  const looks = {
    scheduled: ['submitted', Clock],
    sending: ['interview', Send],
    sent: ['accepted', Check],
    cancelled: ['withdrawn', Ban],
  } as const
  const [tone, icon] = looks[status]
  return (
    <Pill tone={tone} icon={icon}>
      {campaignStatusLabels[status]}
    </Pill>
  )
}

const number = new Intl.NumberFormat('en-US')
export const counted = (n: number): string => number.format(n)

/** '1,234 (12.3%)'; only the number when the total is zero. */
export const share = (n: number, of: number): string =>
  of === 0 ? counted(n) : `${counted(n)} (${((n / of) * 100).toFixed(1)}%)`
