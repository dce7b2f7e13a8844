/** Fetches the code of a board before the page is drawn, where its address shows the board at once. */
export const loadWithBoard =
  (board: { fetchCode: () => Promise<unknown> }) =>
  async ({ view }: { view?: string | undefined }): Promise<void> => {
    if (view === 'board') await board.fetchCode()
  }
