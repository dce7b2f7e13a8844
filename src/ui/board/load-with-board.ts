/** Loads the board's code before the page is rendered, if the URL shows the board at once. */
export const loadWithBoard =
  (board: { fetchCode: () => Promise<unknown> }) =>
  async ({ view }: { view?: string | undefined }): Promise<void> => {
    if (view === 'board') await board.fetchCode()
  }
