import { AppLink } from '#ui/primitives/app-link.tsx'
import { resourcePath } from './resources-search.ts'

type Props = { resourceKey: string; title: string; className?: string; onOpen: (key: string) => void }

/** The title of a resource as a link. A click opens the resource over the list; a click with a modifier key opens a new tab. */
export function ResourceLink({ resourceKey, title, className, onOpen }: Props) {
  return (
    <AppLink
      to={resourcePath(resourceKey)}
      preload={false}
      className={className}
      onClick={(event) => {
        // let the browser open a new tab or window
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        onOpen(resourceKey)
      }}
    >
      {title}
    </AppLink>
  )
}
