const done = new Set<string>()

/** Notes what this page itself has just done, by the id of what came of it: its news need not be told here once more. */
export const noteDoneHere = (id: string): void => void done.add(id)

/** Does this address lead to something that this page did itself? */
export const isDoneHere = (href: string): boolean => [...done].some((id) => href.includes(id))
