import type { ContactState } from '../../rules.ts'

/** The staff's labels of a message's state. */
export const stateLabels: Record<ContactState, string> = { open: 'Needs reply', answered: 'Answered', done: 'Done' }
