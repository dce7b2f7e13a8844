/** Emoji with what joins and colours them, flags, and figures in a frame. */
const EMOJI =
  /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200D|\uFE0F|[\d#*]\uFE0F?\u20E3){1,20}$/u

/** The emoji that a picture shows, as mail programs, chats and wikis write them; '' for any other picture. */
export function emojiIn(picture: Element): string {
  const names = ['data-emoji-fallback', 'data-emoji', 'alt'].map((name) => picture.getAttribute(name) ?? '')
  return names.find((name) => name.length <= 40 && EMOJI.test(name)) ?? ''
}
