/** Emoji with their joiners and modifiers, flags, and keycaps. */
const EMOJI =
  /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200D|\uFE0F|[\d#*]\uFE0F?\u20E3){1,20}$/u

/** The emoji that an image shows, in the markup of mail programs, chats and wikis; '' for other images. */
export function emojiIn(picture: Element): string {
  const names = ['data-emoji-fallback', 'data-emoji', 'alt'].map((name) => picture.getAttribute(name) ?? '')
  return names.find((name) => name.length <= 40 && EMOJI.test(name)) ?? ''
}
