/** The request to a model. */
export type ModelRequest = {
  /** The instructions; they contain no user input. */
  task: string
  /** User input, at most 60,000 characters. */
  material: string
  /** The largest number of tokens of an answer. */
  maxTokens: number
}

/** Receives the text while the model writes it. */
export type Reader = {
  /** Called with each part of the text. */
  onText(part: string): void
  /** Stops the call; the text so far is the answer. */
  signal: AbortSignal
}

/** A model that writes text, local or remote. */
export type TextModel = {
  /** The model's answer. Throws ModelUnavailable if the model cannot be reached, is too slow, refuses, or returns anything but text. */
  write(request: ModelRequest, reader?: Reader): Promise<string>
}

/** The reason for a missing answer. It contains no key, no address and no input. */
export type ModelFailure = 'unreachable' | 'slow' | 'busy' | 'refused' | 'failing' | 'garbage' | 'too_large' | 'resting'

/** The model returned no text; the built-in engine answers instead (PLAT-10). */
export class ModelUnavailable extends Error {
  readonly failure: ModelFailure

  constructor(failure: ModelFailure) {
    super(`the model gave no text: ${failure}`)
    this.name = 'ModelUnavailable'
    this.failure = failure
  }
}

export const longestMaterial = 60_000
