import { ArrowRight, Check } from 'lucide-react'
import { SectionHead } from '#ui/page/section-head.tsx'
import { TextLink } from '#ui/primitives/button.tsx'
import type { SeekerDashboard } from '../../../contract.ts'
import { stepsDone } from '../../../dashboard-rules.ts'
import './dashboard.css'

type Card = { title: string; say: string; isDone: boolean; links: { to: string; label: string }[] }

/** The first steps and the number of completed ones, of four (DASH-02, DASH-03). */
export function QuickStart({ dashboard }: { dashboard: SeekerDashboard }) {
  const { done, total } = stepsDone(dashboard.steps)
  return (
    <section aria-labelledby="quick-start">
      <SectionHead id="quick-start" title="Quick Start Guide">
        {done} of {total} completed
      </SectionHead>
      <ol className="guide">
        {cardsOf(dashboard).map((card, index) => (
          <Step key={card.title} card={card} number={index + 1} />
        ))}
      </ol>
    </section>
  )
}

function Step({ card: { title, say, isDone, links }, number }: { card: Card; number: number }) {
  return (
    <li className={isDone ? 'is-done' : undefined}>
      <span className="n">
        {isDone ? (
          <>
            <Check className="ic" />
            <span className="vh">Done</span>
          </>
        ) : (
          number
        )}
      </span>
      <h3>{title}</h3>
      <p>{say}</p>
      <div className="acts">
        {links.map(({ to, label }) => (
          <TextLink key={to} to={to} icon={isDone ? undefined : ArrowRight} aria-label={`${label}: ${title}`}>
            {label}
          </TextLink>
        ))}
      </div>
    </li>
  )
}

function cardsOf({ steps, resumes, applicationsSent }: SeekerDashboard): Card[] {
  const sent = applicationsSent.total
  return [
    {
      title: 'Create your resume',
      say: resumes.latestTitle ?? 'Build one here, or import the one you have.',
      isDone: steps.resume,
      links: [{ to: '/app/documents', label: steps.resume ? 'Open' : 'Start' }],
    },
    {
      title: 'Activate auto apply',
      say: steps.autoApply
        ? 'Your rules are searching for jobs.'
        : "Set up a rule. You approve each application before it's sent.",
      isDone: steps.autoApply,
      links: [
        { to: '/app/jobs', label: 'Find jobs' },
        { to: '/app/auto-apply', label: steps.autoApply ? 'Open rules' : 'Set up a rule' },
      ],
    },
    {
      title: 'Track applications',
      say: sent > 0 ? `${sent} sent. See the status of each one.` : 'See the status of every application in one place.',
      isDone: steps.tracking,
      links: [{ to: '/app/tracker', label: 'Open' }],
    },
  ]
}
