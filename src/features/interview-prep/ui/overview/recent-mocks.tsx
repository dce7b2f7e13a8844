import { SectionHead } from '#ui/page/section-head.tsx'
import { Ago } from '#ui/primitives/ago.tsx'
import { AppLink } from '#ui/primitives/app-link.tsx'
import { CompanyMark } from '#ui/primitives/avatar.tsx'
import type { InterviewOverview, RecentMock } from '../../overview-contract.ts'
import { ScoreCell } from './recent-practice.tsx'
import './interview-overview.css'

/** The three most recent mock interviews (INTV-04). */
export function RecentMocks({ overview: { recentMocks: items } }: { overview: InterviewOverview }) {
  const now = new Date()
  return (
    <section aria-labelledby="recent-mocks">
      <SectionHead id="recent-mocks" title="Mock interviews" />
      {items.length === 0 && <p className="meta">Your mock interviews and their results appear here.</p>}
      <ul className="list">
        {items.map((mock) => (
          <li key={mock.id}>
            {mock.companyName && <CompanyMark name={mock.companyName} src={mock.companyLogoUrl} size="sm" />}
            <div className="grow">
              <AppLink className="prep-link" to={`/app/interview?tab=mock-interview&session=${mock.id}`}>
                <b>{mock.name}</b>
              </AppLink>
              <p className="meta">
                {mock.outcomes.length} questions ·{' '}
                {mock.completed ? <Ago at={mock.createdAt} now={now} /> : 'not finished'}
              </p>
            </div>
            <span className="prep-outcomes" role="img" aria-label={outcomeWords(mock)}>
              {mock.outcomes.map((outcome, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a question is identified by its position
                <i key={place} data-outcome={outcome} />
              ))}
            </span>
            <ScoreCell score={mock.averageScore} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const outcomeWords = ({ outcomes }: RecentMock): string => {
  const count = (outcomeKind: string) => outcomes.filter((outcome) => outcome === outcomeKind).length
  return `${count('answered')} answered, ${count('skipped')} skipped`
}
