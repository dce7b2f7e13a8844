import { Link, useRouter } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, ComponentType, Ref } from 'react'

export type AppLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** A path of the product, with or without ?search and #hash, or an absolute http(s), mailto or tel address. */
  to: string
  ref?: Ref<HTMLAnchorElement>
  /** Where false, the link to a parent path is not marked as current. Default true for the exact path only. */
  exact?: boolean
  /** 'intent' loads the page on hover; false leaves it. */
  preload?: 'intent' | false
}

// Paths arrive as data (menus, notifications), so the link is typed by `string` in this one place.
const RouterLink = Link as unknown as ComponentType<Record<string, unknown>>

/** A link inside the product: TanStack Router's where there is a router, a plain anchor elsewhere. */
export function AppLink({ to, exact = true, preload, ...rest }: AppLinkProps) {
  const router = useRouter({ warn: false })
  if (!router || !to.startsWith('/')) return <a href={to} {...rest} />
  const { pathname, search: query, hash } = new URL(to, 'http://local')
  // read as the router reads an address, or it would write 'true' back in quotes
  const search = query ? router.options.parseSearch?.(query) : undefined
  return (
    <RouterLink
      to={pathname}
      {...(search && { search })}
      {...(hash && { hash: hash.slice(1) })}
      {...(preload !== undefined && { preload })}
      activeOptions={{ exact, includeSearch: false, includeHash: hash !== '' }}
      {...rest}
    />
  )
}
