import { html } from 'hono/html'
import type { TableRows } from './read-rows.ts'

export type ListedFile = { path: string; isMissing: boolean }

/** 'application_status_changes' as a readable label. */
export const asLabel = (name: string): string => {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const shown = (value: unknown): string => {
  if (value === null || value === '') return ''
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'object' ? JSON.stringify(value, null, 2) : String(value)
}

/** An HTML page in the download, so that a person can read it with only a browser. */
export function readablePage(tables: TableRows[], files: ListedFile[], at: Date): string {
  const full = tables.filter(({ rows }) => rows.length > 0)
  return String(html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Your data at Tandem</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color-scheme: light dark; }
summary { font-weight: 600; padding: .5rem 0; cursor: pointer; }
dl { display: grid; grid-template-columns: minmax(8rem, 14rem) minmax(0, 1fr); gap: .25rem 1rem; border-top: 1px solid; padding-top: .75rem; }
dd { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
</style>
</head>
<body>
<h1>Your data at Tandem</h1>
<p>The data we stored about you on ${at.toISOString()}. Times are in UTC. The data folder contains the same data as JSON, one file per table.</p>
<h2>Files</h2>
${
  files.length === 0
    ? html`<p>You have no files.</p>`
    : html`<ul>${files.map(({ path, isMissing }) =>
        isMissing
          ? html`<li>${path} (file no longer available)</li>`
          : html`<li><a href="${path.split('/').map(encodeURIComponent).join('/')}">${path}</a></li>`,
      )}</ul>`
}
<h2>Records</h2>
${full.map(
  ({ name, rows }) => html`<details><summary>${asLabel(name)} (${rows.length})</summary>
${rows.map(
  (
    row,
  ) => html`<dl>${Object.entries(row).map(([key, value]) => html`<dt>${asLabel(key)}</dt><dd>${shown(value)}</dd>`)}</dl>
`,
)}</details>
`,
)}
</body>
</html>
`)
}
