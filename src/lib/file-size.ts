const units = ['B', 'KB', 'MB', 'GB']

/** Formats a number of bytes: '48 KB', '10.0 MB', in steps of 1024. */
export function fileSize(bytes: number) {
  const step = Math.min(Math.floor(Math.log2(Math.max(bytes, 1)) / 10), units.length - 1)
  const amount = bytes / 1024 ** step
  return `${amount.toFixed(step < 2 ? 0 : 1)} ${units[step]}`
}
