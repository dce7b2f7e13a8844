/** The request to a model. */
export type ModelRequest = {
  /** What to do; contains no text of users. */
  task: string
  /** Text of users; at most 60,000 characters. */
  material: string
  /** The most tokens of an answer. */
  maxTokens: number
}

/** Who reads along while the model writes. */
export type Reader = {
  /** Each part of the text as it comes. */
  onText(part: string): void
  /** Ends the call: the text so far is the answer. */
  signal: AbortSignal
}

/** A model that writes text, wherever it runs. */
export type TextModel = {
  /** The model's words. Throws ModelAway where it cannot be reached, is slow, refuses, or answers with anything but text. */
  write(request: ModelRequest, reader?: Reader): Promise<string>
}

/** Why there is no answer; contains no key, no address and none of the input. */
export type ModelTrouble = 'unreachable' | 'slow' | 'busy' | 'refused' | 'failing' | 'garbage' | 'too_large' | 'resting'

/** The model gave no text; the built-in engine answers instead (PLAT-10). */
export class ModelAway extends Error {
  readonly trouble: ModelTrouble

  constructor(trouble: ModelTrouble) {
    super(`the model gave no text: ${trouble}`)
    this.name = 'ModelAway'
    this.trouble = trouble
  }
}

export const longestMaterial = 60_000
