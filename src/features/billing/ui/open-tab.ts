/**
 * A new tab that is opened while the person's click still counts and gets its address when the server has given it: browsers
 * block what opens later. Where even that is blocked, the address opens in this tab.
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
