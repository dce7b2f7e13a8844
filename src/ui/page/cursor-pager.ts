import type { PagerProps } from '../primitives/pager.tsx'

type CursorList = {
  total: { value: number; isCapped: boolean }
  before: string | null
  after: string | null
}
type CurrentPage = {
  page: number | undefined
  pageSize: number
  /** The number of rows on this page. */
  rows: number
  /** Called with the cursor and number of the other page; without both for the first page. */
  onPage: (next: { at: string | undefined; page: number | undefined }) => void
}

/** The pager of a list that is read by cursor and counted up to a limit, for pages that store cursor and number in their URL. */
export const cursorPager = (
  { total, before, after }: CursorList,
  { page = 1, pageSize, rows, onPage }: CurrentPage,
): PagerProps => ({
  page,
  pageSize,
  // the page may be beyond the limit of counting
  total: Math.max(total.value, (page - 1) * pageSize + rows),
  capped: total.isCapped && after !== null,
  onPage: (next) => {
    const at = (next > page ? after : before) ?? undefined
    onPage({ at, page: at ? next : undefined })
  },
})
