const done = new Set<string>()

/** Records the id of something that this page has just done, so that its live notification is not shown here again. */
export const recordOwnAction = (id: string): void => void done.add(id)

/** Whether the link leads to something that this page did itself. */
export const isOwnAction = (href: string): boolean => [...done].some((id) => href.includes(id))
