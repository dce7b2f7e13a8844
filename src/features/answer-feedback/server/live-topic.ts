/** Told to a person's own open pages when something of their interview preparation changed. */
export const INTERVIEWS_CHANGED = 'interviews_changed'
