import { useRouter } from '@tanstack/react-router'
import { maxSuggestions, suggestionDelayMs, suggestionsFrom } from '../../rules.ts'

/** Adds suggestions to the form (SAL-06). Without scripts, or after an error, the user types the whole text. */
export const suggestScript = `for (const input of document.querySelectorAll('[data-suggest]')) {
  const list = document.getElementById(input.getAttribute('list'))
  let timer
  input.addEventListener('input', () => {
    clearTimeout(timer)
    const q = input.value.trim()
    if (q.length < ${suggestionsFrom}) return list.replaceChildren()
    timer = setTimeout(async () => {
      try {
        const asked = new URLSearchParams({ field: input.dataset.suggest, q })
        const response = await fetch('/api/v1/salaries/suggestions?' + asked)
        if (!response.ok || input.value.trim() !== q) return
        const found = await response.json()
        const options = found.slice(0, ${maxSuggestions}).map((text) => {
          const option = document.createElement('option')
          option.value = text
          return option
        })
        list.replaceChildren(...options)
      } catch {}
    }, ${suggestionDelayMs})
  })
}`

/** The only script of the public page. It adds options to the datalist of a field, which the browser itself shows. */
export function SuggestScript() {
  const nonce = useRouter().options.ssr?.nonce
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant
  return <script type="module" nonce={nonce} dangerouslySetInnerHTML={{ __html: suggestScript }} />
}
