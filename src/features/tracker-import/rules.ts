/** What a file for the tracker lists. */
export const importKinds = ['applications', 'contacts'] as const
export type ImportKind = (typeof importKinds)[number]

/** Rows of a list of contacts, such as the connections of a person. */
export const maxImportedRows = 20_000
/** Rows of a list of applications: more than a tracker can have, because saved jobs are among them. */
export const maxApplicationRows = 5000
/** 10 MB, like every upload. */
export const largestTrackerFile = 10_485_760
