import { ArrowLeft, ArrowRight } from 'lucide-react'
import { ButtonLink } from '#ui/primitives/button.tsx'
import './public-jobs.css'

type Props = {
  /** The address of the first page, with what is asked for. */
  path: string
  page: number
  pageSize: number
  total: number
  hash?: string
}

/** From page to page of a public list by plain links; nothing where one page holds it all. */
export function NumberedPages({ path, page, pageSize, total, hash }: Props) {
  const last = Math.ceil(total / pageSize)
  if (last <= 1) return null
  const at = (n: number) => {
    const asked = n > 1 ? `${path}${path.includes('?') ? '&' : '?'}page=${n}` : path
    return hash ? `${asked}#${hash}` : asked
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
