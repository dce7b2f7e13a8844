import { useChildMatches, useNavigate, useParams } from '@tanstack/react-router'

type Address = '/app/documents/resume/edit/$id' | '/app/documents/cover-letter/edit/$id'

/**
 * The document of a builder's address, null for a new one, and what gives a new one its address after the first save.
 * `isPage` is false where the address is none of the builder: then the not-found page is rendered.
 */
export function useBuilder(to: Address) {
  const { id = null } = useParams({ strict: false })
  const navigate = useNavigate()
  const isPage = useChildMatches().length > 0
  const onCreated = (made: string) =>
    void navigate({ to, params: { id: made }, replace: true, resetScroll: false, ignoreBlocker: true })
  return { id, isPage, onCreated }
}
