import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ArticleHead } from '#features/support/help-contract.ts'
import { helpPath } from '#features/support/help-rules.ts'
import { AppLink } from '#ui/primitives/app-link.tsx'
import './help.css'

type Props = { articles: ArticleHead[]; detail: (article: ArticleHead) => ReactNode }

/** Articles with a line about each. */
export const ArticleLinks = ({ articles, detail }: Props) => (
  <ul className="hc-list">
    {articles.map((article) => (
      <li key={article.slug}>
        <AppLink to={helpPath(article)}>
          <span>
            <b>{article.title}</b>
            {detail(article)}
          </span>
          <ArrowRight className="ic" />
        </AppLink>
      </li>
    ))}
  </ul>
)
