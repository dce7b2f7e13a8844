import { ButtonLink } from '#ui/primitives/button.tsx'
import { type ArticleList, articlesPerPage } from '../../article-contract.ts'
import { type BlogSearch, blogAddress } from './blog-search.ts'
import '../blog.css'

type Props = { list: ArticleList; search: BlogSearch; path: string }

/** A link to the same list with more of it, at the first new article, with the total next to it. */
export function LoadMore({ list, search, path }: Props) {
  const { page } = search
  const seen = page * articlesPerPage + (list.featured ? 1 : 0)
  const isCut = page * articlesPerPage - list.items.length >= articlesPerPage
  const more = `${blogAddress(path, { ...search, page: page + 1 })}#a-${list.items.at(-1)?.id}`
  return (
    <p className="row row-3 wrap bl-more">
      {seen < list.total && <ButtonLink to={more}>Load More Articles</ButtonLink>}
      {isCut && <ButtonLink to={blogAddress(path, { ...search, page: 1 })}>Back to the newest</ButtonLink>}
      <span className="meta">
        {Math.min(seen, list.total)} of {list.total}
      </span>
    </p>
  )
}
