import { html } from 'hono/html'
import type { Operation } from './read-operations.ts'

const wordsOf = (area: string) => area.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)
export const areaTitle = (area: string): string => `API: ${wordsOf(area)}`

/** All areas of the API with their operations, each linked to its page. */
export const listPage = (areas: Map<string, Operation[]>, about: string, scopes: Record<string, string>) => html`
  <h1>Tandem API</h1>
  <p class="lead">${about}</p>
  <p>
    All paths start with <code>/api/v1</code> and answer with JSON. The OpenAPI document is
    <a href="/api/openapi.json">openapi.json</a>.
  </p>
  <h2>Scopes of API keys</h2>
  <dl class="facts">
    ${Object.entries(scopes).map(([name, words]) => html`<dt><code>${name}</code></dt><dd>${words}</dd>`)}
  </dl>
  ${[...areas].map(
    ([area, operations]) => html`
      <section class="calls">
        <h2><a href="/api/docs/${area}">${wordsOf(area)}</a></h2>
        <ul>
          ${operations.map(
            ({ id, method, path, summary }) =>
              html`<li><a href="/api/docs/${area}#${id}"><code>${method} ${path}</code></a> <span>${summary}</span></li>`,
          )}
        </ul>
      </section>`,
  )}`

/** One area: for each operation its input, its answer and its refusals. */
export const areaPage = (area: string, operations: Operation[]) => html`
  <p class="back"><a href="/api/docs">All operations</a></p>
  <h1>${wordsOf(area)}</h1>
  ${operations.map(call)}`

const call = ({ id, method, path, summary, scope, parameters, body, answer, refusals }: Operation) => html`
  <section class="call" id="${id}" aria-labelledby="${id}-name">
    <h2 id="${id}-name">${summary}</h2>
    <p><code>${method} /api/v1${path}</code></p>
    <p>${scope ? html`Requires a session, or an API key with the scope <code>${scope}</code>.` : 'Requires a session unless it is public. Not available to API keys.'}</p>
    ${
      parameters.length > 0 &&
      html`<h3>Parameters</h3>
        <dl class="facts">
          ${parameters.map(
            ({ name, place, isRequired, text }) =>
              html`<dt><code>${name}</code></dt><dd>${text}; in the ${place}${isRequired ? ', required' : ''}</dd>`,
          )}
        </dl>`
    }
    ${body && html`<h3>Request body</h3><pre tabindex="0" aria-label="Body of ${id}">${body}</pre>`}
    ${answer && html`<h3>Response</h3><pre tabindex="0" aria-label="Response of ${id}">${answer}</pre>`}
    ${
      refusals.length > 0 &&
      html`<h3>Errors</h3>
        <dl class="facts">
          ${refusals.map(({ status, code, message }) => html`<dt><code>${status} ${code}</code></dt><dd>${message}</dd>`)}
        </dl>`
    }
  </section>`
