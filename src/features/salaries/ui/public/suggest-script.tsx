import { useRouter } from '@tanstack/react-router'
import { mostSuggestions, suggestionDelayMs, suggestionsFrom } from '../../rules.ts'

/** Fills the lists of the plain form with what fits (SAL-06); without it, or where it fails, one types the whole word. */
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
        const options = found.slice(0, ${mostSuggestions}).map((text) => {
          const option = document.createElement('option')
          option.value = text
          return option
        })
        list.replaceChildren(...options)
      } catch {}
    }, ${suggestionDelayMs})
  })
}`

/** The one script of the public page; all that it adds are options of a field's list, which browsers draw by themselves. */
export function SuggestScript() {
  const nonce = useRouter().options.ssr?.nonce
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant
  return <script type="module" nonce={nonce} dangerouslySetInnerHTML={{ __html: suggestScript }} />
}
