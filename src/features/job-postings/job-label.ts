/** A job in a list, with its place: a company may have the same job in several towns. */
export const jobLabel = ({ title, location }: { title: string; location?: string | null }): string =>
  [title || 'Untitled job', location].filter(Boolean).join(' · ')
