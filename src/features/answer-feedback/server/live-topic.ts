/** The live topic that updates a person's open pages when their interview preparation changes. */
export const INTERVIEWS_CHANGED = 'interviews_changed'
