/**
 * Opens an empty tab during the click and sets its URL when the server answers, because browsers block tabs that open later.
 * If the empty tab is blocked too, the URL opens in this tab.
 */
export function openTab(words: string): { go(url: string): void; close(): void } {
  const tab = window.open('', '_blank')
  if (tab) {
    tab.opener = null
    tab.document.title = words
    tab.document.body.textContent = words
  }
  return {
    go: (url) => (tab && !tab.closed ? tab.location.replace(url) : location.assign(url)),
    close: () => tab?.close(),
  }
}
