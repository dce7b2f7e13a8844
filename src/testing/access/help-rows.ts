import { newId } from '#lib/ids.ts'
import { everyone, staffOnly } from './callers.ts'
import { articleId } from './help-fixtures.ts'
import type { Row } from './row.ts'
import type { World } from './world.ts'

const Reads = { isRead: true } as const
const text = { topic: 'billing', title: 'Refunds', summary: 'How to', body: 'Write to us.' }
const published = (more: object = {}) => ({
  input: (s: World) => ({ ...more, slug: articleId(s.who.seeker.id, 'article') }),
  missing: () => ({ ...more, slug: 'an-article-that-nobody-wrote' }),
  answers: everyone(),
})
const one = (kind: 'article' | 'draft', more: () => object = () => ({})) => ({
  input: (s: World) => ({ ...more(), id: articleId(s.who.seeker.id, kind) }),
  missing: () => ({ ...more(), id: newId() }),
  answers: staffOnly,
})

export const helpRows: Record<string, Row> = {
  'help.overview': { ...Reads, answers: everyone() },
  'help.articles': { ...Reads, input: () => ({}), answers: everyone() },
  'help.search': { ...Reads, input: () => ({ q: 'account' }), answers: everyone() },
  'help.article': { ...published(), ...Reads },
  // drafts are only for staff, who open them with another procedure
  'help.article draft': {
    ...Reads,
    input: (s) => ({ slug: articleId(s.who.seeker.id, 'draft') }),
    answers: everyone('NOT_FOUND'),
  },
  'help.recordRead': published(),
  'help.vote': published({ isHelpful: true }),
  'helpDesk.list': { ...Reads, input: () => ({}), answers: staffOnly },
  'helpDesk.get': { ...one('draft'), ...Reads },
  'helpDesk.revisions': { ...one('draft'), ...Reads },
  'helpDesk.create': { input: () => ({ ...text, id: newId(), slug: newId() }), answers: staffOnly },
  'helpDesk.save': one('article', () => ({ ...text, slug: newId(), seen: 1 })),
  'helpDesk.setStatus': one('article', () => ({ status: 'draft', seen: 1 })),
  'helpDesk.remove': one('draft', () => ({ seen: 1 })),
  'helpDesk.move': {
    input: (s) => ({ topic: 'companies', ids: [articleId(s.who.seeker.id, 'article')] }),
    answers: { ...staffOnly, platformUser: 'CHANGED', platformAdmin: 'CHANGED' },
  },
}
