import { AppLink } from '#ui/primitives/app-link.tsx'
import type { ArticleCard } from '../../article-contract.ts'
import { articlePath } from '../public/blog-search.ts'
import { ArticleMeta } from './article-byline.tsx'
import { Cover } from './cover.tsx'
import '../blog.css'

/** Articles side by side, each one a link. */
export function ArticleList({ articles, level = 'h3' }: { articles: ArticleCard[]; level?: 'h2' | 'h3' }) {
  const Title = level
  return (
    <ul className="bl-posts">
      {articles.map((article) => (
        <li key={article.id} id={`a-${article.id}`}>
          <AppLink to={articlePath(article.slug)} className="bl-post">
            <Cover cover={article.cover} drawing={article.drawing} />
            <ArticleMeta article={article} />
            <Title>{article.title}</Title>
            {article.excerpt && <p>{article.excerpt}</p>}
          </AppLink>
        </li>
      ))}
    </ul>
  )
}
