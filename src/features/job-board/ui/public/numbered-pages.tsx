import { ArrowLeft, ArrowRight } from 'lucide-react'
import { ButtonLink } from '#ui/primitives/button.tsx'
import './public-jobs.css'

type Props = {
  /** The path of the first page, with the search parameters. */
  path: string
  page: number
  pageSize: number
  total: number
  hash?: string
}

/** Links to the previous and next page of a public list. Not shown for a single page. */
export function NumberedPages({ path, page, pageSize, total, hash }: Props) {
  const last = Math.ceil(total / pageSize)
  if (last <= 1) return null
  const at = (n: number) => {
    const address = n > 1 ? `${path}${path.includes('?') ? '&' : '?'}page=${n}` : path
    return hash ? `${address}#${hash}` : address
  }
  return (
    <nav className="jb-pages" aria-label="Pages">
      {page > 1 && (
        <ButtonLink to={at(page - 1)} icon={ArrowLeft} rel="prev">
          Previous
        </ButtonLink>
      )}
      <span className="meta num">
        Page {page} of {last}
      </span>
      {page < last && (
        <ButtonLink to={at(page + 1)} iconEnd={ArrowRight} rel="next">
          Next
        </ButtonLink>
      )}
    </nav>
  )
}
