/** Decodes a file that a spreadsheet program saved: UTF-8, UTF-16 with a byte order mark, else Windows-1252. Null if it is not text. */
export function decodeText(bytes: Uint8Array): string | null {
  const [first, second, third] = bytes
  const text =
    first === 0xff && second === 0xfe
      ? new TextDecoder('utf-16le').decode(bytes)
      : first === 0xfe && second === 0xff
        ? new TextDecoder('utf-16be').decode(bytes)
        : (strictUtf8(bytes) ?? new TextDecoder('windows-1252').decode(bytes))
  // archives and images; a workbook that was only renamed to .csv begins like an archive
  const isArchive = first === 0x50 && second === 0x4b && third !== undefined && third < 9
  return isArchive || text.includes('\u0000') ? null : text
}

function strictUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
