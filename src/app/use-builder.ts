import { useChildMatches, useNavigate, useParams } from '@tanstack/react-router'

type Address = '/app/documents/resume/edit/$id' | '/app/documents/cover-letter/edit/$id'

/**
 * The document of a builder's URL, null for a new one, and a function that gives a new document its URL after the first save. If `isPage`
 * is false, the URL is not a page of the builder and the not-found page is rendered.
 */
export function useBuilder(to: Address) {
  const { id = null } = useParams({ strict: false })
  const navigate = useNavigate()
  const isPage = useChildMatches().length > 0
  const onCreated = (made: string) =>
    void navigate({ to, params: { id: made }, replace: true, resetScroll: false, ignoreBlocker: true })
  return { id, isPage, onCreated }
}
