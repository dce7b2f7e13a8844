import { CloudOff, Ellipsis, Pencil, Send, Trash2 } from 'lucide-react'
import { IconButton } from '#ui/primitives/button.tsx'
import { Menu, MenuItem, MenuLink, MenuSeparator } from '#ui/primitives/menu.tsx'
import type { PostRow } from '../../contract.ts'
import { usePostActions } from '../use-post-actions.ts'
import { PublishedItems } from './published-items.tsx'

/** The actions on a post in the list; Publish only for drafts (BLOG-06). */
export function PostMenu({ post }: { post: PostRow }) {
  const { id, title, status } = post
  const actions = usePostActions()
  const isPublished = status === 'published'
  return (
    <Menu trigger={<IconButton icon={Ellipsis} size="sm" label={`Actions for ${title}`} />} align="end">
      <MenuLink to={`/app/admin/blog/${id}`} icon={Pencil}>
        Edit
      </MenuLink>
      {!isPublished && (
        <MenuItem icon={Send} onSelect={() => actions.publish.mutate({ id })}>
          Publish
        </MenuItem>
      )}
      {isPublished && (
        <>
          <PublishedItems post={post} actions={actions} />
          <MenuItem icon={CloudOff} onSelect={() => void actions.unpublish({ id, title })}>
            Unpublish
          </MenuItem>
        </>
      )}
      <MenuSeparator />
      <MenuItem icon={Trash2} danger onSelect={() => void actions.remove({ id, title })}>
        Delete
      </MenuItem>
    </Menu>
  )
}
