/** What a tab gets from the page that shows it. */
export type TabProps = {
  /** The search part of the address; a tab reads its own part of it with its own schema. */
  search: Record<string, unknown>
  /** Changes parts of it; `push` is a step to go back from. */
  onSearch: (change: Record<string, unknown>, step?: 'push' | 'replace') => void
}
