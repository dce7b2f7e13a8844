import { v5 } from 'uuid'
import { interviewResources } from '#db/schema/interview-prep.ts'
import { newId } from '#lib/ids.ts'
import type { Db } from '#server/context.ts'
import { seekersOnly } from './callers.ts'
import type { Row } from './row.ts'

/** A resource that every seeker may read: it has no owner. */
const resource = { id: v5('resource', '0199d1f0-0000-7000-8000-0000000000aa'), key: 'access-star' }

export const createResource = (db: Db) =>
  db
    .insert(interviewResources)
    .values({ ...resource, title: 'STAR', summary: 'STAR', content: 'STAR', category: 'tips', resourceType: 'guide' })
    .onConflictDoNothing()

export const resourceRows: Record<string, Row> = {
  'interviewResources.list': { isRead: true, input: () => ({}), answers: seekersOnly },
  'interviewResources.get': {
    isRead: true,
    input: () => ({ key: resource.key }),
    missing: () => ({ key: 'nobody-wrote-this' }),
    answers: seekersOnly,
  },
  'interviewResources.setBookmark': {
    input: () => ({ id: resource.id, isBookmarked: true }),
    missing: () => ({ id: newId(), isBookmarked: true }),
    answers: seekersOnly,
  },
}
