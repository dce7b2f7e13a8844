import { type HelpTopic, helpTopics } from '#features/support/articles/article.ts'
import { AppLink } from '#ui/primitives/app-link.tsx'
import './help.css'

/** Breadcrumbs: the help center, and the topic of an article. */
export function HelpBreadcrumbs({ topic }: { topic?: HelpTopic }) {
  return (
    <nav aria-label="You are here" className="hc-breadcrumbs">
      <AppLink to="/help-center">Help center</AppLink>
      {topic && (
        <>
          <span aria-hidden="true"> / </span>
          <AppLink to={`/help-center/${topic}`}>{helpTopics[topic].label}</AppLink>
        </>
      )}
    </nav>
  )
}
