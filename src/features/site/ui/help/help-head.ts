import { type HelpTopic, helpTopics } from '#features/support/articles/article.ts'
import type { HelpArticle } from '#features/support/help-contract.ts'
import { helpPath } from '#features/support/help-rules.ts'
import type { HelpQuestions } from '../../page-texts.ts'

const schema = { '@context': 'https://schema.org' }

/** The six questions as structured data, identical to those on the page. */
export const questionsData = (questions: HelpQuestions): object => ({
  ...schema,
  '@type': 'FAQPage',
  mainEntity: questions.map(({ asked, answer }) => ({
    '@type': 'Question',
    name: asked,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

/** The breadcrumbs of an article in the help center. */
export function helpBreadcrumbsData(origin: string, article: HelpArticle): object {
  const way = [
    ['Help center', '/help-center'],
    [helpTopics[article.topic].label, `/help-center/${article.topic}`],
    [article.title, helpPath(article)],
  ] as const
  const items = way.map(([name, path], at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: `${origin}${path}`,
  }))
  return { ...schema, '@type': 'BreadcrumbList', itemListElement: items }
}

/** A topic's title and description. */
export function helpTopicHead(topic: HelpTopic): { title: string; description: string } {
  const { label, about } = helpTopics[topic]
  const holds = about.charAt(0).toLowerCase() + about.slice(1)
  return {
    title: `${label}: help`,
    description: `Articles of the Tandem help center on ${label.toLowerCase()}: ${holds}.`,
  }
}
