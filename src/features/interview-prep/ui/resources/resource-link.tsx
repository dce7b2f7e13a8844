import { AppLink } from '#ui/primitives/app-link.tsx'
import { resourcePath } from './resources-search.ts'

type Props = { resourceKey: string; title: string; className?: string; onOpen: (key: string) => void }

/** A resource's title: opens it over the list as it is, or in a new tab by its own address. */
export function ResourceLink({ resourceKey, title, className, onOpen }: Props) {
  return (
    <AppLink
      to={resourcePath(resourceKey)}
      preload={false}
      className={className}
      onClick={(event) => {
        // a new tab or window is the browser's to open
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        onOpen(resourceKey)
      }}
    >
      {title}
    </AppLink>
  )
}
