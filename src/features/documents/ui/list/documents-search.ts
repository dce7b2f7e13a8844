import { oneOf, type Read, readAddress, typed } from '#lib/read-address.ts'
import { longestTag } from '../../rules.ts'
import { documentSortKeys } from './document-sorts.ts'

/**
 * The search parameters of the page: the open tab, by default resumes, the searched words and tag, and the order, by default the last
 * change.
 */
export const DocumentsSearch = readAddress({
  tab: oneOf(['cover-letters']),
  q: typed(100),
  tag: typed(longestTag),
  sort: oneOf(documentSortKeys),
})
export type DocumentsSearch = Read<typeof DocumentsSearch>
