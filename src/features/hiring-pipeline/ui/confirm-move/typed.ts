/** The input of the confirmation dialog. */
export type Typed = { reason: string; note: string; wording: string; message: string }
