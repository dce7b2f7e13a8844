/** The input of the confirmation dialog. */
export type TypedMessage = { reason: string; note: string; wording: string; message: string }
