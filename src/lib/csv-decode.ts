/** The text of a file as a spreadsheet saves it: UTF-8, UTF-16 with its mark, else Windows-1252; null where it is no text at all. */
export function decodeText(bytes: Uint8Array): string | null {
  const [first, second, third] = bytes
  const text =
    first === 0xff && second === 0xfe
      ? new TextDecoder('utf-16le').decode(bytes)
      : first === 0xfe && second === 0xff
        ? new TextDecoder('utf-16be').decode(bytes)
        : (strictUtf8(bytes) ?? new TextDecoder('windows-1252').decode(bytes))
  // archives and pictures: a workbook that was only renamed begins like this
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
