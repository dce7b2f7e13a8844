/** Rows as a thread returns them: in parts, as text, so that the process which asked never reads all of them in one go. */
export type PackedRows = Uint8Array[]

/** How many rows a part has. */
const PART = 200

export function packRows(rows: readonly unknown[]): PackedRows {
  const parts: PackedRows = []
  const encoder = new TextEncoder()
  for (let at = 0; at < rows.length; at += PART) parts.push(encoder.encode(JSON.stringify(rows.slice(at, at + PART))))
  return parts
}

/** The rows, `parts` parts at a time. */
export function* unpackRows<Row>(packed: PackedRows, parts = 1): Generator<Row[]> {
  const decoder = new TextDecoder()
  for (let at = 0; at < packed.length; at += parts)
    yield packed.slice(at, at + parts).flatMap((part) => JSON.parse(decoder.decode(part)) as Row[])
}
