/** Keeps what was made last, at most so many: making it again is always right, only slower. */
export class Recent<T> {
  private readonly made = new Map<string, T>()
  private readonly most: number

  constructor(most: number) {
    this.most = most
  }

  find(key: string): T | undefined {
    const value = this.made.get(key)
    if (value !== undefined) this.keep(key, value)
    return value
  }

  keep(key: string, value: T): T {
    this.made.delete(key)
    this.made.set(key, value)
    if (this.made.size > this.most) this.made.delete(this.made.keys().next().value as string)
    return value
  }
}
