/** A job in a list, with its place: a company may have the same job in several towns. */
export const jobLabel = (title: string, place?: string | null): string =>
  [title || 'Untitled job', place].filter(Boolean).join(' · ')
