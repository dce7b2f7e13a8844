import { statusNames } from '#features/applications/rules.ts'
import { longDateTime } from '#lib/dates.ts'
import { Day } from '#ui/primitives/day.tsx'
import type { TimelineStep } from '../../shapes.ts'
import '#ui/styles/talk.css'

/** The timeline of an application, oldest first, and planned steps (TRACK-14). */
export function Timeline({ steps, companyName }: { steps: TimelineStep[]; companyName: string }) {
  return (
    <ol className="timeline">
      {steps.map((step, index) => {
        const { what, detail } = words(step, companyName)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two steps may say the same at the same moment
          <li key={index}>
            <i className={step.kind === 'status' ? `dot-${step.status}` : undefined} />
            <div>
              <b className="break-words">{what}</b>
              <p className="meta">
                {detail && `${detail}, `}
                <Day at={step.at} as={longDateTime} />
              </p>
              {step.kind === 'status' && step.message && <p className="said">{step.message}</p>}
            </div>
          </li>
        )
      })}
    </ol>
  )
}

function words(step: TimelineStep, companyName: string): { what: string; detail: string } {
  switch (step.kind) {
    case 'status':
      return { what: statusNames[step.status], detail: step.by === 'you' ? 'You' : companyName }
    case 'opened':
      return { what: 'Your files were opened', detail: companyName }
    case 'note':
      return { what: 'Note changed', detail: 'You' }
    case 'contact':
      return { what: `Contact added: ${step.name}`, detail: 'You' }
    case 'reminder':
      return { what: step.text, detail: step.isDone ? 'Reminder, done' : 'Reminder' }
  }
}
