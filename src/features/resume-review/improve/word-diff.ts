export type DiffPart = { kind: 'same' | 'gone' | 'new'; text: string }

/** Compares two texts word by word; neighboring changes are joined. */
export function wordDiff(before: string, after: string): DiffPart[] {
  const from = pieces(before)
  const to = pieces(after)
  const common = commonTable(from, to)
  const parts: DiffPart[] = []
  let i = 0
  let j = 0
  while (i < from.length || j < to.length) {
    if (i < from.length && j < to.length && from[i] === to[j]) {
      push(parts, 'same', from[i++] ?? '')
      j++
    } else if (j >= to.length || (i < from.length && (common[i + 1]?.[j] ?? 0) >= (common[i]?.[j + 1] ?? 0))) {
      push(parts, 'gone', from[i++] ?? '')
    } else push(parts, 'new', to[j++] ?? '')
  }
  return together(parts)
}

/** Words with the space after them; punctuation is separate. Very long texts are compared by sentence. */
function pieces(text: string): string[] {
  const words = text.match(/\s+|[\p{L}\p{M}\p{N}]+(?:['’.,/-][\p{L}\p{M}\p{N}]+)*|[^\s]/gu) ?? []
  return words.length > 2500 ? (text.match(/[^.!?]+[.!?]*\s*/g) ?? [text]) : words
}

function commonTable(from: string[], to: string[]): Uint16Array[] {
  const rows = Array.from({ length: from.length + 1 }, () => new Uint16Array(to.length + 1))
  for (let i = from.length - 1; i >= 0; i--) {
    for (let j = to.length - 1; j >= 0; j--) {
      const row = rows[i] as Uint16Array
      const next = rows[i + 1] as Uint16Array
      row[j] = from[i] === to[j] ? (next[j + 1] ?? 0) + 1 : Math.max(next[j] ?? 0, row[j + 1] ?? 0)
    }
  }
  return rows
}

function push(parts: DiffPart[], kind: DiffPart['kind'], text: string): void {
  const last = parts.at(-1)
  if (last?.kind === kind) last.text += text
  else parts.push({ kind, text })
}

/** Joins changes that only a space separates; removed text comes before added text. */
function together(parts: DiffPart[]): DiffPart[] {
  const out: DiffPart[] = []
  let removed = ''
  let fresh = ''
  const flush = () => {
    if (removed) out.push({ kind: 'gone', text: removed })
    if (fresh) out.push({ kind: 'new', text: fresh })
    removed = ''
    fresh = ''
  }
  parts.forEach((part, index) => {
    if (part.kind === 'gone') removed += part.text
    else if (part.kind === 'new') fresh += part.text
    else if (/^\s+$/.test(part.text) && (removed || fresh) && parts[index + 1] && parts[index + 1]?.kind !== 'same') {
      removed += part.text
      fresh += part.text
    } else {
      flush()
      out.push(part)
    }
  })
  flush()
  return out.filter(({ text }) => text !== '')
}
