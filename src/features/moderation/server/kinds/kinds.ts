import type { ModerationKind } from '../../moderation-queue.ts'
import { articleKind } from './article.ts'
import { companyKind } from './company.ts'
import { jobKind } from './job.ts'
import { profileKind } from './profile.ts'
import type { Kind } from './subject.ts'

/** All kinds of moderated items. */
export const kinds: Record<ModerationKind, Kind> = {
  job: jobKind,
  company: companyKind,
  profile: profileKind,
  article: articleKind,
}
