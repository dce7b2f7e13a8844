import { type HelpTopic, helpTopics } from '#features/support/articles/article.ts'
import { AppLink } from '#ui/primitives/app-link.tsx'
import './help.css'

/** The way back up: the help centre, and the topic where the page is an article of it. */
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
