/** The props that a page passes to a tab. */
export type TabProps = {
  /** The query of the URL. A tab reads its own part with its own schema. */
  search: Record<string, unknown>
  /** Changes parts of the query; with `push`, Back returns to the earlier state. */
  onSearch: (change: Record<string, unknown>, step?: 'push' | 'replace') => void
}
