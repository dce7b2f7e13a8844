import { Mark } from '../primitives/brand.tsx'

/** A whole page while the user's identity and access are being loaded (SHELL-10). */
export function Waiting() {
  return (
    <div className="waiting" role="status">
      <Mark />
      <span className="vh">Loading...</span>
    </div>
  )
}
