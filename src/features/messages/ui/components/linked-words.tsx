import { linkedText } from '#lib/linked-text.ts'

/** A message's text, with its web addresses as links. */
export const LinkedWords = ({ text }: { text: string }) => (
  <>
    {linkedText(text).map((part, index) =>
      typeof part === 'string' ? (
        part
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text do not move
        <a key={index} href={part.href} target="_blank" rel="noreferrer noopener nofollow">
          {part.href}
        </a>
      ),
    )}
  </>
)
