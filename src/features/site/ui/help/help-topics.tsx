import { Building2, CreditCard, Files, type LucideIcon, Mic, Send, UserRound } from 'lucide-react'
import { type HelpTopic, helpTopics } from '#features/support/articles/article.ts'
import type { HelpOverview } from '#features/support/help-contract.ts'
import { counted } from '#lib/count-word.ts'
import { AppLink } from '#ui/primitives/app-link.tsx'
import './help.css'

const icons: Record<HelpTopic, LucideIcon> = {
  account: UserRound,
  documents: Files,
  applying: Send,
  interviews: Mic,
  billing: CreditCard,
  companies: Building2,
}

/** '1 article', '14 articles' */
export const articleCount = (n: number): string => counted(n, 'article')

/** The topics, each with its number of articles (HELP-01). */
export function HelpTopics({ topics }: Pick<HelpOverview, 'topics'>) {
  return (
    <ul className="pub hc-topics" aria-label="Topics">
      {topics.map(({ topic, articles }) => {
        const Icon = icons[topic]
        const { label, about } = helpTopics[topic]
        return (
          <li key={topic}>
            <span className="hc-icon">
              <Icon className="ic" />
            </span>
            <h2>
              <AppLink to={`/help-center/${topic}`}>{label}</AppLink>
            </h2>
            <p>{about}</p>
            <p className="meta">{articleCount(articles)}</p>
          </li>
        )
      })}
    </ul>
  )
}
