import { StatusPill } from '#ui/primitives/status-pill.tsx'
import type { PostStatus } from '../../rules.ts'

const shown = {
  draft: { status: 'draft', label: 'Draft' },
  scheduled: { status: 'pending', label: 'Scheduled' },
  published: { status: 'active', label: 'Published' },
} as const

export const PostStatusPill = ({ status }: { status: PostStatus }) => <StatusPill {...shown[status]} />
