import { useState } from 'react'
import { cx } from './cx.ts'

type Size = 'sm' | 'md' | 'lg' | 'xl'

/** The initials of the first and the last word: 'Maya Okafor' is MO, 'Cher' is C. */
export function initialsOf(name: string) {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const first = [...(words[0] ?? '?')][0] ?? '?'
  const last = words.length > 1 ? ([...(words.at(-1) ?? '')][0] ?? '') : ''
  return (first + last).toLocaleUpperCase('en')
}

/** Each name always gets the same one of the five tints. */
function toneOf(name: string) {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  return (sum % 5) + 1
}

/** A person's picture or initials. It decorates a name next to it, so screen readers skip it. */
export function Avatar({
  name,
  src,
  size = 'md',
  own,
}: {
  name: string
  src?: string | null
  size?: Size
  /** The signed-in user, in the color of the portal. */
  own?: boolean
}) {
  const [broken, setBroken] = useState<string | null>(null)
  const className = cx('av', size !== 'md' && `av-${size}`, !own && `av-${toneOf(name)}`)
  if (src && src !== broken) {
    return <img className={cx(className, 'av-img')} src={src} alt="" onError={() => setBroken(src)} />
  }
  return <span className={className} data-initials={initialsOf(name)} aria-hidden="true" />
}

/** A company's logo, or its initials in a square. It decorates a name next to it, so screen readers skip it. */
export function CompanyMark({ name, src, size = 'md' }: { name: string; src?: string | null; size?: Size }) {
  const [broken, setBroken] = useState<string | null>(null)
  const sized = size !== 'md' && `mark-${size}`
  if (src && src !== broken) {
    return (
      <img
        className={cx('mark', sized)}
        src={src}
        alt=""
        width={40}
        height={40}
        loading="lazy"
        onError={() => setBroken(src)}
      />
    )
  }
  return (
    <span
      className={cx('mark', 'mark-drawn', sized, `av-${toneOf(name)}`)}
      data-initials={initialsOf(name)}
      aria-hidden="true"
    />
  )
}
