import { Mark } from '../primitives/brand.tsx'

/** A whole page that waits for the word who is there and what they may open (SHELL-10). */
export function Waiting() {
  return (
    <div className="waiting" role="status">
      <Mark />
      <span className="vh">Loading...</span>
    </div>
  )
}
