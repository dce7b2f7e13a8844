/** The orders of the list, with the column that shows each. */
export const documentSorts = {
  updated: { label: 'Last modified', column: 'updated', desc: true },
  title: { label: 'Title', column: 'document', desc: false },
  score: { label: 'Score', column: 'status', desc: true },
  downloads: { label: 'Downloads', column: 'downloads', desc: true },
} as const
export type DocumentSort = keyof typeof documentSorts
export const documentSortKeys = Object.keys(documentSorts) as DocumentSort[]
