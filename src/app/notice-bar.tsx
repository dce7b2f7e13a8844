import { useQuery } from '@tanstack/react-query'
import { noticeQuery } from '#features/operations/ui/queries.ts'
import { Notice } from '#ui/primitives/notice.tsx'
import './notice-bar.css'

/** A notice from platform admins to all users, above every page until it expires or is removed. */
export function NoticeBar() {
  const { data } = useQuery(noticeQuery())
  if (!data) return null
  return (
    <aside className="notice-bar" aria-label="Notice">
      <Notice tone={data.tone}>{data.text}</Notice>
    </aside>
  )
}
