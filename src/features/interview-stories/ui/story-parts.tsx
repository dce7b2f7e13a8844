import { Check, Circle } from 'lucide-react'
import { adviceOn, partNames, type StoryText, storyParts, writtenParts } from '../rules.ts'
import '#features/interview-logs/ui/components/interview-tracker.css'

/** Shows which of the four parts are written, and one line of advice on the next step. */
export function StoryParts({ story, isLive = false }: { story: StoryText; isLive?: boolean }) {
  const written = writtenParts(story)
  return (
    <div className="stack stack-2">
      <ul className="story-parts" aria-label={`${written.length} of 4 parts complete`}>
        {storyParts.map((part) => {
          const isWritten = written.includes(part)
          const Icon = isWritten ? Check : Circle
          return (
            <li key={part} data-written={isWritten || undefined}>
              <Icon className="ic ic-sm" />
              {partNames[part]}
              <span className="vh">{isWritten ? ': complete' : ': missing'}</span>
            </li>
          )
        })}
      </ul>
      <p className="meta" role={isLive ? 'status' : undefined}>
        {adviceOn(story)}
      </p>
    </div>
  )
}
