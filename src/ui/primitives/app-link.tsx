import { Link, useRouter } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, ComponentType, Ref } from 'react'

export type AppLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** A path of the product, with or without ?search and #hash, or an absolute http(s), mailto or tel URL. */
  to: string
  ref?: Ref<HTMLAnchorElement>
  /** Whether the link is marked as current only on its exact path (the default), or also on paths below it. */
  exact?: boolean
  /** 'intent' preloads the page on hover; false does not. */
  preload?: 'intent' | false
}

// paths come from data (menus, notifications), so this is the one place where a link's type is only `string`
const RouterLink = Link as unknown as ComponentType<Record<string, unknown>>

/** A link inside the product: TanStack Router's if there is a router, else a plain anchor. */
export function AppLink({ to, exact = true, preload, ...rest }: AppLinkProps) {
  const router = useRouter({ warn: false })
  if (!router || !to.startsWith('/')) return <a href={to} {...rest} />
  const { pathname, search: query, hash } = new URL(to, 'http://local')
  // parse the query with the router's own parser, because the router would otherwise write 'true' in quotes
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
