import '../documents.css'

const lines = [
  [70, 92],
  [84, 84],
  [98, 90],
  [140, 72],
  [154, 90],
] as const

/** An illustration: a resume whose highlighted line points to a job. */
export function WelcomeArt() {
  return (
    <svg className="welcome-art" viewBox="0 0 320 210" aria-hidden="true">
      <rect className="paper" x="20" y="22" width="128" height="188" rx="8" />
      <rect className="ink" x="38" y="44" width="60" height="9" rx="4" />
      {lines.map(([y, width]) => (
        <rect key={y} className="line" x="38" y={y} width={width} height="5" rx="2.5" />
      ))}
      <rect className="line" x="38" y="178" width="60" height="5" rx="2.5" />
      <rect className="marked" x="36" y="122" width="80" height="13" rx="3" />
      <rect className="ink" x="38" y="126" width="76" height="5" rx="2.5" />
      <path className="link" d="M116 128C160 128 160 74 206 74" />
      <circle className="dot" cx="206" cy="74" r="6" />
      <rect className="paper" x="212" y="44" width="140" height="60" rx="8" />
      <rect className="ink" x="228" y="62" width="74" height="8" rx="4" />
      <rect className="line" x="228" y="80" width="52" height="5" rx="2.5" />
    </svg>
  )
}
