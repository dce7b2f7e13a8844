/** What was typed in the question before a move. */
export type Typed = { reason: string; note: string; wording: string; message: string }
