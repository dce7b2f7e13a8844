const done = new Set<string>()

/** Records what this page itself has just done, by the id of the result, so that its live notification is not shown here again. */
export const noteDoneHere = (id: string): void => void done.add(id)

/** Does this address lead to something that this page did itself? */
export const isDoneHere = (href: string): boolean => [...done].some((id) => href.includes(id))
