/** An answer that this process is writing. */
export class LiveAnswer {
  text = ''
  readonly stop = new AbortController()
  isOver = false
  private readonly listeners = new Set<() => void>()

  add(part: string): void {
    this.text += part
    this.wakeListeners()
  }

  /** Called when the engine starts again: the text so far is discarded. */
  replace(text: string): void {
    this.text = text
    this.wakeListeners()
  }

  end(): void {
    this.isOver = true
    this.wakeListeners()
  }

  listen(listener: () => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  private wakeListeners(): void {
    for (const listener of this.listeners) listener()
  }
}

/** The answers that this process is writing, by id. Other processes read the stored rows instead. */
export const liveAnswers = new Map<string, LiveAnswer>()
