import { longDateTime } from '#lib/dates.ts'
import { DetailLayout } from '#ui/page/detail-layout.tsx'
import { PageHeader } from '#ui/page/page-header.tsx'
import { SectionHead } from '#ui/page/section-head.tsx'
import { StatCards } from '#ui/page/stat-cards.tsx'
import { Badge } from '#ui/primitives/badge.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { Progress } from '#ui/primitives/progress.tsx'
import { RichText } from '#ui/primitives/rich-text.tsx'
import { useZone } from '#ui/use-zone.ts'
import type { CampaignDetails } from '../../contract.ts'
import { audienceLabels, templateFacts } from '../../rules.ts'
import { CampaignActs } from './campaign-acts.tsx'
import { CampaignStatusPill, counted, share } from './campaign-status.tsx'
import { RecipientsTable } from './recipients-table.tsx'

/** What becomes of a campaign: progress while it leaves, opens and clicks, and each recipient. */
export function CampaignReport({ campaign, onOpen }: { campaign: CampaignDetails; onOpen: (id: string) => void }) {
  const { title, subject, status, sentCount, recipientCount, openedCount, clickedCount, states, isSample } = campaign
  const { unsure = 0, failed = 0, bounced = 0, skipped = 0 } = states
  return (
    <>
      <PageHeader
        title={
          <>
            {title} <CampaignStatusPill status={status} /> {isSample && <Badge>Sample</Badge>}
          </>
        }
        purpose={subject}
        actions={<CampaignActs campaign={campaign} onOpen={onOpen} />}
      />
      <div className="stack stack-6">
        <Standing campaign={campaign} />
        {unsure > 0 && <Unsure count={unsure} />}
        {recipientCount > 0 && (
          <>
            {(status === 'sending' || status === 'paused') && (
              <Progress
                value={sentCount + unsure + failed + bounced + skipped}
                max={recipientCount}
                label="Mails handled"
              />
            )}
            <StatCards
              figures={[
                { label: 'Recipients', value: counted(recipientCount), note: `${counted(sentCount)} sent` },
                {
                  label: 'Opened',
                  value: share(openedCount, sentCount),
                  note: `and ${counted(campaign.machineOpened)} by programs`,
                },
                { label: 'Clicked', value: share(clickedCount, sentCount) },
                { label: 'Not delivered', value: counted(failed + bounced), note: `${counted(skipped)} left out` },
              ]}
            />
          </>
        )}
        {recipientCount > 0 && <RecipientsTable id={campaign.id} states={states} />}
        <DetailLayout side={<Facts campaign={campaign} />} sideLabel="About this campaign">
          <Words content={campaign.content} />
        </DetailLayout>
      </div>
    </>
  )
}

function Standing({ campaign: { status, problem, scheduledFor, states } }: { campaign: CampaignDetails }) {
  const zone = useZone()
  if (status === 'scheduled' && scheduledFor) {
    return <Notice tone="info">It leaves by itself on {longDateTime(scheduledFor, zone)}.</Notice>
  }
  if (status === 'paused') return <Notice tone="warn">It is paused: nobody is mailed until you go on.</Notice>
  if (status === 'failed') {
    const left = (states.failed ?? 0) + (states.waiting ?? 0) + (states.sending ?? 0)
    const why = problem === 'mail_away' ? 'The mail server took no mail.' : 'Some mails were not taken.'
    return (
      <Notice tone="error" title="It has not reached everybody">
        {why} {counted(left)} {left === 1 ? 'person has' : 'people have'} not got it: a retry mails only them.
      </Notice>
    )
  }
  return null
}

function Unsure({ count }: { count: number }) {
  const people = count === 1 ? 'One person' : `${counted(count)} people`
  return (
    <Notice tone="warn" title={`${people} may or may not have got it`}>
      Their mail was being handed over when the worker or the mail server stopped, and no answer came. Nobody is mailed
      twice by itself: once it has left you can mail them again.
    </Notice>
  )
}

function Words({ content }: { content: string }) {
  return (
    <section className="stack">
      <SectionHead title="What it says" />
      <div className="card card-pad">
        <RichText html={content} />
      </div>
    </section>
  )
}

function Facts({ campaign }: { campaign: CampaignDetails }) {
  const zone = useZone()
  const { templateType, audience, pace, startedAt, finishedAt, createdBy, links } = campaign
  const facts = [
    ['Template type', templateFacts[templateType].label],
    ['Audience', audienceLabels[audience]],
    ['Pace', `${counted(pace)} a second`],
    ['Written by', createdBy],
    ['Began', startedAt && longDateTime(startedAt, zone)],
    ['Ended', finishedAt && longDateTime(finishedAt, zone)],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]))
  return (
    <div className="stack stack-4">
      <dl className="facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {links.length > 0 && (
        <section className="stack">
          <h3>Links</h3>
          <ul className="list">
            {links.map(({ position, url, clickedCount }) => (
              <li key={position} className="campaign-link">
                <span>{url}</span> <span className="num">{counted(clickedCount)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
