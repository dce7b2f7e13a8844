import { htmlBlocks } from '#lib/html-text.ts'

const aboutWork =
  /responsib|dut(?:y|ies)|you(?:['’]ll| will) (?:do|be|work|own)|what you(?:['’]ll)? do|the (?:role|job|work|position)|day[- ]to[- ]day|tasks|your (?:role|job|work|mission)/i
const minCharacters = 20
const longest = 140

/** The duties in a posting: list items under a heading about the work. Empty if the posting has no such list. */
export function dutiesOf(descriptionHtml: string | null): string[] {
  let isWork = false
  const duties: string[] = []
  for (const { kind, text } of htmlBlocks(descriptionHtml ?? '')) {
    if (kind === 'item') {
      const duty = text.trim().replace(/(?<![\s.;,])[\s.;,]+$/, '')
      if (isWork && duty.length >= minCharacters && duty.length <= longest && !duties.includes(duty)) duties.push(duty)
    } else if (kind === 'heading' || text.length <= 60) isWork = aboutWork.test(text)
  }
  return duties
}
