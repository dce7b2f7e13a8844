import { ExternalLink, Mail, Star } from 'lucide-react'
import { MenuItem, MenuLink } from '#ui/primitives/menu.tsx'
import type { PostRow } from '../../contract.ts'
import { newsletterPath } from '../newsletter-path.ts'
import type { usePostActions } from '../use-post-actions.ts'

type Props = { post: Pick<PostRow, 'id' | 'slug' | 'isFeatured'>; actions: ReturnType<typeof usePostActions> }

/** What a menu offers for a published post only (BLOG-06). */
export const PublishedItems = ({ post: { id, slug, isFeatured }, actions }: Props) => (
  <>
    <MenuLink to={`/blog/${encodeURIComponent(slug)}`} icon={ExternalLink}>
      View on the blog
    </MenuLink>
    <MenuItem icon={Star} disabled={isFeatured} onSelect={() => actions.feature.mutate({ id })}>
      Feature
    </MenuItem>
    <MenuLink to={newsletterPath(id)} icon={Mail}>
      Send as newsletter
    </MenuLink>
  </>
)
